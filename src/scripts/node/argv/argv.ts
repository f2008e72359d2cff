import type { ScriptInterface } from '../../../model/script/interface.ts';
import type { Range } from '../../../model/text/text.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import {
  anyCount,
  chosenInterface,
  countedInterface,
  opposite,
  type Positions,
  type WordCount,
  withoutCounts,
} from '../../interface/counts.ts';
import { child, named } from '../../tree/nodes.ts';
import type { NodeSource } from '../tree/node-source.ts';
import { blockOf, endingOf, functionsOf } from './endings.ts';
import { readOptionLoop } from './option-loop.ts';
import { Words } from './words.ts';

/** What changes the words while the script runs. */
const changes =
  /\bprocess\.argv(?:\s*=(?!=)|\.(?:shift|splice|push|pop|unshift)\b|\s*\[[^\]\n]{0,100}\]\s*=(?!=))/;

/** What holds where the script is run, and not imported. */
const isMain = /\brequire\.main\s*===?\s*module\b|\bimport\.meta\.(?:main|url)\b/;

/** More statements, and calls within calls, are not followed. */
const [maxSteps, maxDepth] = [20_000, 4];

/** What a script accepts that reads `process.argv` itself, as far as it compares its length or its first word; else null. */
export function readArgv(source: NodeSource): ScriptInterface | null {
  if (changes.test(source.text)) return null;
  const run = new ArgvRun(source);
  const { start } = source.rangeOf(source.root);
  return run.found ?? countedInterface(run.count, positionsAt({ start, end: start }));
}

function positionsAt(at: Range): Positions {
  return { framework: 'process.argv', nameOf: (position) => `process.argv[${position + 1}]`, at };
}

/** Follows the statements of a script up to the first that not all runs reach. */
class ArgvRun {
  count: WordCount = anyCount;
  found: ScriptInterface | null = null;
  readonly #source: NodeSource;
  #steps = 0;
  readonly #functions: ReadonlyMap<string, SyntaxNode>;
  readonly #words: Words;

  constructor(source: NodeSource) {
    this.#source = source;
    this.#functions = functionsOf(source);
    this.#words = new Words(source);
    this.#block(named(source.root), 0);
  }

  /** Follows statements; false if what comes after them is not reached in all runs. */
  #block(statements: readonly SyntaxNode[], depth: number): boolean {
    return statements.every((statement) => this.#statement(statement, depth));
  }

  #statement(node: SyntaxNode, depth: number): boolean {
    if (++this.#steps > maxSteps) return false;
    switch (node.type) {
      case 'function_declaration':
      case 'class_declaration':
      case 'import_statement':
      case 'hash_bang_line':
        return true;
      case 'lexical_declaration':
      case 'variable_declaration':
        return named(node).every((declarator) => this.#declare(declarator, depth));
      case 'expression_statement':
        return this.#expression(named(node)[0], depth);
      case 'if_statement':
        return this.#condition(node, depth);
      case 'switch_statement':
        return this.#choice(node);
      case 'for_statement':
      case 'for_in_statement':
        this.found = readOptionLoop(
          this.#source,
          this.#words,
          this.#functions,
          node,
          this.count.min,
          positionsAt(this.#source.rangeOf(node)),
        );
        return this.found === null && this.#pass(node);
      case 'try_statement':
        return this.#attempt(node, depth);
      default:
        return this.#pass(node);
    }
  }

  /** Whether the run goes on after a statement whatever its words are. */
  #pass(node: SyntaxNode): boolean {
    const ending = endingOf(this.#source, [node], this.#functions);
    if (ending === 'goes-on') return true;
    return ending === 'may-end' && !this.#words.areIn(this.#source.textOf(node));
  }

  #declare(declarator: SyntaxNode, depth: number): boolean {
    const [name, value] = [child(declarator, 'name'), child(declarator, 'value')];
    if (name && value) this.#words.declare(name, value);
    const inner = value?.type === 'await_expression' ? named(value)[0] : value;
    return inner?.type === 'call_expression' ? this.#expression(inner, depth) : true;
  }

  /** `main()`, `await main()`, `main().catch(…)`, `process.exit(main())`. */
  #expression(node: SyntaxNode | undefined, depth: number): boolean {
    if (!node) return true;
    if (node.type === 'await_expression') return this.#expression(named(node)[0], depth);
    if (node.type === 'assignment_expression' && child(node, 'right')?.type === 'call_expression')
      return this.#expression(child(node, 'right'), depth);
    const call = this.#source.callAt(node);
    if (!call) return this.#pass({ ...node, type: 'expression_statement', children: [node] });
    if (call.object && /^(?:catch|then|finally)$/.test(call.name))
      return this.#expression(call.object, depth);
    const definition = call.object ? undefined : this.#functions.get(call.name);
    const body = definition && child(definition, 'body');
    const isAll =
      definition && call.arguments.length <= 1 && this.#words.passTo(definition, call.arguments[0]);
    if (!body || depth >= maxDepth || !isAll)
      return this.#pass({ ...node, type: 'expression_statement', children: [node] });
    return this.#block(named(body), depth + 1);
  }

  /** `try { … } catch (error) { …; process.exit(1) }`. */
  #attempt(node: SyntaxNode, depth: number): boolean {
    const [body, handler] = [child(node, 'body'), child(node, 'handler')];
    const caught = handler && child(handler, 'body');
    const refuses =
      !caught ||
      /process\.exitCode\s*=\s*[1-9]/.test(this.#source.textOf(caught)) ||
      endingOf(this.#source, [caught], this.#functions) === 'refuses';
    return body && refuses ? this.#block(named(body), depth) : this.#pass(node);
  }

  #condition(node: SyntaxNode, depth: number): boolean {
    const [test, body, otherwise] = ['condition', 'consequence', 'alternative'].map((field) =>
      child(node, field),
    );
    if (!test || !body) return false;
    const condition = this.#source.textOf(test);
    if (isMain.test(condition)) return this.#block(blockOf(body), depth);
    const isEnd = endingOf(this.#source, blockOf(body), this.#functions) === 'ends';
    if (isEnd && !otherwise && this.#words.isAboutHelp(condition)) return true;
    const refuses = (block: SyntaxNode | undefined) =>
      block !== undefined && endingOf(this.#source, blockOf(block), this.#functions) === 'refuses';
    const isNegated = !refuses(body) && refuses(otherwise && named(otherwise)[0]);
    const bounds = refuses(body) || isNegated ? this.#words.boundsIn(condition) : [];
    if (bounds.length === 0 || (isNegated && bounds.length > 1)) return this.#pass(node);
    for (const [operator, number] of bounds)
      this.count = withoutCounts(this.count, isNegated ? opposite(operator) : operator, number);
    return isNegated ? this.#pass(body) : !otherwise || this.#pass(otherwise);
  }

  /** `switch (command)` whose default refuses: subcommands. */
  #choice(node: SyntaxNode): boolean {
    const [value, body] = [child(node, 'value'), child(node, 'body')];
    const subject = value ? this.#source.textOf(value).slice(1, -1) : '';
    const cases = body ? named(body) : [];
    const rest = cases.find(({ type }) => type === 'switch_default');
    const restBody = rest?.children.filter(({ field }) => field === 'body') ?? [];
    const isKnown =
      this.#words.isFirst(subject) &&
      endingOf(this.#source, restBody, this.#functions) === 'refuses';
    const names = cases.flatMap((one) =>
      one === rest ? [] : [this.#source.literal(child(one, 'value'))],
    );
    if (!isKnown || cases.at(-1) !== rest || !names.every((name) => typeof name === 'string'))
      return this.#pass(node);
    const positions = positionsAt(this.#source.rangeOf(node));
    this.found = chosenInterface(names as readonly string[], true, this.count, positions);
    return false;
  }
}
