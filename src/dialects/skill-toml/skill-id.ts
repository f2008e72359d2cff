import { suggest } from '../../model/text/suggest.ts';
import { code, formatNames, joinWithOr } from '../../model/value/format-value.ts';

const namespaces: readonly string[] = ['core', 'cloud', 'tool', 'lang', 'platform', 'custom'];

const namespaceList = joinWithOr(namespaces.map(code));
const namespaceNames = formatNames(namespaces, namespaces.length);

/** The namespace of a skill id; null if it has none of the contract. */
export function namespaceOf(id: string): string | null {
  const [namespace = '', name] = id.split('.', 2);
  return name !== undefined && namespaces.includes(namespace) ? namespace : null;
}

/** The fault of a skill id, as a clause without a full stop; null for a valid id. */
export function skillIdFault(id: string): string | null {
  const dot = id.indexOf('.');
  const [namespace, name] = [id.slice(0, Math.max(dot, 0)), id.slice(dot + 1)];
  const suggestion = suggest(namespace, namespaces);
  if (dot < 1)
    return `Skill id ${code(id)} has no namespace. Write an id such as ${code(exampleOf(id))}; the namespaces are ${namespaceNames}`;
  if (!namespaces.includes(namespace)) {
    const hint = suggestion === undefined ? '' : `. Write ${code(suggestion)}`;
    return `Skill id ${code(id)} begins with ${code(namespace)}, which is not a namespace (${namespaceList})${hint}`;
  }
  if (name === '') return `Skill id ${code(id)} has no name after its namespace`;
  const what = `The name ${code(name)} in skill id ${code(id)}`;
  if (!/^[a-z0-9_+.-]+$/.test(name)) {
    return `${what} has other characters than lower-case letters, digits, dots, \`-\`, \`_\` and \`+\``;
  }
  return /^[a-z0-9+]/.test(name) && /[a-z0-9+]$/.test(name)
    ? null
    : `${what} does not begin and end with a letter, a digit or \`+\``;
}

/** An id with a namespace and the name of an id without one. */
function exampleOf(id: string): string {
  return skillIdFault(`tool.${id}`) === null ? `tool.${id}` : 'tool.kubernetes';
}
