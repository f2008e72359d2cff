import type { Draft } from '../../model/finding.ts';
import { code } from '../../model/value/format-value.ts';
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
  summary: 'A WASM module exports `init`, `shutdown` and every function of `executable.exports`.',
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
    'Export the function, in Rust with `#[no_mangle] pub extern "C"`, or remove it from `exports`. Only the list of exports is read; nothing is run.',
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
  const fault =
    kind === undefined
      ? `does not export the function ${code(name)}`
      : `exports ${code(name)} as a ${kind}, not as a function`;
  const [reason, fix] = required.includes(name)
    ? ['every module must export it', 'Export the function']
    : ['`exports` lists it', 'Export the function, or remove it from `exports`'];
  const message = `Module ${code(module.name)} ${fault}, but ${reason}: calls of it fail. ${fix}.`;
  yield { message, at, about: name };
}
