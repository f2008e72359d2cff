import { expect, test } from 'vitest';
import { isEmpty, plainText } from '../src/model/message.ts';
import { changeRules } from '../src/rules/catalog.ts';
import { changePhrase } from '../src/rules/words/phrase.ts';

const change = { about: 'input\0\0day', before: 'old', after: 'new' };

test.each(changeRules.map((rule) => [rule.id, rule] as const))(
  'the phrase of %s has no placeholder left',
  (_id, rule) => {
    const phrase = changePhrase(rule, change);
    expect(isEmpty(phrase)).toBe(false);
    expect(plainText(phrase)).not.toMatch(/[{}]|undefined|\[object/);
  },
);
