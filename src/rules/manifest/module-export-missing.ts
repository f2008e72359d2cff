import type { Draft } from '../../model/finding.ts';
import { code, msg, pathPart, words } from '../../model/message.ts';
import { get, items, text } from '../../model/value/value.ts';
import type { ExportKind } from '../../model/value/wasm-exports.ts';
import { withModule } from '../examples/module.ts';
import { manifestRule } from '../rule.ts';
import { exportsOf, type Module, moduleOf } from '../support/executable-module.ts';

const document = 'skill.toml contract';
const required = ['init', 'shutdown'];

/** A function that a module needs or promises, and does not export. */
export const moduleExportMissing = manifestRule('skill-toml', {
  id: 'module-export-missing',
  severity: 'error',
  summary:
    'Reports a WASM module that does not export `init`, `shutdown` or a function of `executable.exports`.',
  why: 'The runtime calls the function, and the call fails.',
  source: 'skill.toml contract, "WASM Interface": "Required exports"',
  enforces: [
    {
      document,
      quote: 'Modules must export functions matching the skill contract',
      fields: ['executable.exports'],
    },
    { document, quote: 'Required exports', fields: ['executable.module'] },
    { document, quote: 'Exported function names', fields: ['executable.exports'] },
  ],
  howToFix:
    'Export the function, in Rust with `#[no_mangle] pub extern "C"`, or remove it from `exports`.',
  invalid: withModule(
    '[executable]\nmodule = "bin/deploy.wasm"\nexports = ["init", "shutdown", "parse_output"]',
  ),
  valid: withModule('[executable]\nmodule = "bin/deploy.wasm"\nexports = ["init", "shutdown"]'),
  *check({ manifest, skill }) {
    const module = moduleOf(manifest);
    const exports = exportsOf(manifest, skill);
    if (!module || exports?.type !== 'module') return;
    const listed = new Set<string>();
    for (const value of items(get(get(manifest.root, 'executable'), 'exports'))) {
      const name = text(value);
      if (name === undefined || listed.has(name)) continue;
      listed.add(name);
      yield* missing(name, exports.exports.get(name), module, value.at);
    }
    for (const name of required) {
      if (!listed.has(name)) yield* missing(name, exports.exports.get(name), module, module.at);
    }
  },
});

function* missing(
  name: string,
  kind: ExportKind | undefined,
  module: Module,
  at: Draft['at'],
): Iterable<Draft> {
  if (kind === 'function') return;
  const file = pathPart(module.name);
  yield {
    message:
      kind === undefined
        ? msg`Module ${file} does not export ${code(name)}.`
        : msg`Module ${file} exports ${code(name)} as a ${words(kind)}, not a function.`,
    help: required.includes(name)
      ? msg`Export the function.`
      : msg`Export the function, or remove it from ${code('exports')}.`,
    at,
    about: name,
  };
}
