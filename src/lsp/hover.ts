import type { Hover, Position } from 'vscode-languageserver/node';
import type { JsonSchema } from '../config/schema/json-schema.ts';
import type { Finding } from '../model/finding.ts';
import { findRule } from '../rules/catalog.ts';
import type { Rule } from '../rules/rule.ts';
import { configPlace, schemaAt } from './config-place.ts';
import { rangeOf } from './positions.ts';

/** The page of a rule in Markdown. */
export type RulePage = (rule: Rule) => Promise<string>;

/** The most pages that one hover shows. */
const maxPages = 2;

/** The pages of the rules with findings at a position; null for none. */
export async function hoverFindings(
  findings: readonly Finding[],
  position: Position,
  page: RulePage,
): Promise<Hover | null> {
  const ids = findings.flatMap(({ rule, at }) =>
    at.range && holds(rangeOf(at.range), position) ? [rule] : [],
  );
  return pagesOf([...new Set(ids)].slice(0, maxPages), page);
}

/** What a key of the configuration means, or the page of a rule that it names; null for another word. */
export async function hoverConfig(
  text: string,
  { line, character }: Position,
  schema: JsonSchema,
  page: RulePage,
): Promise<Hover | null> {
  const { path, key, word } = configPlace(text, line, character);
  if (findRule(word)) return pagesOf([word], page);
  const description = schemaAt(schema, [...path, key ?? word])?.['description'];
  return typeof description === 'string' ? hover(description) : null;
}

async function pagesOf(ids: readonly string[], page: RulePage): Promise<Hover | null> {
  const rules = ids.flatMap((id) => findRule(id) ?? []);
  if (rules.length === 0) return null;
  return hover((await Promise.all(rules.map(page))).join('\n\n---\n\n'));
}

function hover(value: string): Hover {
  return { contents: { kind: 'markdown', value } };
}

function holds({ start, end }: ReturnType<typeof rangeOf>, { line, character }: Position): boolean {
  const isAfter = line > start.line || (line === start.line && character >= start.character);
  return isAfter && (line < end.line || (line === end.line && character <= end.character));
}
