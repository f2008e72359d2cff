import { code } from '../../model/value/format-value.ts';
import { withModule } from '../examples/module.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { exportsOf, moduleOf } from '../support/executable-module.ts';

/** A module that no WebAssembly runtime loads. */
export const moduleInvalid = manifestRule('skill-toml', {
  id: 'module-invalid',
  severity: 'error',
  summary: 'The file of `executable.module` is a WebAssembly module.',
  why: 'The runtime refuses the file, so the skill cannot run.',
  source: 'skill.toml contract, "[executable] Section": "Path to WASM module"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Path to WASM module',
      fields: ['executable.module'],
    },
  ],
  howToFix:
    'Commit the file that the compiler writes. Text (`.wat`) and components are not modules. Files in Git LFS are not judged.',
  invalid: withToml(
    '[executable]\nmodule = "bin/deploy.wasm"',
    '-- skills/deploy/bin/deploy.wasm --\n(module)',
  ),
  valid: withModule('[executable]\nmodule = "bin/deploy.wasm"'),
  *check({ manifest, skill }) {
    const module = moduleOf(manifest);
    const exports = exportsOf(manifest, skill);
    if (!module || exports?.type !== 'invalid') return;
    const message = `Hosts cannot load module ${code(module.name)}: the file ${exports.fault}. Commit the WebAssembly module that the compiler writes.`;
    yield { message, at: module.at, about: module.name };
  },
});
