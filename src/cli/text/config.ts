import { defuse, visible } from '../../report/escape.ts';
import { painter } from '../../report/text/paint.ts';
import { entries } from '../../report/text/table.ts';
import type { Rule } from '../../rules/rule.ts';
import type { From, Layer, RuleSetting } from '../../tasks/effective/rules.ts';
import type { Applied, Listed, Setting } from '../../tasks/effective/settings.ts';
import type { Subject } from '../../tasks/effective/subject.ts';
import { loudness } from '../../tasks/explain.ts';
import type { World } from '../command.ts';

type Row = readonly [name: string, value: string, from: string];
type Screen = Pick<World, 'colour' | 'width'>;

/** What applies, as a table of what is set to what by which line. */
export function appliedText(all: Applied, screen: Screen): string {
  const { subject, base } = all;
  const settings = all.settings.filter(({ key }) => !subject || key !== 'allow-empty');
  const rows = [
    ...globRows('ignore', all.ignore, subject ? 'not ignored' : 'nothing'),
    ...settings.map(settingRow),
    ...(subject && all.locks.length === 0 ? [] : globRows('locks', all.locks, '*.lock alone')),
    ...(subject && all.protos.length === 0 ? [] : globRows('protos', all.protos, 'nothing')),
  ];
  const policy = all.policy.map(({ policy, from }): Row => {
    const whose = policy.skills?.join(', ') ?? 'all skills';
    return [whose, limits(policy), said(from)];
  });
  const rules = all.rules.flatMap((rule) => ruleRows(rule, subject === null));
  const accept = all.accept.map(({ fingerprint, reason, expires, from }): Row => {
    const until = expires === null ? '' : `, until ${expires}`;
    return [fingerprint, `${reason}${until}`, said(from)];
  });
  const isSet = all.file !== null || base?.file !== null;
  const guarded: readonly Row[] =
    base && isSet
      ? [
          ...globRows('ignore', base.ignore, subject ? 'not ignored' : 'nothing'),
          ...base.settings.map(settingRow),
        ]
      : [];
  return screenful(screen, [
    [heading(all), rows],
    ['What skills may declare', policy],
    ['Rules that are set; every other one is as skillgate explain says', rules],
    ['Accepted findings of the whole repository', accept],
    ['Powers are judged by what base says, with its policy and accept entries', guarded],
  ]);
}

/** What is said of one rule, and what wins. */
export function ruleText(
  rule: Rule,
  setting: RuleSetting,
  subject: Subject | null,
  screen: Screen,
): string {
  const { level, layers } = setting;
  const usual = level ?? loudness(rule);
  const where = subject ? ` for ${subject.path}` : '';
  const only = level === null && layers.length > 0 ? ', but for some paths' : '';
  const rows: Row[] = [
    ['default', loudness(rule), layers.length === 0 ? 'holds' : ''],
    ...layers.map((layer): Row => {
      const wins = subject && layer === layers.at(-1) ? ', which holds' : '';
      return [source(layer), layer.level, `${said(layer.from)}${wins}`];
    }),
  ];
  return screenful(screen, [[`${rule.id} is ${usual}${where}${only}`, rows]]);
}

function screenful(
  { colour, width }: Screen,
  parts: readonly (readonly [title: string, rows: readonly Row[]])[],
): string {
  const paint = painter(colour);
  const shown = parts.flatMap(([title, rows]) => {
    if (rows.length === 0) return [];
    const cells = rows.map((row) => row.map((cell) => defuse(visible(cell))));
    const lines = entries(cells, width - 2).map((line) => `  ${line}`.trimEnd());
    return [[paint('strong', visible(title)), ...lines].join('\n')];
  });
  return `${shown.join('\n\n').split('\n').map(defuse).join('\n')}\n`;
}

function heading({ file, subject }: Applied): string {
  const by = file === null ? 'no configuration file' : file;
  if (!subject) return `The repository, by ${by}`;
  const { path, is, skill, exists } = subject;
  const what =
    is === 'manifest'
      ? `the manifest of ${skill === '' ? 'the skill at the top' : skill}`
      : is === 'file of a skill'
        ? `a file of ${skill === '' ? 'the skill at the top' : skill}`
        : `a ${is}`;
  return `${path} (${what}${exists ? '' : '; it is not there yet'}), by ${by}`;
}

function globRows(key: string, globs: readonly Listed[], none: string): readonly Row[] {
  if (globs.length === 0) return [[key, none, '']];
  return globs.map(({ glob, from }, at) => [at === 0 ? key : '', glob, said(from)]);
}

function settingRow({ key, value, from }: Setting): Row {
  return [key, String(value), said(from)];
}

function ruleRows({ id, layers }: RuleSetting, everywhere: boolean): readonly Row[] {
  const shown = everywhere ? layers : layers.slice(-1);
  const under = layers.at(-2);
  return shown.map((layer, at) => {
    const over = !everywhere && under ? `, over ${under.level} of ${said(under.from)}` : '';
    const by = layer.files === null ? '' : ` (${source(layer)})`;
    return [at === 0 ? id : '', layer.level, `${said(layer.from)}${by}${over}`];
  });
}

function source({ files }: Layer): string {
  return files === null ? 'rules' : `overrides: ${files.join(', ')}`;
}

function said(from: From): string {
  if (typeof from === 'string') return from;
  return `${from.path}:${from.line}${from.side === 'base' ? ' at base' : ''}`;
}

const names: Readonly<Record<string, string>> = {
  allowedTools: 'allowed-tools',
  filesystemWrite: 'filesystem_write',
};

function limits(policy: Applied['policy'][number]['policy']): string {
  const parts = Object.entries(policy).flatMap(([key, value]) => {
    const list = Array.isArray(value) ? value.join(', ') || 'none' : String(value);
    return key === 'skills' ? [] : [`${names[key] ?? key}: ${list}`];
  });
  return parts.join('; ') || 'limits nothing';
}
