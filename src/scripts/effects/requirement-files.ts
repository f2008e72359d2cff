import { nameOf } from '../../model/text/path.ts';
import { isObject, type JsonObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import type { Effect, Observed } from './program/effect.ts';

/** Whether a file lists the packages of scripts beside it: `requirements.txt`, `package.json`. */
export function listsPackages(path: string): boolean {
  return /^(?:requirements[\w.-]*\.txt|package\.json)$/.test(nameOf(path));
}

/** The packages that such a file asks for; none of one that cannot be read. */
export function listedPackages(path: string, text: string): Observed {
  const effects = path.endsWith('.json') ? ofNode(text) : ofPython(text);
  return { effects, variables: [] };
}

const requirement = /^[ \t]*([A-Za-z\d][\w.-]*(?:\[[^\]\n]*\])?[ \t]*(?:[=<>~!][^#;\n]*)?)/gm;

function ofPython(text: string): readonly Effect[] {
  return Array.from(text.matchAll(requirement), ({ 0: all, 1: written = '', index }) => {
    const value = written.replace(/\s+/g, '');
    const end = index + all.length;
    return {
      kind: 'package',
      value,
      isPinned: /={2,3}[^,*=]+$/.test(value),
      start: end - written.length,
      end,
    };
  });
}

function ofNode(text: string): readonly Effect[] {
  const dependencies = readJson(text)?.['dependencies'];
  if (!isObject(dependencies)) return [];
  return Object.entries(dependencies).flatMap(([name, version]): readonly Effect[] => {
    const start = text.indexOf(JSON.stringify(name));
    if (typeof version !== 'string' || start === -1) return [];
    const isPinned = /^\d+\.\d+\.\d[\w.+-]*$/.test(version);
    const value = `${name}@${version}`;
    return [{ kind: 'package', value, isPinned, start, end: start + name.length + 2 }];
  });
}

function readJson(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
