import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WasmExports } from '../../src/model/value/wasm-exports.ts';
import { readWasmExports } from '../../src/syntax/wasm/exports.ts';
import { wasmModule } from '../support/samples/wasm-module.ts';

const name = fc.string({ unit: 'binary', maxLength: 200 });
const kind = fc.constantFrom('function', 'table', 'memory', 'global');
const entry = fc.record({ name, kind });
const module = fc
  .record({
    exports: fc.uniqueArray(entry, { selector: (item) => item.name, maxLength: 40 }),
    notes: fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 3 }),
    padding: fc.integer({ min: 0, max: 4 }),
  })
  .map(wasmModule);

/** The oracle, a part of the runtime; the types of Node lack it. */
declare const WebAssembly: {
  readonly Module: {
    new (bytes: Uint8Array<ArrayBuffer>): object;
    exports(module: object): readonly { readonly name: string; readonly kind: string }[];
  };
};

/** The exports that the runtime of Node finds; null for a file that it refuses. */
function oracle(bytes: Uint8Array): ReadonlyMap<string, string> | null {
  try {
    const found = WebAssembly.Module.exports(new WebAssembly.Module(new Uint8Array(bytes)));
    return new Map(found.map((exported) => [exported.name, exported.kind]));
  } catch {
    return null;
  }
}

function exportsIn(read: WasmExports): ReadonlyMap<string, string> | null {
  return read.type === 'module' ? read.exports : null;
}

test('of generated modules the exports are those that the runtime finds', () => {
  fc.assert(
    fc.property(module, (bytes) => {
      const expected = oracle(bytes);
      expect(expected).not.toBeNull();
      expect(exportsIn(readWasmExports(bytes))).toEqual(expected);
    }),
    { seed: 20, numRuns: 200 },
  );
});

test('a file is refused if the runtime refuses it, and otherwise read the same', () => {
  const damaged = fc
    .tuple(module, fc.nat(), fc.nat({ max: 255 }), fc.boolean())
    .map(([bytes, index, byte, isCut]) => {
      const place = index % bytes.length;
      return isCut ? bytes.slice(0, place) : bytes.with(place, byte);
    });
  let refused = 0;
  fc.assert(
    fc.property(damaged, (bytes) => {
      const [expected, read] = [oracle(bytes), readWasmExports(bytes)];
      if (read.type === 'invalid') {
        refused++;
        expect(expected).toBeNull();
      } else if (expected) expect(exportsIn(read)).toEqual(expected);
    }),
    { seed: 20, numRuns: 600 },
  );
  expect(refused).toBeGreaterThan(100);
});

test('a prefix of a file is read as the whole file, or not read', () => {
  fc.assert(
    fc.property(module, fc.nat(), (bytes, index) => {
      const prefix = bytes.subarray(0, 8 + (index % (bytes.length - 7)));
      const read = readWasmExports(prefix, bytes.length);
      expect(read.type).not.toBe('invalid');
      if (read.type === 'module') expect(read).toEqual(readWasmExports(bytes));
    }),
    { seed: 20, numRuns: 200 },
  );
});

test('a number of six bytes, a count without entries and a name beyond the end are faults', () => {
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const faultOf = (...bytes: number[]) => readWasmExports(Uint8Array.from([...header, ...bytes]));
  expect(faultOf(7, 0x80, 0x80, 0x80, 0x80, 0x80, 0)).toMatchObject({ type: 'invalid' });
  expect(faultOf(7, 5, 0xff, 0xff, 0xff, 0xff, 0x0f)).toMatchObject({ type: 'invalid' });
  expect(faultOf(7, 3, 1, 0x7f, 0x61)).toMatchObject({ type: 'invalid' });
  expect(faultOf(7, 1, 0, 7, 1, 0)).toMatchObject({ type: 'invalid' });
});

test('a module with very many exports is not read', () => {
  const exports = Array.from({ length: 10_001 }, (_, index) => ({
    name: `f${index}`,
    kind: 'function',
  }));
  const bytes = wasmModule({ exports, notes: [], padding: 0 });
  expect(readWasmExports(bytes)).toEqual({ type: 'unread' });
});
