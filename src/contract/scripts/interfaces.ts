import type { Change, Facet, Item, Kind } from '../../model/contract.ts';
import type { JudgedCall } from '../../model/script/call.ts';
import type { ScriptCommand, ScriptInterface } from '../../model/script/interface.ts';
import type { Location, Range } from '../../model/text/text.ts';
import { changeOf } from '../compare/change.ts';
import { type PartValues, valueChange } from './interface-values.ts';

/** A script of a skill in both trees. */
export interface ScriptPair {
  /** The path in the skill, the same on both sides. */
  readonly name: string;
  readonly before: ScriptSide;
  readonly after: ScriptSide;
  /** The calls of it in head. */
  readonly calls: readonly JudgedCall[];
}

/** A script in one tree; null where nothing is known of what it accepts. */
export interface ScriptSide {
  /** The path in the tree. */
  readonly path: string;
  readonly accepts: ScriptInterface | null;
  /** The variables of the environment without which it ends. */
  readonly needs: readonly { readonly name: string; readonly at: Location }[];
}

/** What differs between what a script accepted and what it accepts; nothing where a part is made at run time. */
export function compareInterfaces(pair: ScriptPair): readonly Change[] {
  const { before, after } = pair;
  const variables = variableChanges(pair);
  if (!before.accepts || !after.accepts) return variables;
  const context = { pair, owner: pair.name };
  return [...compareCommands(before.accepts.command, after.accepts.command, context), ...variables];
}

interface Context {
  readonly pair: ScriptPair;
  /** The script with the subcommands up to here. */
  readonly owner: string;
}

/** A part of an interface: an option, an argument or a subcommand. */
interface Part {
  /** Equal for the same part of both sides: an argument is given by position, whatever its name. */
  readonly key: string;
  readonly kind: Kind;
  readonly name: string;
  readonly isRequired: boolean;
  readonly range: Range;
  /** Absent for a subcommand and for the further names of an option. */
  readonly values?: PartValues;
  readonly default?: string | null;
}

function compareCommands(
  before: ScriptCommand,
  after: ScriptCommand,
  context: Context,
): readonly Change[] {
  if (before.isOpen || after.isOpen) return [];
  const [old, now] = [partsOf(before), partsOf(after)];
  const [oldParts, nowParts] = [byKey(old), byKey(now)];
  const removed = old.filter((part) => !nowParts.has(part.key) && !after.acceptsUnknown);
  const added = now.filter((part) => !oldParts.has(part.key));
  const kept = now.flatMap((part) => {
    const other = oldParts.get(part.key);
    return other ? partChanges(other, part, context) : [];
  });
  const inner = [...(after.commands ?? [])].flatMap(([name, command]) => {
    const other = before.commands?.get(name);
    return other
      ? compareCommands(other, command, { ...context, owner: `${context.owner}\0${name}` })
      : [];
  });
  return [
    ...removed.map((part) => removal(part, after.at, context)),
    ...added.map((part) => addition(part, context)),
    ...kept,
    ...inner,
  ];
}

function partsOf({ options, arguments: given, commands }: ScriptCommand): readonly Part[] {
  return [
    ...options
      .filter(({ isExit }) => !isExit)
      .flatMap(({ names, takes, values, isRequired, default: fallback, at }) => {
        const main = names.find((name) => name.startsWith('--')) ?? names[0] ?? '';
        return names.map((name): Part => {
          const part = { key: name, kind: 'script-option' as const, name, range: at };
          if (name !== main) return { ...part, isRequired: false };
          return { ...part, isRequired, values: { ...values, ...takes }, default: fallback };
        });
      }),
    ...given.map(({ name, takes, values, at }, index): Part => {
      const isRequired = takes.min > 0;
      return {
        key: `${index}`,
        kind: 'script-argument',
        name,
        isRequired,
        range: at,
        values: { ...values, ...takes },
      };
    }),
    ...Array.from(commands ?? [], ([name, { at }]): Part => {
      return { key: `command ${name}`, kind: 'script-command', name, isRequired: false, range: at };
    }),
  ];
}

function byKey(parts: readonly Part[]): ReadonlyMap<string, Part> {
  return new Map(parts.map((part) => [part.key, part]));
}

function itemOf({ kind, name, range, isRequired }: Part, path: string, owner: string): Item {
  const at = { path, range };
  const required: Facet = { shape: { type: 'flag', value: isRequired }, at };
  return {
    kind,
    owner,
    name,
    dialect: 'script',
    pointer: '',
    at,
    facets: new Map([['required', required]]),
  };
}

function removal(part: Part, range: Range, { pair, owner }: Context): Change {
  const before = itemOf(part, pair.before.path, owner);
  const callers = callersOf(part, pair.calls);
  return changeOf({
    kind: part.kind,
    action: 'removed',
    before,
    from: part.name,
    at: { path: pair.after.path, range },
    was: before.at,
    ...(callers.length > 0 && { callers }),
  });
}

/** The words of calls that still name an option or subcommand, and are refused. */
function callersOf({ kind, name }: Part, calls: readonly JudgedCall[]): readonly Location[] {
  const refused = kind === 'script-option' ? 'unknown-option' : 'unknown-command';
  return calls.flatMap(({ call, refusals }) =>
    refusals.flatMap((refusal) =>
      refusal.kind === refused && refusal.name === name
        ? [{ path: call.path, range: refusal.word }]
        : [],
    ),
  );
}

function addition(part: Part, { pair, owner }: Context): Change {
  const after = itemOf(part, pair.after.path, owner);
  const detail = part.isRequired ? 'required' : null;
  return changeOf({
    kind: part.kind,
    action: 'added',
    after,
    to: part.name,
    detail,
    at: after.at,
    was: null,
  });
}

function partChanges(old: Part, part: Part, { pair, owner }: Context): readonly Change[] {
  const [before, after] = [
    itemOf(old, pair.before.path, owner),
    itemOf(part, pair.after.path, owner),
  ];
  const changed = (facet: string, detail: string, parts: Partial<Change> = {}): Change =>
    changeOf({
      kind: part.kind,
      action: 'changed',
      facet,
      detail,
      before,
      after,
      at: after.at,
      was: before.at,
      ...parts,
    });
  const changes: Change[] = [];
  if (old.isRequired !== part.isRequired)
    changes.push(changed('required', part.isRequired ? 'required' : 'optional'));
  const values = valueChange(old.values, part.values);
  if (values) changes.push(changed('values', values.detail, values));
  if (old.default !== part.default && old.default !== undefined)
    changes.push(changed('default', 'default', { from: old.default, to: part.default ?? null }));
  return changes;
}

function variableChanges(pair: ScriptPair): readonly Change[] {
  const { before, after } = pair;
  const context = { pair, owner: pair.name };
  const [old, now] = [byKey(before.needs.map(variablePart)), byKey(after.needs.map(variablePart))];
  return [
    ...[...now.values()].filter(({ key }) => !old.has(key)).map((part) => addition(part, context)),
    ...[...old.values()].filter(({ key }) => !now.has(key)).map((part) => relief(part, context)),
  ];
}

function variablePart({ name, at }: ScriptSide['needs'][number]): Part {
  const range = at.range ?? start;
  return { key: name, kind: 'script-variable', name, isRequired: true, range };
}

/** A variable that a script needs no longer. */
function relief(part: Part, { pair, owner }: Context): Change {
  const before = itemOf(part, pair.before.path, owner);
  return changeOf({
    kind: part.kind,
    action: 'changed',
    detail: 'optional',
    before,
    from: part.name,
    at: { path: pair.after.path },
    was: before.at,
  });
}

const start: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
