import type { FailLevel, Level } from '../../model/config.ts';
import type { Message } from '../../model/message.ts';
import type { Value } from '../../model/value/value.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Merge } from './merge.ts';
import type { Reader } from './reader.ts';

/**
 * One key of the configuration: the only place that describes it. `T` is the type of its value. Every field is
 * required, so a key that does not say how it can loosen the gate does not compile.
 */
export interface ConfigKey<T> {
  /** The name in the file. */
  readonly name: string;
  /** One sentence for the published schema. */
  readonly description: string;
  /** The values in the file, as JSON Schema. */
  readonly schema: JsonSchema;
  /** The value where the file does not set the key. */
  readonly default: T;
  /** The default as the file spells it, where that is another value. */
  readonly publishedDefault?: JsonSchema;
  readonly read: (value: Value, reader: Reader) => T;
  readonly merge: Merge<T>;
  readonly effective: EffectiveValue<T>;
  readonly loosening: Loosening<T>;
}

/** How `skillaccord config` shows the value that applies. */
export type EffectiveValue<T> =
  | (T extends string | boolean ? SingleValue : never)
  | (T extends readonly string[] ? { readonly as: 'globs' } : never)
  /** A part of the page with its own layout. */
  | { readonly as: 'section'; readonly of: 'rules' | 'policy' | 'accept' | 'sources' };

/** One row of the table of settings. */
export interface SingleValue {
  readonly as: 'value';
  /** The position in the table. */
  readonly row: number;
  /** Whether the key has no meaning for one path. */
  readonly repositoryOnly?: true;
}

/** What a change of the value lets through. A key that can let nothing through says why. */
export type Loosening<T> =
  | { readonly never: string }
  | {
      /** Whether the trusted configuration judges what skills may do. */
      readonly trustedConfigDecides: boolean;
      readonly find: (sides: BothSides<T>, context: LooseningContext) => Iterable<LoosenedValue>;
    };

/** A value at base and in head. */
export interface BothSides<T> {
  readonly base: T;
  readonly head: T;
}

/** The facts a loosening needs in addition to the values of its own key. */
export interface LooseningContext {
  /** The name of the key. */
  readonly name: string;
  readonly rules: BothSides<Readonly<Record<string, Level>>>;
  readonly baseFailOn: FailLevel;
  /** The paths that findings of either side may name. */
  readonly paths: Iterable<string>;
  /** Whether a file of either side matches a glob. */
  readonly hasMatch: (glob: string) => boolean;
  /** The highest level of a rule that is not configured; off for an unknown rule. */
  readonly defaultLevel: (rule: string) => Level;
  readonly isPrivilegeRule: (rule: string) => boolean;
}

/** A part of a value in head that lets more through than base. */
export interface LoosenedValue {
  /** Where in the value, from the outside in. */
  readonly within?: readonly (string | number)[];
  readonly message: Message;
  /** Overrides `trustedConfigDecides` of the key. */
  readonly trustedConfigDecides?: boolean;
  /** Separates two findings at one place. */
  readonly about?: string;
}
