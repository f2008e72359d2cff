import type { Finding } from '../../model/finding.ts';
import { count, type Message, msg, namePart, words } from '../../model/message.ts';
import type { Unit } from '../../model/power.ts';
import { unstopped } from '../document/lines.ts';
import type { Cause, Subject } from './subject.ts';

/** What a title says of one subject with a cause, and of several. */
interface Clauses {
  readonly one: (subject: Subject) => Message;
  readonly many: (amount: number) => Message;
}

export const clauses: Readonly<Record<Exclude<Cause, 'other'>, Clauses>> = {
  break: {
    one: (subject) => msg`${versioned(subject)} breaks its callers${unraised(subject)}`,
    many: (amount) => msg`${amount} skills break their callers`,
  },
  renamed: {
    one: (subject) =>
      msg`${namePart(subject.skill?.base?.name ?? '')} was renamed to ${named(subject)}`,
    many: (amount) => msg`${amount} skills were renamed`,
  },
  removed: {
    one: (subject) => msg`${named(subject)} was removed`,
    many: (amount) => msg`${amount} skills were removed`,
  },
  unversioned: {
    one: (subject) => msg`${named(subject)} breaks its callers and has no version`,
    many: (amount) => msg`${amount} skills break their callers and have no version`,
  },
  decreased: {
    one: (subject) =>
      msg`${named(subject)} goes back from ${namePart(subject.skill?.base?.version ?? '')} to ${namePart(subject.skill?.version ?? '')}`,
    many: (amount) => msg`The versions of ${amount} skills go back`,
  },
  permission: {
    one: (subject) => msg`${named(subject)} gains ${permissions(subject.findings.length)}`,
    many: (amount) => msg`${amount} skills gain permissions`,
  },
  policy: {
    one: (subject) =>
      msg`The policy denies ${permissions(subject.findings.length)} of ${named(subject)}`,
    many: (amount) => msg`The policy denies permissions of ${amount} skills`,
  },
  'plugin-version': {
    one: (subject) => msg`${named(subject)} needs a new version`,
    many: (amount) => msg`${amount} plugins need a new version`,
  },
  lock: {
    one: (subject) => msg`The lock entry of ${named(subject)} is outdated`,
    many: (amount) => msg`${amount} lock entries are outdated`,
  },
};

/** `a permission`, `3 permissions`. */
export function permissions(amount: number): Message {
  return amount === 1 ? words('a permission') : count(amount, 'permission');
}

/** What does not pass, with its kind unless it is a skill. */
export function named({ kind, name }: Subject): Message {
  return kind === 'plugin' ? msg`plugin ${namePart(name)}` : msg`${namePart(name)}`;
}

function versioned(subject: Subject): Message {
  const { skill } = subject;
  const version = skill && skill.version !== skill.base?.version ? skill.version : null;
  return version === null ? named(subject) : msg`${named(subject)} ${namePart(version)}`;
}

function unraised({ skill }: Subject): Message {
  return words(skill?.version === skill?.base?.version ? ' without a new version' : '');
}

/** How many units of one kind, or of several. */
export function ownerCount(owners: readonly Unit[]): Message {
  const kinds = new Set(owners.map(({ kind }) => kind));
  const [kind] = kinds;
  return kinds.size === 1 && kind && kind !== 'repository'
    ? count(owners.length, kind)
    : msg`${owners.length} skills and other parts`;
}

/** The plugin or marketplace that users lose, whatever else is wrong. */
export function identityClause({ failing, warnings }: Concerned): Message | null {
  const all = [...failing.flatMap(({ findings }) => findings), ...warnings];
  const lost = all.filter(({ topic, state }) => topic === 'identity' && state === 'new');
  const [first] = lost;
  if (!first) return null;
  return lost.length === 1
    ? unstopped(first.message)
    : msg`${lost.length} plugins or marketplaces lose their names`;
}

/** What fails, and the warnings beside it. */
interface Concerned {
  readonly failing: readonly Subject[];
  readonly warnings: readonly Finding[];
}
