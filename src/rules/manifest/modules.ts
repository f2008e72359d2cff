import type { Draft } from '../../model/finding.ts';
import { code, msg, pathPart, words } from '../../model/message.ts';
import { get, items, text } from '../../model/value/value.ts';
import type { ExportKind } from '../../model/value/wasm-exports.ts';
import { codes } from '../../model/words/codes.ts';
import { withModule } from '../examples/module.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { exportsOf, type Module, moduleOf } from '../support/executable-module.ts';
import { skillTomlContract } from '../words/clauses.ts';

const required = ['init', 'shutdown'];

export const exportMissing = manifestRule('skill-toml', {
  id: 'export-missing',
  severity: 'note',
  summary: 'Reports lists of exported functions without `init` or `shutdown`.',
  why: 'Caro calls both in every module, so the list is incomplete. The example in the contract has the same gap, so this is a note.',
  howToFix: 'Add `init` and `shutdown` to `exports`.',
  source: 'skill.toml contract, "WASM Interface": "Required exports"',
  enforces: [
    skillTomlContract(
      'Modules must export functions matching the skill contract',
      'executable.exports',
    ),
    skillTomlContract('Required exports', 'executable.exports'),
  ],
  invalid: withModule('[executable]\nmodule = "bin/deploy.wasm"\nexports = ["init"]'),
  valid: withModule('[executable]\nmodule = "bin/deploy.wasm"\nexports = ["init", "shutdown"]'),
  *check({ manifest: { root } }) {
    const list = get(get(root, 'executable'), 'exports');
    if (!list || items(list).length === 0) return;
    const names = items(list).map(text);
    // Entries of an invalid type are reported by manifest-shape.
    if (names.includes(undefined)) return;
    const missing = required.filter((name) => !names.includes(name));
    if (missing.length === 0) return;
    const message = msg`Missing ${codes(missing)} in ${code('exports')}.`;
    yield { message, at: list.at, about: missing.join(' ') };
  },
});

export const moduleExportMissing = manifestRule('skill-toml', {
  id: 'module-export-missing',
  summary:
    'Reports a WASM module that does not export `init`, `shutdown` or a function of `executable.exports`.',
  why: 'The runtime calls the function, and the call fails.',
  source: 'skill.toml contract, "WASM Interface": "Required exports"',
  enforces: [
    skillTomlContract(
      'Modules must export functions matching the skill contract',
      'executable.exports',
    ),
    skillTomlContract('Required exports', 'executable.module'),
    skillTomlContract('Exported function names', 'executable.exports'),
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
  const message =
    kind === undefined
      ? msg`Module ${file} does not export ${code(name)}.`
      : msg`Module ${file} exports ${code(name)} as a ${words(kind)}, not a function.`;
  const help = required.includes(name)
    ? msg`Export the function.`
    : msg`Export the function, or remove it from ${code('exports')}.`;
  yield { message, help, at, about: name };
}

export const moduleInvalid = manifestRule('skill-toml', {
  id: 'module-invalid',
  summary: 'Reports an `executable.module` that is not a WebAssembly module.',
  why: 'The runtime rejects the file, so the skill cannot run.',
  source: 'skill.toml contract, "[executable] Section": "Path to WASM module"',
  enforces: [skillTomlContract('Path to WASM module', 'executable.module')],
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
    const message = msg`${pathPart(module.name)} is not a WebAssembly module: it ${words(exports.fault)}.`;
    const help = msg`Commit the module that the compiler writes.`;
    yield { message, help, at: module.at, about: module.name };
  },
});
