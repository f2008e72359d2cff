import { resolve } from '../../model/path.ts';
import { quoted } from '../../model/seen.ts';
import { isAbsolute, pathsOf } from '../../syntax/v1-paths.ts';
import { manifestRule } from '../rule.ts';
import { withManifest } from '../v1-example.ts';

/** A path that leads out of its base. */
export const pathEscape = manifestRule('manifest-v1', {
  id: 'path-escape',
  severity: 'error',
  summary: 'No path of a manifest leaves its base.',
  why: 'What lies outside the base is not part of the skill or the repository and differs from machine to machine.',
  source: 'ADR-002, "Path Resolution"',
  fails: withManifest(`
outputs:
  files:
    - pattern: "../worklogs/today.org"
`),
  passes: withManifest(`
outputs:
  files:
    - pattern: "worklogs/today.org"
`),
  *check({ manifest }) {
    for (const { what, name, at, base, effective } of pathsOf(manifest.root)) {
      if (isAbsolute(effective) || resolve('', effective.replaceAll('\\', '/')) !== undefined)
        continue;
      const filled = effective === name ? '' : `, with its defaults ${quoted(effective)},`;
      const message = `${what} ${quoted(name)}${filled} leaves its base ${quoted(base)} through "..".`;
      yield { message, at, about: name };
    }
  },
});
