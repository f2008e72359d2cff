import {
  type DeclaredEntry,
  inputsOf,
  interfaceOf,
  variablesOf,
} from '../../dialects/manifest-v1/entries.ts';
import { matchOutputs } from '../../dialects/manifest-v1/paths.ts';
import type { Draft } from '../../model/finding.ts';
import { code } from '../../model/value/format-value.ts';
import { get, type Table } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';

/** An interface that contradicts the rest of its manifest. */
export const interfaceDisagrees = manifestRule('manifest-v1', {
  id: 'interface-disagrees',
  severity: 'error',
  summary:
    'The `interface` block and the rest of the manifest list the same inputs, outputs and variables.',
  why: 'Callers read the interface and runtimes read the manifest, so one of them gets wrong information.',
  howToFix:
    'List the same names in `interface` and in the rest of the manifest, or remove the `interface` block.',
  source: 'ADR-003, "Interface Contracts"; its lists against ADR-002 "inputs", "outputs" and "env"',
  invalid: withManifest(`
inputs:
  required:
    - name: session_date
interface:
  inputs:
    - date
`),
  valid: withManifest(`
inputs:
  required:
    - name: session_date
interface:
  inputs:
    - session_date
`),
  *check({ manifest: { root } }) {
    // An interface without other declarations is the whole contract.
    if (!['manifest_version', 'inputs', 'outputs', 'env'].some((key) => root.fields.has(key)))
      return;
    if (isReadable(root, 'inputs')) yield* nameDrafts(root, 'inputs', inputsOf(root), 'input');
    if (isReadable(root, 'env'))
      yield* nameDrafts(root, 'env', variablesOf(root), 'environment variable');
    if (isReadable(root, 'outputs')) yield* outputDrafts(root);
  },
});

const lists = ['required', 'optional', 'files'];

/** True if the declarations have the right type; otherwise manifest-shape reports them. */
function isReadable(root: Table, key: string): boolean {
  const declared = get(root, key);
  if (!declared) return true;
  const inner = lists.flatMap((list) => get(declared, list) ?? []);
  return declared.kind === 'table' && inner.every(({ kind }) => kind === 'list');
}

/** The contract may omit optional inputs without a default (ADR-003). */
function* nameDrafts(
  root: Table,
  list: 'inputs' | 'env',
  declared: readonly DeclaredEntry[],
  word: string,
): Iterable<Draft> {
  const listed = interfaceOf(root, list);
  if (!listed) return;
  const known = new Set(declared.map(({ name }) => name));
  for (const { name, at } of listed.filter((entry) => !known.has(entry.name))) {
    const message = `\`interface\` lists ${word} ${code(name)}, which \`${list}\` does not declare. The skill ignores the value that callers pass for it: declare the ${word} in \`${list}\`, or remove it here.`;
    yield { message, at, about: `${list}\0${name}` };
  }
  const contract = new Set(listed.map(({ name }) => name));
  for (const { name, at } of declared.filter(
    (requirement) => requirement.required && !contract.has(requirement.name),
  )) {
    const message = `Required ${word} ${code(name)} is missing from \`interface.${list}\`. Callers that read only the interface do not pass it.`;
    yield { message, at, about: `${list}\0${name}` };
  }
}

function* outputDrafts(root: Table): Iterable<Draft> {
  const { interfaceOnly, manifestOnly, isCompared } = matchOutputs(root);
  if (!isCompared || !interfaceOf(root, 'outputs')) return;
  for (const { name, at } of interfaceOnly) {
    const message = `\`interface\` lists output ${code(name)}, which no pattern of \`outputs.files\` produces.`;
    yield { message, at, about: `outputs\0${name}` };
  }
  for (const { name, at } of manifestOnly) {
    const message = `Output ${code(name)} is missing from \`interface.outputs\`, which callers read.`;
    yield { message, at, about: `outputs\0${name}` };
  }
}
