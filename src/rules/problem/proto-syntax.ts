import { stepWith, usedSkill } from '../examples/proto.ts';
import { problemRule } from '../rule.ts';

/** An unreadable proto, or an invalid reference in it. */
export const protoSyntax = problemRule({
  id: 'proto-syntax',
  category: 'reference',
  severity: 'error',
  summary: 'Every file that references skills can be read, and so can every reference in it.',
  why: 'A reference that cannot be read is not checked, although it looks pinned.',
  source: 'ADR-003, Proto Reference Modes.',
  howToFix:
    'Write the reference in one of the three modes. If the file is not a proto, leave it out of `protos` in the configuration.',
  invalid: stepWith('skill:\n  id: worklog\n  content_hash: sha256:789xyz...') + usedSkill(),
  valid: stepWith('skill: worklog') + usedSkill(),
});
