import { code, type Message, msg, sentence, words } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type { Location } from '../../model/text/text.ts';
import { canonical } from '../../model/value/canonical.ts';
import { type Table, toJson, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';

/** The fault of a field with a value of another type than the client reads. */
export function wrongType(
  field: string,
  value: Value,
  { expected, consequence }: { readonly expected: string | Message; readonly consequence: string },
): GrantFault {
  const type = typeof expected === 'string' ? words(expected) : expected;
  const fact = msg`${code(field)} is ${shownValue(value)}, not ${type}.`;
  const message = msg`${fact} ${sentence(words(consequence))}.`;
  return { ...grantFault(message, value.at), value: canonical(toJson(value)) };
}

/** Texts that are of another type, which the client ignores. */
export function textFaults(
  frontmatter: Table | null,
  keys: readonly string[],
): readonly GrantFault[] {
  return keys.flatMap((key) => {
    const value = frontmatter?.fields.get(key)?.value;
    if (!value || value.kind === 'string' || value.kind === 'null') return [];
    const expected = { expected: 'a string', consequence: 'Claude Code ignores it' };
    return [wrongType(key, value, expected)];
  });
}

/** A fault that leaves the rest of the file readable. */
export function grantFault(message: Message, at: Location, help?: Message): GrantFault {
  return { message, help, at, isUnreadable: false };
}

/** A fault that switches off a guard. */
export function guardFault(fault: GrantFault, isOfGuard = true): GrantFault {
  return { ...fault, isOfGuard };
}

/** The strings of a value that is a string or a list of strings; null for any other value. */
export function stringsOf(
  value: Value | undefined,
): readonly { text: string; at: Location }[] | null {
  if (!value) return [];
  const list = value.kind === 'list' ? value.items : [value];
  const strings = list.flatMap((item) =>
    item.kind === 'string' ? [{ text: String(item.value), at: item.at }] : [],
  );
  return strings.length === list.length ? strings : null;
}
