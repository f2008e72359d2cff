import type { Draft, Finding, Severity } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import { type Skill, versionLocation } from '../../model/skill.ts';
import { LineMap, type Range } from '../../model/text/text.ts';
import { clip } from '../../model/value/format-value.ts';
import type { Bump } from '../../model/version/bump.ts';
import { isVersionBelow, smallestCoveringVersion } from '../../model/version/version.ts';
import type { VersionBump } from '../rule.ts';
import { pluralize } from '../words/words.ts';

/** Severity of a missing version bump. */
export const shortfallSeverity: Readonly<Record<Bump, Severity>> = {
  major: 'error',
  minor: 'warning',
  patch: 'note',
  none: 'note',
};

/** The severity of the rules on missing major bumps, in words. */
export const missingMajorSeverity =
  'One break: an error at the change. Several: an error each, and one note that lists them.';

/** The severity of the rules on missing bumps of any size, in words. */
export const missingBumpSeverity = `${missingMajorSeverity} A missing minor bump: a warning. A missing patch bump: a note.`;

/** A draft at the location of the version. */
export function versionDraft(
  { before, after, required, changes, tag }: VersionBump,
  message: string,
  severity?: Severity,
): Draft {
  const fingerprints = changes.map(({ fingerprint }) => fingerprint);
  return {
    message: tag === null ? message : `Since the release ${clip(tag)}: ${message}`,
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
export function formatVersion({ version }: Skill): string {
  return clip(version?.value ?? 'none');
}

/** The declared bump: `is a patch bump`; below 1.0.0 with the number that counts as the major one. */
export function describeBump({ before, declared }: VersionBump): string {
  const reason = zeroReason(before.version?.value);
  return `is a ${declared} bump${reason === '' ? '' : ` (${reason})`}`;
}

/** Which number of a version below 1.0.0 callers read as the major or minor one; empty from 1.0.0 on. */
function zeroReason(version = '', required: Bump = 'major'): string {
  if (!/^v?0\./.test(version) || (required !== 'major' && required !== 'minor')) return '';
  if (/^v?0\.0\.\d/.test(version)) return 'in 0.0.x, every version may break callers';
  return required === 'major'
    ? 'below 1.0.0, the second number counts as the major one'
    : 'below 1.0.0, the third number counts as the minor one';
}

/** The lowest sufficient version, with the reason below 1.0.0: `2.0.0`, `0.0.2 (in 0.0.x, ...)`. */
export function sufficientVersion({ before, required }: VersionBump): string {
  const version = before.version?.value ?? '';
  const reason = zeroReason(version, required);
  return `${smallestCoveringVersion(version, required)}${reason === '' ? '' : ` (${reason})`}`;
}

/** The same for a message; more than a minor bump may be right, where a person has to decide. */
export function leastVersion(bump: VersionBump): string {
  return `${bump.required === 'minor' ? 'at least ' : ''}${sufficientVersion(bump)}`;
}

/** ` in both manifests`, where several declare the version; else empty. */
export function versionPlaces({ after }: VersionBump): string {
  const places = [...after.versions.values()].map(
    ({ at }) => `${at.path}:${at.range?.start.line ?? 0}`,
  );
  const amount = new Set(places).size;
  if (amount < 2) return '';
  return amount === 2 ? ' in both manifests' : ` in all ${amount} manifests`;
}

/** What the changes are to callers, with the changes: `2 changes break callers (...)`. */
export function describeChanges(bump: VersionBump): string {
  const { required } = bump;
  const changes = listedChanges(bump);
  const isSingle = changes.length === 1;
  const subject = isSingle ? 'This change' : pluralize(changes.length, 'change');
  const isPrivilege = changes.every(({ category }) => category === 'privilege');
  const consequence = isPrivilege ? needText(required, isSingle) : effect(required, isSingle);
  return `${subject} ${consequence} (${formatChanges(bump)})`;
}

/** The changes in front of a verb without a subject: `this change (...)`, `these 2 changes (...)`. */
export function nameChanges(bump: VersionBump): string {
  const amount = listedChanges(bump).length;
  const noun = amount === 1 ? 'this change' : `these ${pluralize(amount, 'change')}`;
  return `${noun} (${formatChanges(bump)})`;
}

/** The changes without that of a file whose content is listed. */
function listedChanges({ changes }: VersionBump): readonly Finding[] {
  const isListed = ({ rule, at, before, after }: Finding) =>
    rule === 'bundled-file-changed' &&
    [before, after].every((side) => Array.isArray(side) && side.length === 1) &&
    changes.some((other) => other.rule !== rule && other.at.path === at.path);
  return changes.filter((finding) => !isListed(finding));
}

function effect(required: Bump, isSingle: boolean): string {
  if (required !== 'major') return needText(required, isSingle);
  return isSingle ? 'breaks callers' : 'break callers';
}

/** The bump of changes that break no call, as more permissions do. */
function needText(required: Bump, isSingle: boolean): string {
  if (required === 'major') return isSingle ? 'needs a major bump' : 'need a major bump';
  return `should have a ${required} bump`;
}

const maxListed = 3;

/** The changes behind a bump, in a few words each; several with their lines, except behind an optional bump. */
function formatChanges(bump: VersionBump): string {
  const { after, required } = bump;
  const changes = listedChanges(bump);
  const path = versionLocation(after).path;
  const isSingle = changes.length === 1;
  const texts = changes.slice(0, maxListed).map((finding) => {
    const line = isSingle || required === 'patch' ? '' : lineOf(finding, path);
    return `${plainText(finding.phrase ?? finding.message)}${line === '' ? '' : `, ${line}`}`;
  });
  const omitted = changes.length - texts.length;
  return [...texts, ...(omitted > 0 ? [`${omitted} more`] : [])].join('; ');
}

function lineOf({ at }: Finding, path: string): string {
  if (!at.range || at.inBaseOnly || at.path !== path) return '';
  return `line ${at.range.start.line}`;
}

/** The pins that accept the version although a major bump is missing, as a sentence; empty without any. */
export function acceptingPins({ pins: all, required, after }: VersionBump): string {
  const pins = all.filter(
    ({ value }) => isVersionBelow(after.version?.value ?? '', value) === false,
  );
  if (required !== 'major' || pins.length === 0) return '';
  return ` ${pinPlaces(pins)} ${pins.length === 1 ? 'accepts' : 'accept'} it all the same.`;
}

/** Names pins with their places: `The pin at protos/daily.yaml:4 (min_version 1.0.0)`. */
export function pinPlaces(pins: VersionBump['pins']): string {
  const places = pins.slice(0, maxListed).map(({ value, at }) => {
    const line = at.range ? `:${at.range.start.line}` : '';
    return `${clip(at.path)}${line} (min_version ${clip(value)})`;
  });
  const omitted = pins.length - places.length;
  const list = [...places, ...(omitted > 0 ? [`${omitted} more`] : [])].join(', ');
  return `${pins.length === 1 ? 'The pin' : 'The pins'} at ${list}`;
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

function withoutRange(text: string, { start, end }: Range): string {
  const lines = new LineMap(text);
  const from = lines.offset(start.line) + start.column - 1;
  const to = lines.offset(end.line) + end.column - 1;
  return `${text.slice(0, from)}\0${text.slice(to)}`;
}

function filesOf({ files, texts }: Skill): readonly string[] {
  return files
    .filter(({ path }) => !texts.has(path))
    .map(({ name, kind, id }) => [name, kind, id ?? ''].join('\0'));
}
