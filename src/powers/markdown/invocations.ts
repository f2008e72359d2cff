import { code, msg, words } from '../../model/message.ts';
import type { GrantFault, InvocationKey, Matcher, Trigger } from '../../model/power.ts';
import type { Location } from '../../model/text/text.ts';
import { type Field, fields, source, type Table, type Value } from '../../model/value/value.ts';
import type { CarrierResult, CarrierSource, Grant } from '../carrier.ts';
import { readFlag } from '../support/client-flags.ts';
import { grantFault, stringsOf, wrongType } from '../support/fields.ts';

/** Who may start a skill or command; absent fields let the model and the user start it. */
export function readInvocations(
  frontmatter: Table | null,
  { path, unit }: Pick<CarrierSource, 'path' | 'unit'>,
): Partial<CarrierResult> {
  const disable = frontmatter?.fields.get('disable-model-invocation');
  const invocable = frontmatter?.fields.get('user-invocable');
  const disabled = disable && readFlag(disable);
  const userInvocable = invocable && readFlag(invocable);
  const paths = readPaths(frontmatter, unit.kind === 'command');
  const top = frontmatter?.fields.get('name')?.keyAt ??
    fields(frontmatter ?? undefined)[0]?.keyAt ?? { path };
  const trigger: Trigger = { start: 'model', matcher: paths.matcher };
  const byModel = invocation('model', trigger, disable?.value.at ?? top);
  const byUser = invocation('user', { start: 'typed' }, invocable?.value.at ?? top);
  const isUnreachable = disabled?.value === true && userInvocable?.value === false;
  const message = msg`Neither the model nor the user may start the ${words(unit.kind)}.`;
  return {
    invocationKeys: [
      ...(disable ? [invocationKey('model', disable)] : []),
      ...(invocable ? [invocationKey('user', invocable)] : []),
    ],
    grants: [
      ...(disabled?.value === true ? [] : [byModel]),
      ...(userInvocable?.value === false ? [] : [byUser]),
    ],
    faults: [
      ...(disabled?.faults ?? []),
      ...(userInvocable?.faults ?? []),
      ...paths.faults,
      ...(isUnreachable ? [grantFault(message, invocable?.keyAt ?? top)] : []),
    ],
  };
}

/** A key as written, for messages. */
export function invocationKey(subject: string, { key, keyAt, value }: Field): InvocationKey {
  return { subject, text: `${key}: ${source(value) ?? ''}`, at: keyAt };
}

function invocation(subject: string, trigger: Trigger, at: Location): Grant {
  return {
    kind: 'auto',
    feature: 'invocation',
    scope: subject,
    reach: 'one',
    subject,
    trigger,
    at,
    isDefault: true,
  };
}

interface ReadPaths {
  readonly matcher?: Matcher | undefined;
  readonly faults: readonly GrantFault[];
}

/** The files for which the model may load a skill by itself; commands have no such limit. */
function readPaths(frontmatter: Table | null, isIgnored: boolean): ReadPaths {
  const field = frontmatter?.fields.get('paths');
  if (!field || field.value.kind === 'null') return { faults: [] };
  if (isIgnored) {
    const message = msg`${code('paths')} has no effect on a command.`;
    return { faults: [grantFault(message, field.keyAt)] };
  }
  const globs = globsOf(field.value);
  if (!globs) {
    const consequence = 'clients do not limit the skill to these files';
    const expected = 'a string or a list of strings';
    return { faults: [wrongType('paths', field.value, { expected, consequence })] };
  }
  const isLimited = globs.length > 0 && !globs.some((glob) => /^\*\*(?:\/\*{1,2})?$/.test(glob));
  if (!isLimited) return { faults: [] };
  return { matcher: { text: globs.join(', '), names: globs, areGlobs: true }, faults: [] };
}

function globsOf(value: Value): readonly string[] | null {
  const globs = stringsOf(value)
    ?.flatMap(({ text }) => splitOutsideBraces(text))
    .map((glob) => glob.trim())
    .filter((glob) => glob !== '');
  return globs ? [...new Set(globs)].sort() : null;
}

/** Splits at commas, but not at those of `*.{ts,js}`. */
function splitOutsideBraces(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '{') depth++;
    if (character === '}') depth = Math.max(depth - 1, 0);
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
