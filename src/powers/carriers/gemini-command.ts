import { join } from '../../model/text/path.ts';
import { get, text, type Value } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, Grant, TreePaths, UnnamedUnit } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { combine } from '../support/carrier-result.ts';
import { unreadFields } from '../support/fields.ts';
import { readToml } from '../support/parsed-documents.ts';
import { pinOf } from '../support/program-line.ts';
import { grants } from '../table/row.ts';

const known: ReadonlySet<string> = new Set(['prompt', 'description']);

/** The commands of a Gemini extension, or of a repository for Gemini CLI. */
export const geminiCommand: Carrier = {
  id: 'gemini-command',
  title: '`commands/**/*.toml` of a Gemini extension, `.gemini/commands/**/*.toml`',
  client: 'Gemini CLI',
  extensions: ['toml'],
  rows: [
    ...grants(
      'run',
      'prompt: !{<command>}',
      'runs the command each time the prompt is loaded, once the user agrees',
    ),
  ],
  unitOf,
  read({ path, text: written }) {
    const { root, faults } = readToml(path, written, 'Gemini CLI does not load the command');
    if (!root) return combine({ faults });
    const prompt = get(root, 'prompt');
    return combine({ unread: unreadFields(root, known) }, prompt ? readPrompt(prompt) : {});
  },
  examples: [
    exampleOf('run', 'git diff --staged', [
      { '.gemini/commands/c.toml': 'prompt = "Review !{git diff --staged}"\n' },
      { '.gemini/commands/c.toml': 'prompt = "Review git diff --staged"\n' },
      {
        '.gemini/commands/c.toml':
          "description = 'Reviews'\nprompt = '''\nReview this:\n!{ git diff --staged }\n'''\n",
      },
    ]),
  ],
};

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
