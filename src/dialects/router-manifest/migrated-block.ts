import { applyEdits, type Edit } from '../../model/text/edits.ts';
import { builtInPlaceholders, placeholdersIn } from '../../model/text/placeholders.ts';
import { LineMap, type Location, type Position } from '../../model/text/text.ts';
import {
  type Field,
  fields,
  get,
  type Json,
  type Table,
  type Value,
} from '../../model/value/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { wordsOf } from '../skill-manifest-v2/entries.ts';

/**
 * Migrates the text of a `router-manifest` block to a `skill-manifest` block. Existing content stays as
 * written; required fields of the new format are added.
 */
export function migratedBlock(text: string): string {
  const lines = new LineMap(text);
  const { root } = parseJson('', text, 0, lines);
  return root?.kind === 'table' ? applyEdits(text, new Migration(text, lines, root).edits()) : text;
}

/** A flat entrypoint, split into fields of its operation and commands. */
export interface FlatEntrypoint {
  readonly declared: ReadonlyMap<string, Field>;
  readonly commands: readonly Field[];
}

/** Splits a flat entrypoint. */
export function flatEntrypoint(value: Value): FlatEntrypoint {
  const isDeclared = ({ key }: Field) => ['description', 'input', 'output'].includes(key);
  const all = fields(value);
  return {
    declared: new Map(all.filter(isDeclared).map((field) => [field.key, field])),
    commands: all.filter((field) => !isDeclared(field)),
  };
}

/** The placeholders in the commands of a flat entrypoint. */
export function placeholderNames(
  { key, keyAt }: Field,
  commands: readonly Field[],
): readonly string[] {
  const operation = { name: key, at: keyAt, inputs: null, entrypoints: commands };
  const names = [...wordsOf([operation])].flatMap((word) => placeholdersIn(word.text));
  return [...new Set(names)].filter((name) => !builtInPlaceholders.has(name));
}

/** The style of generated JSON; without an indent it stays on one line. */
interface JsonStyle {
  readonly indent: string | null;
  readonly colon: string;
}

class Migration {
  readonly #text: string;
  readonly #lines: LineMap;
  readonly #root: Table;
  readonly #end: string;
  readonly #unit: string;

  constructor(text: string, lines: LineMap, root: Table) {
    this.#text = text;
    this.#lines = lines;
    this.#root = root;
    this.#end = text.includes('\r\n') ? '\r\n' : '\n';
    this.#unit = this.#unitOf(root.fields.get('entrypoints'));
  }

  edits(): readonly Edit[] {
    const entrypoints = this.#root.fields.get('entrypoints');
    const version = get(this.#root, 'schema_version');
    const [first] = fields(this.#root);
    return [
      ...(version ? [this.#instead(version.at, '"2.0"')] : []),
      ...(first && !version ? [this.#insert(first, 'schema_version', '2.0')] : []),
      ...this.#capabilities(),
      ...(entrypoints ? [this.#instead(entrypoints.keyAt, '"operations"')] : []),
      ...fields(entrypoints?.value).map((field) =>
        this.#instead(field.value.at, this.#operation(field)),
      ),
      ...this.#stdout(),
    ];
  }

  #capabilities(): readonly Edit[] {
    const all = this.#root.fields;
    const before = all.get('effects') ?? all.get('entrypoints') ?? all.get('operations');
    return before && !all.has('capabilities') ? [this.#insert(before, 'capabilities', [])] : [];
  }

  #stdout(): readonly Edit[] {
    const last = fields(this.#root).at(-1);
    if (!last || this.#root.fields.has('stdout_contract')) return [];
    const style = this.#styleOf(last);
    const [, end] = this.#span(last.value.at);
    const text = this.#entry('stdout_contract', { last_line_json: false }, style);
    return [{ start: end, end, text: `,${this.#gap(style)}${text}` }];
  }

  /** Inserts a key before a field, in the style of that field. */
  #insert(before: Field, key: string, value: Json): Edit {
    const style = this.#styleOf(before);
    const [start] = this.#span(before.keyAt);
    const text = `${this.#entry(key, value, style)},${this.#gap(style)}`;
    return { start, end: start, text };
  }

  #entry(key: string, value: Json, style: JsonStyle): string {
    return `${JSON.stringify(key)}${style.colon}${this.#printed(value, style)}`;
  }

  #instead(at: Location, text: string): Edit {
    const [start, end] = this.#span(at);
    return { start, end, text };
  }

  /** The operation for a flat entrypoint. */
  #operation(field: Field): string {
    const { declared, commands } = flatEntrypoint(field.value);
    const style = this.#styleOf(field);
    const inner = this.#inside(style);
    const inputs = placeholderNames(field, commands).map((name) => [name, newInput] as const);
    const generators: Readonly<Record<string, () => string>> = {
      description: () => this.#slice(field.keyAt),
      input: () => this.#printed(Object.fromEntries(inputs), inner),
      output: () => this.#printed({ description: `What ${field.key} prints.` }, inner),
    };
    const entries = Object.entries(generators).map(([key, generate]) => {
      const known = declared.get(key);
      return known ? this.#fieldText(known) : `"${key}"${style.colon}${generate()}`;
    });
    const unchanged = declared.size === 0 ? this.#deeper(field.value.at, style) : null;
    const entrypoints = unchanged ?? this.#commands(commands, field, inner);
    return this.#object([...entries, `"entrypoints"${style.colon}${entrypoints}`], field, style);
  }

  /** The remaining commands of an entrypoint. */
  #commands(commands: readonly Field[], field: Field, inner: JsonStyle): string {
    const [first] = commands;
    const isMultiline = first !== undefined && this.#styleOf(first).indent !== null;
    const style = isMultiline ? inner : { ...inner, indent: null };
    const entries = commands.map(({ keyAt, value }) =>
      this.#deeper({ ...keyAt, range: joinRanges(keyAt, value.at) }, inner),
    );
    return this.#object(entries, field, style);
  }

  /** Formats an object; a one-line object has padding inside its braces if the entrypoint had. */
  #object(entries: readonly string[], { value }: Field, style: JsonStyle): string {
    const { indent } = style;
    if (indent === null) {
      const padding = /^\{ \S/.test(this.#slice(value.at).slice(0, 3)) ? ' ' : '';
      return `{${padding}${entries.join(`,${this.#gap(style)}`)}${padding}}`;
    }
    const gap = `${this.#end}${indent}${this.#unit}`;
    return `{${gap}${entries.join(`,${gap}`)}${this.#end}${indent}}`;
  }

  #printed(value: Json, style: JsonStyle): string {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      return JSON.stringify(value);
    }
    const inner = this.#inside(style);
    const entries = Object.entries(value).map(([key, item]) => this.#entry(key, item, inner));
    if (entries.length === 0) return '{}';
    if (inner.indent === null) return `{${entries.join(`,${this.#gap(style)}`)}}`;
    const gap = `${this.#end}${inner.indent}`;
    return `{${gap}${entries.join(`,${gap}`)}${this.#end}${style.indent}}`;
  }

  #inside({ indent, colon }: JsonStyle): JsonStyle {
    return { indent: indent === null ? null : indent + this.#unit, colon };
  }

  /** The text after a comma. */
  #gap({ indent, colon }: JsonStyle): string {
    if (indent === null) return colon === ':' ? '' : ' ';
    return this.#end + indent;
  }

  /** The JSON style at a field. */
  #styleOf({ keyAt, value }: Field): JsonStyle {
    const [start, end] = this.#span(keyAt);
    const colon = this.#text.slice(end, this.#span(value.at)[0]);
    return {
      indent: this.#indentAt(start),
      colon: /^[ \t]{0,9}:[ \t]{0,9}$/.test(colon) ? colon : ': ',
    };
  }

  /** The indentation at an offset; null if it is not the first text of its line. */
  #indentAt(offset: number): string | null {
    const text = this.#text;
    let start = offset;
    while (start > 0 && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--;
    return start === 0 || text[start - 1] === '\n' ? text.slice(start, offset) : null;
  }

  /** One level of indentation, from the first entrypoint. */
  #unitOf(entrypoints: Field | undefined): string {
    const [first] = fields(entrypoints?.value);
    const outer = entrypoints ? (this.#styleOf(entrypoints).indent ?? '') : '';
    const inner = first ? this.#styleOf(first).indent : null;
    return inner?.startsWith(outer) && inner !== outer ? inner.slice(outer.length) : '  ';
  }

  /** The text at a location, with multiple lines indented one level more. */
  #deeper(at: Location, { indent }: JsonStyle): string {
    const text = this.#slice(at);
    return indent === null ? text : text.replace(/\n(?=[ \t]*\S)/g, `\n${this.#unit}`);
  }

  #fieldText({ keyAt, value }: Field): string {
    return this.#slice({ ...keyAt, range: joinRanges(keyAt, value.at) });
  }

  #slice(at: Location): string {
    return this.#text.slice(...this.#span(at));
  }

  #span({ range }: Location): [start: number, end: number] {
    return range ? [this.#offset(range.start), this.#offset(range.end)] : [0, 0];
  }

  #offset({ line, column }: Position): number {
    return this.#lines.offset(line) + column - 1;
  }
}

const newInput: Json = { type: 'string', required: true };

function joinRanges({ range: from }: Location, { range: to }: Location): Location['range'] {
  return from && to ? { start: from.start, end: to.end } : undefined;
}
