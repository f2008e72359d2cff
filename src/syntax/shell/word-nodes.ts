import type { SyntaxNode } from '../grammars/tree.ts';

/** The nodes of the words of a command, with what follows the target of a redirect. */
export function operandsOf(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === 'file_redirect') {
    const targets = node.children.filter(isWord);
    return targets.slice(1);
  }
  if (node.type === 'heredoc_redirect') {
    return node.children
      .filter(({ field }) => field === 'argument')
      .concat(node.children.filter(({ type }) => type === 'file_redirect').flatMap(operandsOf));
  }
  return [node];
}

/** Whether a node is a word, or signs that a shell takes for one. */
export function isWord({ type, isNamed }: SyntaxNode): boolean {
  return isNamed ? wordTypes.has(type) : signs.has(type);
}

const wordTypes: ReadonlySet<string> = new Set([
  'word',
  'string',
  'raw_string',
  'ansi_c_string',
  'translated_string',
  'concatenation',
  'simple_expansion',
  'expansion',
  'command_substitution',
  'process_substitution',
  'arithmetic_expansion',
  'brace_expression',
  'number',
  'variable_name',
  'regex',
  'extglob_pattern',
  'test_operator',
]);

/** Words that the grammar takes for signs or keywords. */
const signs: ReadonlySet<string> = new Set([
  '$',
  '=~',
  '==',
  'declare',
  'typeset',
  'export',
  'readonly',
  'local',
  'unset',
  'unsetenv',
]);
