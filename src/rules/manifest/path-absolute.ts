import { isAbsolute, pathsOf } from '../../dialects/manifest-v1/paths.ts';
import { msg, pathPart, words } from '../../model/message.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeBase } from '../words/part-words.ts';

/** A path that starts at the root, a home directory or a drive. */
export const pathAbsolute = manifestRule('manifest-v1', {
  id: 'path-absolute',
  severity: 'error',
  summary: 'Reports absolute paths in a manifest.',
  why: 'On another machine, an absolute path is another file, or none.',
  howToFix:
    'Write the path relative to its base, without a leading `/`, `~` or drive: `docs/worklogs/today.org`.',
  source: 'ADR-002, "Path Resolution": "Absolute paths (starting with `/` or `~`) are forbidden"',
  enforces: [
    adr002(
      'Absolute paths (starting with `/` or `~`) are forbidden',
      'preconditions.files.[].path',
      'outputs.files.[].pattern',
    ),
  ],
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
      yield {
        message: isAbsolute(name)
          ? msg`${words(role)} ${pathPart(name)} is absolute.`
          : msg`${words(role)} ${pathPart(name)} is absolute with its defaults: ${pathPart(effective)}.`,
        help: msg`Write a path relative to ${describeBase(base)}.`,
        at,
        about: name,
      };
    }
  },
});
