import type { Problem } from '../model/finding.ts';
import { chooseTargets } from './choose.ts';
import { openLock } from './editor.ts';
import { protoLock } from './proto-lock.ts';
import { unknownStyle } from './refusal.ts';
import type { LockTarget } from './target.ts';

/** What `skillgate lock` is to do. */
export interface LockRequest {
  readonly path: string;
  /** The text of the file as it is; null when there is none. */
  readonly text: string | null;
  /** Every skill the lock is to hold; it holds no other afterwards. */
  readonly targets: readonly LockTarget[];
  readonly generatedAt: string;
}

/** The lock as it is to be, and what changes: ids, in byte order. */
export interface LockPlan {
  readonly text: string;
  readonly changed: boolean;
  readonly added: readonly string[];
  readonly updated: readonly string[];
  readonly removed: readonly string[];
}

/** A plan, or without one the reason why the file is not touched; remarks come with a plan too. */
export interface LockOutcome {
  readonly plan: LockPlan | null;
  readonly problems: readonly Problem[];
}

const emptyLock = `# Written by skillgate lock; do not edit by hand.
generated_at: ""
skills: {}
`;

/**
 * Creates or refreshes a lock, so that it holds exactly the given skills: new ones are added, entries
 * of skills that are gone are removed, the others are brought up to date. `source_rev` moves with the
 * content only, or every commit would rewrite every lock. All else in the file stays: foreign fields,
 * comments, order; and every byte, time stamp included, when nothing changed.
 */
export function planLock({ path, text, targets, generatedAt }: LockRequest): LockOutcome {
  const before = text?.trim() ? text : emptyLock;
  const editor = openLock(path, before);
  if ('problems' in editor) return { plan: null, problems: editor.problems };
  const choice = chooseTargets(path, targets, editor.hashes());
  const names = new Set([...choice.targets.map(({ name }) => name), ...choice.kept]);
  const changes = editor.hold(names, choice.targets);
  const changed = editor.isEdited || before !== text;
  if (!changed) return { plan: { text: before, changed, ...changes }, problems: choice.problems };
  const after = editor.close(generatedAt);
  const problems = faultsOf(path, after, choice.targets);
  if (problems.length > 0) return { plan: null, problems };
  return { plan: { text: after, changed, ...changes }, problems: choice.problems };
}

/** Why a written lock does not say what it was to say: what was there cannot be edited by lines. */
function faultsOf(path: string, text: string, targets: readonly LockTarget[]): readonly Problem[] {
  if (targets.length === 0) return [];
  const lock = protoLock.parse(path, text);
  const faults = lock?.problems.filter(({ rule }) => rule === 'lock-syntax') ?? [];
  if (faults.length > 0) return faults;
  const pins = new Map(lock?.entries.map(({ id, pins }) => [id, pins.map(({ value }) => value)]));
  const holds = ({ name, contentHash, integrity }: LockTarget) =>
    [contentHash, integrity].every((digest) => pins.get(name)?.includes(digest));
  return targets.every(holds) ? [] : [unknownStyle(path)];
}
