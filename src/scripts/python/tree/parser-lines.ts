import { type LogicalLine, logicalLines } from './lines.ts';
import { relevantText } from './relevant.ts';

/** The statements of a module that may matter, as a text of their own. */
export interface ModulePart {
  readonly text: string;
  /** The numbers of its lines in the module, from 1. */
  readonly lines: readonly number[];
}

/** What a statement has to say of to build a parser, or to read words beside it. */
const ofParsers = /parser|parse_\w{0,80}args|add_argument|add_\w{1,80}_group|\bmain\b|\bargv\b/i;

/** Clauses that belong to the head before them. */
const clause = /^(?:else|elif|except|finally)\b/;

const definition = /^(?:async\s+)?def\s+(\w+)/;

/**
 * The statements that build a parser, with those that give their names a value and those that use what they name: a
 * small part of most scripts. Null for a text whose lines cannot be told apart.
 */
export function parserLines(text: string): ModulePart | null {
  // Most functions have none of the words. A margin within a text of several lines ends a function too early.
  for (const part of [relevantText(text, ofParsers), text]) {
    const lines = logicalLines(part);
    if (!lines) continue;
    const statements = statementsOf(lines);
    return joined(part, statements, keptOf(statements));
  }
  return null;
}

/** A line with the heads that stand around it. */
interface Statement extends LogicalLine {
  readonly index: number;
  readonly heads: readonly Statement[];
  /** The other heads of its compound statement: `if` and `else`. */
  readonly clauses: Statement[];
  readonly hasBlock: boolean;
}

function statementsOf(lines: readonly LogicalLine[]): readonly Statement[] {
  const statements: Statement[] = [];
  let heads: readonly Statement[] = [];
  const latest = new Map<number, Statement>();
  for (const [index, line] of lines.entries()) {
    if ((heads.at(-1)?.indent ?? -1) >= line.indent)
      heads = heads.filter(({ indent }) => indent < line.indent);
    const opener = clause.test(line.code) ? latest.get(line.indent) : undefined;
    const hasBlock = (lines[index + 1]?.indent ?? 0) > line.indent;
    const { start, end, indent, code } = line;
    const clauses = opener?.clauses ?? [];
    const statement: Statement = { start, end, indent, code, index, heads, clauses, hasBlock };
    statement.clauses.push(statement);
    latest.set(line.indent, statement);
    statements.push(statement);
    if (hasBlock) heads = [...heads, statement];
  }
  return statements;
}

/** The statements to keep: from name to name, starting at those that speak of a parser. */
function keptOf(statements: readonly Statement[]): ReadonlySet<Statement> {
  const [uses, makes] = [new Map<string, Statement[]>(), new Map<string, Statement[]>()];
  for (const statement of statements) {
    for (const name of namesIn(statement.code)) listed(uses, name).push(statement);
    for (const name of assignedIn(statement.code)) listed(makes, name).push(statement);
  }
  const waiting = statements.filter(({ code }) => ofParsers.test(code));
  const kept = new Set<Statement>();
  const follow = (names: Map<string, Statement[]>, name: string) => {
    for (const statement of names.get(name) ?? []) waiting.push(statement);
    names.delete(name);
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (kept.has(next)) continue;
    kept.add(next);
    for (const name of madeIn(next.code)) follow(uses, name);
    for (const name of namesIn(next.code)) follow(makes, name);
    // The clauses of a compound statement are followed once.
    for (const clause of next.clauses.splice(0)) waiting.push(clause);
    waiting.push(...next.heads);
  }
  return kept;
}

function listed(names: Map<string, Statement[]>, name: string): Statement[] {
  const list = names.get(name) ?? [];
  names.set(name, list);
  return list;
}

function namesIn(code: string): readonly string[] {
  return code.match(/(?<![\w.])[A-Za-z_]\w*/g) ?? [];
}

const target = /^(?:(?!==|[<>!]=)[^()])*?(?==)|^for\b.*?(?=\bin\b)/;

const method = /\.(?:append|extend|insert|update|setdefault|add|pop|remove|clear)\b/;

const change = new RegExp(`\\b\\w+(?=${method.source})`, 'g');

/** The names that a statement gives a value, or calls a method that changes them. */
function assignedIn(code: string): readonly string[] {
  const targets = code.includes('=') || code.startsWith('for') ? target.exec(code)?.[0] : undefined;
  return [
    ...(targets ? namesIn(targets.replace(/^for\b/, '')) : []),
    // Few lines have one, and the search for words before them costs more.
    ...((method.test(code) && code.match(change)) || []),
  ];
}

/** The names by which other statements get at what a statement makes; words that were parsed are of no interest. */
function madeIn(code: string): readonly string[] {
  const name = definition.exec(code)?.[1];
  if (name !== undefined) return [name];
  return /parse_\w{0,80}args\w{0,80}\(/.test(code) ? [] : assignedIn(code);
}

/** The text of the statements; a head of which no other is kept gets one that does nothing. */
function joined(
  text: string,
  statements: readonly Statement[],
  kept: ReadonlySet<Statement>,
): ModulePart {
  const lines: number[] = [];
  let [part, offset, line] = ['', 0, 1];
  const filled = new Set(Array.from(kept, ({ heads }) => heads.at(-1)));
  for (const [index, statement] of statements.entries()) {
    if (!kept.has(statement)) continue;
    const { start, end, hasBlock } = statement;
    line += countLines(text, offset, start);
    const count = countLines(text, start, end);
    for (let each = 0; each < count; each++) lines.push(line + each);
    [offset, line] = [end, line + count];
    part += text.slice(start, end);
    if (!hasBlock || filled.has(statement)) continue;
    const first = statements[index + 1]?.start ?? end;
    part += `${/[ \t]*/.exec(text.slice(first, first + 200))?.[0]}0\n`;
    lines.push(line);
  }
  return { text: part, lines };
}

function countLines(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1))
    count++;
  return count;
}
