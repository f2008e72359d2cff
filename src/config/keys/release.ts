import { code, msg, words } from '../../model/message.ts';
import { didYouMean } from '../../model/text/suggest.ts';
import type { Value } from '../../model/value/value.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeValues } from '../schema/merge.ts';
import { describeValue, isShortEnough, maxTextLength, type Reader } from '../schema/reader.ts';

/** The origin of a version bump: `base`, or the last release, by `tag:` and a glob of tags. */
export const release: ConfigKey<string> = {
  name: 'release',
  description:
    'What a version is compared with: base, or the last tag that matches a glob, such as tag:v* or tag:{name}@*.',
  schema: {
    type: 'string',
    maxLength: maxTextLength,
    pattern: '^(base$|tag:.)',
    examples: ['tag:{name}@*'],
  },
  default: 'base',
  read: readRelease,
  merge: mergeValues,
  effective: { as: 'value', row: 4 },
  loosening: {
    trustedConfigDecides: false,
    *find({ base, head }) {
      if (base === head) return;
      const effect =
        head === 'base'
          ? 'Unreleased breaks on the target branch need no bump.'
          : 'A second break since the release needs no bump.';
      yield {
        message: msg`${code('release')} changed: ${code(base)} to ${code(head)}. ${words(effect)}`,
      };
    },
  },
};

function readRelease(value: Value, reader: Reader): string {
  const text = value.kind === 'string' ? String(value.value) : '';
  const isGlob = /^tag:./.test(text) && isShortEnough(text);
  if (text === 'base' || isGlob) {
    const [placeholder] = (text.match(/\{\w+\}/g) ?? []).filter((part) => part !== '{name}');
    if (placeholder === undefined) return text;
    reader.fault(
      value.at,
      `"${placeholder}" is not a placeholder of "release".`,
      () => didYouMean(placeholder, ['{name}']) ?? 'The only one is "{name}".',
    );
    return 'base';
  }
  reader.fault(
    value.at,
    `"release" must be base or tag: and a glob, such as tag:v*, not ${describeValue(value)}.`,
    () => (/[*{]/.test(text) ? `Did you mean "tag:${text}"?` : undefined),
  );
  return 'base';
}
