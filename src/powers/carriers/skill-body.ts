import { argumentNames } from '../../dialects/agent-skills/arguments.ts';
import { get, source, type Table } from '../../model/value/value.ts';
import type { Carrier, Grant } from '../carrier.ts';
import { bodyExamples } from '../examples/skill-body.ts';
import { inlineCommands } from '../markdown/inline-commands.ts';
import { skillOrCommand } from '../markdown/markdown-units.ts';
import { isSelfGranted } from '../markdown/self-granted.ts';
import { nothing } from '../support/carrier-result.ts';
import { readSkillOrCommand } from '../support/frontmatter.ts';
import { pinOf } from '../support/program-line.ts';
import { grants } from '../table/row.ts';

/** The commands in the text of skills and commands, which run before a model sees the text. */
export const skillBody: Carrier = {
  id: 'skill-body',
  paths: ['<skill>/SKILL.md', '.claude/commands/**/*.md', '<plugin>/commands/**/*.md'],
  client: 'Claude Code',
  extensions: ['md'],
  rows: [
    ...grants(
      'run',
      '!<command in backticks>, also inside code fences; blocks that open with ```!',
      'runs the command each time the text is loaded',
    ),
  ],
  isCheckedElsewhere: true,
  unitOf: skillOrCommand,
  read(file) {
    const { text } = file;
    if (!text.includes('!`') && !text.includes('`!') && !text.includes('~!')) return nothing;
    const { frontmatter, body } = readSkillOrCommand(file);
    const isPowerShell =
      source(frontmatter ? get(frontmatter, 'shell') : undefined) === 'powershell';
    const argument = argumentPattern(frontmatter);
    const grants = inlineCommands(body.text).map(({ command, start, end }): Grant => {
      const remarks = [
        ...(isPowerShell ? ['in PowerShell'] : []),
        ...(isSelfGranted(command, frontmatter) ? ['allowed-tools of the same file allow it'] : []),
        ...(argument.test(command) ? ['text of the user becomes part of the command'] : []),
      ];
      return {
        kind: 'run',
        feature: 'inline-command',
        scope: command,
        reach: 'one',
        // The same text in another shell is another program.
        subject: isPowerShell ? 'text in PowerShell' : 'text',
        trigger: { start: 'load' },
        pin: pinOf(command),
        command,
        remark: remarks.length > 0 ? remarks.join('; ') : undefined,
        at: body.locate(start, end),
      };
    });
    return { ...nothing, grants };
  },
  examples: bodyExamples,
};

/** The placeholders for text of the user: `$ARGUMENTS`, `$1`, and the names of `arguments`. */
function argumentPattern(frontmatter: Table | null): RegExp {
  const names = (argumentNames(frontmatter?.fields.get('arguments')?.value) ?? []).filter((name) =>
    /^\w+$/.test(name),
  );
  return new RegExp(String.raw`\$(?:\{?(?:${['ARGUMENTS', ...names].join('|')})\b|\d)`);
}
