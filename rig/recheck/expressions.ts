import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';

/** A regular expression of the source. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** The first place, as `path:line`. */
  readonly at: string;
}

/** The literals of a folder, each expression once. Expressions made at run time are not among them. */
export function expressionsIn(folder: string): ReadonlyMap<string, Expression> {
  const found = new Map<string, Expression>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.ts')).sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text)) {
        const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        found.set(node.text, { source, flags, at: `${name}:${line + 1}` });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** What a checker says of an expression. */
export interface Verdict {
  readonly status: 'safe' | 'unknown' | 'vulnerable';
  readonly attack?: {
    readonly pumps: readonly { readonly prefix: string; readonly pump: string }[];
    readonly suffix: string;
  };
}

const size = 40_000;
/** Linear time takes a few milliseconds, the square half a second at least. */
const maxMilliseconds = 250;

/** Whether the text of an attack takes more than its share of processor time: a small limit in an expression keeps it linear. */
export function isSlow({ source, flags }: Expression, { attack }: Verdict): boolean {
  if (!attack) return false;
  const { pumps, suffix } = attack;
  const share = size / pumps.length;
  const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(share / pump.length)).join('');
  const use = flags.includes('g') ? 'text.replace(expression, "")' : 'expression.exec(text)';
  const started = process.cpuUsage();
  try {
    const expression = new RegExp(source, flags);
    runInNewContext(use, { expression, text: text + suffix }, { timeout: 20 * maxMilliseconds });
  } catch {
    return true;
  }
  return process.cpuUsage(started).user / 1000 > maxMilliseconds;
}
