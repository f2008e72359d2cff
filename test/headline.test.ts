import { expect, test } from 'vitest';
import type { Config } from '../src/config/config.ts';
import { headline } from '../src/report/summary/headline.ts';
import { twoManifests } from '../src/rules/examples/versions.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { runCase } from './run-case.ts';

const tz = 'inputs: { required: [{ name: tz }] }';
const old = (name: string) => `-- before/skills/${name}/SKILL.md --
---
name: ${name}
description: Does ${name}.
version: 1.0.0
---
`;
const renamed = (name: string) => `${old(name)}-- after/skills/${name}/SKILL.md --
---
name: new-${name}
description: Does ${name}.
version: 1.0.0
---
`;

const unquoted = (name: string) =>
  `-- skills/${name}/SKILL.md --\n---\nname: ${name}\ndescription: Use when: asked.\n---\n`;

test.each([
  [
    twoManifests('', tz, ['1.0.0', '1.0.1']),
    {},
    'worklog breaks its callers, and version 1.0.1 does not say so',
  ],
  [twoManifests('', tz), {}, 'worklog breaks its callers, and its version is still 1.0.0'],
  [
    twoManifests('', tz, [null, null]),
    {},
    'worklog breaks its callers and declares no version that could say so',
  ],
  [
    twoManifests('', tz, ['1.0.0', '2.0.0']),
    {},
    'Passes: worklog 2.0.0 breaks its callers, and its version says so',
  ],
  [renamed('a'), {}, 'new-a was renamed from a, and its version is still 1.0.0'],
  [renamed('a') + renamed('b'), {}, '2 skills were renamed and their versions do not say so'],
  [renamed('a') + twoManifests('', tz), {}, '2 of 2 changed skills do not pass: worklog, new-a'],
  [
    unquoted('a') + unquoted('b'),
    {},
    '2 skills do not pass, all for one reason: The value of `description` has an unquoted `: `, which begins a mapping in YAML',
  ],
  [
    twoManifests('', tz),
    { failOn: 'never' },
    'worklog breaks its callers, and its version is still 1.0.0; `fail-on: never` lets it pass',
  ],
] as const)('says what happened in a sentence: %#', async (archive, settings, sentence) => {
  const report = await runCase(parseTxtar(archive), settings as Partial<Config>);
  const { mark, text } = headline(report);
  expect(text).toBe(sentence);
  const expected = 'failOn' in settings ? 'warning' : report.outcome;
  expect(mark).toBe(expected);
});
