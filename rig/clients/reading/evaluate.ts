import { constructedBy, getterOf } from './classes.ts';
import type { ModuleScopes, Node } from './module-scope.ts';
import type { Schema } from './schema.ts';
import { changed, fieldsOf, made, zodKinds } from './schema-making.ts';
import { resultOf } from './statements.ts';
import { asSchema, bind, type Env, isFunction, unary, unknown, type Value } from './value.ts';

const deepest = 200;
const longest = 300_000;

/** Reads schemas from the source code of a validator that is written in the way of Zod. Runs nothing. */
export class Evaluator {
  readonly #scopes: ModuleScopes;
  readonly #running = new Set<Node>();
  readonly #results = new Map<Node, Value>();
  #depth = 0;
  #steps = 0;

  constructor(scopes: ModuleScopes) {
    this.#scopes = scopes;
  }

  named(name: string, module: string): Value {
    const found = this.#scopes.resolve(name, module);
    if (found === undefined) return unknown(`no ${name}`);
    const { node } = found;
    if (isFunction(node) || node.type === 'ClassDeclaration')
      return { is: 'code', ...found, env: new Map() };
    return this.#once(node, found.module);
  }

  /** The schema that a value is; of an object, with its fields as schemas. */
  schemaFrom(value: Value): Schema {
    if (value.is !== 'object') return asSchema(value);
    return { kind: 'object', others: 'kept', fields: fieldsOf(value, this) };
  }

  #once(node: Node, module: string): Value {
    const known = this.#results.get(node);
    if (known !== undefined) return known;
    if (this.#running.has(node)) return { is: 'schema', schema: { kind: 'recursive' } };
    this.#running.add(node);
    const value = this.evaluate(node, module, new Map());
    this.#running.delete(node);
    this.#results.set(node, value);
    return value;
  }

  evaluate(node: Node, module: string, env: Env): Value {
    if (this.#depth === 0) this.#steps = 0;
    this.#steps += 1;
    if (this.#depth > deepest || this.#steps > longest) return unknown('too deep');
    this.#depth += 1;
    try {
      return this.#evaluate(node, module, env);
    } finally {
      this.#depth -= 1;
    }
  }

  #evaluate(node: Node, module: string, env: Env): Value {
    switch (node.type) {
      case 'Identifier':
        return env.get(node['name']) ?? this.named(node['name'], module);
      case 'Literal':
        return { is: 'plain', value: node['value'] };
      case 'TemplateLiteral':
        return { is: 'plain', value: this.#template(node, module, env) };
      case 'TaggedTemplateExpression':
        return this.evaluate(node['quasi'], module, env);
      case 'UnaryExpression':
        return unary(node, this.evaluate(node['argument'], module, env));
      case 'BinaryExpression':
        return this.#binary(node, module, env);
      case 'ObjectExpression':
        return this.#object(node, module, env);
      case 'ArrayExpression':
        return { is: 'list', items: this.#list(node['elements'], module, env) };
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return { is: 'code', node, module, env };
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return this.evaluate(node['expression'], module, env);
      case 'LogicalExpression':
      case 'ConditionalExpression':
        return this.#choice(node, module, env);
      case 'SequenceExpression':
        return this.evaluate(node['expressions'].at(-1), module, env);
      case 'MemberExpression':
        return this.#member(node, module, env);
      case 'CallExpression':
        return this.#call(node, module, env);
      case 'NewExpression':
        return this.#made(node, module, env);
      default:
        return unknown(node.type);
    }
  }

  #template(node: Node, module: string, env: Env): string {
    return node['quasis']
      .map((quasi: Node, index: number) => {
        const part = node['expressions'][index];
        const value = part ? this.evaluate(part, module, env) : undefined;
        return quasi['value'].cooked + (value?.is === 'plain' ? String(value.value) : '');
      })
      .join('');
  }

  #binary(node: Node, module: string, env: Env): Value {
    const [left, right] = [node['left'], node['right']].map((side) =>
      this.evaluate(side, module, env),
    );
    if (node['operator'] !== '+' || left?.is !== 'plain') return unknown('operator');
    const tail = right?.is === 'plain' ? right.value : '';
    return { is: 'plain', value: `${left.value}${tail}` };
  }

  /** Both sides of a choice, as one object where they are objects. */
  #choice(node: Node, module: string, env: Env): Value {
    const sides =
      node.type === 'ConditionalExpression' ? ['consequent', 'alternate'] : ['right', 'left'];
    const values = sides.map((side) => this.evaluate(node[side], module, env));
    const fields = values.flatMap((value) => (value.is === 'object' ? [...value.fields] : []));
    if (fields.length > 0) return { is: 'object', fields: new Map(fields) };
    return values.find(({ is }) => is !== 'unknown') ?? unknown('choice');
  }

  #object(node: Node, module: string, env: Env): Value {
    const fields = new Map<string, Value>();
    for (const property of node['properties']) {
      if (property.type === 'SpreadElement') {
        const spread = this.#forced(this.evaluate(property.argument, module, env));
        if (spread.is === 'object')
          for (const [key, value] of spread.fields) fields.set(key, value);
        continue;
      }
      const { key, computed } = property;
      const name = computed ? this.evaluate(key, module, env) : undefined;
      const text = name?.is === 'plain' ? String(name.value) : (key.name ?? key.value);
      if (property.kind === 'get') {
        const body = this.#body(property.value, module, env);
        fields.set(text, body);
      } else fields.set(text, this.evaluate(property.value, module, env));
    }
    return { is: 'object', fields };
  }

  #list(elements: Node[], module: string, env: Env): Value[] {
    return elements.flatMap((element) => {
      if (element === null) return [];
      const spread = element.type === 'SpreadElement';
      const value = this.evaluate(spread ? element['argument'] : element, module, env);
      return spread ? (value.is === 'list' ? value.items : []) : [value];
    });
  }

  #member(node: Node, module: string, env: Env): Value {
    const object = this.#forced(this.evaluate(node['object'], module, env));
    const name = node['computed']
      ? this.evaluate(node['property'], module, env)
      : { is: 'plain' as const, value: node['property'].name };
    const key = name.is === 'plain' ? String(name.value) : '';
    if (object.is === 'object') return object.fields.get(key) ?? unknown(`.${key}`);
    if (object.is === 'schema') {
      const { schema } = object;
      if (key === 'shape')
        return {
          is: 'object',
          fields: new Map(
            [...(schema.fields ?? [])].map(([field, value]) => [
              field,
              { is: 'schema', schema: value },
            ]),
          ),
        };
      if (key === 'options' || key === 'element' || key === 'valueType')
        return {
          is: 'list',
          items: (schema.of ?? []).map((one) => ({ is: 'schema', schema: one })),
        };
    }
    return unknown(`.${key}`);
  }

  #call(node: Node, module: string, env: Env): Value {
    const callee = node['callee'];
    if (callee.type === 'MemberExpression') {
      const method = callee.property.name ?? '';
      const on = this.#forced(this.evaluate(callee.object, module, env));
      const args = () => this.#list(node['arguments'], module, env);
      if (on.is === 'schema')
        return { is: 'schema', schema: changed(on.schema, method, args, this) };
      if (on.is === 'list') return this.#listMethod(on, method, args());
      // What is made once or late is read as what makes it.
      if (method === 'lazy') return args()[0] ?? unknown('lazy');
      const kind = zodKinds[method];
      if (kind !== undefined && !(on.is === 'object' && on.fields.has(method)))
        return { is: 'schema', schema: made(kind, args(), this) };
      if (on.is === 'object')
        return on.fields.has(method)
          ? this.call(on.fields.get(method) ?? unknown(method), args())
          : on;
      return this.#static(callee, method, args());
    }
    return this.call(
      this.evaluate(callee, module, env),
      this.#list(node['arguments'], module, env),
    );
  }

  /** What an object is made of; a schema is optional in a wrapper that says so. */
  #made(node: Node, module: string, env: Env): Value {
    const value = this.#list(node['arguments'], module, env)[0] ?? unknown('new');
    if (node['callee'].type !== 'Identifier' || value.is !== 'code') return value;
    if (getterOf('optin', node['callee'].name, module, this.#scopes) !== 'optional') return value;
    const schema = asSchema(this.#forced(value));
    return { is: 'schema', schema: { ...schema, isOptional: true } };
  }

  #listMethod(on: { items: Value[] }, method: string, args: Value[]): Value {
    if (method === 'map')
      return {
        is: 'list',
        items: on.items.map((item) => this.call(args[0] ?? unknown('map'), [item])),
      };
    return { is: 'list', items: on.items };
  }

  /** `Object.keys` and the like, and what makes a value once. */
  #static(callee: Node, method: string, args: Value[]): Value {
    const [first] = args;
    const of = callee['object'].name;
    if (of === 'Object' && first?.is === 'object') {
      if (method === 'keys')
        return {
          is: 'list',
          items: [...first.fields.keys()].map((value) => ({ is: 'plain', value })),
        };
      if (method === 'values') return { is: 'list', items: [...first.fields.values()] };
      if (method === 'freeze') return first;
      if (method === 'fromEntries') return first;
    }
    if (of === 'Object' && method === 'freeze' && first) return first;
    return first?.is === 'code' ? first : unknown(`${of}.${method}()`);
  }

  call(callee: Value, args: Value[]): Value {
    if (callee.is === 'schema') return callee;
    if (callee.is !== 'code')
      return args[0]?.is === 'code' || args[0]?.is === 'object' ? args[0] : unknown('call');
    const { node, module, env } = callee;
    const kind = constructedBy(node, module, this.#scopes);
    if (kind !== undefined) return { is: 'schema', schema: made(kind, args, this) };
    const inner = new Map(env);
    node['params'].forEach((param: Node, index: number) => {
      const [pattern, fallback] =
        param.type === 'AssignmentPattern' ? [param['left'], param['right']] : [param];
      const value = args[index] ?? (fallback ? this.evaluate(fallback, module, env) : undefined);
      if (value) bind(pattern, value, inner);
    });
    const result =
      args.length === 0 && env.size === 0
        ? this.#bodyOnce(node, module)
        : this.#body(node, module, inner);
    // What maps over a value or makes it once is taken for the value.
    const isEmpty = result.is === 'unknown' || (result.is === 'object' && result.fields.size === 0);
    return isEmpty && (args[0]?.is === 'code' || args[0]?.is === 'object') ? args[0] : result;
  }

  #bodyOnce(node: Node, module: string): Value {
    const known = this.#results.get(node);
    if (known) return known;
    if (this.#running.has(node)) return { is: 'schema', schema: { kind: 'recursive' } };
    this.#running.add(node);
    const value = this.#body(node, module, new Map());
    this.#running.delete(node);
    this.#results.set(node, value);
    return value;
  }

  #body(node: Node, module: string, env: Env): Value {
    const body = node['body'];
    if (body.type !== 'BlockStatement') return this.evaluate(body, module, env);
    const inner = new Map(env);
    for (const statement of body.body) {
      if (statement.type === 'FunctionDeclaration')
        inner.set(statement.id.name, { is: 'code', node: statement, module, env: inner });
    }
    return resultOf(body.body, module, inner, this) ?? unknown('no return');
  }

  /** The value that a memoised or lazy function has. */
  #forced(value: Value): Value {
    let forced = value;
    for (let step = 0; step < 5 && forced.is === 'code'; step += 1) {
      if (forced.node['params']?.length > 0 || forced.node.type === 'ClassDeclaration')
        return forced;
      forced = this.call(forced, []);
    }
    return forced;
  }

  force(value: Value | undefined): Value {
    return value === undefined ? unknown('none') : this.#forced(value);
  }
}
