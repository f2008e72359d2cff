import { UsageError } from '../../model/usage-error.ts';
import type { Command } from '../command.ts';

/** Serves the findings of `check` to an editor. */
export const lsp: Command = {
  name: 'lsp',
  summary: 'serve an editor: findings, fixes, pages of rules and completion',
  operands: '',
  maxOperands: 0,
  options: [{ name: 'stdio', help: 'over standard input and output, which is the default' }],
  examples: [
    ['skillaccord lsp --stdio', 'what an editor starts; docs/editors.md has its settings'],
  ],
  async run(_args, world) {
    if (world.terminal)
      throw new UsageError('An editor starts this command: docs/editors.md has its settings.');
    const [{ serve }, { rulePage }, { rulePages }] = await Promise.all([
      import('../../lsp/serve.ts'),
      import('../terminal/rule-page.ts'),
      import('../render.ts'),
    ]);
    return serve({ page: (rule) => rulePage(rule, 'anywhere'), docs: await rulePages() });
  },
};
