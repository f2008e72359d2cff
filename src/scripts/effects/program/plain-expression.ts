import type { Expression } from './expression.ts';

/** An expression of which nothing is known. */
export const plainExpression: Expression = { type: 'other', inner: [] };
