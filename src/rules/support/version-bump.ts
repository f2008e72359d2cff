import type { Draft, Finding, Severity } from '../../model/finding.ts';
import { type Skill, versionLocation } from '../../model/skill.ts';
import { LineMap, type Range } from '../../model/text/text.ts';
import { clip } from '../../model/value/format-value.ts';
import type { Bump } from '../../model/version/bump.ts';
import type { VersionBump } from '../rule.ts';
import { formatList, pluralize } from '../words/words.ts';

/** Severity of a missing version bump. */
export const shortfallSeverity: Readonly<Record<Bump, Severity>> = {
  major: 'error',
  minor: 'warning',
  patch: 'note',
  none: 'note',
};

/** A draft at the location of the version. */
export function versionDraft(
  { before, after, required, reasons, tag }: VersionBump,
  message: string,
  severity?: Severity,
): Draft {
  return {
    message: `${clip(after.name)}: ${tag === null ? '' : `since ${clip(tag)}, `}${message}`,
    at: versionLocation(after),
    was: before.version?.at,
    about: ['version', required, ...reasons.map(({ fingerprint }) => fingerprint)].join(' '),
    before: before.version?.value ?? null,
    after: after.version?.value ?? null,
    severity,
  };
}

/** The version of a skill, for messages. */
export function formatVersion({ version }: Skill): string {
  return clip(version?.value ?? 'none');
}

/** Describes a bump; below 1.0.0, each part counts as the next higher one. */
export function describeBump({ before, declared }: VersionBump): string {
  const verb = before.version?.value.startsWith('0.') ? 'counts as' : 'is';
  return `${verb} a ${declared} bump`;
}

/** Describes the required bump: `2 breaking changes need 2.0.0 (input-required-added tz, ...)`. */
export function describeRequirement({ required, reasons }: VersionBump, version: string): string {
  const nouns = {
    major: 'breaking change',
    minor: 'minor change',
    patch: 'change',
    none: 'change',
  };
  const verb = reasons.length === 1 ? 'needs' : 'need';
  const text = `${pluralize(reasons.length, nouns[required])} ${verb} ${version} (${formatReasons(reasons)})`;
  return required === 'major' ? `${text}; min_version pins do not hold this back` : text;
}

/** The changes behind a bump, by rule and name. */
export function formatReasons(reasons: readonly Finding[]): string {
  return formatList(reasons.map((finding) => `${finding.rule} ${nameIn(finding)}`.trim()));
}

/** The item of a finding, prefixed with its operation; both follow the kind in `about`. */
function nameIn({ about }: Finding): string {
  const [, owner = '', name = ''] = about.split('\0');
  return [owner, name].filter((part) => part !== '').join('.');
}

/** True if two skills have the same files, except for the declared version. */
export function differOnlyInVersion(before: Skill, after: Skill): boolean {
  const [oldFiles, newFiles] = [before, after].map((skill) => [
    ...withoutVersion(skill),
    ...filesOf(skill),
  ]);
  return (
    oldFiles?.length === newFiles?.length &&
    oldFiles?.every((one, index) => one === newFiles?.[index]) === true
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
