import { selfAndAncestors } from '../model/text/path.ts';
import type { NamedPart } from './carrier.ts';
import { findCarrier } from './catalog.ts';
import type { CarrierFile } from './find-carrier-files.ts';
import type { PowerFile } from './read-powers.ts';

/** The carriers that read the parts of a kind, and the unit that a part is; the plugin without one. */
const readers: Readonly<
  Record<NamedPart['kind'], { carriers: readonly string[]; unit?: 'agent' | 'command' }>
> = {
  agents: { carriers: ['claude-agent'], unit: 'agent' },
  commands: { carriers: ['skill-frontmatter', 'skill-body'], unit: 'command' },
  outputStyles: { carriers: ['output-styles'] },
  workflows: { carriers: ['claude-workflows'] },
};

/** The files that plugins name as parts, or that are in folders which they name, unless they are read already. */
export function namedFiles(
  read: readonly PowerFile[],
  paths: ReadonlySet<string>,
): readonly CarrierFile[] {
  // The first plugin that names a path as a part of some kind reads its files.
  const byPath = new Map<string, Map<NamedPart['kind'], NamedPart>>();
  for (const part of read.flatMap(({ result }) => result.named ?? [])) {
    const others = byPath.get(part.path) ?? new Map();
    if (!others.has(part.kind)) byPath.set(part.path, others.set(part.kind, part));
  }
  if (byPath.size === 0) return [];
  const known = new Set(read.map(({ file }) => `${file.carrier.id}\0${file.path}`));
  const found: CarrierFile[] = [];
  for (const path of paths) {
    for (const folder of selfAndAncestors(path)) {
      for (const part of byPath.get(folder)?.values() ?? [])
        found.push(...filesOf(part, path, known));
    }
  }
  return found;
}

function filesOf(
  { kind, unit }: NamedPart,
  path: string,
  known: Set<string>,
): readonly CarrierFile[] {
  const reader = readers[kind];
  const isPart = kind === 'workflows' ? /\.[cm]?[jt]s$/.test(path) : path.endsWith('.md');
  if (!isPart) return [];
  return reader.carriers.flatMap((id) => {
    const carrier = findCarrier(id);
    const key = `${id}\0${path}`;
    if (!carrier || known.has(key)) return [];
    known.add(key);
    return { path, carrier, unit: reader.unit ? { kind: reader.unit, root: path } : unit };
  });
}
