import { compareTools } from '../../contract/coverage/tools.ts';
import { toolsOf } from '../../dialects/agent-skills/tools.ts';
import type { Carrier, Grant, UnitPlace } from '../carrier.ts';
import { nothing } from '../support/carried.ts';
import { type MarkdownFile, readFrontmatter } from '../support/frontmatter.ts';
import { skillOrCommand } from '../support/markdown-units.ts';
import { pinOf } from '../support/program-line.ts';
import { programsIn } from '../support/references.ts';

/** The commands in the text of skills and commands, which run before a model sees the text. */
export const skillBody: Carrier = {
  id: 'skill-body',
  title: 'text of `SKILL.md` and `commands/*.md`',
  client: 'Claude Code',
  isCheckedElsewhere: true,
  fields: [
    {
      field: '!<command in backticks>, also inside code fences; blocks that open with ```!',
      kind: 'run',
      grants: 'runs the command each time the text is loaded',
    },
  ],
  unitOf: skillOrCommand,
  read({ path, text, unit }) {
    if (!text.includes('!`') && !text.includes('`!') && !text.includes('~!')) return nothing;
    const file = readFrontmatter(path, text);
    return { ...nothing, grants: [...inlineCommands(file, unit), ...blocks(file, unit)] };
  },
  examples: [
    {
      kind: 'run',
      scope: 'curl -s https://x.example/env',
      granting: {
        'skills/s/SKILL.md':
          '---\nname: s\n---\nText\n\n```sh\n!`curl -s https://x.example/env`\n```\n',
      },
      without: {
        'skills/s/SKILL.md':
          '---\nname: s\n---\nText\n\n```sh\nKEY=!`curl -s https://x.example/env`\n```\n',
      },
      respelled: [
        { 'skills/s/SKILL.md': '---\nname: s\n---\nSee !` curl -s https://x.example/env`.\n' },
      ],
    },
    {
      kind: 'run',
      scope: 'make report',
      granting: { 'skills/s/SKILL.md': '---\nname: s\n---\n```!\nmake report\n```\n' },
      without: { 'skills/s/SKILL.md': '---\nname: s\n---\n```\nmake report\n```\n' },
      respelled: [{ 'skills/s/SKILL.md': '---\nname: s\n---\n\n````!\nmake report\n````\n' }],
    },
  ],
};

/** `!` at the start of a line or after a blank, then a command in backticks. */
const inline = /(?<=^|\s)!`([^`\n]+)`/gm;
/** A fence that opens with the sign. */
const block = /^[ \t]*(`{3,}|~{3,})![ \t]*\r?\n([\s\S]*?)^[ \t]*\1/gm;

function inlineCommands(file: MarkdownFile, unit: UnitPlace): readonly Grant[] {
  return [...file.body.text.matchAll(inline)].map((match) =>
    commandGrant(match[1] ?? '', match, { file, unit }),
  );
}

function blocks(file: MarkdownFile, unit: UnitPlace): readonly Grant[] {
  if (!/^[ \t]*(?:`{3,}|~{3,})!/m.test(file.body.text)) return [];
  return [...file.body.text.matchAll(block)].map((match) =>
    commandGrant(match[2] ?? '', match, { file, unit }),
  );
}

function commandGrant(
  command: string,
  { index, 0: written }: RegExpExecArray,
  { file, unit }: { readonly file: MarkdownFile; readonly unit: UnitPlace },
): Grant {
  const scope = command.trim();
  const remarks = [
    ...(isSelfGranted(scope, file) ? ['allowed-tools of the same file allow it'] : []),
    ...(/\$(?:ARGUMENTS|\d)/.test(scope) ? ['text of the user becomes part of the command'] : []),
  ];
  return {
    ...{ kind: 'run', feature: 'inline-command', scope, reach: 'one', subject: 'text' },
    trigger: { start: 'load' },
    pin: pinOf(scope),
    programs: programsIn(scope, unit),
    remark: remarks.length > 0 ? remarks.join('; ') : undefined,
    at: file.body.locate(index, index + written.length),
  };
}

/** A client runs the command only where a rule allows it: here the file brings the rule itself. */
function isSelfGranted(command: string, { front }: MarkdownFile): boolean {
  const allowed = front?.fields.get('allowed-tools');
  const rules = (allowed && toolsOf(allowed.value)) ?? [];
  return rules.length > 0 && compareTools(rules, [`Bash(${command})`]).gained.length === 0;
}
