import { type GlobProperty, singleValueKeys } from '../../config/effective.ts';
import { type Policy, policyKeyNames } from '../../model/config.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { painter } from '../../report/text/paint.ts';
import { formatEntries } from '../../report/text/table.ts';
import type { Rule } from '../../rules/rule.ts';
import type { RuleSetting, SettingLayer, SettingSource } from '../../tasks/effective/rules.ts';
import type { EffectiveSettings, GlobSetting, Setting } from '../../tasks/effective/settings.ts';
import type { Subject } from '../../tasks/effective/subject.ts';
import { defaultSeverity } from '../../tasks/explain.ts';
import type { World } from '../command.ts';

type Row = readonly [name: string, value: string, from: string];
type Display = Pick<World, 'colour' | 'width'>;

const repositoryOnlyKeys: ReadonlySet<string> = new Set(
  singleValueKeys.filter((key) => key.isRepositoryOnly).map(({ name }) => name),
);

/** The text for a list of the repository that has no globs. */
const withoutGlobs: Readonly<Record<Exclude<GlobProperty, 'ignore'>, string>> = {
  locks: 'only the file names of docs/lockfile.md',
  protos: 'nothing',
};

/**
 * The effective settings as tables of key, value and origin. `ignoredSourcesNote` says why the sources are not in force;
 * null if they are.
 */
export function effectiveText(
  effective: EffectiveSettings,
  ignoredSourcesNote: string | null,
  display: Display,
): string {
  const { subject, base } = effective;
  const settings = effective.settings.filter(({ key }) => !subject || !repositoryOnlyKeys.has(key));
  const rows = [
    ...globRows('ignore', effective.ignore, subject ? 'not ignored' : 'nothing'),
    ...settings.map(settingRow),
    ...Object.entries(withoutGlobs).flatMap(([key, placeholder]) => {
      const globs = effective[key as keyof typeof withoutGlobs];
      return subject && globs.length === 0 ? [] : globRows(key, globs, placeholder);
    }),
  ];
  const policy = effective.policy.map(({ policy, from }): Row => {
    const skillGlobs = policy.skills?.join(', ') ?? 'all skills';
    return [skillGlobs, formatLimits(policy), formatSource(from)];
  });
  const rules = effective.rules.flatMap((rule) => ruleRows(rule, subject === null));
  const accept = effective.accept.map(({ rule, path, fingerprint, reason, expires, from }): Row => {
    const expiryNote = expires === null ? '' : `, until ${expires}`;
    return [`${rule} ${path}`.trim() || fingerprint, `${reason}${expiryNote}`, formatSource(from)];
  });
  const isSet = effective.file !== null || base?.file !== null;
  const guarded: readonly Row[] =
    base && isSet
      ? [
          ...globRows('ignore', base.ignore, subject ? 'not ignored' : 'nothing'),
          ...base.settings.map(settingRow),
        ]
      : [];
  return renderParts(display, [
    [heading(effective), rows],
    ['What skills may declare', policy],
    [
      'Rules with a level in the configuration; all others have their default (skillaccord explain RULE)',
      rules,
    ],
    ['Accepted findings of the whole repository', accept],
    [sourcesTitle(ignoredSourcesNote), effective.sources.map(settingRow)],
    ['Findings on permissions use these settings, and the policy of base', guarded],
  ]);
}

function sourcesTitle(ignoredSourcesNote: string | null): string {
  return ignoredSourcesNote === null
    ? 'Sources of updates, read from the default branch'
    : `Sources of updates. ${ignoredSourcesNote}`;
}

/** All settings of one rule, with the effective one. */
export function ruleText(
  rule: Rule,
  setting: RuleSetting,
  subject: Subject | null,
  display: Display,
): string {
  const { level, layers } = setting;
  const effectiveLevel = level ?? defaultSeverity(rule);
  const pathNote = subject ? ` for ${subject.path}` : '';
  const exceptionNote = level === null && layers.length > 0 ? ', except for some paths' : '';
  const rows: Row[] = [
    ['default', defaultSeverity(rule), layers.length === 0 ? 'holds' : ''],
    ...layers.map((layer): Row => {
      const winnerNote = subject && layer === layers.at(-1) ? ', which applies' : '';
      return [layerName(layer), layer.level, `${formatSource(layer.from)}${winnerNote}`];
    }),
  ];
  return renderParts(display, [
    [`${rule.id} is ${effectiveLevel}${pathNote}${exceptionNote}`, rows],
  ]);
}

function renderParts(
  { colour, width }: Display,
  parts: readonly (readonly [title: string, rows: readonly Row[]])[],
): string {
  const paint = painter(colour);
  const displayed = parts.flatMap(([title, rows]) => {
    if (rows.length === 0) return [];
    const cells = rows.map((row) => row.map((cell) => neutralizeCommands(escapeInvisible(cell))));
    const lines = formatEntries(cells, width - 2).map((line) => `  ${line}`.trimEnd());
    return [[paint('strong', escapeInvisible(title)), ...lines].join('\n')];
  });
  return `${displayed.join('\n\n').split('\n').map(neutralizeCommands).join('\n')}\n`;
}

function heading({ file, subject }: EffectiveSettings): string {
  const configName = file === null ? 'no configuration file' : file;
  if (!subject) return `The repository, by ${configName}`;
  const { path, is, skill, exists } = subject;
  const role =
    is === 'manifest'
      ? `the manifest of ${skill === '' ? 'the skill at the top' : skill}`
      : is === 'file of a skill'
        ? `a file of ${skill === '' ? 'the skill at the top' : skill}`
        : `a ${is}`;
  return `${path} (${role}${exists ? '' : '; it does not exist yet'}), by ${configName}`;
}

function globRows(key: string, globs: readonly GlobSetting[], placeholder: string): readonly Row[] {
  if (globs.length === 0) return [[key, placeholder, '']];
  return globs.map(({ glob, from }, index) => [index === 0 ? key : '', glob, formatSource(from)]);
}

function settingRow({ key, value, from }: Setting): Row {
  return [key, String(value), formatSource(from)];
}

function ruleRows({ id, layers }: RuleSetting, isRepository: boolean): readonly Row[] {
  const displayed = isRepository ? layers : layers.slice(-1);
  const overridden = layers.at(-2);
  return displayed.map((layer, index) => {
    const overriddenNote =
      !isRepository && overridden
        ? `, over ${overridden.level} of ${formatSource(overridden.from)}`
        : '';
    const layerNote = layer.files === null ? '' : ` (${layerName(layer)})`;
    return [
      index === 0 ? id : '',
      layer.level,
      `${formatSource(layer.from)}${layerNote}${overriddenNote}`,
    ];
  });
}

function layerName({ files }: SettingLayer): string {
  return files === null ? 'rules' : `overrides: ${files.join(', ')}`;
}

function formatSource(from: SettingSource): string {
  if (typeof from === 'string') return from;
  return `${from.path}:${from.line}${from.side === 'base' ? ' at base' : ''}`;
}

function formatLimits(policy: EffectiveSettings['policy'][number]['policy']): string {
  const parts = Object.entries(policy).flatMap(([key, value]) => {
    const list = Array.isArray(value) ? value.join(', ') || 'none' : String(value);
    return key === 'skills' ? [] : [`${policyKeyNames[key as keyof Policy]}: ${list}`];
  });
  return parts.join('; ') || 'limits nothing';
}
