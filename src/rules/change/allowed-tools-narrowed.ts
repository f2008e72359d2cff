import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { changedEntries } from '../words/words.ts';

/** The list of allowed tools permits less. */
export const allowedToolsNarrowed = changeRule({
  id: 'allowed-tools-narrowed',
  category: 'behaviour',
  summary: '`allowed-tools` that loses a permission comes with a minor version step.',
  why: 'A host that grants only what is listed withholds a tool that the instructions may still use.',
  on: { kind: 'allowed-tools', action: 'changed', verdict: 'narrowed' },
  grade: { bump: 'minor', warn: true },
  direction: 'power',
  basis: { document: 'the SKILL.md parser', quote: 'only ever NARROW, never grant' },
  power: 'narrowed',
  message: (change) =>
    `allowed-tools was narrowed by ${changedEntries(change)}; a host that grants only what is listed withholds it, in use or not.`,
  invalid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
