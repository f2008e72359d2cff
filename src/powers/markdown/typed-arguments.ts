import { argumentNames } from '../../dialects/agent-skills/arguments.ts';
import type { TypedArguments } from '../../model/power/grants.ts';
import { get, type Table } from '../../model/value/value.ts';
import type { CarrierSource } from '../carrier.ts';

/** What people type after the name of a command, from its frontmatter. */
export function typedArguments(
  { path, text }: Pick<CarrierSource, 'path' | 'text'>,
  frontmatter: Table | null,
): TypedArguments {
  const keys = ['arguments', 'argument-hint'].map((key) => frontmatter?.fields.get(key));
  return {
    names: (frontmatter && argumentNames(get(frontmatter, 'arguments'))) ?? [],
    hint: keys[1] ? hintIn(text) : null,
    at: keys.find((field) => field !== undefined)?.keyAt ?? { path },
  };
}

/** The hint as written, since clients accept `[a] [b]`, which is no YAML; null for one of several lines. */
function hintIn(text: string): string | null {
  const [, hint = ''] = /^["']?argument-hint["']?[ \t]*:[ \t]*(\S.*)$/m.exec(text) ?? [];
  const [, , quoted = hint] = /^(["'])(.*)\1$/.exec(hint.trim()) ?? [];
  return quoted.trim() || null;
}
