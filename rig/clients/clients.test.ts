import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownFields } from '../../src/powers/known-fields.ts';
import type { Collected, Package } from './collected.ts';
import { claudeFields, claudeModules } from './collectors/claude.ts';
import { codexFields } from './collectors/codex.ts';
import { copilotFields, unpackedCopilot } from './collectors/copilot.ts';
import { documentedFields } from './collectors/documented.ts';
import { geminiFields } from './collectors/gemini.ts';
import { opencodeFields } from './collectors/opencode.ts';
import { facts } from './facts.ts';
import { covers, gapsIn, partsOf } from './known.ts';

const folder = process.env['CLIENTS'] ?? '';
const clients = [
  'Claude Code',
  'Codex',
  'Copilot',
  'opencode',
  'Gemini CLI',
  'Cursor',
  'VS Code',
  'apm',
];
let collected: readonly Collected[] = [];
const counts: string[] = [];

function packageOf(name: string): Package {
  const text = readFileSync(join(folder, name, 'package.json'), 'utf8');
  return { folder, version: (JSON.parse(text) as { version: string }).version };
}

beforeAll(() => {
  const [claude, copilot] = [packageOf('@anthropic-ai/claude-code'), packageOf('@github/copilot')];
  collected = [
    ...claudeFields(claudeModules(claude), claude),
    ...codexFields(packageOf('@openai/codex')),
    ...copilotFields(unpackedCopilot(copilot), copilot),
    ...opencodeFields(packageOf('opencode-ai')),
    ...geminiFields(packageOf('@google/gemini-cli')),
    ...documentedFields,
  ];
  for (const { client, version, source, file, fields } of collected)
    console.log(`${client} ${version}: ${fields.length} fields of ${file}, from its ${source}`);
}, 300_000);

test('no kind of file comes out empty', () => {
  expect(collected.filter(({ fields }) => fields.length === 0)).toEqual([]);
});

test.each(Object.entries(facts))('%s: what was found before is found', (id, fields) => {
  const [client, file] = id.split(' · ');
  const found = collected
    .filter((one) => one.client === client && one.file === file)
    .flatMap((one) => one.fields.map(partsOf));
  const lost = fields.filter((field) => !found.some((one) => covers(one, partsOf(field))));
  expect(lost).toEqual([]);
});

describe('every field has a row', () => {
  test.each(clients)('%s', (client) => {
    const of = collected.filter((one) => one.client === client);
    const gaps = gapsIn(of, knownFields());
    const missing = gaps.flatMap(({ file, missing: fields }) =>
      fields.map((field) => `${file}: ${field}`),
    );
    const known = gaps.reduce((sum, gap) => sum + gap.known, 0);
    const counted = `${known} of ${known + missing.length} fields of ${client} ${of[0]?.version}`;
    console.log(`knows ${counted}`);
    counts.push(counted);
    expect(missing.join('\n')).toBe('');
  });
});

/** Quotes the counts in a page, below its line for them: `RECORD=docs/permissions.md`. */
afterAll(() => {
  const page = process.env['RECORD'];
  if (page === undefined || counts.length < clients.length) return;
  const path = join(import.meta.dirname, '..', '..', page);
  const day = new Date().toISOString().slice(0, 10);
  const list = counts.map((count) => `- ${count}`).join('\n');
  const said = `The tables know these fields, counted on ${day}:\n\n${list}\n`;
  const text = readFileSync(path, 'utf8');
  const block = /(<!-- known fields -->\n)[\s\S]*?(?=<!-- end of known fields -->)/;
  if (!block.test(text)) throw new Error(`${page} has no place for the counts.`);
  writeFileSync(path, text.replace(block, `$1${said}`));
});
