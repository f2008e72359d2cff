import { join } from '../../model/text/path.ts';
import { text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, Grant, TreePaths, UnnamedUnit } from '../carrier.ts';
import { pinOf } from '../support/program-line.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** The commands of a Gemini extension, or of a repository for Gemini CLI. */
export const geminiCommand = tableCarrier({
  id: 'gemini-command',
  paths: ['.gemini/commands/**/*.toml', '<extension>/commands/**/*.toml'],
  client: 'Gemini CLI',
  format: 'toml',
  consequence: 'Gemini CLI does not load the command',
  rows: [
    ...grants(
      'run',
      'prompt',
      '`!{…}`: runs the command each time the prompt is loaded, once the user agrees',
      {
        read: ({ value }) => readPrompt(value),
        example: { prompt: 'Review !{git diff --staged}' },
        without: { prompt: 'Review git diff --staged' },
      },
    ),
    ...harmless('description'),
  ],
  unitOf,
  sample: { path: '.gemini/commands/c.toml' },
});

function unitOf(path: string, tree: TreePaths): UnnamedUnit | null {
  if (!path.endsWith('.toml')) return null;
  const segments = path.split('/');
  const index = segments.lastIndexOf('commands', -2);
  if (index === -1) return null;
  const isExtension = tree.has(join(segments.slice(0, index).join('/'), 'gemini-extension.json'));
  return segments[index - 1] === '.gemini' || isExtension ? { kind: 'command', root: path } : null;
}

function readPrompt(prompt: Value): Partial<CarrierResult> {
  const written = text(prompt) ?? '';
  const { at } = prompt;
  const commands = shellLines(written).map((line): Grant => {
    const takesText = line.includes('{{args}}');
    return {
      kind: 'run',
      feature: 'inline-command',
      scope: line,
      reach: 'one',
      subject: 'prompt',
      trigger: { start: 'load' },
      pin: pinOf(line),
      at,
      remark: takesText ? 'text of the user becomes part of the command' : undefined,
    };
  });
  return { grants: commands };
}

/** The texts of `!{…}` with balanced braces. Linear time. */
function shellLines(text: string): readonly string[] {
  const found: string[] = [];
  for (let index = text.indexOf('!{'); index !== -1; ) {
    let depth = 0;
    let end = index + 1;
    for (; end < text.length; end++) {
      if (text[end] === '{') depth++;
      else if (text[end] === '}' && --depth === 0) break;
    }
    if (end === text.length) break;
    found.push(text.slice(index + 2, end).trim());
    index = text.indexOf('!{', end);
  }
  return found;
}
