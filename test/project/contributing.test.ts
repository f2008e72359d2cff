import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { own } from '../support/project.ts';

/** The models of the table "Add a …", in their folders. */
const models = [
  ...readFileSync(own('CONTRIBUTING.md'), 'utf8').matchAll(/^\|.*\| `src\/(\S+)`.*\| (`.*`) \|$/gm),
].flatMap(([, folder = '', names = '']) =>
  Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => [name, folder] as const),
);

test('the table of things to add has models', () => expect(models.length).toBeGreaterThan(10));

test.each(models)('the model %s exists', (name, folder) => {
  const places = [join('src', name), join('src', folder, name)];
  expect(places.filter((path) => existsSync(own(path)))).not.toEqual([]);
});
