import type { Severity } from '../../model/finding.ts';
import type { Plugin, ReleaseTool } from '../../model/unit/plugin.ts';
import { pluginKey } from '../../model/unit/plugin.ts';
import { type PartChange, partClause } from '../../model/unit/unit-change.ts';
import { code, quote } from '../../model/value/format-value.ts';
import { covers } from '../../model/version/bump.ts';
import { isVersion, isVersionBelow, smallestCoveringVersion } from '../../model/version/version.ts';
import { getProblemRule } from '../../rules/tree-catalog.ts';
import { pluralize } from '../../rules/words/words.ts';
import { type RuleDraft, ruleDraft, type Source } from '../findings/rule-draft.ts';
import type { PluginJudgement } from './plugin-changes.ts';
import type { Unreleased } from './unreleased.ts';

const [tooSmall, stale] = [
  getProblemRule('plugin-bump-too-small'),
  getProblemRule('plugin-version-stale'),
];

/** Reports a version that was raised by less than the changes of the plugin need; null if it suffices. */
export function tooSmallDraft(judgement: PluginJudgement, source: Source): RuleDraft | null {
  const { before, after, changes, required, declared } = judgement;
  const [from, to] = [before.version, after.version];
  if (!from || !to || declared === null || declared === 'none' || declared === 'decreased')
    return null;
  if (covers(declared, required)) return null;
  const severity: Severity = isVersionBelow(from.value, '1.0.0') ? 'warning' : 'error';
  const reasons = changes.filter(({ bump }) => bump === required);
  const needed = smallestCoveringVersion(from.value, required);
  const message = `The version of plugin ${quote(after.name)} has to be ${code(needed)} or later, not ${code(to.value)}: ${reasonsPhrase(reasons)}.`;
  const about = [pluginKey(after), from.value, to.value, required].join('\0');
  const value = reasons.map(partKey);
  const draft = { message, at: to.at, was: from.at, about, identity: 'too small', value };
  return ruleDraft({ ...tooSmall, severity }, { ...draft, severity }, source);
}

/** Identifies a change of a part: an acceptance of one change holds for no later one. */
function partKey({ kind, name, action }: PartChange): string {
  return `${kind} ${name} ${action}`;
}

/** What needs the bump, as a clause. */
function reasonsPhrase(reasons: readonly PartChange[]): string {
  if (reasons.length === 0) return 'it gains a permission';
  const shown = reasons.slice(0, 3).map((reason) => partClause(reason));
  const omitted = reasons.length - shown.length;
  const all = [...shown, ...(omitted > 0 ? [`${pluralize(omitted, 'more part')} changed`] : [])];
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ');
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
  const { plugin, change, severity } = staleness;
  const { version } = plugin;
  if (!version) return null;
  const message = [
    change ? changeSentence(plugin, change) : historySentence(staleness),
    change ? waitingSentence(staleness) : null,
    remedySentence(staleness),
  ]
    .filter(Boolean)
    .join(' ');
  const about = `${pluginKey(plugin)}\0${version.value}`;
  const value = (change?.changes ?? []).map(partKey);
  const draft = { message, at: version.at, about, identity: 'stale', value, severity };
  return ruleDraft({ ...stale, severity }, draft, source);
}

function changeSentence({ name, version }: Plugin, { changes }: PluginJudgement): string {
  return `In plugin ${quote(name)}, ${reasonsPhrase(changes)}, but the version of the plugin is still ${code(version?.value ?? '')}: installed copies do not receive this change.`;
}

/** The changes since the version was set, for a run without a change of its own. */
function historySentence({ plugin, unreleased }: Staleness): string {
  const subject = `Plugin ${quote(plugin.name)}`;
  const { changes = 0, since = null, isCutOff = false } = unreleased ?? {};
  const count = `${isCutOff ? 'At least ' : ''}${pluralize(changes, 'change')}`;
  const verb = changes === 1 ? 'has' : 'have';
  const from = since === null ? '' : ` since ${since.date} (${since.sha.slice(0, 7)})`;
  return `${subject} has version ${code(plugin.version?.value ?? '')}${from}. ${count} after that ${verb} not reached installed copies.`;
}

/** The changes that wait with this one. */
function waitingSentence({ unreleased }: Staleness): string | null {
  if (!unreleased) return null;
  const { changes, since, isCutOff } = unreleased;
  if (isCutOff) {
    return `How many earlier changes wait with it is unknown: this clone is shallow. Check out with ${code('fetch-depth: 0')}.`;
  }
  if (since === null || changes < 2) return null;
  return `With it, ${pluralize(changes, 'change')} wait since ${since.date} (${since.sha.slice(0, 7)}).`;
}

function remedySentence({ plugin, change, releaseTool, severity }: Staleness): string | null {
  const { version } = plugin;
  if (!version) return null;
  const { path } = version.at;
  if (releaseTool?.raises && !releaseTool.raises.has(path)) {
    return `${releaseTool.name} does not raise ${code(path)}: list it under ${code('extra-files')}.`;
  }
  if (releaseTool !== null) return `${releaseTool.name} raises it with the next release.`;
  if (change === null || !isVersion(version.value)) return null;
  const sufficient = code(smallestCoveringVersion(version.value, change.required));
  return severity === 'error'
    ? `Set it to ${sufficient}.`
    : `Set it to ${sufficient} to deliver it.`;
}

/** Reports that the history of plugins is unknown. */
export function unknownDraft(plugins: readonly Plugin[], source: Source): RuleDraft | null {
  const [first] = plugins;
  if (!first?.version) return null;
  const subject =
    plugins.length === 1 ? `plugin ${quote(first.name)}` : `${plugins.length} plugins`;
  const message = `Whether changes of ${subject} wait for a new version is unknown: this clone is shallow. Check out with ${code('fetch-depth: 0')}.`;
  const draft = { message, at: first.version.at, about: 'shallow', identity: 'unknown' };
  return ruleDraft({ ...stale, severity: 'note' }, { ...draft, severity: 'note' }, source);
}
