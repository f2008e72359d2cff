import { msg, pathPart, words } from '../../model/message.ts';
import { withModule } from '../examples/module.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { exportsOf, moduleOf } from '../support/executable-module.ts';

/** A module that no WebAssembly runtime loads. */
export const moduleInvalid = manifestRule('skill-toml', {
  id: 'module-invalid',
  severity: 'error',
  summary: 'Reports an `executable.module` that is not a WebAssembly module.',
  why: 'The runtime rejects the file, so the skill cannot run.',
  source: 'skill.toml contract, "[executable] Section": "Path to WASM module"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Path to WASM module',
      fields: ['executable.module'],
    },
  ],
  howToFix:
    'Commit the file that the compiler writes: text (`.wat`) and components are not modules.',
  invalid: withToml(
    '[executable]\nmodule = "bin/deploy.wasm"',
    '-- skills/deploy/bin/deploy.wasm --\n(module)',
  ),
  valid: withModule('[executable]\nmodule = "bin/deploy.wasm"'),
  *check({ manifest, skill }) {
    const module = moduleOf(manifest);
    const exports = exportsOf(manifest, skill);
    if (!module || exports?.type !== 'invalid') return;
    yield {
      message: msg`${pathPart(module.name)} is not a WebAssembly module: it ${words(exports.fault)}.`,
      help: msg`Commit the module that the compiler writes.`,
      at: module.at,
      about: module.name,
    };
  },
});
