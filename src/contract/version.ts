import type { DeclaredBump } from '../model/bump.ts';

/** The step between two versions; null when one is missing or is no version. */
export function declaredBump(_before?: string, _after?: string): DeclaredBump | null {
  return null;
}
