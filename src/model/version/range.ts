import type { SemVer } from 'semver';
import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';
import { code, type Message, msg } from '../message.ts';
import { toContractRange } from './foreign-range.ts';

/** The versions between two bounds; null for no limit. */
export interface Range {
  readonly low: Bound | null;
  readonly high: Bound | null;
}

/** A bound of a range, inclusive or exclusive. */
export interface Bound {
  readonly version: SemVer;
  readonly included: boolean;
}

/** Why a text is not a range: a clause that follows "it", and what to do. */
export interface RangeFault {
  readonly fault: Message;
  readonly help?: Message | undefined;
}

const comparator = /^(>=|<=|>|<|=)?\s*([^\s<>=]*)$/;

/**
 * Parses a range of the skill.toml contract: `*`, an exact version, or comparators joined by commas. Pads
 * versions of one or two parts with zeros. Rejects `^1.2` and `1.x`: tools disagree on them.
 */
export function parseRange(text: string): Range | RangeFault {
  if (text.trim() === '*') return { low: null, high: null };
  if (text.trim() === '') return { fault: msg`is empty` };
  let range: Range = { low: null, high: null };
  for (const part of text.split(',')) {
    const [, operator = '=', written = ''] = comparator.exec(part.trim()) ?? [];
    const version = parsePadded(written);
    if (!version) return faultOf(part.trim());
    range = intersect(range, operator, version);
  }
  return isEmpty(range) ? { fault: msg`matches no version` } : range;
}

/**
 * Whether a version is in a range; undefined if it is not a version. Pre-releases follow semantic versioning:
 * `2.0.0-rc.1` is below `2.0`.
 */
export function satisfies(version: string, { low, high }: Range): boolean | undefined {
  const parsed = parsePadded(version.trim().replace(/^v/, ''));
  if (!parsed) return undefined;
  return isAbove(parsed, low) && isBelow(parsed, high);
}

function isAbove(version: SemVer, low: Bound | null): boolean {
  const order = low ? compare(version, low.version) : 1;
  return order > 0 || (order === 0 && low?.included === true);
}

function isBelow(version: SemVer, high: Bound | null): boolean {
  const order = high ? compare(version, high.version) : -1;
  return order < 0 || (order === 0 && high?.included === true);
}

/** Parses a version, with missing parts as zeros. */
function parsePadded(text: string): SemVer | null {
  if (!/^\d/.test(text)) return null;
  const parts = /^\d+(?:\.\d+)?$/.exec(text) ? text.split('.').length : 3;
  return parse(text + '.0'.repeat(3 - parts));
}

function intersect({ low, high }: Range, operator: string, version: SemVer): Range {
  const bound = { version, included: operator.includes('=') };
  return {
    low: operator.startsWith('<') ? low : higherBound(low, bound),
    high: operator.startsWith('>') ? high : lowerBound(high, bound),
  };
}

function higherBound(bound: Bound | null, other: Bound): Bound {
  return bound && !isAbove(other.version, bound) ? bound : other;
}

function lowerBound(bound: Bound | null, other: Bound): Bound {
  return bound && !isBelow(other.version, bound) ? bound : other;
}

function isEmpty({ low, high }: Range): boolean {
  if (!low || !high) return false;
  const order = compare(low.version, high.version);
  return order > 0 || (order === 0 && !(low.included && high.included));
}

/** Why a part of a range is invalid. */
function faultOf(part: string): RangeFault {
  if (part === '') return { fault: msg`has an empty part` };
  if (part.includes('||'))
    return { fault: msg`has ${code('||')}`, help: msg`Join comparators with commas.` };
  const reversed = /^=[<>]/.exec(part)?.[0];
  if (reversed !== undefined)
    return { fault: msg`has ${code(reversed)}`, help: msg`Write ${code(`${reversed[1]}=`)}.` };
  const foreignOperator = /^(?:\^|~>|~|==|!=)/.exec(part)?.[0];
  const contractRange = toContractRange(part);
  const help = contractRange === undefined ? undefined : msg`Write ${code(contractRange)}.`;
  if (foreignOperator !== undefined)
    return { fault: msg`has the unsupported operator ${code(foreignOperator)}`, help };
  if (part === '*') return { fault: msg`joins ${code('*')} with other comparators` };
  if (/^\D*\d+(?:\.\d+)*\.[xX*]/.test(part)) return { fault: msg`has a wildcard`, help };
  if (/\d\s+[<>=\d]/.test(part))
    return { fault: msg`joins comparators with a space`, help: msg`Join them with a comma.` };
  if (help) return { fault: msg`is not a version`, help };
  const example = msg`Write one such as ${code('1.0')}, or ${code('*')} for any.`;
  return { fault: msg`has no version`, help: example };
}
