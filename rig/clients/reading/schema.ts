/** What a validator says of a value: only as much as names of fields need. */
export interface Schema {
  readonly kind: string;
  readonly fields?: ReadonlyMap<string, Schema>;
  /** What happens to keys that no field names. */
  readonly others?: 'dropped' | 'refused' | 'kept' | Schema | undefined;
  readonly of?: readonly Schema[];
  /** The keys of a record that has only certain ones. */
  readonly keys?: readonly unknown[] | undefined;
  readonly values?: readonly unknown[];
  /** Whether a value that does not fit is dropped alone. */
  readonly isForgiven?: boolean;
  readonly isOptional?: boolean;
  readonly fallback?: unknown;
  readonly about?: string;
}
