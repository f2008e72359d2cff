import type { Draft } from '../../model/finding.ts';
import { code, msg, words } from '../../model/message.ts';
import { type Field, fields, get, type Table } from '../../model/value/value.ts';

/** Operations, parameters and output fields without a name, and a block without operations. */
export function* blankNames(root: Table): Iterable<Draft> {
  const operations = root.fields.get('operations');
  if (operations?.value.kind === 'table' && operations.value.fields.size === 0) {
    const message = msg`${code('operations')} is empty. Agents have nothing to call.`;
    yield { message, at: operations.keyAt, about: 'operations', severity: 'warning' };
  }
  yield* blankOf(fields(operations?.value), 'operations');
  for (const { key, value } of fields(operations?.value)) {
    const path = `operations.${key}`;
    yield* blankOf(fields(get(value, 'input')), `${path}.input`);
    yield* blankOf(fields(get(get(value, 'output'), 'fields')), `${path}.output.fields`);
  }
}

function* blankOf(entries: readonly Field[], path: string): Iterable<Draft> {
  for (const { key, keyAt } of entries) {
    if (key.trim() !== '') continue;
    const state = words(key === '' ? 'is empty' : 'is blank');
    const message = msg`A key of ${code(path)} ${state}.`;
    yield { message, help: msg`Write a name.`, at: keyAt, about: `${path}\0${key}` };
  }
}
