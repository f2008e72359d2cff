import {
  type AliasEvent,
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { code, type Message, msg } from '../../model/message.ts';
import type { Location } from '../../model/text/text.ts';
import type { Field, Scalar, Table, Value } from '../../model/value/value.ts';
import { maxDepth, tooDeepMessage } from '../depth.ts';
import { faultIn, type Repeated, type SyntaxFault } from '../parsed.ts';
import { missingScalar, scalar } from '../scalar.ts';
import { foreignCollectionTag, foreignTag, isMergeKey, resolveScalar } from './scalar.ts';
import { blockScalarStart, closings, isOmitted, skipSpace, tagOf } from './scan.ts';

const yaml = faultIn('YAML');

/** The limit on values of a document with aliases expanded, against alias bombs. */
const maxValues = 200_000;
/** This many characters count as one value: many aliases of a long text are a bomb too. */
const charactersPerValue = 256;

/** Returns the location of a range of a text. */
export type Locate = (start: number, end: number) => Location;

/** A value with an anchor; null while it is being read. */
interface Anchored {
  readonly value: Value;
  /** The number of values in it, and their depth. */
  readonly size: number;
  readonly height: number;
}

type Node = ScalarEvent | SequenceEvent | MappingEvent;

interface Key extends Required<Pick<Field, 'key' | 'keyAt' | 'merge'>> {}

/** Converts the events of documents into values; reads each node once, however many aliases repeat it. */
export class Reader {
  /** The first reason why the values differ from the text. */
  fault: SyntaxFault | null = null;
  readonly duplicates: Repeated[] = [];
  readonly merges: Field[] = [];
  readonly #anchors = new Map<string, Anchored | null>();
  readonly #locate: Locate;
  #text = '';
  #base = 0;
  #events: readonly Event[] = [];
  #next = 0;
  /** The end of the last node. */
  #end = 0;
  #values = 0;
  #deepest = 0;

  constructor(locate: Locate) {
    this.#locate = locate;
  }

  /** The value of a document with text offset `base`; null for an empty document. */
  document(text: string, base: number, events: readonly Event[]): Value | null {
    this.#anchors.clear();
    this.fault = null;
    this.#text = text;
    this.#base = base;
    this.#events = events;
    this.#next = 1;
    this.#end = 0;
    const [, root] = events;
    return root && !isOmitted(root) ? this.#read(0) : null;
  }

  /** Reads the next node and its children. */
  #read(depth: number): Value {
    const event = this.#take();
    if (event.type === EVENT_ID.ALIAS) return this.#alias(event, depth);
    if (event.anchorStart < 0) return this.#value(event, depth);
    const anchor = this.#text.slice(event.anchorStart, event.anchorEnd);
    const size = this.#values;
    const deepest = this.#deepest;
    this.#anchors.set(anchor, null);
    this.#deepest = depth;
    const value = this.#value(event, depth);
    const height = this.#deepest - depth;
    this.#anchors.set(anchor, { value, size: this.#values - size, height });
    this.#deepest = Math.max(deepest, this.#deepest);
    return value;
  }

  #take(): Node | AliasEvent {
    return this.#events[this.#next++] as Node | AliasEvent;
  }

  #alias(event: AliasEvent, depth: number): Value {
    this.#end = event.anchorEnd;
    const at = this.#locationOf(event.anchorStart - 1, event.anchorEnd);
    const aliasName = this.#text.slice(event.anchorStart, event.anchorEnd);
    const anchored = this.#anchors.get(aliasName);
    const name = code(`*${aliasName}`);
    if (anchored === null) return this.#fail(at, yaml`alias ${name} is inside its own anchor`);
    if (!anchored) return this.#fail(at, yaml`alias ${name} has no anchor`, 'UNKNOWN_ALIAS');
    this.#count(at, anchored.size, depth + anchored.height);
    return { ...anchored.value, at };
  }

  #value(event: Node, depth: number): Value {
    if (event.type === EVENT_ID.SCALAR) return this.#scalar(event, depth);
    this.#end = event.start;
    this.#count(this.#locationOf(event.start, event.start + 1), 1, depth);
    if (event.type === EVENT_ID.MAPPING) return this.#table(event, depth);
    const items: Value[] = [];
    while (this.#hasMore()) items.push(this.#item(depth));
    return {
      kind: 'list',
      items,
      at: this.#close(event),
      ...foreignCollectionTag(tagOf(event, this.#text), 'seq'),
    };
  }

  #item(depth: number): Value {
    const next = this.#events[this.#next];
    if (!next || !isOmitted(next)) return this.#read(depth + 1);
    // The location of an omitted item is its dash.
    const dash = skipSpace(this.#text, this.#end);
    this.#next++;
    this.#end = dash + 1;
    return missingScalar(this.#locationOf(dash, dash + 1));
  }

  #scalar(event: ScalarEvent, depth: number): Scalar {
    const source = getScalarValue(this.#text, event);
    const [start, end] = this.#rangeOf(event);
    this.#end = end;
    const at = this.#locationOf(start, end);
    this.#count(at, 1 + Math.floor(source.length / charactersPerValue), depth);
    const tag = tagOf(event, this.#text);
    const keptTag = foreignTag(tag, source);
    const value = scalar(resolveScalar(event, source, tag), source, at);
    return keptTag ? { ...value, tag: keptTag } : value;
  }

  /** The range of a scalar, with its quotes or its block indicator. */
  #rangeOf(event: ScalarEvent): [number, number] {
    const { valueStart, valueEnd, style } = event;
    const previousEnd = Math.max(this.#end, event.tagEnd, event.anchorEnd);
    if (valueStart < 0) return [previousEnd, previousEnd];
    if (style === SCALAR_STYLE.PLAIN) return [valueStart, valueEnd];
    const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
    if (isQuoted) return [valueStart - 1, valueEnd + 1];
    return [blockScalarStart(this.#text, previousEnd, valueStart), valueEnd];
  }

  #table(event: MappingEvent, depth: number): Table {
    const fields = new Map<string, Field>();
    const repeated: Field[] = [];
    while (this.#hasMore()) {
      const { key, keyAt, merge } = this.#key(depth);
      const next = this.#events[this.#next];
      const value = next && isOmitted(next) ? this.#skip(keyAt) : this.#read(depth + 1);
      const field = merge ? { key, keyAt, value, merge } : { key, keyAt, value };
      const first = fields.get(key);
      if (merge) this.merges.push(field);
      if (first) this.duplicates.push({ ...field, first });
      if (first) repeated.push(field);
      else fields.set(key, field);
    }
    const repeatedFields = repeated.length > 0 ? { repeated } : {};
    const tag = foreignCollectionTag(tagOf(event, this.#text), 'map');
    return { kind: 'table', fields, at: this.#close(event), ...repeatedFields, ...tag };
  }

  #skip(at: Location): Scalar {
    this.#next++;
    const colon = skipSpace(this.#text, this.#end);
    if (this.#text[colon] === ':') this.#end = colon + 1;
    return missingScalar(at);
  }

  /** Keys are strings; a key that is not a scalar becomes its source text. */
  #key(depth: number): Key {
    const event = this.#events[this.#next] as Node | AliasEvent;
    if (event.type === EVENT_ID.SCALAR) {
      const { source, at } = this.#read(depth + 1) as Scalar;
      const merge = isMergeKey(source, tagOf(event, this.#text));
      return { key: merge ? '<<' : source, keyAt: at, merge };
    }
    if (event.type === EVENT_ID.ALIAS) {
      this.#next++;
      this.#end = event.anchorEnd;
      const named = this.#anchors.get(this.#text.slice(event.anchorStart, event.anchorEnd));
      const aliasName = this.#sourceKey(event.anchorStart - 1, event.anchorEnd);
      if (!named || named.value.kind === 'list' || named.value.kind === 'table') return aliasName;
      const { source } = named.value;
      return { ...aliasName, key: source, merge: source === '<<' };
    }
    this.#read(depth + 1);
    return this.#sourceKey(event.start, this.#end);
  }

  #sourceKey(start: number, end: number): Key {
    const key = this.#text.slice(start, end).trim();
    return { key, keyAt: this.#locationOf(start, end), merge: false };
  }

  #hasMore(): boolean {
    return this.#events[this.#next]?.type !== EVENT_ID.POP;
  }

  /** The location of a list or a mapping, called at its last event. */
  #close({ start, style }: SequenceEvent | MappingEvent): Location {
    this.#next++;
    if (style === COLLECTION_STYLE.FLOW) this.#end = this.#collectionEnd(start);
    return this.#locationOf(start, this.#end);
  }

  /** The end of a flow collection; the pair in `[key: value]` is a mapping without brackets. */
  #collectionEnd(start: number): number {
    const bracket = closings[this.#text.charAt(start)];
    const from = Math.max(this.#end, bracket === undefined ? start : start + 1);
    const index = skipSpace(this.#text, from);
    return bracket !== undefined && this.#text.charAt(index) === bracket ? index + 1 : this.#end;
  }

  #count(at: Location, size: number, depth: number): void {
    this.#values += size;
    this.#deepest = Math.max(this.#deepest, depth);
    if (depth > maxDepth) this.#fail(at, tooDeepMessage);
    else if (this.#values > maxValues) {
      this.#fail(at, msg`More than ${maxValues} values with aliases expanded.`);
    }
  }

  #locationOf(start: number, end: number): Location {
    let last = Math.max(start, end);
    while (last > start && ' \t\r\n'.includes(this.#text[last - 1] ?? 'x')) last--;
    return this.#locate(this.#base + start, this.#base + last);
  }

  #fail(at: Location, message: Message, code = 'TOO_MUCH'): Value {
    this.fault ??= { code, message, at };
    return missingScalar(at);
  }
}
