import { type Call, type Expression, type FunctionScope, innerOf } from './program/expression.ts';
import type { Language } from './program/language.ts';
import { plainExpression } from './program/plain-expression.ts';
import { clientMethods, pathMethods, type Sink } from './program/sinks.ts';
import { hostOf } from './program/targets.ts';
import { plainText, type Values } from './program/values.ts';

/** Expressions below this depth are unknown. */
const maxDepth = 8;

/** Tells what the calls of a module are calls of. */
export class Resolver {
  readonly #language: Language;
  readonly #values: Values;

  constructor(language: Language, values: Values) {
    this.#language = language;
    this.#values = values;
  }

  /** The sinks of a call: of its name, of what its object was made by, or of a method that only paths and clients have. */
  sinksOf(call: Call, scope: FunctionScope | null): readonly Sink[] {
    const { sinks } = this.#language;
    const own = sinks.get(call.callee) ?? sinks.get(this.#fullName(call, scope));
    if (own) return own;
    const method = call.callee.split('.').at(-1) ?? '';
    const ofPath = call.object ? pathMethods.get(method) : undefined;
    if (ofPath) return [{ use: ofPath, at: -1, keywords: [] }];
    const ofClient = isClient(call) ? clientMethods.get(method) : undefined;
    return ofClient ? [{ use: ofClient, at: 0, keywords: ['url'] }] : [];
  }

  /** `requests.Session().get` of `session.get`. */
  #fullName({ callee, object }: Call, scope: FunctionScope | null): string {
    const method = callee.split('.').at(-1) ?? '';
    if (object?.type === 'call') return `${object.callee}().${method}`;
    if (object?.type !== 'name') return callee;
    const makers = this.#values.definitions(object.name, scope).map(({ value }) => value);
    const [maker] = makers;
    return makers.length === 1 && maker?.type === 'call' ? `${maker.callee}().${method}` : callee;
  }

  /** The URL whose text an expression is made of; '' where it is not literal, undefined where none is. */
  networkSource(
    expression: Expression,
    scope: FunctionScope | null,
    depth = 0,
  ): string | undefined {
    if (depth > maxDepth) return undefined;
    const given = expression.type === 'call' ? this.#askedFor(expression, scope) : undefined;
    if (given) {
      const url = this.#values.of(given, scope).find((value) => hostOf(value) !== undefined);
      if (url) return plainText(url) ?? String(url[0]);
      return this.networkSource(given, scope, depth + 1) ?? '';
    }
    const inner =
      expression.type === 'name'
        ? this.#definitionsOf(expression.name, scope)
        : innerOf(expression);
    for (const one of inner) {
      const found = one ? this.networkSource(one, scope, depth + 1) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What a name gets; of `response.text` what `response` does. */
  #definitionsOf(name: string, scope: FunctionScope | null) {
    const own = this.#values.definitions(name, scope);
    const all = own.length > 0 ? own : this.#values.definitions(name.replace(/\.\w+$/, ''), scope);
    return all.map(({ value }) => value);
  }

  #askedFor(call: Call, scope: FunctionScope | null): Expression | undefined {
    const sink = this.sinksOf(call, scope).find(({ use }) => use === 'asks' || use === 'sends');
    return sink && argumentAt(call, sink);
  }

  /** The words of a program that is started without a shell; null for a line. */
  wordsOf({ use }: Sink, given: Expression, call: Call, scope: FunctionScope | null) {
    if (use === 'starts') return this.#items(given, scope);
    if (use !== 'starts-program') return null;
    const lists = call.arguments.map((one) => this.#items(one, scope) ?? []);
    const rest = lists.find((items) => items.length > 0) ?? call.arguments.slice(1);
    return [given, ...rest];
  }

  /** The items of a list, or of the one list that a name gets; of a sum those of its first. */
  #items(expression: Expression, scope: FunctionScope | null): readonly Expression[] | null {
    if (expression.type === 'list') return expression.items;
    const [first] = expression.type === 'joined' ? expression.parts : [];
    if (first?.type === 'list') return [...first.items, plainExpression];
    if (expression.type !== 'name') return null;
    const lists = this.#values.definitions(expression.name, scope).flatMap(({ value }) => {
      const items = value && value.type !== 'name' ? this.#items(value, scope) : null;
      return items ? [items] : [];
    });
    return lists.length === 1 ? (lists[0] ?? null) : null;
  }
}

/** What a call gives to a sink. */
export function argumentAt(call: Call, { at, keywords }: Sink): Expression | undefined {
  if (at === -1) return call.object ?? undefined;
  const keyword = keywords.find((name) => call.keywords.has(name));
  return keyword === undefined ? call.arguments[at] : call.keywords.get(keyword);
}

function isClient({ object }: Call): boolean {
  const clients = /(?:^|[._])(?:session|sess|client|http|http_client|scraper|api)$/i;
  return object?.type === 'name' && clients.test(object.name);
}
