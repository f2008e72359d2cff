import { resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Finding } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import { isWidening, type PowerChange } from '../../model/power.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { sortNaturally } from '../../model/text/natural-order.ts';
import type { PartChange, UnitChange } from '../../model/unit/unit-change.ts';
import { UsageError } from '../../model/usage-error.ts';
import { largestBump } from '../../model/version/bump.ts';
import { check } from '../../pipeline/check.ts';
import { bumpOf } from '../../pipeline/compare/bump-of-change.ts';
import { permissionRows } from '../../report/document/permission-rows.ts';
import { unitPermissions } from '../../report/document/permissions.ts';
import { inNaturalOrder } from '../../report/natural-order.ts';
import { shellPath } from '../../report/shell-path.ts';
import { isChanged } from '../../report/skills.ts';
import { findRule } from '../../rules/catalog.ts';
import { duplicateIdentity, incomparable } from '../../rules/problem/comparison.ts';
import { open } from '../../setup/open.ts';
import { treePaths } from '../../setup/tree-paths.ts';
import { statUserPath } from '../../setup/user-path.ts';
import type { Command, Option, World } from '../command.ts';
import type { Arguments } from '../parsed-arguments.ts';
import { repositoryOptions } from '../repository-options.ts';
import { diffDocument } from '../text/diff-document.ts';
import { jsonChanges } from '../text/diff-json.ts';
import { documentMarkdown, documentText } from '../text/document-text.ts';
import type { RevisionChanges, SkillChanges } from '../text/revision-changes.ts';

const formats = ['text', 'markdown', 'json'];

/** Options for the format of a list of changes. */
export const diffOptions: readonly Option[] = [
  { name: 'format', value: 'FORMAT', choices: formats, help: `${formats.join(', ')}` },
];

/** Lists the changes of skills, plugins and permissions, independent of the version bump. */
export const diff: Command = {
  name: 'diff',
  synonyms: ['compare', 'changes', 'changelog'],
  summary: 'list what changed in skills, plugins and permissions',
  operands: '[BASE] [HEAD] [-- PATH…]',
  maxOperands: 2,
  acceptsPaths: true,
  options: [...diffOptions, ...repositoryOptions],
  examples: [
    ['skillaccord diff', 'since the merge base with the default branch'],
    ['skillaccord diff v1.0.0', 'since a tag'],
    ['skillaccord diff v1.0.0 v2.0.0', 'between two tags'],
    ['skillaccord diff v1.0.0 -- skills/worklog', 'of one skill'],
    ['skillaccord diff --format markdown', 'for release notes'],
  ],
  async run(args, world) {
    const [base, head] = args.operands;
    const { sides, config } = await open({
      cwd: world.cwd,
      onProgress: world.onProgress,
      base,
      head,
      config: args.values.get('config'),
    }).catch((cause: unknown) => {
      throw pathAsRevisionError(args.operands, world.cwd, cause) ?? cause;
    });
    if (sides.base === null) {
      throw new UsageError(
        sides.noBaseReason ? plainText(sides.noBaseReason) : 'There is no base.',
        'Choose one: skillaccord diff BASE',
      );
    }
    const only = treePaths(args.paths, world.cwd, sides.context.directory ?? world.cwd, sides);
    const report = await check(
      { ...sides, only, reportsUnitChanges: true },
      withEverythingReported(config),
    );
    const changes = allChanges(report);
    if (only.length > 0 && !matchesAnything(report, changes)) {
      throw new UsageError(
        `There is no skill at ${args.paths.map((path) => `"${path}"`).join(', ')}.`,
      );
    }
    world.print(formatChanges(report, changes, args, world));
    return 0;
  },
};

/** The error for a path in place of a revision; null for other errors. */
function pathAsRevisionError(
  operands: readonly string[],
  cwd: string,
  cause: unknown,
): UsageError | null {
  if (!(cause instanceof UsageError)) return null;
  const index = operands.findIndex(
    (name) =>
      cause.message.includes(`"${name}" is not a commit`) &&
      statUserPath({ name, path: resolve(cwd, name) }),
  );
  if (index < 0) return null;
  const [before, paths] = [operands.slice(0, index), operands.slice(index)];
  return new UsageError(
    `"${operands[index]}" is a path in the place of a revision.`,
    `Write paths after two hyphens: ${['skillaccord diff', ...before, '--', ...paths.map(shellPath)].join(' ')}`,
  );
}

/** A configuration that reports all changes, including existing and disabled ones. */
export function withEverythingReported(config: Config): Config {
  const overrides = config.overrides.map((override) => ({
    ...override,
    rules: withoutOff(override.rules),
  }));
  return { ...config, scope: 'all', failOn: 'never', rules: withoutOff(config.rules), overrides };
}

function withoutOff(levels: Config['rules']): Config['rules'] {
  return Object.fromEntries(Object.entries(levels).filter(([, level]) => level !== 'off'));
}

/** Formats changes as requested. */
export function formatChanges(
  report: Report,
  changes: RevisionChanges,
  { values }: Arguments,
  world: World,
): string {
  const format = values.get('format');
  if (format === 'json') return jsonChanges(report, changes);
  const sorted = {
    ...changes,
    skills: sortNaturally(changes.skills, ({ skill }) => skill.root),
    units: sortNaturally(changes.units, ({ root }) => root),
  };
  const document = diffDocument(sorted);
  return format === 'markdown' ? documentMarkdown(document) : documentText(document, world);
}

/** All changes of a report. */
export function allChanges(report: Report): RevisionChanges {
  return {
    skills: changesBySkill(report),
    units: (report.unitChanges ?? []).filter(isChanged).map((unit) => withPowers(unit, report)),
    powers: report.powers.filter(({ power }) => power.unit.kind !== 'skill'),
    permissions: permissionRows(unitPermissions(inNaturalOrder(report))),
  };
}

/** A part that grants more than before asks for what its permissions ask for. */
function withPowers(unit: UnitChange, { powers }: Report): UnitChange {
  const wider = powers.filter(isWidening);
  return { ...unit, parts: unit.parts.map((part) => withBump(part, unit, wider)) };
}

function withBump(part: PartChange, { kind, root }: UnitChange, wider: readonly PowerChange[]) {
  const path = kind === 'plugin' && root !== '' ? `${root}/${part.name}` : part.name;
  const own = wider.filter(({ power }) => power.at.path === path);
  return { ...part, bump: largestBump([part.bump, ...own.map(bumpOf)]) };
}

/** The changes of some skills alone. */
export function skillChangesOnly(skills: readonly SkillChanges[]): RevisionChanges {
  return { skills, units: [], powers: [], permissions: [] };
}

/** Whether the named paths have a skill, a unit, or a changed permission. */
function matchesAnything(
  { skills, unitChanges = [] }: Report,
  { permissions }: Pick<RevisionChanges, 'permissions'>,
): boolean {
  return [skills, unitChanges, permissions].some(({ length }) => length > 0);
}

/** The changed skills with their changes. */
export function changesBySkill(report: Report): SkillChanges[] {
  const changeFindings = [...report.findings, ...report.changes].filter(
    ({ bump, rule }) => bump !== null || isIncomparable(rule),
  );
  const changes = groupBy(changeFindings, ({ skill }) => skill ?? '');
  return report.skills.filter(isChanged).map((skill) => {
    const skillChanges = changes.get(skill.root) ?? [];
    const lacksFindings = skillChanges.length === 0 && !isCompared(skill);
    return { skill, changes: lacksFindings ? manifestErrors(report, skill) : skillChanges };
  });
}

/** True if both sides of a skill were readable and the list of changes is complete. */
export function isCompared({ requiredBump }: SkillSummary): boolean {
  return requiredBump !== null;
}

/** Errors of an unreadable manifest of head. */
function manifestErrors({ findings }: Report, { root }: SkillSummary): readonly Finding[] {
  return findings.filter(
    ({ skill, rule, severity }) =>
      skill === root && severity === 'error' && findRule(rule)?.kind === 'problem',
  );
}

/** True for rules about skills that cannot be compared. */
function isIncomparable(rule: string): boolean {
  return rule === incomparable.id || rule === duplicateIdentity.id;
}
