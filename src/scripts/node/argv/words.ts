import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named } from '../../tree/nodes.ts';
import type { NodeSource } from '../tree/node-source.ts';

/** Further names, and longer conditions, are not read. */
const [maxLookups, maxCondition] = [50, 1_000];

/** The names under which a script has the words of its call. */
export class Words {
  readonly #source: NodeSource;
  /** The lists of words, with the number of entries before the first. */
  readonly #lists = new Map([['process.argv', 2]]);
  /** The positions of single words, counted from 1. */
  readonly #positions = new Map<string, number>();
  /** The options that end a run wherever they stand. */
  readonly helpNames: string[] = [];
  #lookups = 0;

  constructor(source: NodeSource) {
    this.#source = source;
  }

  /** `const args = process.argv.slice(2)`, `const file = args[0]`, `const [, , file] = process.argv`. */
  declare(name: SyntaxNode, value: SyntaxNode): void {
    const text = this.#source.textOf(value);
    const list = this.offsetOf(text);
    if (name.type === 'array_pattern' && list !== undefined) {
      const parts = this.#source
        .textOf(name)
        .slice(1, -1)
        .split(',')
        .map((part) => part.trim());
      for (const [index, part] of parts.entries())
        if (part.startsWith('...') && this.#isFixed(part.slice(3)))
          this.#lists.set(part.slice(3), list - index);
        else if (index >= list && this.#isFixed(part)) this.#positions.set(part, index - list + 1);
    }
    const own = this.#source.textOf(name);
    const position = this.#positionOf(text);
    const isOfWords = name.type === 'identifier' && (list ?? position) !== undefined;
    if (!isOfWords || !this.#isFixed(own)) return;
    if (list !== undefined) this.#lists.set(own, list);
    if (position !== undefined) this.#positions.set(own, position);
  }

  /** The number of entries before the first word of a list; below zero where words are left out. */
  offsetOf(text: string): number | undefined {
    const [, list = text, start = '0'] = /^(.+)\.slice\((\d)\)$/.exec(text) ?? [];
    const offset = this.#lists.get(list);
    return offset === undefined ? undefined : offset - Number(start);
  }

  /** Whether a name gets one value in the file, and no list of that name is shortened. */
  #isFixed(name: string): boolean {
    if (!/^\w{1,60}$/.test(name) || ++this.#lookups > maxLookups) return false;
    const changes = new RegExp(
      `\\b${name}\\.(?:shift|splice|push|pop|unshift)\\(|(?<!const |let |var )\\b${name}\\s*[?|&+]{0,2}=(?![=>])`,
    );
    return !changes.test(
      this.#source.text.replace(/\b(?:const|let|var)\s*\[[^\]]{0,2000}\]\s*=/g, ''),
    );
  }

  /** The words as the only argument of a function of the file, or as the default of its parameter. */
  passTo(definition: SyntaxNode, argument: SyntaxNode | undefined): boolean {
    const parameters = child(definition, 'parameters') ?? child(definition, 'parameter');
    const parameter =
      parameters?.type === 'identifier' ? parameters : named(parameters ?? definition)[0];
    if (!parameter) return !argument;
    const name = child(parameter, 'pattern') ?? child(parameter, 'left') ?? parameter;
    const given = argument ?? child(parameter, 'value') ?? child(parameter, 'right');
    const list = given && this.offsetOf(this.#source.textOf(given));
    const own = this.#source.textOf(name);
    if (list !== undefined && name.type === 'identifier' && this.#isFixed(own))
      this.#lists.set(own, list);
    return !argument || list !== undefined;
  }

  #positionOf(text: string): number | undefined {
    const [, list = '', index] = /^(.*)\[(\d)\]$/.exec(text) ?? [];
    const offset = this.offsetOf(list);
    if (offset === undefined || Number(index) < offset) return this.#positions.get(text);
    return Number(index) - offset + 1;
  }

  /** Whether an expression is the first word. */
  isFirst(text: string): boolean {
    return this.#positionOf(text) === 1;
  }

  /** Whether a text speaks of the words. */
  areIn(text: string): boolean {
    return [...this.#lists.keys(), ...this.#positions.keys()].some((name) => text.includes(name));
  }

  /** Whether a condition holds only where no word is given, or one that asks for help: those are kept in `helpNames`. */
  isAboutHelp(condition: string): boolean {
    if (condition.length > maxCondition) return false;
    const parts = condition.replace(/^\((.*)\)$/s, '$1').split('||');
    return parts.every((part) => {
      const [operator, number] = this.#boundOf(part.trim()) ?? [];
      const isNone = operator !== undefined && /^(?:<1|<=0|==0)$/.test(`${operator}${number}`);
      const [, word = '', list = '', name = ''] =
        /^\s*(?:(\w+\[\d\]|\w+) ?={2,3} ?|([\w.]+)\.includes\()['"](--?[\w-]+)['"]\)?\s*$/.exec(
          part,
        ) ?? [];
      if (isNone || !name) return isNone;
      this.helpNames.push(name);
      return this.#positionOf(word) === 1 || this.offsetOf(list) !== undefined;
    });
  }

  /** The comparisons of the count of words each of which is enough for a condition to hold; none where one is not. */
  boundsIn(condition: string): readonly (readonly [string, number])[] {
    const text = condition.replace(/\s+/g, ' ').replace(/^\((.*)\)$/, '$1');
    if (text.length > maxCondition || text.includes('&&')) return [];
    return text.split('||').flatMap((part) => {
      const bound = this.#boundOf(part.trim());
      return bound ? [bound] : [];
    });
  }

  #boundOf(part: string): readonly [string, number] | null {
    const [, list = '', operator = '', number = ''] =
      /^(.*)\.length ?(<=?|>=?|===?|!==?) ?(\d{1,3})$/.exec(part) ?? [];
    const offset = this.offsetOf(list);
    const sign = operator.replace(/^([=!]=)=$/, '$1');
    if (offset !== undefined) return [sign, Number(number) - offset];
    const negated = /^!(.*)$/.exec(part)?.[1] ?? '';
    const isLength =
      this.offsetOf(negated.replace(/\.length$/, '')) === 0 && negated.endsWith('.length');
    if (isLength) return ['<', 1];
    const position = this.#positionOf(negated);
    return position === undefined ? null : ['<', position];
  }
}
