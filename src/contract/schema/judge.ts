import type { Json } from '../../model/value/value.ts';
import type { Truth } from '../truth.ts';
import type { Schema } from './schema.ts';

/** Evaluates a part of a value against a nested schema. */
export type Evaluate = (schema: Schema, value: Json) => Truth;
