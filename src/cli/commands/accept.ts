import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type AcceptEntry, withAcceptance } from '../../config/schema/accept-entry.ts';
import { writeFileAtomically } from '../../io/disk/write-file.ts';
import type { Acceptance } from '../../model/config.ts';
import type { Finding } from '../../model/finding.ts';
import { didYouMean } from '../../model/text/suggest.ts';
import { isDay } from '../../model/text/day.ts';
import { UsageError } from '../../model/usage-error.ts';
import { check } from '../../pipeline/check.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { topicOf } from '../../report/topics.ts';
import { type OpenedRun, open } from '../../setup/open.ts';
import { readUserPath } from '../../setup/user-path.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../parsed-arguments.ts';
import { repositoryOptions } from '../repository-options.ts';

/** Adds an entry to the configuration that accepts a finding. */
export const accept: Command = {
  name: 'accept',
  summary: 'accept a finding with an entry in the configuration',
  operands: 'FINGERPRINT',
  maxOperands: 1,
  options: [
    { name: 'reason', value: 'TEXT', help: 'why; required, for readers of the entry' },
    { name: 'expires', value: 'DATE', help: 'the last day on which it counts, such as 2027-01-31' },
    { name: 'base', value: 'REF', help: 'what to compare with, as in skillaccord check' },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord accept 3f9a1c0b7d42 --reason "Nobody calls it yet."', 'one finding'],
    ['skillaccord accept 3f9a --reason "Agreed."', 'by a unique prefix'],
  ],
  async run(args, world) {
    const { named, reason, expires } = parseAcceptance(args);
    const openedRun = await open({
      cwd: world.cwd,
      onProgress: world.onProgress,
      base: args.values.get('base'),
      config: args.values.get('config'),
    });
    const { sides, config, configFiles } = openedRun;
    rejectPastDate(expires, sides.context.today);
    const { findings } = await check(sides, config, configFiles);
    const finding = findByFingerprint(named, findings);
    const { fingerprint } = finding;
    const entry = config.accept.find((acceptance) => acceptance.fingerprint === fingerprint);
    if (entry) {
      world.print(neutralizeCommands(alreadyAccepted(entry, finding, sides.context.today)));
      return 0;
    }
    const about = `${finding.rule}${finding.skill ? `, ${neutralizeCommands(escapeInvisible(finding.skill))}` : ''}`;
    const added = { fingerprint, reason, expires, about };
    const path = addEntry(openedRun, world.cwd, added);
    const line = `${escapeInvisible(path)}: ${about} is accepted.${noteOn(finding, added)}\n`;
    world.print(neutralizeCommands(line));
    return 0;
  },
};

/** What the person who accepts a finding does with its entry; empty for one that stays as it is. */
function noteOn(finding: Finding, entry: AcceptEntry): string {
  if (topicOf(finding) === 'removal') return ' You can remove the entry once the change is merged.';
  if (finding.category !== 'privilege') return '';
  const lines = (withAcceptance('', entry) ?? '').trimEnd().split('\n').map(escapeInvisible);
  return ` The entry has no effect in the pull request that brings the permission: a reviewer accepts it by merging. To silence it beforehand, merge the entry into the target branch first, in a pull request of its own:\n\n${lines.join('\n')}`;
}

function parseAcceptance({ operands: [named], values }: Arguments) {
  if (named === undefined || named === '') {
    throw new UsageError(
      'The fingerprint of a finding is missing.',
      'skillaccord check --format json lists them.',
    );
  }
  const reason = values.get('reason')?.trim() ?? '';
  if (reason === '') throw new UsageError('Say why: --reason TEXT.');
  const expires = values.get('expires') ?? null;
  if (expires !== null && !isDay(expires)) {
    throw new UsageError(`--expires takes a date such as 2027-01-31, not "${expires}".`);
  }
  return { named, reason, expires };
}

/** The finding of a fingerprint or of a unique prefix. Throws UsageError for none and for several. */
function findByFingerprint(named: string, findings: readonly Finding[]): Finding {
  const matching = findings.filter(({ fingerprint }) => fingerprint.startsWith(named));
  const [first, ...others] = new Map(
    matching.map((finding) => [finding.fingerprint, finding]),
  ).values();
  const exact = matching.find(({ fingerprint }) => fingerprint === named);
  if (exact) return exact;
  if (first === undefined) throw unknownFingerprintError(named, findings);
  if (others.length === 0) return first;
  throw ambiguousPrefixError(named, [first, ...others]);
}

/** Findings that an error lists. */
const maxListed = 10;

function ambiguousPrefixError(named: string, findings: readonly Finding[]): UsageError {
  const lines = findings
    .slice(0, maxListed)
    .map(({ fingerprint, rule, at }) => `  ${fingerprint}  ${rule}  ${at.path}`);
  const more = findings.length - lines.length;
  const start = `${findings.length} findings have a fingerprint that begins with "${named}":`;
  return new UsageError([start, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])]);
}

/** An expired entry would accept nothing and would itself cause a warning. */
function rejectPastDate(expires: string | null, today: string | null): void {
  if (expires === null || today === null || expires >= today) return;
  throw new UsageError(
    `--expires ${expires} has passed (today is ${today}), so the entry would accept nothing.`,
    'Use a later day, or leave --expires out.',
  );
}

/** A line on the entry there is. Throws UsageError for an expired one. */
function alreadyAccepted(
  { fingerprint, expires }: Acceptance,
  { category, state }: Finding,
  today: string | null,
): string {
  if (expires === null || today === null || expires >= today) {
    return category === 'privilege' && state === 'new'
      ? `"${fingerprint}" is in the configuration, and counts once it is on the target branch.\n`
      : `"${fingerprint}" is already accepted.\n`;
  }
  throw new UsageError(
    `The entry that accepts "${fingerprint}" expired on ${expires}.`,
    'Write a later day under "expires", or remove it.',
  );
}

function unknownFingerprintError(fingerprint: string, findings: readonly Finding[]): UsageError {
  const fingerprints = findings.map((finding) => finding.fingerprint);
  return new UsageError(
    `No finding has the fingerprint "${fingerprint}".`,
    didYouMean(fingerprint, fingerprints) ?? 'skillaccord check --format json lists them.',
  );
}

/** Adds an entry to the configuration file, creating it if missing; returns its path. */
function addEntry({ sides, configFiles }: OpenedRun, cwd: string, entry: AcceptEntry): string {
  const top = sides.context.directory ?? cwd;
  const defaultPath = existsSync(join(top, '.github'))
    ? '.github/skillaccord.yml'
    : 'skillaccord.yml';
  const existingPath = configFiles.headFile?.path;
  const path = relative(top, resolve(top, existingPath ?? defaultPath));
  const text =
    existingPath === undefined ? '' : readUserPath({ name: path, path: join(top, path) });
  const updatedText = withAcceptance(text, entry);
  if (updatedText === null) {
    throw new UsageError(
      `The list "accept" in "${path}" does not have one entry per line.`,
      `Add it by hand: fingerprint: "${entry.fingerprint}"`,
    );
  }
  writeFileAtomically(top, path.split(sep).join('/'), updatedText);
  return path;
}
