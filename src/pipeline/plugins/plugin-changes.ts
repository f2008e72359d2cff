import type { Finding, Note } from '../../model/finding.ts';
import { isWidening, type PowerChange, type PowerFeature, unitKey } from '../../model/power.ts';
import type { HistoryCommit } from '../../model/sides.ts';
import { haveSameContent } from '../../model/skill.ts';
import { lookupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import type { Mentions } from '../../model/text/mention.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Plugin } from '../../model/unit/plugin.ts';
import type { PartChange } from '../../model/unit/unit-change.ts';
import { type Bump, type DeclaredBump, largestBump, maxBump } from '../../model/version/bump.ts';
import { declaredBump } from '../../model/version/version.ts';
import type { Pair } from '../../model/workspace.ts';
import { allowedToolsNarrowed } from '../../rules/change/allowed-tools.ts';
import { compareParts } from '../../units/compare-parts.ts';
import type { PluginPair } from '../../units/pair-plugins.ts';
import type { Judgement } from '../judge.ts';
import { gainNotes, partNotes } from './reasons.ts';

/** A plugin that both trees have, with what changed and the bump that its version needs. */
export interface PluginJudgement {
  readonly before: Plugin;
  readonly after: Plugin;
  readonly changes: readonly PartChange[];
  readonly required: Bump;
  /** Null where a version is missing or cannot be compared. */
  readonly declared: DeclaredBump | null;
  /** What needs the bump, removed parts first. */
  readonly reasons: readonly Note[];
  /** The same against the tree that set the previous version, where that is not base. */
  readonly sinceVersion?: SinceVersion;
}

/** A plugin against the tree that set its previous version. */
export interface SinceVersion {
  readonly judgement: PluginJudgement;
  readonly set: Pick<HistoryCommit, 'sha' | 'date'>;
}

/** Judges a plugin of both trees: its contract is the union of its parts. */
export function judgePlugin(
  { before, after }: { readonly before: Plugin; readonly after: Plugin },
  judgements: readonly Judgement[],
  powers: readonly PowerChange[],
  uses?: Mentions['uses'],
): PluginJudgement {
  const changes = [
    ...skillChanges({ before, after }, judgements),
    ...compareParts(before.parts, after.parts),
  ].map((change) => (keepsName(change, after) ? { ...change, bump: 'patch' as const } : change));
  const gains = powersOf(after, powers).filter(isGain);
  const bumps = changes.map(({ bump }) => bump);
  const required = largestBump(gains.length > 0 ? [...bumps, 'minor'] : bumps);
  const declared = declaredBump(before.version?.value, after.version?.value);
  const needing = changes.filter(({ bump }) => bump === required);
  const reasons = [
    ...partNotes({ before, after }, needing, judgements, uses),
    ...(required === 'minor' ? gainNotes(gains) : []),
  ];
  return { before, after, changes, required, declared, reasons };
}

/** Whether a removed command is a skill of the same name now, or the other way round: users type both alike. */
function keepsName({ kind, name, action }: PartChange, { parts }: Plugin): boolean {
  if (action !== 'removed' || (kind !== 'command' && kind !== 'skill')) return false;
  const other = kind === 'command' ? 'skill' : 'command';
  return partNames(parts).has(`${other}\0${name}`);
}

const partNames = memoize(
  (parts: Plugin['parts']) => new Set(parts.map(({ kind, name }) => `${kind}\0${nameOf(name)}`)),
);

/** Whether both trees declare a version of the plugin, and the same one. */
export function keepsVersion({ before, after }: PluginJudgement): boolean {
  const version = after.version?.value;
  return version !== undefined && version === before.version?.value;
}

/** Whether a permission is new or wider. Another command or program is a change of its part, and so is what a script does. */
function isGain(change: PowerChange): boolean {
  if (change.power.feature === 'script') return false;
  const isReplaced = change.previous !== null && commands.has(change.power.feature);
  return isWidening(change) && !change.isSameCommand && !isReplaced;
}

const commands: ReadonlySet<PowerFeature> = new Set<PowerFeature>([
  'hook',
  'inline-command',
  'background-program',
  'helper-command',
]);

/** The permissions that belong to a plugin or one of its parts. */
export function powersOf(
  { root, parts }: Plugin,
  powers: readonly PowerChange[],
): readonly PowerChange[] {
  const paths = parts.flatMap(({ files }) => files.map(({ path }) => path));
  const keys = Array.from(skillRootsOf({ parts }), (skill) =>
    unitKey({ kind: 'skill', root: skill }),
  );
  return powersByKey(powers)([unitKey({ kind: 'plugin', root }), ...keys, ...paths.map(pathKey)]);
}

const powersByKey = memoize((powers: readonly PowerChange[]) =>
  lookupBy(powers, ({ power: { unit, at } }) => [
    unitKey(unit),
    pathKey(unit.root),
    pathKey(at.path),
  ]),
);

function pathKey(path: string): string {
  return `\0${path}`;
}

function skillChanges(
  { before, after }: PluginPair,
  judgements: readonly Judgement[],
): readonly PartChange[] {
  const [oldRoots, newRoots] = [skillRootsOf(before), skillRootsOf(after)];
  const concerned = judgementsByRoot(judgements)([...oldRoots, ...newRoots]);
  return concerned.flatMap(({ pair, findings, requiredSinceBase }): readonly PartChange[] => {
    const required = requiredSinceBase && withoutNarrowing(requiredSinceBase, findings);
    const wasPart = pair.before !== null && oldRoots.has(pair.before.root);
    const isPart = pair.after !== null && newRoots.has(pair.after.root);
    const skill = (wasPart ? pair.before : pair.after) ?? pair.after;
    if (!skill || (!wasPart && !isPart)) return [];
    const skillRoots = [pair.before, pair.after].flatMap((side) => (side ? [side.root] : []));
    const name = skill.name || nameOf(skill.root);
    const change = { kind: 'skill', name, skillRoots } as const;
    if (!isPart) {
      // An accepted removal asks for no bump of the skill, and for no more of the plugin than any change.
      const isAccepted = pair.after === null && required === 'none';
      return [{ ...change, action: 'removed', bump: isAccepted ? 'patch' : 'major' }];
    }
    if (!wasPart) return [{ ...change, action: 'added', bump: 'minor' }];
    if (pair.status === 'unchanged' || isMove(pair, required)) return [];
    const action = pair.status === 'renamed' ? 'renamed' : 'changed';
    return [{ ...change, action, bump: maxBump(required ?? 'none', 'patch') }];
  });
}

const judgementsByRoot = memoize((judgements: readonly Judgement[]) =>
  lookupBy(judgements, ({ pair: { before, after } }) =>
    [before, after].flatMap((side) => (side ? [side.root] : [])),
  ),
);

/** Whether a skill of both trees has another folder in its plugin, and nothing else. */
function isMove({ status, before, after }: Pair, required: Bump | null): boolean {
  const isSame = before !== null && after !== null && haveSameContent(before, after);
  return status === 'moved' && required === 'none' && isSame;
}

/** A skill that asks before it uses a tool breaks nobody who installs its plugin. */
function withoutNarrowing(required: Bump, findings: readonly Finding[]): Bump {
  const asking = findings.filter(({ state, bump }) => state === 'new' && bump === required);
  const isNarrowing = asking.every(({ rule }) => rule === allowedToolsNarrowed.id);
  return required === 'minor' && asking.length > 0 && isNarrowing ? 'patch' : required;
}

function skillRootsOf(plugin: Pick<Plugin, 'parts'> | null): ReadonlySet<string> {
  return new Set(plugin?.parts.flatMap(({ kind, name }) => (kind === 'skill' ? [name] : [])));
}
