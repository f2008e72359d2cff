import type { Problem } from '../model/finding.ts';
import type { LockFile } from '../model/lock.ts';
import { code, msg, namePart, pathPart, words } from '../model/message.ts';
import { compareText } from '../model/text/text.ts';
import { get } from '../model/value/value.ts';
import type { Parsed } from '../syntax/parsed.ts';
import { maxTextBytes } from '../syntax/text-file.ts';
import { parseYaml } from '../syntax/yaml/yaml.ts';
import { chooseTargets, type LockTarget } from './choose-targets.ts';
import type { LockFormat } from './format.ts';
import { LockDocument } from './formats/lock-document.ts';
import { foreignHeader, protoLock } from './formats/proto-lock.ts';
import { duplicateKey } from './problems.ts';
import { lockFormatOf, parseLock } from './read.ts';
import { formatForFile } from './unrecognised.ts';
import { blockRootOf, isUpToDate } from './up-to-date.ts';

/** The input of `skillaccord lock`. */
export interface LockRequest {
  readonly path: string;
  /** The current text of the file; null if absent. */
  readonly text: string | null;
  /** Every skill of the new lock. */
  readonly targets: readonly LockTarget[];
  /** For a new file; a lock keeps the time of its creation. */
  readonly generatedAt: string;
  /** The command that writes the lock again, for the header of a new one. */
  readonly regenerate?: string;
  /** True to keep the entries of all other skills; otherwise they are removed. */
  readonly keepsOthers?: boolean;
  /** The names whose entries are removed even so: those of renamed skills. */
  readonly dropped?: ReadonlySet<string> | undefined;
  /** The folders of ignored skills by name: their entries stay as they are. */
  readonly ignoredSkills?: ReadonlyMap<string, string> | undefined;
}

/** The new lock, and the ids that change, in byte order. */
export interface LockPlan {
  readonly text: string;
  readonly changed: boolean;
  readonly added: readonly string[];
  readonly updated: readonly string[];
  readonly removed: readonly string[];
}

/** A plan, or the reasons against writing; `problems` may also accompany a plan. */
export interface LockOutcome {
  readonly plan: LockPlan | null;
  readonly problems: readonly Problem[];
}

/** The text of a lock without entries, with the header of ADR-003. */
function emptyLock(regenerate = 'skillaccord lock'): string {
  return `# Regenerate with: ${regenerate}
# Auto-generated - do not edit manually
generated_at: ""
skills: {}
`;
}

/**
 * Creates or updates a lock with exactly the given skills. `source_rev` changes only with the content,
 * otherwise every commit would rewrite every lock. Keeps unknown fields, comments and their order; without
 * changes, every byte.
 */
export function planLock(request: LockRequest): LockOutcome {
  const { path, text, targets, generatedAt, keepsOthers = false, dropped } = request;
  const original = text?.trim() ? text : emptyLock(request.regenerate);
  const reading = readLock(path, original);
  const rejections = rejectionsFor(path, original, reading);
  if (rejections.length > 0) return { plan: null, problems: rejections };
  const blockRoot = blockRootOf(original, reading.parsed);
  const uncheckedLock = blockRoot ? null : new LockDocument(original);
  if (uncheckedLock && !uncheckedLock.isEditable)
    return { plan: null, problems: [lockProblem(path, notEditable)] };
  const choice = chooseTargets(path, targets, reading.lock);
  const { chosenTargets } = choice;
  const ignored = keepsOthers ? [] : ignoredEntries(request, reading.lock, chosenTargets);
  const keptNames = new Set([...choice.keptNames, ...ignored.map(({ about }) => about)]);
  const problems = [...choice.problems, ...ignored];
  if (text !== null && chosenTargets.length + keptNames.size === 0) {
    return { plan: null, problems: [lockProblem(path, nothingToLock)] };
  }
  const wanted = { targets: chosenTargets, keptNames: keepsOthers ? null : keptNames };
  if (!dropped?.size && blockRoot && original === text && isUpToDate(blockRoot, text, wanted)) {
    const plan = { text, changed: false, added: [], updated: [], removed: [] };
    return { plan, problems };
  }
  const editableLock = uncheckedLock ?? new LockDocument(original);
  const before = { text: editableLock.toString(), entries: editableLock.entries() };
  const others = [...before.entries.keys()].filter((id) => !dropped?.has(id));
  editableLock.update(chosenTargets, keepsOthers ? new Set(others) : keptNames);
  const changed = editableLock.toString() !== before.text || original !== text;
  // A time of its own in each branch would be a conflict in every merge.
  if (!text?.trim()) editableLock.setTimestamp(generatedAt);
  const after = changed ? editableLock.toString() : original;
  const size = Buffer.byteLength(after);
  if (size > maxTextBytes) return { plan: null, problems: [lockProblem(path, tooLarge(size))] };
  const faults = protoLock.parse(path, after)?.problems ?? [];
  const syntaxProblems = faults.filter(({ rule }) => rule === 'lock-syntax');
  if (changed && syntaxProblems.length > 0) return { plan: null, problems: syntaxProblems };
  const changes = difference(before.entries, editableLock.entries());
  return { plan: { text: after, changed, ...changes }, problems };
}

/** A note for each entry of an ignored skill. */
function ignoredEntries(
  { path, ignoredSkills }: LockRequest,
  lock: LockFile | null,
  targets: readonly LockTarget[],
): readonly (Problem & { readonly about: string })[] {
  const targetNames = new Set(targets.map(({ name }) => name));
  return (lock?.entries ?? []).flatMap(({ id }) => {
    const root = targetNames.has(id) ? undefined : ignoredSkills?.get(id);
    if (root === undefined) return [];
    const place = pathPart(root || '.');
    const message = msg`Lock entry of ${namePart(id)} is unchanged: ${code('ignore')} matches ${place}.`;
    return [{ rule: 'lock-skill-missing', message, at: { path }, about: id }];
  });
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort(compareText);
  const both = ids.filter((id) => before.has(id) && after.has(id));
  return {
    added: ids.filter((id) => !before.has(id)),
    updated: both.filter((id) => before.get(id) !== after.get(id)),
    removed: ids.filter((id) => !after.has(id)),
  };
}

/** A text read as YAML, as the lock of any tool, and as our own. */
interface LockReading {
  readonly parsed: Parsed;
  readonly claimed: LockFile | null;
  readonly lock: LockFile | null;
}

function readLock(path: string, text: string): LockReading {
  const claimed = parseLock(path, text);
  const lock = claimed?.format === 'proto-lock' ? claimed : protoLock.parse(path, text);
  return { parsed: parseYaml(path, text), claimed, lock };
}

/** Why a file must not become a lock: it is something else, or its content is ambiguous. */
function rejectionsFor(
  path: string,
  text: string,
  { parsed: { root, faults, duplicates }, claimed, lock }: LockReading,
): readonly Problem[] {
  const writer = claimed ? lockFormatOf(claimed).writer : formatForFile(path)?.writer;
  if (writer) return [lockProblem(path, foreignLock(writer))];
  if (foreignHeader(text) !== null) return [lockProblem(path, notALock)];
  const skills = get(root ?? undefined, 'skills');
  const isEmpty = skills?.kind === 'null' || (skills?.kind === 'table' && skills.fields.size === 0);
  if (!lock && (faults.length > 0 || !isEmpty)) return [lockProblem(path, notALock)];
  return faults.length > 0 ? (lock?.problems ?? []) : duplicates.map(duplicateKey);
}

interface Refusal extends Pick<Problem, 'message' | 'help'> {
  readonly about: string;
}

function foreignLock({ name, command }: NonNullable<LockFormat['writer']>): Refusal {
  return {
    about: 'foreign',
    message: msg`Not written: this is the lock of ${words(name)}.`,
    help: msg`Run ${code(command)}.`,
  };
}

const notALock: Refusal = {
  about: 'no lock',
  message: msg`Not overwritten: this file is not a lock.`,
  help: msg`A lock has ${code('skills')}, each with a ${code('content_hash')}.`,
};

const nothingToLock: Refusal = {
  about: 'nothing',
  message: msg`No skill is left to lock.`,
  help: msg`Delete the file: a lock needs an entry.`,
};

function tooLarge(size: number): Refusal {
  return {
    about: 'size',
    message: msg`Not written: the lock has ${size} bytes, over the limit of ${maxTextBytes}.`,
    help: msg`Lock fewer skills in one file.`,
  };
}

const notEditable: Refusal = {
  about: 'style',
  message: msg`Not rewritten: the lock uses YAML flow style or anchors.`,
  help: msg`Delete it and run the command again.`,
};

function lockProblem(path: string, refusal: Refusal): Problem {
  return { rule: 'lock-syntax', ...refusal, at: { path } };
}
