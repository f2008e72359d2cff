import {
  type ArgumentUse,
  argumentNames,
  argumentUses,
} from '../../dialects/agent-skills/arguments.ts';
import { code, type Message, msg } from '../../model/message.ts';
import { likelyTypos, suggest } from '../../model/text/suggest.ts';
import { get } from '../../model/value/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { names } from '../words/words.ts';

/** More names are not compared with each placeholder of a text. */
const maxNames = 50;

const frontmatter = 'name: pdf\ndescription: Fills PDF forms.\narguments: [form, data-file]';

export const argumentUndeclared = manifestRule('agent-skills', {
  id: 'argument-undeclared',
  severity: 'warning',
  summary: 'Reports placeholders of a SKILL.md that `arguments` does not declare.',
  why: 'A name that is not declared is never filled: the agent reads it as it is written. Nobody is told to type a further position.',
  source:
    'Claude Code, skills: `$name` is replaced by the argument that `arguments` names, `$ARGUMENTS[N]` by the one at that position, counted from 0.',
  howToFix: 'Write the name as in `arguments`, or declare it there, at the end.',
  *check({ manifest: { root, body } }) {
    const declared = argumentNames(get(root, 'arguments')) ?? [];
    if (!body || declared.length === 0 || declared.length > maxNames) return;
    const reported = new Set<string>();
    for (const use of argumentUses(body.text)) {
      const help = remedy(use, declared);
      if (!help || reported.has(use.name)) continue;
      reported.add(use.name);
      const message = msg`Undeclared argument ${code(`$${use.name}`)}.`;
      const notes = [{ message: msg`Declared: ${names(declared)}.` }];
      yield { message, help, notes, at: body.locate(use.start, use.end), about: use.name };
    }
  },
  invalid: oneSkill(frontmatter, 'Fill $form with $data_file.\n'),
  valid: oneSkill(frontmatter, 'Fill $form with $data-file.\n'),
});

/** How to correct a placeholder; undefined for a declared one, or one that may be no argument. */
function remedy({ name, position }: ArgumentUse, declared: readonly string[]): Message | undefined {
  if (position !== null) {
    const isKnown = position < declared.length;
    return isKnown ? undefined : msg`Declare it, or count positions from 0.`;
  }
  // What follows a declared name may be text: `$form-filled`.
  if (declared.some((known) => name.startsWith(known))) return undefined;
  const known = suggest(name, declared, likelyTypos(name));
  return known === undefined ? undefined : msg`Write ${code(`$${known}`)}.`;
}
