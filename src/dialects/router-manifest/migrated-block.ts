import { applyEdits, type Edit } from '../../model/text/edits.ts';
import { LineMap, type Location } from '../../model/text/text.ts';
import { exactJson } from '../../model/value/canonical.ts';
import { isObject } from '../../model/value/json-object.ts';
import {
  type Field,
  fields,
  get,
  type Json,
  type Table,
  type Value,
} from '../../model/value/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { flatEntrypoint, placeholderNames } from './flat-entrypoint.ts';
import { joinRanges } from './join-ranges.ts';
import { isUnnamed, unnamedOperation } from './unnamed-commands.ts';

/**
 * Migrates the text of a `router-manifest` block to a `skill-manifest` block. Existing content stays as
 * written; required fields of the new format are added.
 */
export function migratedBlock(text: string): string {
  const lines = new LineMap(text);
  const { root } = parseJson('', text, 0, lines);
  return root?.kind === 'table' ? applyEdits(text, new Migration(text, lines, root).edits()) : text;
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
  readonly #lineEnding: string;
  readonly #indentUnit: string;

  constructor(text: string, lines: LineMap, root: Table) {
    this.#text = text;
    this.#lines = lines;
    this.#root = root;
    this.#lineEnding = text.includes('\r\n') ? '\r\n' : '\n';
    this.#indentUnit = this.#detectIndentUnit(root.fields.get('entrypoints'));
  }

  edits(): readonly Edit[] {
    const entrypoints = this.#root.fields.get('entrypoints');
    const version = get(this.#root, 'schema_version');
    const [first] = fields(this.#root);
    return [
      ...(version ? [this.#replace(version.at, '"2.0"')] : []),
      ...(first && !version ? [this.#insert(first, 'schema_version', '2.0')] : []),
      ...this.#insertCapabilities(),
      ...(entrypoints ? [this.#replace(entrypoints.keyAt, '"operations"')] : []),
      ...(entrypoints ? this.#replaceCommands(entrypoints) : []),
      ...this.#insertStdout(),
    ];
  }

  #replaceCommands(entrypoints: Field): readonly Edit[] {
    if (!isUnnamed(entrypoints.value))
      return fields(entrypoints.value).map((field) =>
        this.#replace(
          field.value.at,
          this.#formatOperation(field, this.#styleOf(field), this.#slice(field.keyAt)),
        ),
      );
    const style = this.#styleOf(entrypoints);
    const field = { ...entrypoints, key: unnamedOperation };
    const name = JSON.stringify(unnamedOperation);
    const operation = this.#formatOperation(field, this.#nestedStyle(style), name, 2);
    const named = `${name}${style.colon}${operation}`;
    return [this.#replace(field.value.at, this.#formatObject([named], field, style))];
  }

  #insertCapabilities(): readonly Edit[] {
    const rootFields = this.#root.fields;
    const before =
      rootFields.get('effects') ?? rootFields.get('entrypoints') ?? rootFields.get('operations');
    return before && !rootFields.has('capabilities')
      ? [this.#insert(before, 'capabilities', [])]
      : [];
  }

  #insertStdout(): readonly Edit[] {
    const last = fields(this.#root).at(-1);
    const contract = this.#root.fields.get('stdout_contract');
    if (contract) return this.#completeStdout(contract.value);
    if (!last) return [];
    const style = this.#styleOf(last);
    const [, end] = this.#rangeOf(last.value.at);
    const text = this.#formatEntry('stdout_contract', { last_line_json: false }, style);
    return [{ start: end, end, text: `,${this.#separator(style)}${text}` }];
  }

  #completeStdout(contract: Value): readonly Edit[] {
    if (contract.kind !== 'table' || contract.fields.has('last_line_json')) return [];
    const [first] = fields(contract);
    if (first) return [this.#insert(first, 'last_line_json', false)];
    return [this.#replace(contract.at, '{"last_line_json": false}')];
  }

  /** Inserts a key before a field, in the style of that field. */
  #insert(before: Field, key: string, value: Json): Edit {
    const style = this.#styleOf(before);
    const [start] = this.#rangeOf(before.keyAt);
    const text = `${this.#formatEntry(key, value, style)},${this.#separator(style)}`;
    return { start, end: start, text };
  }

  #formatEntry(key: string, value: Json, style: JsonStyle): string {
    return `${JSON.stringify(key)}${style.colon}${this.#formatJson(value, style)}`;
  }

  #replace(at: Location, text: string): Edit {
    const [start, end] = this.#rangeOf(at);
    return { start, end, text };
  }

  /** The operation for a flat entrypoint with a name in JSON; its commands come to be some levels deeper. */
  #formatOperation(field: Field, style: JsonStyle, name: string, levels = 1): string {
    const { operationFields, commands } = flatEntrypoint(field.value);
    const inner = this.#nestedStyle(style);
    const inputs = placeholderNames(field, commands).map((name) => [name, newInput] as const);
    const generators: Readonly<Record<string, () => string>> = {
      description: () => name,
      input: () => this.#formatJson(Object.fromEntries(inputs), inner),
      output: () => this.#formatJson({ description: `What ${field.key} prints.` }, inner),
    };
    const entries = Object.entries(generators).map(([key, generate]) => {
      const known = operationFields.get(key);
      return known ? this.#fieldText(known) : `"${key}"${style.colon}${generate()}`;
    });
    const unchanged =
      operationFields.size === 0 ? this.#indented(field.value.at, style, levels) : null;
    const entrypoints = unchanged ?? this.#formatCommands(commands, field, inner);
    return this.#formatObject(
      [...entries, `"entrypoints"${style.colon}${entrypoints}`],
      field,
      style,
    );
  }

  /** The remaining commands of an entrypoint. */
  #formatCommands(commands: readonly Field[], field: Field, inner: JsonStyle): string {
    const [first] = commands;
    const isMultiline = first !== undefined && this.#styleOf(first).indent !== null;
    const style = isMultiline ? inner : { ...inner, indent: null };
    const entries = commands.map(({ keyAt, value }) =>
      this.#indented({ ...keyAt, range: joinRanges(keyAt, value.at) }, inner),
    );
    return this.#formatObject(entries, field, style);
  }

  /** Formats an object; a one-line object has padding inside its braces if the entrypoint had. */
  #formatObject(entries: readonly string[], { value }: Field, style: JsonStyle): string {
    const { indent } = style;
    if (indent === null) {
      const padding = /^\{ \S/.test(this.#slice(value.at).slice(0, 3)) ? ' ' : '';
      return `{${padding}${entries.join(`,${this.#separator(style)}`)}${padding}}`;
    }
    const separator = `${this.#lineEnding}${indent}${this.#indentUnit}`;
    return `{${separator}${entries.join(`,${separator}`)}${this.#lineEnding}${indent}}`;
  }

  #formatJson(value: Json, style: JsonStyle): string {
    if (!isObject(value)) return exactJson(value);
    const inner = this.#nestedStyle(style);
    const entries = Object.entries(value).map(([key, item]) => this.#formatEntry(key, item, inner));
    if (entries.length === 0) return '{}';
    if (inner.indent === null) return `{${entries.join(`,${this.#separator(style)}`)}}`;
    const separator = `${this.#lineEnding}${inner.indent}`;
    return `{${separator}${entries.join(`,${separator}`)}${this.#lineEnding}${style.indent}}`;
  }

  #nestedStyle({ indent, colon }: JsonStyle): JsonStyle {
    return { indent: indent === null ? null : indent + this.#indentUnit, colon };
  }

  /** The text after a comma. */
  #separator({ indent, colon }: JsonStyle): string {
    if (indent === null) return colon === ':' ? '' : ' ';
    return this.#lineEnding + indent;
  }

  /** The JSON style at a field. */
  #styleOf({ keyAt, value }: Field): JsonStyle {
    const [start, end] = this.#rangeOf(keyAt);
    const colon = this.#text.slice(end, this.#rangeOf(value.at)[0]);
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
  #detectIndentUnit(entrypoints: Field | undefined): string {
    const [first] = fields(entrypoints?.value);
    const outer = entrypoints ? (this.#styleOf(entrypoints).indent ?? '') : '';
    const inner = first ? this.#styleOf(first).indent : null;
    return inner?.startsWith(outer) && inner !== outer ? inner.slice(outer.length) : '  ';
  }

  /** The text at a location, with multiple lines indented some levels more. */
  #indented(at: Location, { indent }: JsonStyle, levels = 1): string {
    const text = this.#slice(at);
    const added = this.#indentUnit.repeat(levels);
    return indent === null ? text : text.replace(/\n(?=[ \t]*\S)/g, `\n${added}`);
  }

  #fieldText({ keyAt, value }: Field): string {
    return this.#slice({ ...keyAt, range: joinRanges(keyAt, value.at) });
  }

  #slice(at: Location): string {
    return this.#text.slice(...this.#rangeOf(at));
  }

  #rangeOf({ range }: Location): [start: number, end: number] {
    return range ? this.#lines.span(range) : [0, 0];
  }
}

const newInput: Json = { type: 'string', required: true };
