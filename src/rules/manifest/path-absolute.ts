import { isAbsolute, pathsOf } from '../../dialects/manifest-v1/paths.ts';
import { quote } from '../../model/value/format-value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';

/** A path that starts at the root, a home directory or a drive. */
export const pathAbsolute = manifestRule('manifest-v1', {
  id: 'path-absolute',
  severity: 'error',
  summary: 'Every path of a manifest is relative to its base.',
  why: 'An absolute path means another file, or none, on every other machine.',
  source: 'ADR-002, "Path Resolution": "Absolute paths (starting with `/` or `~`) are forbidden"',
  invalid: withManifest(`
outputs:
  files:
    - pattern: "~/worklogs/today.org"
`),
  valid: withManifest(`
outputs:
  files:
    - pattern: "docs/worklogs/today.org"
`),
  *check({ manifest }) {
    for (const { role, name, at, base, effective } of pathsOf(manifest.root)) {
      if (!isAbsolute(effective)) continue;
      const message = isAbsolute(name)
        ? `${role} ${quote(name)} is an absolute path; paths are relative to their base, here ${quote(base)}.`
        : `${role} ${quote(name)} becomes the absolute path ${quote(effective)} with the defaults of its inputs.`;
      yield { message, at, about: name };
    }
  },
});
