import { code, type Message, msg, type Quoted, words } from '../../model/message.ts';
import type { Loosening } from '../schema/config-key.ts';

/** The effect of a value of head, as a sentence, given the value of base; null where nothing more passes. */
export type Effect<T> = (base: T) => Message | null;

/** Every value a key may have, with its effect. */
type Effects<T extends string | boolean> = { readonly [V in `${T}`]: Effect<T> };

/** Loosening of a key with a few possible values. */
export function loosenedBy<T extends string | boolean>(
  effects: Effects<T>,
  { trustedConfigDecides }: { readonly trustedConfigDecides: boolean },
): Loosening<T> {
  return {
    trustedConfigDecides,
    *find({ base, head }, { name }) {
      const effect = base === head ? null : effects[`${head}`](base);
      if (effect !== null)
        yield {
          message: msg`${code(name)} changed: ${code(`${base}`)} to ${code(`${head}`)}. ${effect}`,
        };
    },
  };
}

/** Loosening of a list of globs by those that head adds; `isUsed` is false for a glob that no file matches. */
export function loosenedByAdded(
  message: (glob: Quoted, isUsed: boolean) => Message,
  { trustedConfigDecides }: { readonly trustedConfigDecides: boolean },
): Loosening<readonly string[]> {
  return {
    trustedConfigDecides,
    *find({ base, head }, { hasMatch }) {
      for (const [index, glob] of head.entries()) {
        if (base.includes(glob)) continue;
        yield { within: [index], message: message(code(glob), hasMatch(glob)) };
      }
    },
  };
}

/** Loosening of a list of globs by those that head removes. */
export function loosenedByRemoved(
  message: (glob: Quoted) => Message,
  { trustedConfigDecides }: { readonly trustedConfigDecides: boolean },
): Loosening<readonly string[]> {
  return {
    trustedConfigDecides,
    *find({ base, head }) {
      for (const glob of base) if (!head.includes(glob)) yield { message: message(code(glob)) };
    },
  };
}

/** No effect for any value of base. */
export const nothing: Effect<unknown> = () => null;

/** The same effect for every value of base. */
export function always(effect: string): Effect<unknown> {
  return () => words(effect);
}

/** An effect for one value of base. */
export function ifBaseWas<T>(value: NoInfer<T>, effect: string): Effect<T> {
  return (base) => (base === value ? words(effect) : null);
}
