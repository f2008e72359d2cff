/** The exports of a generated module; `padding` bytes lengthen each number in LEB128. */
export interface ModuleShape {
  readonly exports: readonly { readonly name: string; readonly kind: string }[];
  readonly notes: readonly Uint8Array[];
  readonly padding: number;
}

const kinds = ['function', 'table', 'memory', 'global'];

/** Writes a WebAssembly module with one function, table, memory and global, exported under these names. */
export function wasmModule({ exports, notes, padding }: ModuleShape): Uint8Array<ArrayBuffer> {
  const entries = exports.flatMap(({ name, kind }) => [
    ...vector([...new TextEncoder().encode(name)], padding),
    kinds.indexOf(kind),
    ...leb(0, padding),
  ]);
  const [note, ...others] = notes.map((bytes) =>
    section(0, [4, ...text('note'), ...bytes], padding),
  );
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 0, 0], padding),
    ...(note ?? []),
    ...section(3, [1, 0], padding),
    ...section(4, [1, 0x70, 0, 1], padding),
    ...section(5, [1, 0, 1], padding),
    ...section(6, [1, 0x7f, 0, 0x41, 0, 0x0b], padding),
    ...section(7, [...leb(exports.length, padding), ...entries], padding),
    ...section(10, [1, 2, 0, 0x0b], padding),
    ...others.flat(),
  ]);
}

function section(id: number, bytes: readonly number[], padding: number): readonly number[] {
  return [id, ...vector(bytes, padding)];
}

function vector(bytes: readonly number[], padding: number): readonly number[] {
  return [...leb(bytes.length, padding), ...bytes];
}

function text(value: string): readonly number[] {
  return [...value].map((letter) => letter.charCodeAt(0));
}

/** A number in LEB128, with up to `padding` bytes more than it needs, in five bytes at most. */
function leb(value: number, padding: number): readonly number[] {
  const bytes: number[] = [];
  for (let rest = value; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128))
    bytes.push(rest % 128);
  while (bytes.length < 5 && padding >= bytes.length) bytes.push(0);
  return bytes.map((byte, index) => (index < bytes.length - 1 ? byte + 128 : byte));
}
