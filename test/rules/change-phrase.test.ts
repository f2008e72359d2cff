import { expect, test } from 'vitest';
import { isEmpty, nothing, plainText } from '../../src/model/message.ts';
import { changeRules } from '../../src/rules/catalog.ts';
import { changePhrase } from '../../src/rules/words/phrase.ts';

const change = { about: 'input\0\0day', before: 'old', after: 'new' };

test.each(changeRules.map((rule) => [rule.id, rule] as const))(
  'the phrase of %s has no placeholder left',
  (_id, rule) => {
    const phrase = changePhrase(rule, change);
    expect(phrase).toBeDefined();
    expect(isEmpty(phrase ?? nothing)).toBe(false);
    expect(plainText(phrase ?? nothing)).not.toMatch(/[{}]|undefined|\[object/);
  },
);
