import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/model/message.ts';
import { hashes } from '../../../src/rules/examples/lock.ts';
import { checkExample } from '../../../src/tasks/example.ts';
import { everythingIn } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';

/** Texts of a lock, each of which a message tells to write again. */
const locks = [
  'skills:\n  worklog: {}\n',
  'skills:\n  gone:\n    content_hash: "sha256:00"\n',
  `skills:\n  gone:\n    content_hash: "sha256:${'0'.repeat(64)}"\n`,
  `skills:\n  worklog:\n    content_hash: "sha256:${'0'.repeat(64)}"\n    version: "9.9.9"\n`,
  `skills:\n  worklog:\n    content_hash: "${hashes.nothing}"\n`,
];
const skill = '---\nname: worklog\ndescription: Writes a work log.\nversion: 1.0.0\n---\n';
const proto = 'steps:\n  - title: Write the log\n    skill: worklog\n    inputs: "{{inputs}}"\n';

const parts = ['a', 'b-c', ' ', ';', '$(id)', '`', "'", '"', '|', '&', '~', '*', '-', '.'];
const folder = fc
  .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(''))
  .filter((name) => !/^\.+$/.test(name) && name.trim() === name);

const command = /^skillaccord lock(?: (?:--proto )?\w[\w./-]*)*`/;
const examples = ['a', 'a b', 'a;id', '$(id)', '`a`'].flatMap((name) =>
  locks.map((text): [string, string] => [name, text]),
);

describe.each(seeds)('%s seed: %i', (_kind, seed) => {
  test('no lock command in a message has a word that a shell reads otherwise', async () => {
    const counts = { plain: 0, odd: 0, proto: 0 };
    await fc.assert(
      fc.asyncProperty(folder, fc.constantFrom(...locks), async (name, text) => {
        const files = new Map([
          ['skills/worklog/SKILL.md', skill],
          [`${name}/proto.lock`, text],
          [`${name}/daily.lock`, text],
          [`${name}/daily.proto.yaml`, proto],
        ]);
        const findings = everythingIn(await checkExample({ comment: '', files }));
        const texts = findings.flatMap(({ message, help, notes }) =>
          [message, ...(help ? [help] : []), ...notes.map((note) => note.message)].map(plainText),
        );
        for (const message of texts) {
          for (const { index } of message.matchAll(/skillaccord lock\b/g)) {
            counts[name === 'a' ? 'plain' : 'odd']++;
            if (message.includes('--proto')) counts.proto++;
            expect(message.slice(index)).toMatch(command);
          }
        }
      }),
      { examples, ...sample(seed, 60) },
    );
    expect(Math.min(counts.plain, counts.odd)).toBeGreaterThan(10);
    expect(counts.proto).toBeGreaterThan(0);
  });
});
