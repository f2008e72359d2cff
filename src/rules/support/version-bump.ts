import type { Consequence, Draft, Finding, Note, Severity } from '../../model/finding.ts';
import {
  code,
  count,
  type Insert,
  type Message,
  msg,
  nothing,
  sentence,
  words,
} from '../../model/message.ts';
import { type Skill, versionLocation } from '../../model/skill.ts';
import { LineMap, type Range } from '../../model/text/text.ts';
import type { Bump } from '../../model/version/bump.ts';
import { isVersionBelow, smallestCoveringVersion } from '../../model/version/version.ts';
import type { VersionBump } from '../rule.ts';

/** Severity of a missing version bump. */
export const shortfallSeverity: Readonly<Record<Bump, Severity>> = {
  major: 'error',
  minor: 'warning',
  patch: 'note',
  none: 'note',
};

/** The severity of the rules on missing major bumps, in words. */
export const missingMajorSeverity = 'error; a note where a change carries it';

/** The severity of the rules on missing bumps of any size, in words. */
export const missingBumpSeverity =
  'error for a major bump, warning for a minor one, note for a patch; a note where a change carries it';

/** A missing bump is a note of the change that needs it; several changes keep theirs, and the note sums them up. */
export const ofItsChanges: Consequence = { rules: 'changes', sharing: 'skill', says: 'help' };

/** A draft at the location of the version. */
export function versionDraft(
  { before, after, required, changes, tag }: VersionBump,
  said: Pick<Draft, 'message' | 'help' | 'notes'>,
  severity?: Severity,
): Draft {
  const fingerprints = changes.map(({ fingerprint }) => fingerprint);
  const since = tag === null ? [] : [{ message: msg`Measured from the release ${code(tag)}.` }];
  return {
    ...said,
    notes: [...(said.notes ?? []), ...since],
    at: versionLocation(after),
    was: before.version?.at,
    about: ['version', required, ...fingerprints].join(' '),
    identity: 'version',
    before: before.version?.value ?? null,
    after: after.version?.value ?? null,
    severity,
  };
}

/** The version of a skill, for messages. */
export function formatVersion({ version }: Skill): Insert {
  return version ? code(version.value) : words('none');
}

/** A version that covers too little, with what it has to be and why. */
export function uncovered(step: VersionBump): Pick<Draft, 'message' | 'help' | 'notes'> {
  return {
    message: msg`Version ${formatVersion(step.after)} does not cover ${describeChanges(step)}.`,
    help: setVersion(step),
    notes: [...changeNotes(step), ...zeroNotes(step), ...acceptingPins(step)],
  };
}

/** Which number of a version below 1.0.0 callers read as the major or minor one. */
export function zeroNotes({
  before,
  required,
}: Pick<VersionBump, 'before' | 'required'>): readonly Note[] {
  const version = before.version?.value ?? '';
  if (!/^v?0\./.test(version) || (required !== 'major' && required !== 'minor')) return [];
  if (/^v?0\.0\.\d/.test(version))
    return [{ message: msg`Below 0.1.0, every version may break callers.` }];
  const [place, role] = required === 'major' ? ['second', 'major'] : ['third', 'minor'];
  return [
    { message: msg`Below 1.0.0, the ${words(place)} number counts as the ${words(role)} one.` },
  ];
}

/** The lowest sufficient version. */
export function sufficientVersion({ before, required }: VersionBump): string {
  return smallestCoveringVersion(before.version?.value ?? '', required);
}

/** The version to set; more than a minor bump may be right, where a person has to decide. */
function setVersion(step: VersionBump): Message {
  const version = code(`version: ${sufficientVersion(step)}`);
  return msg`Set ${version}${words(step.required === 'minor' ? ' or later' : '')}${versionPlaces(step)}.`;
}

/** ` in both manifests`, where several declare the version. */
function versionPlaces({ after }: VersionBump): Message {
  const places = [...after.versions.values()].map(
    ({ at }) => `${at.path}:${at.range?.start.line ?? 0}`,
  );
  const amount = new Set(places).size;
  if (amount < 2) return nothing;
  return amount === 2 ? msg` in both manifests` : msg` in all ${amount} manifests`;
}

/** The number of changes: `2 breaking changes`. */
export function describeChanges(step: VersionBump): Message {
  const changes = listedChanges(step);
  const breaks =
    step.required === 'major' && changes.some(({ category }) => category !== 'privilege');
  return count(changes.length, breaks ? 'breaking change' : 'change');
}

const maxListed = 5;

/** The changes behind a bump, in a few words each, with their places. */
export function changeNotes(step: VersionBump): readonly Note[] {
  const changes = listedChanges(step);
  const notes: readonly Note[] = changes.slice(0, maxListed).map(({ phrase, message, at }) => ({
    message: phrase ? msg`${sentence(phrase)}.` : message,
    at,
  }));
  const rest = changes.length - notes.length;
  return rest > 0 ? [...notes, { message: msg`And ${count(rest, 'more change')}.` }] : notes;
}

/** The changes without that of a file whose content is listed. */
function listedChanges({ changes }: VersionBump): readonly Finding[] {
  const isListed = ({ rule, at, before, after }: Finding) =>
    rule === 'bundled-file-changed' &&
    [before, after].every((side) => Array.isArray(side) && side.length === 1) &&
    changes.some((other) => other.rule !== rule && other.at.path === at.path);
  return changes.filter((finding) => !isListed(finding));
}

/** The pins that accept the version although a major bump is missing. */
export function acceptingPins({ pins, required, after }: VersionBump): readonly Note[] {
  if (required !== 'major') return [];
  const isAccepting = ({ value }: VersionBump['pins'][number]) =>
    isVersionBelow(after.version?.value ?? '', value) === false;
  return pinNotes(pins.filter(isAccepting), 'accepts it all the same');
}

/** What becomes of pins, each with its place. */
export function pinNotes(pins: VersionBump['pins'], effect: string): readonly Note[] {
  return pins.slice(0, maxListed).map(({ value, at }) => ({
    message: msg`${code(`min_version: ${value}`)} ${words(effect)}.`,
    at,
  }));
}

/** True if two skills have the same files, except for the declared version. */
export function differOnlyInVersion(before: Skill, after: Skill): boolean {
  const [oldFiles, newFiles] = [before, after].map((skill) => [
    ...withoutVersion(skill),
    ...filesOf(skill),
  ]);
  return (
    oldFiles?.length === newFiles?.length &&
    oldFiles?.every((oldFile, index) => oldFile === newFiles?.[index]) === true
  );
}

function withoutVersion({ texts, version }: Skill): readonly string[] {
  return [...texts].map(([path, text]) =>
    version?.at.path === path && version.at.range ? withoutRange(text, version.at.range) : text,
  );
}

function withoutRange(text: string, range: Range): string {
  const [from, to] = new LineMap(text).span(range);
  return `${text.slice(0, from)}\0${text.slice(to)}`;
}

function filesOf({ files, texts }: Skill): readonly string[] {
  return files
    .filter(({ path }) => !texts.has(path))
    .map(({ name, kind, id }) => [name, kind, id ?? ''].join('\0'));
}
