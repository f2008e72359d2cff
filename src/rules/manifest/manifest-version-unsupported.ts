import { code, msg } from '../../model/message.ts';
import { source, toJson } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

const supported = /^1(?:\.\d+){0,2}$/;

/** A manifest with a version that runtimes reject. */
export const manifestVersionUnsupported = manifestRule('manifest-v1', {
  id: 'manifest-version-unsupported',
  severity: 'error',
  summary: 'Reports a `manifest_version` that is not a version with major 1.',
  why: 'Runtimes reject a manifest of an unknown version.',
  howToFix: 'Write `manifest_version: "1.0"`.',
  source: 'ADR-002, "Validation Rules", step 2: "Verify `manifest_version` is supported"',
  enforces: [
    adr002('Current version: `"1.0"`', 'manifest_version'),
    adr002('Verify `manifest_version` is supported', 'manifest_version'),
  ],
  invalid: `
-- skills/worklog/SKILL.md --
---
manifest_version: "2.0"
name: worklog
description: Writes a work log.
---
`,
  valid: `
-- skills/worklog/SKILL.md --
---
manifest_version: "1.0"
name: worklog
description: Writes a work log.
---
`,
  *check({ manifest }) {
    const value = manifest.root.fields.get('manifest_version')?.value;
    if (!value) return;
    const written = source(value);
    if (written !== undefined && supported.test(written)) return;
    yield {
      message: msg`Unsupported ${code('manifest_version')}: ${shownValue(value)}.`,
      help: msg`Write ${code('manifest_version: "1.0"')}.`,
      at: value.at,
      about: 'manifest_version',
      value: toJson(value),
    };
  },
});
