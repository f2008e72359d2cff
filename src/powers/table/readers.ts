import { list as listOf, msg, valuePart } from '../../model/message.ts';
import type { Trigger } from '../../model/power.ts';
import type { Location } from '../../model/text/text.ts';
import { canonical } from '../../model/value/canonical.ts';
import { flag, get, items, source, text, toJson } from '../../model/value/value.ts';
import type { FieldPlace, FieldReader, Grant } from '../carrier.ts';
import { joinWords } from '../support/command-words.ts';
import { stringsOf, wrongType } from '../support/fields.ts';
import { pinOf } from '../support/program-line.ts';
import { hostOf } from '../support/remote.ts';
import { folderGrant, inRepository, settingGrant } from '../support/setting-grants.ts';

/** A switch that grants with one value; every other value grants nothing. */
export function on(more: Partial<Grant> = {}, granting = true): FieldReader {
  return ({ value }, { name, client }) => {
    const read = flag(value);
    if (read === undefined) return wrong(name, value, client, 'true or false');
    if (read !== granting) return {};
    return { grants: [settingGrant(name, `${name}: ${read}`, { at: value.at, ...more })] };
  };
}

/** A switch that takes a power away with one value; every other value takes none. */
export function off(guarding: boolean | string): FieldReader {
  return ({ value }, { name, client }) => {
    const read = typeof guarding === 'boolean' ? flag(value) : text(value);
    if (read === undefined) {
      const expected =
        typeof guarding === 'boolean' ? 'true or false' : msg`${valuePart(guarding)}`;
      return wrong(name, value, client, expected);
    }
    if (read !== guarding) return {};
    return { grants: [settingGrant(name, `${name}: ${read}`, { kind: 'guard', at: value.at })] };
  };
}

/** A switch that grants with one value, and limits with the other. */
export function either(granting: boolean, more: Partial<Grant> = {}): FieldReader {
  return (field, place) => {
    const granted = on(more, granting)(field, place);
    return granted.grants || granted.faults ? granted : off(!granting)(field, place);
  };
}

/** Values of a text that grant; every other value grants nothing. */
export function value(granting: readonly string[], more: Partial<Grant> = {}): FieldReader {
  return ({ value: written }, { name }) => {
    const read = text(written) ?? '';
    if (!granting.includes(read)) return {};
    return { grants: [settingGrant(name, `${name}: ${read}`, { at: written.at, ...more })] };
  };
}

/** A list that limits to its entries: the list is a guard, each entry a hole in it. */
export function only(guard: string): FieldReader {
  return ({ keyAt, value: list }, { name, client }) => {
    if (list.kind !== 'list') return wrong(name, list, client, 'a list');
    const limit = settingGrant(name, guard, { kind: 'guard', at: keyAt });
    const holes = list.items.map((item) =>
      settingGrant(name, `${name}: ${text(item) ?? canonical(toJson(item))}`, { at: item.at }),
    );
    return { grants: [limit, ...holes] };
  };
}

/** A value that is not understood: any other value is another power. */
export function opaque(more: Partial<Grant> = {}): FieldReader {
  return ({ keyAt, value }, { name }) => {
    const scope = `${name}: ${canonical(toJson(value))}`;
    return { grants: [settingGrant(name, scope, { at: keyAt, ...more })] };
  };
}

/** A value that grants nothing today: only that it changes is listed. */
export const unread: FieldReader = ({ keyAt, value }, { name }) => ({
  unread: [{ field: name, value: canonical(toJson(value)), at: keyAt }],
});

/** Text of a list, with its place. */
interface Entry {
  readonly text: string;
  readonly at: Location;
}

/** One grant for each text of a list. */
export function each(grantOf: (entry: Entry, place: FieldPlace) => Grant): FieldReader {
  return ({ value }, place) => {
    const entries = value.kind === 'list' ? stringsOf(value) : null;
    if (entries) return { grants: entries.map((entry) => grantOf(entry, place)) };
    return wrong(place.name, value, place.client, 'a list of strings');
  };
}

/** Names that are granted, or taken away, one by one. */
export function names(more: Partial<Grant> = {}): FieldReader {
  return each(({ text: name, at }, place) =>
    settingGrant(place.name, name.trim(), { at, ...more }),
  );
}

/** Values of a list that grant one by one, shown with the name of the list. */
export const entries: FieldReader = each(({ text: written, at }, { name }) =>
  settingGrant(name, `${name}: ${written}`, { at }),
);

/** Folders with all that is below them. */
export function folders(kind: Grant['kind'], more: Partial<Grant> = {}): FieldReader {
  return each((entry, { name }) =>
    folderGrant(entry, { kind, feature: 'setting', subject: name, trigger: inRepository, ...more }),
  );
}

/** Hosts; `*` is every host. */
export function hosts(kind: Grant['kind']): FieldReader {
  return each((entry, { name }) => {
    const host = entry.text.trim().toLowerCase();
    return settingGrant(name, host, { kind, reach: host === '*' ? 'any' : 'one', at: entry.at });
  });
}

/** A switch with which every host is reached. */
export const everyHost: FieldReader = on({ kind: 'net', scope: 'every host', reach: 'any' });

/** The address of a server that gets requests. */
export function address(remark: string): FieldReader {
  return ({ value }, { name: subject }) => {
    const { name, isKnown } = hostOf(text(value));
    const reach = isKnown ? 'one' : 'unknown';
    return { grants: [settingGrant(subject, name, { kind: 'net', reach, remark, at: value.at })] };
  };
}

/** A program that the client runs by itself: a shell line, a list of words, or either of them below `command`. */
export function command(trigger: Trigger = inRepository): FieldReader {
  return ({ value }, { name, client }) => {
    const written = value.kind === 'table' ? (get(value, 'command') ?? value) : value;
    const words = items(written).map((item) => source(item) ?? '');
    const line = written.kind === 'list' ? joinWords(words) : text(written);
    const base = {
      kind: 'run',
      feature: 'helper-command',
      subject: name.replace(/\.command$/, ''),
      trigger,
      at: written.at,
    } as const;
    if (!line) {
      const fault = wrong(name, value, client, 'a command');
      return { ...fault, grants: [{ ...base, scope: name, reach: 'unknown' }] };
    }
    const run = written.kind === 'list' ? words : line;
    const grant: Grant = {
      ...base,
      scope: line.trim(),
      reach: 'one',
      pin: pinOf(line),
      command: run,
    };
    return { grants: [grant] };
  };
}

/** The values of a mode, with the one that holds without it. */
export interface Modes {
  /** Values that allow more than the default, from less to more. */
  readonly raising: readonly string[];
  readonly limiting: readonly string[];
  readonly neutral: readonly string[];
  readonly remarks?: Readonly<Record<string, string>>;
}

/** A mode that allows more or less than its default. */
export function mode({ raising, limiting, neutral, remarks = {} }: Modes): FieldReader {
  return ({ value }, { name, client }) => {
    const written = text(value);
    if (written !== undefined && neutral.includes(written)) return {};
    const grant: Grant = {
      kind: 'approve',
      feature: 'permission-mode',
      subject: name,
      trigger: inRepository,
      scope: written ?? name,
      reach: 'one',
      at: value.at,
    };
    if (written !== undefined && limiting.includes(written))
      return { grants: [{ ...grant, kind: 'guard' }] };
    const rank = raising.indexOf(written ?? '');
    if (rank >= 0)
      return { grants: [{ ...grant, rank: rank + 1, remark: remarks[written ?? ''] }] };
    const known = [...limiting, ...neutral, ...raising].map(valuePart);
    const fault = wrong(name, value, client, listOf(known, { limit: 9, last: 'or' }));
    return { ...fault, grants: [{ ...grant, reach: 'unknown' }] };
  };
}

/** The fault of a value of another type; what the field allows is unknown. */
function wrong(
  name: string,
  value: Parameters<typeof wrongType>[1],
  client: string,
  expected: Parameters<typeof wrongType>[2]['expected'],
) {
  const fault = wrongType(name, value, { expected, consequence: `${client} does not use it` });
  return { faults: [{ ...fault, isUnreadable: true }] };
}
