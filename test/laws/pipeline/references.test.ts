import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everythingIn, type Files, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';

const plugin = fc.constantFrom('notes', 'note-taking', 'superpowers');
const part = fc.constantFrom('daily-log', 'weekly-plan', 'code-review');

/** The texts that name a part, where another text names one of the plugin as well. */
const forms: readonly ((name: string) => string)[] = [
  (name) => `Use the \`${name}\` skill.`,
  (name) => `Then run /${name} with a path.`,
  (name) => `Run \`/${name} src\`.`,
  (name) => `**REQUIRED:** Use ${name}, then stop.`,
  (name) => `Ask Skill(${name}).`,
  (name) => `\`\`\`\nTask(subagent_type="${name}")\n\`\`\``,
  (name) => `| \`subagent_type\` | \`${name}\` |`,
  (name) => `(see ${name})`,
];
const form = fc.constantFrom(...forms);

/** What looks like the name of a part, and is none. */
const others: readonly ((name: string) => string)[] = [
  (name) => `https://example.org/${name}`,
  (name) => `Read src/${name}.`,
  (name) => `\`${name}/file\``,
  (name) => `\`${name.replace(':', ': ')}\``,
  (name) => `\`${name}: text\``,
  (name) => `${name}=1`,
  (name) => `user@${name}`,
  (name) => `\`other-${name}\``,
  (name) => `\`${name}(1)\``,
];
const other = fc.constantFrom(...others);

/** A plugin with a part of each kind that names others. */
function filesOf(name: string, parts: readonly string[], text: string): Files {
  const [skill = 'a', agent = 'b', command = 'c'] = parts;
  const root = `plugins/${name}`;
  return {
    [`${root}/.claude-plugin/plugin.json`]: JSON.stringify({ name, version: '1.0.0' }),
    [`${root}/skills/${skill}/SKILL.md`]: `---\nname: ${skill}\ndescription: Logs.\n---\nSee \`${name}:${agent}\`.\n`,
    [`${root}/agents/${agent}.md`]: `---\nname: ${agent}\ndescription: Reviews.\n---\nReview.\n`,
    [`${root}/commands/${command}.md`]: `---\ndescription: Plans.\n---\n${text}\n`,
  };
}

async function reported(files: Files): Promise<readonly string[]> {
  const report = await reportOf({}, files);
  const own = everythingIn(report).filter(({ rule }) => rule === 'reference-missing');
  return own.map(({ about }) => about.split('\0').at(-1) ?? '');
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('each form of the name of a part is silent, and reported once where there is none', async () => {
    const parts = fc.shuffledSubarray(['daily-log', 'weekly-plan', 'code-review'], {
      minLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(plugin, parts, part, form, async (name, all, named, write) => {
        expect(await reported(filesOf(name, all, write(`${name}:${named}`)))).toEqual([]);
        const gone = `${name}:${named}-gone`;
        expect(await reported(filesOf(name, all, write(gone)))).toEqual([gone]);
        expect(await reported(filesOf(name, all, write(`elsewhere:${named}-gone`)))).toEqual([]);
      }),
      sample(seed, 60),
    );
  });

  test('keys, paths and addresses that look alike are silent', async () => {
    const parts = ['daily-log', 'weekly-plan', 'code-review'];
    await fc.assert(
      fc.asyncProperty(plugin, part, other, async (name, named, write) => {
        expect(await reported(filesOf(name, parts, write(`${name}:${named}-gone`)))).toEqual([]);
      }),
      sample(seed, 40),
    );
  });
});
