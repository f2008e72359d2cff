import { cpSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { rulePage } from '../../src/cli/terminal/rule-page.ts';
import { inputRequiredAdded } from '../../src/rules/change/inputs.ts';
import { bundle } from '../support/built.ts';
import { temporaryFolder } from '../support/git.ts';
import { shell } from './support/transcript.ts';

test('the bundle prints the page of a rule without the documents next to it', async () => {
  const folder = temporaryFolder();
  cpSync(dirname(bundle('cli')), `${folder}/cli`, { recursive: true });
  const { code, text } = shell(folder)('node cli/index.js explain input-required-added');
  expect(code).toBe(0);
  expect(text).toBe(await rulePage(inputRequiredAdded, 'anywhere'));
});
