import type { Standing } from '../../io/revision/git-state.ts';
import type { Config } from '../../model/config.ts';
import type { Totals } from '../../model/report.ts';
import { defuse, visible } from '../../report/escape.ts';
import { painter } from '../../report/text/paint.ts';
import { entries } from '../../report/text/table.ts';
import { wrap } from '../../report/text/wrap.ts';
import type { Survey } from '../../tasks/init/repository-scan.ts';
import type { Forge, Home } from '../../tasks/init/templates.ts';
import { gitlabInclude, unknownHome } from '../../tasks/init/templates.ts';
import type { World } from '../command.ts';

/** What was found, what becomes of each file, and what the first check says. */
export interface Begun {
  readonly found: Survey;
  readonly standing: Standing;
  readonly forge: readonly [Forge, why: string];
  readonly home: Home;
  /** The files that are, or would be, written. */
  readonly written: readonly { readonly path: string; readonly text: string }[];
  /** The files that were there, each with what is said of it. */
  readonly kept: readonly (readonly [path: string, why: string])[];
  /** Those of the written files that git would not add unasked. */
  readonly ignored: readonly string[];
  readonly totals: Totals;
  /** What counts on the command line, as the configuration has it from now on. */
  readonly scope: Config['scope'];
  readonly isDry: boolean;
}

/** What was found and written, what the first check says, and what comes next. */
export function initText(begun: Begun, { colour, width }: Pick<World, 'colour' | 'width'>): string {
  const paint = painter(colour);
  const { written, kept, isDry } = begun;
  const table = (rows: readonly (readonly string[])[]) =>
    entries(
      rows.map((row) => row.map((cell) => defuse(visible(cell)))),
      width - 2,
    );
  const prose = (lines: readonly string[]) =>
    lines.flatMap((line) => wrap(visible(line), width - 2));
  // What is there to be copied stays on its line.
  const stepLines = (line: string) => (line.startsWith('  ') ? [visible(line)] : prose([line]));
  const files = written.map(({ path }) => [path, purposeOf(path, begun)]);
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Found', table(foundRows(begun))],
    [isDry ? 'Would be written' : 'Written', table(files)],
    ...(isDry ? written.map(({ path, text }) => [path, shown(text)] as const) : []),
    ['Kept', table(kept)],
    ['The first check', prose(firstCheck(begun))],
    ['Next', nextSteps(begun).flatMap((step) => step.split('\n').flatMap(stepLines))],
  ];
  const blocks = parts.flatMap(([title, lines]) =>
    lines.length === 0
      ? []
      : [[paint('strong', visible(title)), ...lines.map((line) => `  ${line}`.trimEnd())]],
  );
  return `${blocks.map((lines) => lines.map(defuse).join('\n')).join('\n\n')}\n`;
}

/** What a file is for; of the settings, what is set, for nobody asked for it. */
function purposeOf(path: string, { found: { settings } }: Begun): string {
  if (path.includes('/workflows/')) return 'judges every pull request';
  const lines = settings.map(({ line }) => line);
  return lines.length === 0 ? 'the settings' : `the settings, with ${lines.join(', ')}`;
}

function shown(text: string): readonly string[] {
  return text.trimEnd().split('\n').map(visible);
}

function foundRows({
  found,
  standing,
  forge: [forge, why],
}: Begun): readonly (readonly string[])[] {
  const { skills, dialects, locks, protos } = found;
  const branch = standing.branch;
  return [
    [
      'skills',
      skills === 0 ? 'none' : `${skills} (${dialects.map(([id, n]) => `${id} ${n}`).join(', ')})`,
    ],
    ['locks', some(locks) ?? 'none'],
    ['protos', protos === 0 ? 'none' : String(protos)],
    ['branch', branch ? `${branch.name} (${branch.by})` : 'none: HEAD is on no branch'],
    ['server', `${names[forge]} (${why})`],
  ];
}

const names = { github: 'GitHub', gitea: 'Gitea', forgejo: 'Forgejo', gitlab: 'GitLab' } as const;
const mostNamed = 5;

function some(all: readonly string[]): string | undefined {
  if (all.length === 0) return undefined;
  const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more` : '';
  return `${all.slice(0, mostNamed).join(', ')}${more}`;
}

function firstCheck(begun: Begun): readonly string[] {
  const { found, totals, written } = begun;
  if (found.skills === 0) {
    return [
      'No skill is here yet, and a check that looked at nothing fails: add one, or set allow-empty: true.',
    ];
  }
  const { errors, warnings, notes } = totals;
  const counts = [
    count(errors, 'error'),
    count(warnings, 'warning'),
    ...(notes > 0 ? [count(notes, 'note')] : []),
  ].join(', ');
  const line = `${count(totals.skills, 'skill')}: ${counts}.`;
  if (errors + warnings === 0) return [line];
  const push =
    errors > 0 && written.some(({ path }) => path.includes('/workflows/'))
      ? ' The workflow leaves pushes out for now: there everything counts.'
      : '';
  return [
    line,
    `None of it has to be mended first: a ${requestOf(begun)} is judged by what it brings alone (${scopeOf(begun)}); the rest is listed and does not fail.${push}`,
    `To see all of it: ${showingAll(begun.scope, notes)}`,
  ];
}

/** The shortest line that shows what was counted. */
function showingAll(scope: Begun['scope'], notes: number): string {
  return `skillgate check${scope === 'new' ? ' --scope all' : ''}${notes > 0 ? ' --verbose' : ''}`;
}

function scopeOf(begun: Begun): string {
  return begun.forge[0] === 'gitlab' ? '--scope new' : 'scope: auto, which is new on pull requests';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function nextSteps(begun: Begun): readonly string[] {
  const { written, isDry, home, forge, found } = begun;
  if (isDry && written.length > 0) return ['skillgate init'];
  const steps: string[] = [];
  const isIncluded = includesItself(begun);
  if (home === unknownHome && (written.length > 0 || forge[0] === 'gitlab')) {
    const where = written.map(({ path }) => path);
    const files = where.length > 0 ? ` in ${where.join(' and ')}` : '';
    steps.push(`Put the owner who hosts Skillgate for OWNER${files}.`);
  }
  if (isIncluded) {
    const lines = gitlabInclude(home).trimEnd().split('\n');
    steps.push(['Add to .gitlab-ci.yml:', ...lines.map((line) => `  ${line}`)].join('\n'));
  }
  const paths = [...(isIncluded ? ['.gitlab-ci.yml'] : []), ...written.map(({ path }) => path)];
  if (paths.length > 0) steps.push(commitStep(begun, paths));
  if (written.length > 0 && found.settings.length > 0) {
    steps.push(
      `That ${requestOf(begun)} is warned of the settings it adds (gate-weakened); the next one is not.`,
    );
  }
  if (steps.length > 0 && found.skills > 0) {
    steps.push(
      `What a ${requestOf(begun)} is told, before there is one: skillgate check --scope new`,
    );
  }
  return steps.length > 0 ? steps : ['Nothing: skillgate check looks at what is here now.'];
}

/** Whether a pipeline has to be told to include the job by hand: GitLab has one file for all. */
function includesItself({ forge: [forge], kept }: Begun): boolean {
  return forge === 'gitlab' && !kept.some(([path]) => path === '.gitlab-ci.yml');
}

function commitStep(begun: Begun, paths: readonly string[]): string {
  const { standing, ignored } = begun;
  const way = standing.prefix === '' ? '' : ':/';
  const named = paths.map((path) => `${way}${path}`).join(' ');
  const first = standing.current === null ? ' on a branch' : '';
  const hidden =
    ignored.length > 0 ? `. Git ignores ${ignored.join(' and ')}; -f adds what it ignores.` : ':';
  const force = ignored.length > 0 ? '-f ' : '';
  return `Commit${first}, and open a ${requestOf(begun)}${hidden}\n  git add ${force}${named} && git commit -m "Check skills"`;
}

/** What the server calls a change that is proposed. */
function requestOf({ forge: [forge] }: Begun): string {
  return forge === 'gitlab' ? 'merge request' : 'pull request';
}
