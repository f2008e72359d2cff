import { code, formatValue } from '../../model/value/format-value.ts';
import { source, toJson } from '../../model/value/value.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

const supported = /^1(?:\.\d+){0,2}$/;
const version = /^\d+(?:\.\d+){0,2}$/;

/** A manifest with a version that runtimes reject. */
export const manifestVersionUnsupported = manifestRule('manifest-v1', {
  id: 'manifest-version-unsupported',
  severity: 'error',
  summary: 'A `manifest_version` is a version with major 1.',
  why: 'Runtimes refuse a manifest of an unknown version.',
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
    const message =
      written !== undefined && version.test(written)
        ? `\`manifest_version\` ${code(written)} is not supported, so runtimes refuse the manifest. Supported are \`1\` and every \`1.x\`; write \`"1.0"\`.`
        : `\`manifest_version\` is ${formatValue(value)}, which is not a version. Write \`"1.0"\`.`;
    yield { message, at: value.at, about: 'manifest_version', value: toJson(value) };
  },
});
