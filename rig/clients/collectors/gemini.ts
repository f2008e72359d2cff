import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Collected, type Package, pathsOf } from '../collected.ts';
import { Evaluator } from '../reading/evaluate.ts';
import { fromJsonSchema } from '../reading/json-schema.ts';
import { ModuleScopes } from '../reading/module-scope.ts';
import { asSchema, plainOf } from '../reading/value.ts';

const schemas = [
  { file: '.gemini/agents/*.md', names: ['localAgentSchema', 'remoteAgentUrlSchema'] },
  { file: 'policies/*.toml', names: ['PolicyFileSchema'] },
  { file: 'commands/*.toml', names: ['TomlCommandDefSchema'] },
];

/** The fields of Gemini CLI: its catalogue of settings, its validators and its documentation. */
export function geminiFields({ folder, version }: Package): readonly Collected[] {
  const bundle = join(folder, '@google', 'gemini-cli', 'bundle');
  const modules = modulesWith(bundle, [
    'SETTINGS_SCHEMA = {',
    ...schemas.flatMap(({ names }) => names.map((name) => `${name} = `)),
  ]);
  const evaluator = new Evaluator(new ModuleScopes(modules));
  const value = (name: string) => {
    const module = [...modules].find(([, text]) => text.includes(`var ${name} = `))?.[0] ?? '';
    return evaluator.force(evaluator.named(name, module));
  };
  const collected = (source: string, file: string, fields: readonly string[]): Collected => ({
    client: 'Gemini CLI',
    version,
    source,
    file,
    fields: [...new Set(fields)].sort(),
  });
  const definitions = plainOf(value('SETTINGS_SCHEMA_DEFINITIONS')) as Record<string, unknown>;
  const settings = { type: 'object', properties: plainOf(value('SETTINGS_SCHEMA')) };
  return [
    collected('catalogue', '.gemini/settings.json', pathsOf(fromJsonSchema(settings, definitions))),
    collected('documentation', '.gemini/settings.json', documentedSettings(bundle)),
    collected('documentation', 'gemini-extension.json', documentedManifest(bundle)),
    ...schemas.map(({ file, names }) =>
      collected(
        'validator',
        file,
        names.flatMap((name) => pathsOf(asSchema(value(name)))),
      ),
    ),
  ];
}

/** The first module that declares each of these. */
function modulesWith(bundle: string, declarations: readonly string[]): Map<string, string> {
  const modules = new Map<string, string>();
  const missing = new Set(declarations);
  for (const name of readdirSync(bundle).filter((file) => /^chunk-.*\.js$/.test(file))) {
    const text = readFileSync(join(bundle, name), 'utf8');
    const found = [...missing].filter((declaration) => text.includes(`var ${declaration}`));
    for (const declaration of found) missing.delete(declaration);
    if (found.length > 0) modules.set(name, text);
  }
  return modules;
}

function documentedSettings(bundle: string): string[] {
  const text = readFileSync(join(bundle, 'docs', 'reference', 'configuration.md'), 'utf8');
  return [...text.matchAll(/^- \*\*`([a-z]\w*(?:\.\w+)*)`\*\* \(/gm)].flatMap(
    ([, path = '']) => path,
  );
}

function documentedManifest(bundle: string): string[] {
  const text = readFileSync(join(bundle, 'docs', 'extensions', 'reference.md'), 'utf8');
  const [, part = ''] =
    /### `gemini-extension\.json`([\s\S]*?)### Extension settings/.exec(text) ?? [];
  const settings = ['name', 'description', 'envVar', 'sensitive'].map((key) => `settings[].${key}`);
  return [...[...part.matchAll(/^- `(\w+)`:/gm)].map(([, key = '']) => key), ...settings, 'themes'];
}
