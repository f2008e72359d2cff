import { baseOf, commandsOf, filesOf } from '../../dialects/manifest-v1/entries.ts';
import { words } from '../../model/message.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { duplicateDrafts } from '../support/duplicate-drafts.ts';

/** A precondition with several declarations. */
export const preconditionDuplicate = manifestRule('manifest-v1', {
  id: 'precondition-duplicate',
  severity: 'error',
  summary: 'Reports commands and files that `preconditions` lists twice.',
  why: 'If a command is listed with two versions, runtimes differ in which one they check.',
  howToFix: 'Remove one of the two entries.',
  source: 'ADR-002, "preconditions"',
  invalid: withManifest(`
preconditions:
  commands:
    - cmd: git
      min_version: "2.40"
    - cmd: git
`),
  valid: withManifest(`
preconditions:
  commands:
    - cmd: git
      min_version: "2.40"
`),
  *check({ manifest }) {
    yield* duplicateDrafts(commandsOf(manifest.root), words('Command'));
    yield* duplicateDrafts(filesOf(manifest.root), words('File'), (entry) => [
      baseOf(entry, 'skill_root'),
      entry.name.replace(/^(?:\.\/)+/, '').replace(/\/$/, ''),
    ]);
  },
});
