import { expect } from 'vitest';
import type { Config } from '../../../src/config/config.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { changeRules } from '../../../src/rules/catalog.ts';
import { changesBetween, type Files, lineOf } from './reports.ts';

/** All sublists of some things, in order. */
export function subsetsOf<T>(things: readonly T[]): readonly (readonly T[])[] {
  let lists: readonly (readonly T[])[] = [[]];
  for (const thing of things) lists = [...lists, ...lists.map((list) => [...list, thing])];
  return lists;
}

/** Something to declare, with the files that declare it and its worlds. */
export interface Declaration<T> {
  readonly name: string;
  readonly files: Files;
  readonly means: T;
}

/** True if a world accepts the old declaration and rejects the new one. */
export function isLost<T, W>(
  worlds: readonly W[],
  accepts: (world: W, means: T) => boolean,
  before: T,
  after: T,
): boolean {
  return worlds.some((world) => accepts(world, before) && !accepts(world, after));
}

/** The permission verdicts of findings, such as `widened`. */
export function powersIn(findings: readonly Finding[]): readonly string[] {
  const powers = new Map(changeRules.map(({ id, powerVerdict }) => [id, powerVerdict]));
  return findings.flatMap(({ rule }) => powers.get(rule) ?? []);
}

/**
 * Compares all pairs of declarations, and expects the verdict exactly if a world is lost. Returns the number of
 * pairs.
 */
export async function expectVerdicts<T, W>(
  declarations: readonly Declaration<T>[],
  worlds: readonly W[],
  accepts: (world: W, means: T) => boolean,
  says: (findings: readonly Finding[], before: T, after: T) => boolean,
  settings: Partial<Config> = {},
): Promise<number> {
  const wrong: string[] = [];
  for (const before of declarations) {
    for (const after of declarations) {
      const findings = await changesBetween(before.files, after.files, settings);
      const lost = isLost(worlds, accepts, before.means, after.means);
      if (says(findings, before.means, after.means) === lost) continue;
      const reported = findings.map(lineOf).join('; ') || 'nothing';
      wrong.push(`${before.name} to ${after.name}: ${lost ? 'lost' : 'kept'}, but ${reported}`);
    }
  }
  expect(wrong).toEqual([]);
  return declarations.length ** 2;
}
