import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/model/message.ts';
import { type Files, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';

const root = 'plugins/notes';

const script = `import argparse

parser = argparse.ArgumentParser()
parser.add_argument("source")
parser.add_argument("--format", choices=["html", "text"])
parser.add_argument("--all", action="store_true")
parser.parse_args()
`;

const tree = {
  [`${root}/.claude-plugin/plugin.json`]:
    '{"name": "notes", "version": "1.0.0", "description": "Notes."}',
  [`${root}/scripts/list.py`]: script,
  [`${root}/skills/log/SKILL.md`]: '---\nname: log\ndescription: Logs the day.\n---\nLogs.\n',
};

const own = 'python3 ${CLAUDE_PLUGIN_ROOT}/scripts/list.py';
const markdown = (body: string) => `---\nname: it\ndescription: Does it.\n---\n\n${body}\n`;
const fence = (line: string) => markdown(`\`\`\`bash\n${line}\n\`\`\``);
const hook = (command: string) =>
  JSON.stringify({ hooks: { Stop: [{ hooks: [{ type: 'command', command }] }] } });

/** A file that makes the same call, by the place of the call. */
const places: Readonly<Record<string, (words: string) => Files>> = {
  'an agent': (words) => ({ [`${root}/agents/it.md`]: fence(`${own} ${words}`) }),
  'a command': (words) => ({ [`${root}/commands/it.md`]: fence(`${own} ${words}`) }),
  'an inline command': (words) => ({
    [`${root}/commands/it.md`]: markdown(`It: !\`${own} ${words}\``),
  }),
  'a block that is run': (words) => ({
    [`${root}/commands/it.md`]: markdown(`\`\`\`!\n${own} ${words}\n\`\`\``),
  }),
  'a skill': (words) => ({ [`${root}/skills/it/SKILL.md`]: fence(`${own} ${words}`) }),
  'a hook': (words) => ({ [`${root}/hooks/hooks.json`]: hook(`${own} ${words}`) }),
  'a workflow': (words) => ({
    '.github/workflows/it.yml': `on: push\njobs:\n  it:\n    runs-on: ubuntu-latest\n    steps:\n      - run: |\n          python ${root}/scripts/list.py ${words}\n`,
  }),
  'a script': (words) => ({
    [`${root}/skills/log/it.sh`]: `ROOT=$(cd "$(dirname "$0")/../.." && pwd)\nif [ -n "$ROOT" ]; then\n  python3 "$ROOT/scripts/list.py" ${words}\nfi\n`,
  }),
};

const word = fc.constantFrom(
  ...['a.md', 'b.md', '--all', '--format html', '--format=pdf', '--formt html', '--alle'],
);

async function refusals(files: Files): Promise<readonly string[]> {
  const { findings } = await reportOf({}, { ...tree, ...files });
  return findings
    .filter(({ rule }) => rule === 'call-refused')
    .map(({ message }) => plainText(message).replace(/^.* refuses/, 'refuses'));
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('a call is refused alike wherever it stands', async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 4 }), async (words) => {
        const line = words.join(' ');
        const expected = await refusals(places['an agent']?.(line) ?? {});
        seen.add(expected.length);
        for (const [place, files] of Object.entries(places))
          expect(await refusals(files(line)), place).toEqual(expected);
      }),
      sample(seed, 12),
    );
    expect(seen).toEqual(new Set([0, 1]));
  });
});
