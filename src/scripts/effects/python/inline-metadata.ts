import type { Effect } from '../program/effect.ts';

/** The block of inline script metadata (PEP 723). */
const block = /^# \/\/\/ script[ \t]*\r?\n((?:#(?: .*)?\r?\n)*?)# \/\/\/[ \t]*$/m;

/** The packages that the metadata in a Python script asks for. */
export function declaredPackages(text: string): readonly Effect[] {
  const found = block.exec(text);
  const [, lines = ''] = found ?? [];
  const from = found ? found.index : 0;
  const list = /dependencies\s*=\s*\[([^\]]*(?:\[[^\]]*\][^\]]*)*)\]/.exec(
    lines.replace(/^#/gm, ' '),
  );
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
