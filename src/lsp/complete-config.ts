import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node';
import type { JsonSchema } from '../config/schema/json-schema.ts';
import { configPlace, schemaAt } from './config-place.ts';

/** The keys of the configuration, and the values of a key, that may stand at a place. */
export function completeConfig(
  text: string,
  { line, character }: { readonly line: number; readonly character: number },
  schema: JsonSchema,
): CompletionItem[] {
  const { path, key } = configPlace(text, line, character);
  if (key === null) return keysIn(schemaAt(schema, path));
  return key === 'rule' ? ruleIds(schema) : valuesIn(schemaAt(schema, [...path, key]));
}

function keysIn(schema: JsonSchema | null): CompletionItem[] {
  const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.entries(properties).map(([name, { description }]) => ({
    label: name,
    insertText: `${name}: `,
    kind: CompletionItemKind.Property,
    ...documentation(description),
  }));
}

function valuesIn(schema: JsonSchema | null): CompletionItem[] {
  const values = schema?.['type'] === 'boolean' ? [true, false] : (schema?.['enum'] ?? []);
  return (values as readonly unknown[]).map((value) => ({
    label: String(value),
    kind: CompletionItemKind.Value,
  }));
}

/** The ids of rules, for entries that name one. */
function ruleIds(schema: JsonSchema): CompletionItem[] {
  return keysIn(schemaAt(schema, ['rules'])).map(({ insertText, ...item }) => item);
}

function documentation(description: unknown): Pick<CompletionItem, 'documentation'> {
  return typeof description === 'string' ? { documentation: description } : {};
}
