import type { ScriptInterface } from '../../../model/script/interface.ts';
import type { Range } from '../../../model/text/text.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import {
  anyCount,
  chosenInterface,
  countedInterface,
  type Positions,
  type WordCount,
} from '../../interface/counts.ts';
import { child, named } from '../../tree/nodes.ts';
import type { PythonModule } from '../tree/module.ts';
import { branchesOf } from './branches.ts';
import { countWithout } from './conditions.ts';
import { endingOf } from './endings.ts';
import { readOptionLoop } from './option-loop.ts';

/** More statements, calls within calls, and names of words, are not followed. */
const [maxSteps, maxDepth, maxNames] = [20_000, 4, 50];

/** What changes the words while the script runs. */
const changes =
  /\bsys\.argv(?:\s*[-+]?=(?!=)|\.(?:insert|append|extend|pop|remove|clear)\b|\s*\[[^\]\n]{0,100}\]\s*=(?!=))|\bdel\s+sys\.argv/;

/** What ends a run that a missing word or an exit begins to end. */
const catching =
  /^$|\b(?:SystemExit|BaseException|Exception)\b|(?:Index|Value|Key|Type|Usage|Runtime|Argument\w*)Error\b/;

/** What a script accepts that reads `sys.argv` itself, as far as it compares its length or its first word; else null. */
export function readArgv(module: PythonModule): ScriptInterface | null {
  if (changes.test(module.text)) return null;
  const run = new ArgvRun(module);
  const { start } = module.rangeOf(module.root);
  return run.found ?? countedInterface(run.count, positionsAt({ start, end: start }));
}

function positionsAt(at: Range): Positions {
  return { framework: 'sys.argv', nameOf: (position) => `sys.argv[${position}]`, at };
}

/** Follows the statements of a script up to the first that not all runs reach. */
class ArgvRun {
  count: WordCount = anyCount;
  found: ScriptInterface | null = null;
  readonly #module: PythonModule;
  #steps = 0;
  /** The lists of words by name, with the number of entries before the first. */
  readonly #lists = new Map([
    ['sys.argv', 1],
    ['sys.argv[1:]', 0],
  ]);
  /** The names of the first word, with what stands in its place where it is missing. */
  readonly #firsts = new Map<string, string | null>([['sys.argv[1]', null]]);

  readonly #numbers = new Map<string, number>();
  /** The options that end the run wherever they stand. */
  readonly #helpNames: string[] = [];

  constructor(module: PythonModule) {
    this.#module = module;
    this.#block(module.statements(), false, 0);
  }

  /** Follows statements; false if what comes after them is not reached in all runs. */
  #block(statements: readonly SyntaxNode[], isMain: boolean, depth: number): boolean {
    return statements.every((statement) => this.#statement(statement, isMain, depth));
  }

  #statement(node: SyntaxNode, isMain: boolean, depth: number): boolean {
    if (++this.#steps > maxSteps) return false;
    switch (node.type) {
      case 'function_definition':
      case 'class_definition':
      case 'decorated_definition':
        return true;
      case 'expression_statement':
        return this.#expression(named(node)[0], depth);
      case 'raise_statement':
        return this.#expression(named(node)[0], depth) && false;
      case 'if_statement':
        return this.#condition(node, isMain);
      case 'for_statement':
      case 'while_statement':
        this.found = readOptionLoop(
          this.#module,
          node,
          { lists: this.#lists, numbers: this.#numbers },
          {
            positions: positionsAt(this.#module.rangeOf(node)),
            least: this.count.min,
            helpNames: this.#helpNames,
          },
        );
        return this.found === null && this.#pass([node], isMain);
      case 'try_statement':
        return this.#attempt(node, isMain, depth);
      default:
        return this.#pass([node], isMain);
    }
  }

  /** Whether the run goes on after statements whatever its words are. */
  #pass(nodes: readonly SyntaxNode[], isMain: boolean): boolean {
    const ending = endingOf(this.#module, nodes, isMain);
    if (ending === 'goes-on') return true;
    return ending === 'may-end' && !nodes.some((node) => this.#isAboutWords(node));
  }

  #isAboutWords(node: SyntaxNode): boolean {
    const text = this.#module.textOf(node);
    return (
      /\bsys\.argv\b/.test(text) ||
      [...this.#lists.keys(), ...this.#firsts.keys()].some((name) => text.includes(name))
    );
  }

  #expression(node: SyntaxNode | undefined, depth: number): boolean {
    if (node?.type === 'assignment') return this.#assign(node, depth);
    const call = node?.type === 'await' ? named(node)[0] : node;
    if (call?.type !== 'call') return true;
    const callee = this.#module.calleeOf(call);
    const [first] = this.#module.argumentsOf(call).positional;
    if (/^(?:sys\.exit|exit|SystemExit|asyncio\.run)$/.test(callee) && first?.type === 'call') {
      const isStatus = callee !== 'asyncio.run';
      return this.#call(first, isStatus, depth) && !isStatus;
    }
    return this.#call(call, false, depth);
  }

  /** A function that gets no words, or all of them. */
  #call(call: SyntaxNode, isMain: boolean, depth: number): boolean {
    const definition = this.#module.functionNamed(this.#module.calleeOf(call));
    const { positional, keywords } = this.#module.argumentsOf(call);
    const list = positional[0] ? this.#lists.get(this.#module.textOf(positional[0])) : undefined;
    const takesWords = positional.length === 0 || (positional.length === 1 && list !== undefined);
    const body = definition && child(definition.node, 'body');
    if (
      !body ||
      !takesWords ||
      keywords.size > 0 ||
      depth >= maxDepth ||
      definition.decorators.length > 0
    )
      return this.#pass([{ ...call, type: 'expression_statement', children: [call] }], false);
    const parameter = child(definition.node, 'parameters');
    const [name] = parameter ? named(parameter) : [];
    if (name?.type === 'identifier' && list !== undefined) {
      this.#lists.set(this.#module.textOf(name), list);
      this.#firsts.set(`${this.#module.textOf(name)}[${list}]`, null);
    }
    return this.#block(named(body), isMain, depth + 1);
  }

  #assign(node: SyntaxNode, depth: number): boolean {
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    const name = left ? this.#module.textOf(left) : '';
    const value = right ? this.#module.textOf(right).replace(/\s+/g, ' ') : '';
    this.#lists.delete(name);
    this.#firsts.delete(name);
    this.#numbers.delete(name);
    if (/^\d$/.test(value)) this.#numbers.set(name, Number(value));
    if (this.#firsts.size > maxNames)
      return right?.type !== 'call' || this.#call(right, false, depth);
    const list = this.#lists.get(value);
    if (list !== undefined) {
      this.#lists.set(name, list);
      this.#firsts.set(`${name}[${list}]`, null);
      return true;
    }
    const [, word = '', standard] = /^(\S+\[\d\])(?: if .* else (\S+))?$/.exec(value) ?? [];
    const text = /^(["'])([^"'\\]*)\1$/.exec(standard ?? '')?.[2];
    const isKnown = standard === undefined || standard === 'None' || text !== undefined;
    if (this.#firsts.has(word) && isKnown)
      this.#firsts.set(name, standard === undefined ? null : (text ?? ''));
    return right?.type === 'call' ? this.#call(right, false, depth) : true;
  }

  #attempt(node: SyntaxNode, isMain: boolean, depth: number): boolean {
    const body = child(node, 'body');
    const catches = this.#module.catchesOf(node).some((caught) => catching.test(caught));
    const handlers = named(node).filter(({ type }) => type === 'except_clause');
    const refuses = handlers.every(
      (handler) =>
        endingOf(this.#module, named(handler).slice(-1).flatMap(named), isMain) === 'refuses',
    );
    if (!body || (catches && !refuses)) return this.#pass([node], isMain);
    return this.#block(named(body), isMain, depth);
  }

  #condition(node: SyntaxNode, isMain: boolean): boolean {
    const [test, body] = [child(node, 'condition'), child(node, 'consequence')];
    const alternatives = node.children.filter(({ field }) => field === 'alternative');
    if (!test || !body) return false;
    const [last] = alternatives.slice(-1);
    const otherwise = last?.type === 'else_clause' ? child(last, 'body') : undefined;
    const condition = this.#module.textOf(test);
    const isEnd = endingOf(this.#module, named(body), isMain) === 'ends';
    if (isEnd && alternatives.length === 0 && this.#isAboutHelp(condition)) return true;
    const refuses = (block: SyntaxNode | undefined) =>
      block !== undefined && endingOf(this.#module, named(block), isMain) === 'refuses';
    const count = refuses(body)
      ? countWithout(condition, this.#lists, this.count, false)
      : alternatives.length === 1 && refuses(otherwise)
        ? countWithout(condition, this.#lists, this.count, true)
        : null;
    if (count) {
      this.count = count;
      const other = refuses(body) ? alternatives.map((clause) => child(clause, 'body')) : [body];
      return other.every((block) => block && this.#pass(named(block), isMain));
    }
    const branches = branchesOf(this.#module, node, this.#firsts, refuses);
    if (!branches) return this.#pass([node], isMain);
    const { names, standard } = branches;
    const isRefused = standard !== null && !names.includes(standard);
    const needsCommand = isRefused || this.count.min > 0;
    const positions = positionsAt(this.#module.rangeOf(node));
    this.found = chosenInterface(names, needsCommand, this.count, positions);
    return false;
  }

  /** Whether a condition holds only where no word is given, or one that asks for help. */
  #isAboutHelp(condition: string): boolean {
    const parts = condition.length > 1_000 ? [''] : condition.split(' or ');
    return parts.every((part) => {
      const without = countWithout(part, this.#lists, anyCount, false);
      if (without) return without.min === 1 && without.max === null;
      const [, word = '', names = '', name = '', list = ''] =
        /^(?:(\w+(?:\.\w+)?(?:\[\d\])?) (?:==|in) (.+)|(["']--?[\w-]+["']) in ([\w.]+(?:\[1:\])?))$/.exec(
          part.trim(),
        ) ?? [];
      const found = [...(names || name).matchAll(/["'](--?[\w-]+)["']/g)].flatMap(
        ([, own]) => own ?? [],
      );
      this.#helpNames.push(...found);
      return found.length > 0 && (this.#firsts.has(word) || this.#lists.has(list));
    });
  }
}
