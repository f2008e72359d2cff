import { plainText } from '../../src/model/message.ts';
import { groupBy } from '../../src/model/text/group-by.ts';
import { clientShapes } from '../../src/units/refusals/client-shapes.ts';
import { copilotMarketplace, copilotPlugin } from '../../src/units/refusals/copilot-shapes.ts';
import { marketplace } from '../../src/units/refusals/marketplace-shape.ts';
import { pluginFields } from '../../src/units/refusals/plugin-shape.ts';
import { settings } from '../../src/units/refusals/settings-shape.ts';
import type { Fields } from '../../src/units/refusals/shape.ts';

const files: readonly (readonly [file: string, client: string, shape: Fields | undefined])[] = [
  ['.claude-plugin/plugin.json', 'Claude Code', pluginFields],
  ['.claude-plugin/marketplace.json', 'Claude Code', marketplace],
  ['.claude/settings.json', 'Claude Code', settings],
  ['.codex-plugin/plugin.json', 'Codex', clientShapes['codex-plugin']],
  ['.github/plugin/plugin.json', 'Copilot', copilotPlugin],
  ['.github/plugin/marketplace.json', 'Copilot', copilotMarketplace],
  ['.cursor-plugin/plugin.json', 'Cursor', clientShapes['cursor-plugin']],
  ['gemini-extension.json', 'Gemini CLI', clientShapes['gemini-extension']],
];

/** The page with the table of what clients accept. */
export function refusalsPage(page: string): string {
  const table = ['| File | Client | Keys | Value |', '|---|---|---|---|', ...files.flatMap(rowsOf)];
  return page.replace(
    /<!-- refusals -->[\s\S]*<!-- \/refusals -->/,
    () => `<!-- refusals -->\n${table.join('\n')}\n<!-- /refusals -->`,
  );
}

function rowsOf([file, client, shape]: (typeof files)[number]): readonly string[] {
  const required = new Set(shape?.required);
  const fields = Object.entries(shape?.fields ?? {});
  const byValue = groupBy(fields, ([key, { expected }]) => {
    return `${plainText(expected)}${required.has(key) ? ', required' : ''}`;
  });
  return [...byValue].map(([value, group]) => {
    const keys = group.map(([key]) => `\`${key}\``).join(', ');
    return `| \`${file}\` | ${client} | ${keys} | ${value} |`;
  });
}
