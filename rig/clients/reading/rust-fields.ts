import { Elf } from './elf.ts';

const longestName = 60;
const nearby = 90;
const fieldName = /^[A-Za-z$_][\w.$-]*$/;
const structName = /^[A-Z][A-Za-z0-9]+$/;

/** The fields of the structures that a Rust program reads with serde, by the name of the structure. */
export function rustFields(bytes: Buffer): Map<string, readonly string[]> {
  const elf = new Elf(bytes);
  const names = namesIn(elf);
  const uses = usesOf(elf, names);
  const structs = new Map<string, readonly string[]>();
  for (const [start, { structures, counts }] of uses) {
    for (const count of counts) {
      const fields = listAt(names, start, count);
      if (fields === undefined || endsBetween(uses, start, count)) continue;
      for (const structure of structures)
        if ((structs.get(structure)?.length ?? 0) < count) structs.set(structure, fields);
    }
  }
  return structs;
}

/** All lists of names that stand together, where a structure has no name of its own. */
export function rustLists(bytes: Buffer): readonly (readonly string[])[] {
  const elf = new Elf(bytes);
  const names = namesIn(elf);
  const uses = usesOf(elf, names);
  const lists: string[][] = [];
  let last = Number.NaN;
  for (const [address, name] of names) {
    if (address !== last + 16 || uses.has(address)) lists.push([]);
    lists.at(-1)?.push(name);
    last = address;
  }
  return lists;
}

function namesIn(elf: Elf): Map<number, string> {
  const names = new Map<number, string>();
  for (const address of [...elf.pointers.keys()].sort((a, b) => a - b)) {
    const length = elf.wordAt(address + 8) ?? 0;
    if (length < 1 || length > longestName) continue;
    const text = textAt(elf, elf.pointers.get(address) ?? 0, length);
    if (text !== undefined && fieldName.test(text)) names.set(address, text);
  }
  return names;
}

function textAt(elf: Elf, address: number, length: number): string | undefined {
  const offset = elf.offsetOf(address);
  return offset === undefined ? undefined : elf.bytes.toString('latin1', offset, offset + length);
}

function listAt(names: ReadonlyMap<number, string>, start: number, count: number) {
  const list: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = names.get(start + 16 * index);
    if (name === undefined) return undefined;
    list.push(name);
  }
  return list;
}

interface Use {
  readonly structures: Set<string>;
  readonly counts: Set<number>;
}

function endsBetween(uses: ReadonlyMap<number, Use>, start: number, count: number): boolean {
  for (let index = 1; index < count; index += 1) if (uses.has(start + 16 * index)) return true;
  return false;
}

/** Where code takes the address of a list: the lengths and the names that it loads beside it. */
function usesOf(elf: Elf, names: ReadonlyMap<number, string>): Map<number, Use> {
  const uses = new Map<number, Use>();
  for (const { address, offset, size, isCode } of elf.segments) {
    if (!isCode) continue;
    const code = elf.bytes.subarray(offset, offset + size);
    for (let at = nextLoad(code, 0); at >= 0; at = nextLoad(code, at + 1)) {
      const target = targetOf(code, at, address);
      if (!names.has(target)) continue;
      const use = uses.get(target) ?? { structures: new Set(), counts: new Set() };
      readNear(elf, code, at, address, use, names);
      uses.set(target, use);
    }
  }
  return uses;
}

/** The next `lea` of an address relative to the instruction. */
function nextLoad(code: Buffer, from: number): number {
  for (let at = code.indexOf(0x8d, from + 1); at > 0; at = code.indexOf(0x8d, at + 1)) {
    const prefix = code[at - 1];
    if ((prefix === 0x48 || prefix === 0x4c) && ((code[at + 1] ?? 0) & 0xc7) === 0x05)
      return at - 1;
  }
  return -1;
}

function targetOf(code: Buffer, at: number, address: number): number {
  return at + 7 > code.length ? 0 : address + at + 7 + code.readInt32LE(at + 3);
}

function readNear(
  elf: Elf,
  code: Buffer,
  at: number,
  address: number,
  use: Use,
  names: ReadonlyMap<number, string>,
): void {
  const [from, to] = [Math.max(0, at - nearby), Math.min(code.length - 8, at + nearby)];
  const counts = new Set<number>();
  const targets: number[] = [];
  for (let place = from; place < to; place += 1) {
    const count = numberAt(code, place);
    if (count > 0) counts.add(count);
    const isLoad = (code[place] === 0x48 || code[place] === 0x4c) && code[place + 1] === 0x8d;
    if (isLoad && ((code[place + 2] ?? 0) & 0xc7) === 0x05)
      targets.push(targetOf(code, place, address));
  }
  for (const count of counts) use.counts.add(count);
  for (const target of targets.filter((one) => !names.has(one)))
    for (const count of counts) {
      const text = count > 2 ? textAt(elf, target, count) : undefined;
      if (text !== undefined && structName.test(text)) use.structures.add(text);
    }
}

/** A small number that an instruction loads or pushes. */
function numberAt(code: Buffer, at: number): number {
  const first = code[at] ?? 0;
  if (first >= 0xb8 && first <= 0xbf) return smallNumber(code, at + 1);
  if (first === 0x6a) return (code[at + 1] ?? 0) & 0x7f;
  return first === 0xc7 && code[at + 1] === 0x44 && code[at + 2] === 0x24
    ? smallNumber(code, at + 4)
    : 0;
}

function smallNumber(code: Buffer, at: number): number {
  const number = at + 4 <= code.length ? code.readUInt32LE(at) : 0;
  return number < 256 ? number : 0;
}
