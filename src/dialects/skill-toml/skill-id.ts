import { code, type Message, msg } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { oneOf } from '../../model/words/codes.ts';

const namespaces: readonly string[] = ['core', 'cloud', 'tool', 'lang', 'platform', 'custom'];

/** The namespace of a skill id; null if it has none of the contract. */
export function namespaceOf(id: string): string | null {
  const [namespace = '', name] = id.split('.', 2);
  return name !== undefined && namespaces.includes(namespace) ? namespace : null;
}

/** The fault of a skill id, and what to do about it; null for a valid id. */
export function skillIdFault(
  id: string,
): { readonly message: Message; readonly help?: Message } | null {
  const dot = id.indexOf('.');
  const [namespace, name] = [id.slice(0, Math.max(dot, 0)), id.slice(dot + 1)];
  if (dot < 1) {
    const help = msg`Write an id such as ${code(exampleOf(id))}.`;
    return { message: msg`Skill id ${code(id)} has no namespace.`, help };
  }
  if (!namespaces.includes(namespace)) {
    const suggestion = suggest(namespace, namespaces);
    return {
      message: msg`Unknown namespace ${code(namespace)} in skill id ${code(id)}.`,
      help: msg`Use ${suggestion === undefined ? oneOf(namespaces) : code(suggestion)}.`,
    };
  }
  if (name === '') return { message: msg`Skill id ${code(id)} has no name after its namespace.` };
  const message = msg`Invalid name ${code(name)} in skill id ${code(id)}.`;
  if (!/^[a-z0-9_+.-]+$/.test(name)) {
    const signs = msg`dots, ${code('-')}, ${code('_')} and ${code('+')}`;
    return { message, help: msg`Use lower-case letters, digits, ${signs}.` };
  }
  return /^[a-z0-9+]/.test(name) && /[a-z0-9+]$/.test(name)
    ? null
    : { message, help: msg`Begin and end the name with a letter, a digit or ${code('+')}.` };
}

/** An id with a namespace and the name of an id without one. */
function exampleOf(id: string): string {
  return skillIdFault(`tool.${id}`) === null ? `tool.${id}` : 'tool.kubernetes';
}
