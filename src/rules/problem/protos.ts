import { stepWith, usedSkill } from '../examples/proto.ts';
import { problemRule } from '../rule.ts';

export const protoSyntax = problemRule({
  id: 'proto-syntax',
  category: 'reference',
  summary: 'Reports invalid references to skills, and files with references that cannot be read.',
  options: '`protos:` names the files.',
  why: 'A reference that cannot be read is not checked, although it looks pinned.',
  source: 'ADR-003, Proto Reference Modes.',
  howToFix: 'Correct the reference, or leave the file out of `protos` in the configuration.',
  invalid: stepWith('skill:\n  id: worklog\n  content_hash: sha256:789xyz...') + usedSkill(),
  valid: stepWith('skill: worklog') + usedSkill(),
});
