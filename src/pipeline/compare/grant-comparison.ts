import type { ActivePolicy } from '../../config/policy.ts';
import type { Draft } from '../../model/finding.ts';
import { code, msg, words } from '../../model/message.ts';
import type { Grants } from '../../model/power/grants.ts';
import { groupTools } from '../../model/power/group-tools.ts';
import { aboutPower, isWidening, type Power, type PowerChange } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { compareText, inBaseOnly } from '../../model/text/text.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';
import {
  compareGrants,
  type GrantComparison,
  type UnreadChange,
} from '../../powers/compare/compare-grants.ts';
import { type IsNewlyOffered, newlyOfferedSkills } from '../../powers/compare/newly-offered.ts';
import { isOwnSource } from '../../powers/compare/own-source.ts';
import { pairUnits, type UnitPairs } from '../../powers/compare/pair-units.ts';
import { withRenamedSkills } from '../../powers/compare/renamed-skills.ts';
import { shippingUnits } from '../../powers/compare/shipping-unit.ts';
import { compareDeclared } from '../../powers/declared/compare-declared.ts';
import { clientFieldChanged, permissionRemoved } from '../../rules/problem/permissions.ts';
import type { PowerRule } from '../../rules/rule.ts';
import { powerRules } from '../../rules/tree-catalog.ts';
import { describePower, ownerOf } from '../../rules/words/power-message.ts';
import { type RuleDraft, repositorySource, ruleDraft } from '../findings/rule-draft.ts';
import { bumpOf } from './bump-of-change.ts';
import { withDeniedLimits } from './denied-limits.ts';

/** Compares what head and base grant beyond the declarations of skills. */
export function compareTreeGrants(
  base: Workspace,
  head: Workspace,
  pairs: readonly Pair[],
  policies: readonly ActivePolicy[] = [],
): GrantComparison & { readonly unitPairs: UnitPairs; readonly isNewlyOffered: IsNewlyOffered } {
  const skillRoots = new Map(
    pairs.flatMap(({ before, after }) => (before && after ? [[before.root, after.root]] : [])),
  );
  const unitPairs = pairUnits(base.grants, head.grants, skillRoots);
  const rootsAtBase = new Map([...skillRoots].map(([before, after]) => [after, before]));
  const isNewlyOffered = newlyOfferedSkills(base.grants, head.grants, (root) =>
    rootsAtBase.get(root),
  );
  const comparison = compareGrants(base.grants, head.grants, unitPairs, isNewlyOffered);
  const declared = pairs.flatMap((pair) => declaredChanges(asOffered(pair, isNewlyOffered)));
  const newNames = new Map(
    pairs.flatMap(({ before, after }) =>
      before && after && before.name !== after.name ? [[before.name, after.name]] : [],
    ),
  );
  const changes = [...withRenamedSkills(comparison.changes, newNames), ...declared].sort(
    compareChanges,
  );
  return {
    ...comparison,
    unitPairs,
    isNewlyOffered,
    changes: withDeniedLimits(changes, head.grants, policies),
  };
}

/** A pair whose skill is new to users. */
function asOffered(pair: Pair, isNewlyOffered: IsNewlyOffered): Pair {
  const isNew = pair.after && isNewlyOffered(pair.after.root);
  return isNew ? { ...pair, status: 'added', before: null } : pair;
}

/** What the manifests of a skill declare on one side only; what cannot be read now is not lost. */
function declaredChanges({ before, after, status, isCopy }: Pair): readonly PowerChange[] {
  const isCompared = status !== 'unchanged' && !isCopy && !after?.unreadable;
  return isCompared ? compareDeclared(before, after) : [];
}

const order: Readonly<Record<PowerChange['change'], number>> = {
  gained: 0,
  undecided: 1,
  moved: 2,
  lost: 3,
};

function compareChanges(a: PowerChange, b: PowerChange): number {
  const [at, other] = [a.power.at, b.power.at];
  return (
    order[a.change] - order[b.change] ||
    compareText(at.path, other.path) ||
    (at.range?.start.line ?? 0) - (other.range?.start.line ?? 0) ||
    compareText(a.power.scope, b.power.scope)
  );
}

/** The drafts on permissions that head gains or lacks, and on changed fields that grant nothing. */
export function grantDrafts(
  { changes, unread }: GrantComparison,
  head: Workspace,
  remote: string | null,
): readonly RuleDraft[] {
  return [
    ...groupTools(changes.filter((change) => !isOfNewUnit(change))).flatMap(
      (change) => powerDraft(change, head, remote) ?? [],
    ),
    ...plainLosses(changes).map((change) => lossDraft(change, head)),
    ...unread.map(unreadDraft),
  ];
}

/** The lost permissions that no lost limit stands for. */
function plainLosses(changes: readonly PowerChange[]): readonly PowerChange[] {
  const lost = changes.filter(({ change }) => change === 'lost');
  const limits = new Set(lost.filter(({ power }) => power.kind === 'guard').map(subjectKey));
  return lost.filter((change) => isPlainLoss(change) && !limits.has(subjectKey(change)));
}

function subjectKey({ power }: PowerChange): string {
  return `${power.at.path}\0${power.feature}\0${power.subject}`;
}

/** Whether a unit that is still there lacks a permission, and no other stands in its place. */
function isPlainLoss({ power, ofUnit, isReplaced = false }: PowerChange): boolean {
  if (isReplaced || ofUnit !== undefined) return false;
  const isListing = power.feature === 'source' && power.entry?.kind === 'plugin';
  return (
    power.kind !== 'guard' &&
    power.feature !== 'declared' &&
    power.unit.kind !== 'skill' &&
    !isListing
  );
}

function lossDraft(change: PowerChange, { paths }: Workspace): RuleDraft {
  const { power } = change;
  const message = msg`${ownerOf(power)} no longer ${describePower(power)}.`;
  const draft = { ...placesOf(change, paths), message, about: aboutPower(power) };
  return ruleDraft(permissionRemoved, draft, repositorySource);
}

function unreadDraft({ field, previous, path }: UnreadChange): RuleDraft {
  const name = (field ?? previous)?.field ?? '';
  const action = words(field && previous ? 'changed' : field ? 'was added' : 'was removed');
  const message = msg`Field ${code(name)} ${action}.`;
  const at = field?.at ?? { path };
  const draft = { message, at, was: previous?.at, about: `field\0${name}` };
  return ruleDraft(clientFieldChanged, draft, repositorySource);
}

/** Whether a change is part of the finding of its unit, which is new. */
export function isOfNewUnit(change: PowerChange): boolean {
  return change.ofUnit === 'new' && ruleOfChange(change) !== null;
}

/** The drafts on permissions that skills gain, by the root of the skill, where no plugin announces them. */
export function skillPowerDrafts(
  { changes }: GrantComparison,
  head: Workspace,
): ReadonlyMap<string, readonly RuleDraft[]> {
  const shippingUnit = shippingUnits(head.grants.units);
  const unitChanges = changes.filter(({ power: { unit } }) => {
    return unit.kind === 'skill' && shippingUnit(unit) === unit;
  });
  const drafts = groupTools(unitChanges).flatMap((change) => powerDraft(change, head) ?? []);
  return groupBy(drafts, ({ source }) => source.skill ?? '');
}

/** The rule that reports a change of a permission; null for what widens nothing, and what rules on changes report. */
export function ruleOfChange(change: PowerChange): PowerRule | null {
  if (!isWidening(change) || change.power.feature === 'declared') return null;
  return powerRules.find(({ claims }) => claims(change)) ?? null;
}

function powerDraft(
  change: PowerChange,
  { paths, grants }: Pick<Workspace, 'paths' | 'grants'>,
  remote: string | null = null,
): RuleDraft | null {
  const rule = ruleOfChange(change);
  if (!rule) return null;
  const { power, previous } = change;
  const { scope, unit } = power;
  const message = rule.message(change);
  const draft: Draft = {
    ...placesOf(change, paths),
    message,
    help: rule.help?.(change),
    notes: change.denial ?? rule.notes?.(change),
    phrase: rule.phrase === undefined ? undefined : words(rule.phrase),
    about: aboutPower(power),
    identity: canonical(factsOfChange(change, grants)),
    before: previous?.scope ?? null,
    after: change.change === 'lost' ? null : scope,
  };
  const source = { ...repositorySource, skill: unit.kind === 'skill' ? unit.root : null };
  const isQuiet = (change.isSameCommand && !isModule(power)) || isOwnSource(power, remote);
  const severity = change.denial ? 'error' : isQuiet ? 'note' : rule.severity;
  return { ...ruleDraft(rule, { ...draft, severity }, source), bump: bumpOf(change) };
}

/** A hook that is a module registers its events by itself: other bytes may hook other events. */
function isModule({ feature, trigger }: Power): boolean {
  return feature === 'hook' && trigger.event === undefined;
}

/** What identifies a change of a permission. */
export function factsOfChange(change: PowerChange, grants: Grants): Json {
  const { power, previous } = change;
  return [change.change, ...[power, previous].map(factsOf), programIds(change, grants)];
}

/** All facts of a permission but its place: an accepted one must not accept another. */
function factsOf(power: Power | null): Json {
  if (!power) return null;
  const { at: _, unit, runs: _runs, policyKeys: _keys, ...facts } = power;
  const { kind, name } = unit;
  return JSON.parse(JSON.stringify({ ...facts, unit: { kind, name } }));
}

/** The bytes of the programs that a permission runs: who accepts it accepts these. */
function programIds({ power, programs = [] }: PowerChange, grants: Grants): Json {
  const files = (power.programs ?? []).map((path) => [path, grants.programs.get(path)?.id ?? null]);
  return [...files, ...programs.map(({ path, change, id = null }) => [path, change, id])];
}

/** A lost guard is where it was; the finding is on the file of head, if there still is one. */
function placesOf(
  { power, previous, change, limit }: PowerChange,
  paths: ReadonlySet<string>,
): Pick<Draft, 'at' | 'was'> {
  const { at } = power;
  const isOfBase = change === 'lost' || (change === 'undecided' && previous === null);
  if (!isOfBase) return { at, was: limit?.key.at ?? previous?.at };
  return { at: paths.has(at.path) ? { path: at.path } : inBaseOnly(at.path), was: at };
}
