import { source, type Table, type Value } from '../model/value.ts';
import { fillIn, overlap } from './path-template.ts';
import {
  defaultsOf,
  type Entry,
  inputsOf,
  interfaceOf,
  isSensitive,
  outputsOf,
} from './v1-entries.ts';

/** How the output patterns of a manifest and of its `interface:` block answer each other. */
export interface OutputMatch {
  /** Globs of the interface that no pattern of the manifest can produce. */
  readonly onlyInterface: readonly Entry[];
  /** Patterns of the manifest that no glob of the interface covers. */
  readonly onlyManifest: readonly Entry[];
  /** The globs that cover a pattern, by the pattern's pointer. */
  readonly globs: ReadonlyMap<string, readonly Entry[]>;
  /** Whether the lists were short enough to compare more than their texts. */
  readonly compared: boolean;
}

/** As many pairs of patterns are compared; real manifests have one or two. */
const most = 400;

/** The text of the default of every input whose value is no secret, for `{{name}}` in paths. */
export function defaultTexts(root: Table): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const known = new Set<string>();
  for (const input of inputsOf(root)) {
    if (known.has(input.name)) continue;
    known.add(input.name);
    const value = defaultsOf(input)[0]?.value;
    const text = value && !isSensitive(input) ? textOf(value) : undefined;
    if (text !== undefined) texts.set(input.name, text);
  }
  return texts;
}

function textOf(value: Value): string | undefined {
  return value.kind === 'string' ? String(value.value) : source(value);
}

/** Compares the two lists of outputs: a glob agrees with a pattern when some path fits both. */
export function matchOutputs(root: Table): OutputMatch {
  const outputs = outputsOf(root);
  const globs = interfaceOf(root, 'outputs') ?? [];
  const found = new Map<string, Entry[]>(outputs.map(({ pointer }) => [pointer, []]));
  const byName = new Map(outputs.map((output) => [output.name, output]));
  const other: Entry[] = [];
  for (const glob of globs) {
    const same = byName.get(glob.name);
    if (same) found.get(same.pointer)?.push(glob);
    else other.push(glob);
  }
  const compared = outputs.length * other.length <= most;
  const met = new Set<Entry>();
  const values = defaultTexts(root);
  for (const output of compared ? outputs : []) {
    const effective = fillIn(output.name, values);
    for (const glob of other.filter(({ name }) => overlap(name, effective))) {
      found.get(output.pointer)?.push(glob);
      met.add(glob);
    }
  }
  return {
    onlyInterface: other.filter((glob) => !met.has(glob)),
    onlyManifest: outputs.filter(({ pointer }) => found.get(pointer)?.length === 0),
    globs: found,
    compared,
  };
}
