import { isAbsolute, pathsOf } from '../../dialects/manifest-v1/paths.ts';
import { code } from '../../model/value/format-value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeBase } from '../words/part-words.ts';

/** A path that starts at the root, a home directory or a drive. */
export const pathAbsolute = manifestRule('manifest-v1', {
  id: 'path-absolute',
  severity: 'error',
  summary: 'Every path of a manifest is relative.',
  why: 'On another machine an absolute path leads to another file, or to none.',
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
      const message = isAbsolute(name)
        ? `${role} ${code(name)} is an absolute path: on other machines, it leads to another file or to none. Write it relative to ${describeBase(base)}.`
        : `${role} ${code(name)} becomes the absolute path ${code(effective)} with the defaults of its inputs. Write a path relative to ${describeBase(base)}.`;
      yield { message, at, about: name };
    }
  },
});
