import type { Location } from '../../model/text/text.ts';
import { get, text } from '../../model/value/value.ts';
import type { Carrier, Grant } from '../carrier.ts';
import { opencodeAgentRows } from '../clients/opencode-agents.ts';
import { inOpencode } from '../markdown/opencode-files.ts';
import { combine } from '../support/carrier-result.ts';
import { readFrontmatter, unreadableFrontmatter } from '../support/frontmatter.ts';
import { readTable } from '../table/read-table.ts';

/** The agents and modes of a repository for opencode. */
export const opencodeAgent: Carrier = {
  id: 'opencode-agent',
  paths: [
    '.opencode/agent/**/*.md',
    '.opencode/agents/**/*.md',
    '.opencode/mode/*.md',
    '.opencode/modes/*.md',
  ],
  client: 'opencode',
  extensions: ['md'],
  rows: opencodeAgentRows,
  unitOf: (path) => inOpencode(path, 'agent', ['agent', 'agents', 'mode', 'modes']),
  read(source) {
    const file = readFrontmatter(source.path, source.text);
    const { frontmatter, isUnreadable } = file;
    if (isUnreadable) return combine({ faults: [unreadableFrontmatter(file, source.path)] });
    if (!frontmatter) return combine({ grants: [everyTool({ path: source.path })] });
    const isLimited = ['permission', 'tools', 'disable'].some((key) => frontmatter.fields.has(key));
    return combine(
      { grants: isLimited ? [] : [everyTool({ path: source.path })] },
      { name: text(get(frontmatter, 'name')) },
      readTable(frontmatter, opencodeAgentRows, { source, client: 'opencode', isForPeople: true }),
    );
  },
  sample: { path: '.opencode/agents/a.md', fields: { description: 'Helps.' } },
  examples: [],
};

/** What the settings allow every agent. */
function everyTool(at: Location): Grant {
  const tools = { kind: 'delegate', feature: 'agent-tools', subject: 'tools' } as const;
  return { ...tools, scope: '*', reach: 'any', trigger: { start: 'turn' }, isDefault: true, at };
}
