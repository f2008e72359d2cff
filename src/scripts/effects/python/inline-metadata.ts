import type { Effect } from '../program/effect.ts';

/** The block of inline script metadata (PEP 723). */
const start = /^# \/\/\/ script[ \t]*\r?$/m;
const block = /^# \/\/\/ script[ \t]*\r?\n((?:#(?: .*)?\r?\n)*?)# \/\/\/[ \t]*$/my;

/** A longer block is not read. */
const maxBlock = 20_000;

/** The packages that the metadata in a Python script asks for. */
export function declaredPackages(text: string): readonly Effect[] {
  const from = text.search(start);
  if (from === -1) return [];
  block.lastIndex = 0;
  const found = block.exec(text.slice(from, from + maxBlock));
  const [, lines = ''] = found ?? [];
  const list = /dependencies\s*=\s*\[((?:[^[\]]|\[[^[\]]*\])*)\]/.exec(lines.replace(/^#/gm, ' '));
  if (!found || !list) return [];
  return [...(list[1] ?? '').matchAll(/"([^"\n]+)"|'([^'\n]+)'/g)].map(
    ([, double, single]): Effect => {
      const value = (double ?? single ?? '').trim();
      return {
        kind: 'package',
        value,
        isPinned: /===?\s*[\w.+!-]+$/.test(value),
        start: from,
        end: from + 12,
      };
    },
  );
}
