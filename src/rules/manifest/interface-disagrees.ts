import {
  type DeclaredEntry,
  inputsOf,
  interfaceOf,
  variablesOf,
} from '../../dialects/manifest-v1/entries.ts';
import { matchOutputs } from '../../dialects/manifest-v1/paths.ts';
import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg } from '../../model/message.ts';
import { get, type Table } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';

const withInterface = (input: string) =>
  withManifest(`
inputs:
  required:
    - name: session_date
interface:
  inputs:
    - ${input}
`);

export const interfaceDisagrees = manifestRule('manifest-v1', {
  id: 'interface-disagrees',
  summary:
    'Reports differences between the `interface` block and the rest of the manifest: inputs, outputs and variables.',
  why: 'Callers read the interface and runtimes read the manifest, so one of them gets wrong information.',
  howToFix:
    'List the same names in `interface` and in the rest of the manifest, or remove the `interface` block.',
  source: 'ADR-003, "Interface Contracts"; its lists against ADR-002 "inputs", "outputs" and "env"',
  invalid: withInterface('date'),
  valid: withInterface('session_date'),
  *check({ manifest: { root } }) {
    // An interface without other declarations is the whole contract.
    if (!['manifest_version', 'inputs', 'outputs', 'env'].some((key) => root.fields.has(key)))
      return;
    if (isReadable(root, 'inputs')) yield* nameDrafts(root, 'inputs', inputsOf(root), msg`input`);
    if (isReadable(root, 'env')) yield* nameDrafts(root, 'env', variablesOf(root), msg`variable`);
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
  noun: Message,
): Iterable<Draft> {
  const listed = interfaceOf(root, list);
  if (!listed) return;
  const known = new Set(declared.map(({ name }) => name));
  for (const { name, at } of listed.filter((entry) => !known.has(entry.name))) {
    const message = msg`${code('interface')} lists ${noun} ${code(name)}, not declared in ${code(list)}.`;
    yield { message, at, about: `${list}\0${name}` };
  }
  const contract = new Set(listed.map(({ name }) => name));
  for (const { name, at } of declared.filter(
    (requirement) => requirement.required && !contract.has(requirement.name),
  )) {
    const message = msg`Required ${noun} ${code(name)} is missing in ${code(`interface.${list}`)}.`;
    yield { message, at, about: `${list}\0${name}` };
  }
}

function* outputDrafts(root: Table): Iterable<Draft> {
  const { interfaceOnly, manifestOnly, isCompared } = matchOutputs(root);
  if (!isCompared || !interfaceOf(root, 'outputs')) return;
  for (const { name, at } of interfaceOnly) {
    const message = msg`${code('interface')} lists output ${code(name)}, not in ${code('outputs.files')}.`;
    yield { message, at, about: `outputs\0${name}` };
  }
  for (const { name, at } of manifestOnly) {
    const message = msg`Output ${code(name)} is missing in ${code('interface.outputs')}.`;
    yield { message, at, about: `outputs\0${name}` };
  }
}
