import { defaultRenderOptions } from '../../report/reporter.ts';
import { painter } from '../../report/text/paint.ts';
import { text } from '../../report/text/text.ts';
import { wrap } from '../../report/text/wrap.ts';
import { parseTxtar } from '../../syntax/txtar.ts';
import { demoRepository } from '../../tasks/demo/repository.ts';
import { checkExample } from '../../tasks/example.ts';
import type { Command } from '../command.ts';

/** Demonstrates a check on a bundled repository. */
export const demo: Command = {
  name: 'demo',
  synonyms: ['example'],
  summary: 'show a check of a bundled example repository',
  operands: '',
  maxOperands: 0,
  options: [],
  examples: [['skillaccord demo', 'no arguments, no network, nothing is written']],
  async run(_args, { colour, width, print }) {
    const { archive, report } = await demonstrate();
    const paint = painter(colour);
    const intro = wrap(archive.comment, width).map((line) => paint('faint', line));
    print(`${intro.join('\n')}\n\n`);
    print(text.render(report, { ...defaultRenderOptions, colour, width }));
    print(`\n${paint('faint', 'In your own repository: skillaccord check')}\n`);
    return 0;
  },
};

/** Checks the bundled repository. */
export async function demonstrate() {
  const archive = parseTxtar(demoRepository.trimStart());
  const report = await checkExample(archive);
  return { archive, report: { ...report, base: { sha: 'main', how: 'merge-base' } } };
}
