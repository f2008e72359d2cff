import { parseAst } from 'rolldown/parseAst';

/** A node of the syntax tree, read by the names of its fields. */
export interface Node {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the fields depend on the type
  readonly [field: string]: any;
}

interface ModuleScope {
  /** What a name of the module holds: the last value that is given to it, wherever in the module. */
  readonly values: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, { from: string; name: string }>;
  /** From the name outside to the name inside. */
  readonly exports: ReadonlyMap<string, string>;
}

/** The scopes of modules, each parsed when it is asked for. */
export class ModuleScopes {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #scopes = new Map<string, ModuleScope | undefined>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** The value of a name in a module, with the module that it stands in. */
  resolve(name: string, module: string): { node: Node; module: string } | undefined {
    const scope = this.#scope(module);
    const node = scope?.values.get(name);
    if (node !== undefined) return { node, module };
    const imported = scope?.imports.get(name);
    if (imported === undefined) return undefined;
    const inside = this.#scope(imported.from)?.exports.get(imported.name) ?? imported.name;
    return imported.from === module ? undefined : this.resolve(inside, imported.from);
  }

  /** The names of a module that hold what a call returns. */
  madeByCalls(module: string): readonly string[] {
    const values = [...(this.#scope(module)?.values ?? [])];
    return values.filter(([, { type }]) => type === 'CallExpression').map(([name]) => name);
  }

  #scope(module: string): ModuleScope | undefined {
    if (!this.#scopes.has(module)) {
      const text = this.#texts.get(module);
      this.#scopes.set(module, text === undefined ? undefined : scopeOf(text));
    }
    return this.#scopes.get(module);
  }
}

function scopeOf(text: string): ModuleScope {
  const [values, imports, exports] = [new Map(), new Map(), new Map()];
  const { body } = parseAst(text, { lang: 'js' }) as unknown as { body: Node[] };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { imported, local } of statement['specifiers'])
        if (imported)
          imports.set(local.name, { from: baseOf(statement['source'].value), name: imported.name });
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement['specifiers'])
        exports.set(exported.name, local.name);
      if (statement['declaration']) declare(statement['declaration'], values);
    } else declare(statement, values);
  }
  return { values, imports, exports };
}

function baseOf(specifier: string): string {
  return specifier.replace(/^.*[/\\]/, '');
}

function declare(statement: Node, values: Map<string, Node>): void {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    values.set(statement['id'].name, statement);
  else if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement['declarations']) {
      if (id.type === 'Identifier' && init) values.set(id.name, init);
      if (init) assignments(init, values);
    }
  } else assignments(statement, values);
}

/** Values that an initialiser gives to names of the module later. */
function assignments(node: Node, values: Map<string, Node>): void {
  if (node.type === 'ExpressionStatement') assignments(node['expression'], values);
  else if (node.type === 'SequenceExpression')
    for (const part of node['expressions']) assignments(part, values);
  else if (node.type === 'AssignmentExpression') {
    if (node['left'].type === 'Identifier' && !values.has(node['left'].name))
      values.set(node['left'].name, node['right']);
  } else if (node.type === 'CallExpression')
    for (const part of node['arguments']) assignments(part, values);
  else if (node.type === 'ArrowFunctionExpression') assignments(node['body'], values);
  else if (node.type === 'BlockStatement')
    for (const part of node['body']) assignments(part, values);
}
