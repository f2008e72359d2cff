import { expect, test } from 'vitest';
import { shapes } from '../rig/clients/shapes.ts';
import { expectedVerdict } from '../rig/clients/verdicts.ts';
import { checkExample } from '../src/tasks/example.ts';

/** Shapes on which the validator and this program differ, with the reason. */
const differences: Readonly<Record<string, string>> = {
  'marketplace.json renames to nothing known': 'a warning of plugin-renamed',
  'marketplace.json renames cycle': 'a warning of plugin-renamed',
  'marketplace.json entry hooks unknown event': 'a warning of grant-malformed at the event',
  'marketplace.json source that is not there': 'the validator does not look; nobody can install it',
  'plugin.json hooks names the file that is loaded anyway':
    'the client reports an error when it loads it',
  'marketplace.json strict false and both say skills': 'the client refuses it when it loads it',
};

const manifests = shapes.filter(({ id }) => /^(?:plugin|marketplace)\.json /.test(id));

test.each(manifests)('an error where the validator has one: $id', async ({ id, files }) => {
  const { findings } = await checkExample({ files: new Map(Object.entries(files)) } as never, {});
  const errors = findings.filter(({ severity }) => severity === 'error');
  const isRefused = expectedVerdict(id) === 'error';
  const said = errors.map(({ rule, message }) => `${rule} ${JSON.stringify(message)}`).join('\n');
  expect(errors.length > 0, said).toBe(id in differences ? !isRefused : isRefused);
});
