import type { Draft, Note, Severity } from '../../model/finding.ts';
import {
  code,
  count,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  words,
} from '../../model/message.ts';
import type { Plugin, PluginVersion, ReleaseTool } from '../../model/unit/plugin.ts';
import { isMarketplace, pluginKey } from '../../model/unit/plugin.ts';
import type { PartChange } from '../../model/unit/unit-change.ts';
import { covers } from '../../model/version/bump.ts';
import { isVersion, isVersionBelow, smallestCoveringVersion } from '../../model/version/version.ts';
import { pluginBumpTooSmall, pluginVersionStale } from '../../rules/problem/plugins.ts';
import { raisesVersion } from '../../units/release-tool.ts';
import { type RuleDraft, ruleDraft, type Source } from '../findings/rule-draft.ts';
import type { PluginJudgement, SinceVersion } from './plugin-changes.ts';
import type { Unreleased } from './unreleased.ts';

/** Reports a version that was raised by less than the changes of the plugin need; null if it suffices. */
export function tooSmallDraft(judgement: PluginJudgement, source: Source): RuleDraft | null {
  const { before, after, required, declared, sinceVersion } = judgement;
  const { changes, reasons } = sinceVersion?.judgement ?? judgement;
  const [from, to] = [before.version, after.version];
  if (!from || !to || declared === null || declared === 'none' || declared === 'decreased')
    return null;
  if (covers(declared, required)) return null;
  const isGrave = required === 'major' && !isVersionBelow(from.value, '1.0.0');
  const severity: Severity = isGrave ? 'error' : 'warning';
  const needing = changes.filter(({ bump }) => bump === required);
  const needed = smallestCoveringVersion(from.value, required);
  const draft: Draft = {
    message: msg`Plugin ${namePart(after.name)} needs ${code(needed)}, not ${code(to.value)}.`,
    notes: [
      ...firstNotes(reasons, changes),
      ...(sinceVersion ? [setNote(from, sinceVersion)] : []),
    ],
    at: to.at,
    was: from.at,
    about: [pluginKey(after), from.value, to.value, required].join('\0'),
    identity: 'too small',
    value: needing.map(partKey),
    severity,
    reasons: skillsOf(needing),
  };
  const isBreak = required === 'major';
  return { ...ruleDraft({ ...pluginBumpTooSmall, severity }, draft, source), isBreak };
}

/** Identifies a change of a part: an acceptance of one change holds for no later one. */
function partKey({ kind, name, action }: PartChange): string {
  return `${kind} ${name} ${action}`;
}

/** The skills whose findings say the same; undefined where another part needs the bump, too. */
function skillsOf(changes: readonly PartChange[]): readonly string[] | undefined {
  const roots = changes.flatMap(({ skillRoots }) => skillRoots?.at(-1) ?? []);
  return roots.length > 0 && roots.length === changes.length ? roots : undefined;
}

/** The commit that set the version from which the changes are counted. */
function setNote({ value }: PluginVersion, { set: { date, sha } }: SinceVersion): Note {
  return { message: msg`${code(value)} was set on ${words(date)} (${code(sha.slice(0, 7))}).` };
}

const maxNotes = 5;
/** Users lose every part that goes, so more of these are named. */
const maxLost = 20;

function firstNotes(notes: readonly Note[], changes: readonly PartChange[]): readonly Note[] {
  const lost = changes.filter(({ action }) => action === 'removed' || action === 'renamed').length;
  const shown = Math.max(maxNotes, Math.min(lost, maxLost));
  const rest = notes.length - shown;
  if (rest <= 0) return notes;
  return [...notes.slice(0, shown), { message: msg`And ${count(rest, 'more change')}.` }];
}

/** What is known of a plugin that keeps its version. */
export interface Staleness {
  readonly plugin: Plugin;
  /** The comparison with base, if this change touches the plugin; null without one. */
  readonly change: PluginJudgement | null;
  /** The commits since the version changed; null if the history is not available. */
  readonly unreleased: Unreleased | null;
  readonly severity: Severity;
  readonly releaseTool: ReleaseTool | null;
}

/** Reports changes of a plugin that its version does not announce. */
export function staleDraft(staleness: Staleness, source: Source): RuleDraft | null {
  const { plugin, change, unreleased, severity } = staleness;
  const { version } = plugin;
  if (!version) return null;
  const { changes: amount = 0, since = null, isCutOff = false } = unreleased ?? {};
  const [name, value] = [namePart(plugin.name), code(version.value)];
  const least = words(isCutOff ? 'at least ' : '');
  const isWaiting = change === null || (since !== null && amount > 1);
  const draft: Draft = {
    message: change
      ? msg`Plugin ${name} changed; its version is still ${value}.`
      : msg`Plugin ${name} has ${least}${count(amount, 'unreleased change')} since ${value}.`,
    help: remedy(staleness),
    notes: [
      ...firstNotes(change?.reasons ?? [], change?.changes ?? []),
      ...(isWaiting && since ? [sinceNote(amount, since)] : []),
      ...(change && isCutOff ? [{ message: shallowNote }] : []),
      ...releaseNote(staleness),
    ],
    at: version.at,
    about: `${pluginKey(plugin)}\0${version.value}`,
    identity: 'stale',
    value: (change?.changes ?? []).map(partKey),
    severity,
  };
  return ruleDraft({ ...pluginVersionStale, severity }, draft, source);
}

const shallowNote = msg`Earlier changes are unknown: this clone is shallow.`;

/** The changes that wait for a new version. */
function sinceNote(amount: number, { date, sha }: NonNullable<Unreleased['since']>): Note {
  return {
    message: msg`${count(amount, 'change')} since ${words(date)} (${code(sha.slice(0, 7))}).`,
  };
}

/** The tool that raises the version by itself, so that nobody has to. */
function releaseNote({ plugin, releaseTool }: Staleness): readonly Note[] {
  if (releaseTool === null || plugin.version === null) return [];
  const tool = words(releaseTool.name);
  const left = plugin.versions.filter((version) => !raisesVersion(releaseTool, version));
  const behind = left.map(({ at }) => ({
    message: msg`${tool} does not raise ${pathPart(at.path)}: it stays behind.`,
    at,
  }));
  if (left.includes(plugin.version)) return behind;
  return [{ message: msg`${tool} raises it with the next release.` }, ...behind];
}

function remedy({ plugin, change, releaseTool, severity }: Staleness): Message | undefined {
  const { version } = plugin;
  if (!version) return undefined;
  if (releaseTool && !raisesVersion(releaseTool, version)) {
    const { kind, pointer, at } = version;
    const jsonPath = `$.${pointer.replace(/\.(\d+)/, '[$1]')}`;
    const place = isMarketplace({ kind }) ? msg` with ${code(jsonPath)}` : nothing;
    return msg`List ${pathPart(at.path)}${place} under ${code('extra-files')} of ${words(releaseTool.name)}.`;
  }
  if (releaseTool !== null || change === null || !isVersion(version.value)) return undefined;
  const sufficient = code(smallestCoveringVersion(version.value, change.required));
  return severity === 'error'
    ? msg`Set it to ${sufficient}.`
    : msg`Set it to ${sufficient}, or users do not get the change.`;
}

/** Reports that the history of plugins is unknown. */
export function unknownDraft(plugins: readonly Plugin[], source: Source): RuleDraft | null {
  const [first] = plugins;
  if (!first?.version) return null;
  const subject =
    plugins.length === 1 ? msg`plugin ${namePart(first.name)}` : msg`${plugins.length} plugins`;
  const draft: Draft = {
    message: msg`Unreleased changes of ${subject} are unknown: this clone is shallow.`,
    help: msg`Check out with ${code('fetch-depth: 0')}.`,
    at: first.version.at,
    about: 'shallow',
    identity: 'unknown',
    severity: 'note',
  };
  return ruleDraft({ ...pluginVersionStale, severity: 'note' }, draft, source);
}
