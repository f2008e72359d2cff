import type { Config } from '../../config/config.ts';
import type { GitState } from '../../io/revision/git-state.ts';
import type { Totals } from '../../model/report.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { painter } from '../../report/text/paint.ts';
import { formatEntries } from '../../report/text/table.ts';
import { wrap } from '../../report/text/wrap.ts';
import type { RepositoryScan } from '../../tasks/init/repository-scan.ts';
import type { Forge, RepositoryAddress } from '../../tasks/init/templates.ts';
import { gitlabInclude, unknownAddress } from '../../tasks/init/templates.ts';
import type { World } from '../command.ts';

/** The result of `skillaccord init`. */
export interface InitResult {
  readonly scan: RepositoryScan;
  readonly gitState: GitState;
  readonly forge: readonly [Forge, why: string];
  readonly toolAddress: RepositoryAddress;
  /** The written files; for a dry run, the planned ones. */
  readonly written: readonly { readonly path: string; readonly text: string }[];
  /** Existing files, each with a remark. */
  readonly kept: readonly (readonly [path: string, why: string])[];
  /** The existing files in which OWNER is still to be replaced. */
  readonly unreplaced: readonly string[];
  /** The written files that git ignores. */
  readonly ignored: readonly string[];
  readonly totals: Totals;
  /** The scope of the configuration, for the suggested commands. */
  readonly scope: Config['scope'];
  readonly isDryRun: boolean;
}

/** The report of `skillaccord init`: detected settings, files, first check, next steps. */
export function initText(
  result: InitResult,
  { colour, width }: Pick<World, 'colour' | 'width'>,
): string {
  const paint = painter(colour);
  const { written, kept, isDryRun } = result;
  const table = (rows: readonly (readonly string[])[]) =>
    formatEntries(
      rows.map((row) => row.map((cell) => neutralizeCommands(escapeInvisible(cell)))),
      width - 2,
    );
  const prose = (lines: readonly string[]) =>
    lines.flatMap((line) => wrap(escapeInvisible(line), width - 2));
  // Lines to copy are not wrapped.
  const stepLines = (line: string) =>
    line.startsWith('  ') ? [escapeInvisible(line)] : prose([line]);
  const files = written.map(({ path }) => [path, purposeOf(path, result)]);
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Found', table(foundRows(result))],
    [isDryRun ? 'Would be written' : 'Written', table(files)],
    ...(isDryRun ? written.map(({ path, text }) => [path, fileLines(text)] as const) : []),
    ['Kept', table(kept)],
    ['The first check', prose(firstCheck(result))],
    ['Next', nextSteps(result).flatMap((step) => step.split('\n').flatMap(stepLines))],
  ];
  const blocks = parts.flatMap(([title, lines]) =>
    lines.length === 0
      ? []
      : [[paint('strong', escapeInvisible(title)), ...lines.map((line) => `  ${line}`.trimEnd())]],
  );
  return `${blocks.map((lines) => lines.map(neutralizeCommands).join('\n')).join('\n\n')}\n`;
}

/** The purpose of a file; for the configuration, its settings, because they were not requested. */
function purposeOf(path: string, { scan: { settings } }: InitResult): string {
  if (path.includes('/workflows/')) return 'checks every pull request';
  const lines = settings.map(({ line }) => line);
  return lines.length === 0 ? 'the settings' : `the settings, with ${lines.join(', ')}`;
}

function fileLines(text: string): readonly string[] {
  return text.trimEnd().split('\n').map(escapeInvisible);
}

function foundRows({
  scan,
  gitState,
  forge: [forge, why],
}: InitResult): readonly (readonly string[])[] {
  const { skills, locks, protos } = scan;
  const branch = gitState.branch;
  return [
    ['skills', skills === 0 ? 'none' : `${skills} (${skillParts(scan).join(', ')})`],
    ['locks', joinFirst(locks) ?? 'none'],
    ['references', protos === 0 ? 'none' : `${protos} ${protos === 1 ? 'file' : 'files'}`],
    ['branch', branch ? `${branch.name} (${branch.evidence})` : 'none: HEAD is on no branch'],
    ['server', `${forgeNames[forge]} (${why})`],
  ];
}

function skillParts({ dialects, unreadable }: RepositoryScan): readonly string[] {
  const readable = dialects.map(([id, count]) => `${id} ${count}`);
  return unreadable === 0 ? readable : [...readable, `${unreadable} unreadable`];
}

const forgeNames = {
  github: 'GitHub',
  gitea: 'Gitea',
  forgejo: 'Forgejo',
  gitlab: 'GitLab',
} as const;
const maxNamed = 5;

function joinFirst(all: readonly string[]): string | undefined {
  if (all.length === 0) return undefined;
  const more = all.length > maxNamed ? ` and ${all.length - maxNamed} more` : '';
  return `${all.slice(0, maxNamed).join(', ')}${more}`;
}

function firstCheck(result: InitResult): readonly string[] {
  const { scan, totals, written } = result;
  if (scan.skills === 0) {
    return [
      'There is no skill yet, and an empty check fails: add a skill, or set allow-empty: true.',
    ];
  }
  const { errors, warnings, notes } = totals;
  const counts = [
    countNoun(errors, 'error'),
    countNoun(warnings, 'warning'),
    ...(notes > 0 ? [countNoun(notes, 'note')] : []),
  ].join(', ');
  const line = `${countNoun(totals.skills, 'skill')}: ${counts}.`;
  if (errors + warnings === 0) return [line];
  const pushNote =
    errors > 0 && written.some(({ path }) => path.includes('/workflows/'))
      ? ' The workflow does not run on pushes for now, because all findings count there.'
      : '';
  return [
    line,
    `You need not fix them first: only the new findings of a ${changeRequestNoun(result)} count (${scopeOf(result)}). The others are listed and do not fail.${pushNote}`,
    `To see all of them: ${showAllCommand(result.scope, notes)}`,
  ];
}

/** The shortest command that shows all counted findings. */
function showAllCommand(scope: InitResult['scope'], notes: number): string {
  return `skillaccord check${scope === 'all' ? '' : ' --scope all'}${notes > 0 ? ' --verbose' : ''}`;
}

function scopeOf(result: InitResult): string {
  return result.forge[0] === 'gitlab'
    ? '--scope new'
    : 'scope: auto, which is new on pull requests';
}

function countNoun(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function nextSteps(result: InitResult): readonly string[] {
  const { written, isDryRun, toolAddress, forge, scan, unreplaced } = result;
  if (isDryRun && written.length > 0) return ['skillaccord init'];
  const steps: string[] = [];
  const needsInclude = needsManualInclude(result);
  const isUnknown = toolAddress === unknownAddress;
  const placeholders = [...unreplaced, ...(isUnknown ? written.map(({ path }) => path) : [])];
  if (placeholders.length > 0 || (isUnknown && forge[0] === 'gitlab')) {
    const files = placeholders.length > 0 ? ` in ${placeholders.join(' and ')}` : '';
    steps.push(`Replace OWNER with the owner of the Skillaccord repository${files}.`);
  }
  if (needsInclude) {
    const lines = gitlabInclude(toolAddress).trimEnd().split('\n');
    steps.push(['Add to .gitlab-ci.yml:', ...lines.map((line) => `  ${line}`)].join('\n'));
  }
  const paths = [...(needsInclude ? ['.gitlab-ci.yml'] : []), ...written.map(({ path }) => path)];
  if (paths.length > 0) steps.push(commitStep(result, paths));
  if (written.length > 0 && scan.settings.length > 0) {
    steps.push(
      `That ${changeRequestNoun(result)} gets a warning for the settings it adds (gate-weakened). The next one does not.`,
    );
  }
  if (steps.length > 0 && scan.skills > 0) {
    steps.push(
      `To see the findings of a ${changeRequestNoun(result)} before you open one: skillaccord check`,
    );
  }
  return steps.length > 0 ? steps : ['Nothing: run skillaccord check.'];
}

/** True if the user must add the include of the GitLab pipeline. */
function needsManualInclude({ forge: [forge], kept }: InitResult): boolean {
  return forge === 'gitlab' && !kept.some(([path]) => path === '.gitlab-ci.yml');
}

function commitStep(result: InitResult, paths: readonly string[]): string {
  const { gitState, ignored } = result;
  const pathspecMagic = gitState.prefix === '' ? '' : ':/';
  const named = paths.map((path) => `${pathspecMagic}${path}`).join(' ');
  const branchNote = gitState.current === null ? ' on a branch' : '';
  const ignoredNote =
    ignored.length > 0 ? `. Git ignores ${ignored.join(' and ')}; -f adds what it ignores.` : ':';
  const force = ignored.length > 0 ? '-f ' : '';
  return `Commit${branchNote}, and open a ${changeRequestNoun(result)}${ignoredNote}\n  git add ${force}${named} && git commit -m "Check skills"`;
}

/** The forge's noun for a proposed change. */
function changeRequestNoun({ forge: [forge] }: InitResult): string {
  return forge === 'gitlab' ? 'merge request' : 'pull request';
}
