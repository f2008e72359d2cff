import type { Json } from '../../model/value/value.ts';
import type { Truth } from '../truth.ts';
import type { Schema } from './schema.ts';

/** Judges a part of a value by a schema within the schema. */
export type Judge = (schema: Schema, value: Json) => Truth;
