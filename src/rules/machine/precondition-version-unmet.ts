import { compareDotted } from '../../contract/coverage/dotted.ts';
import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { withMachine } from '../examples/machine.ts';
import { machineRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { machineAdvice } from '../words/machine-words.ts';

const preconditions = 'preconditions:\n  commands:\n    - cmd: git\n      min_version: "2.40"';

/** A command with a version out of bounds. */
export const preconditionVersionUnmet = machineRule({
  id: 'precondition-version-unmet',
  severity: 'error',
  summary:
    'Reports commands with a version outside the bounds of the skill, with `--preconditions`.',
  why: 'The skill does not start on this machine, or fails half-way.',
  source:
    'ADR-002, "Validation Rules", step 5: "Check preconditions (commands with versions, files)".',
  enforces: [
    adr002(
      'Check preconditions (commands with versions, files)',
      'preconditions.commands.[].min_version',
      'preconditions.commands.[].max_version',
    ),
  ],
  howToFix: 'Install a version within the bounds.',
  invalid: withMachine(preconditions, { commands: { git: '2.39.5' }, variables: [] }),
  valid: withMachine(preconditions, { commands: { git: '2.43.0' }, variables: [] }),
  *check({ skill, machine }) {
    for (const item of skill.contract.items) {
      const found = item.kind === 'command' ? machine.commands.get(item.name) : undefined;
      const bounds = { min: facetValue(item, 'min'), max: facetValue(item, 'max') };
      const facet = item.facets.get(bounds.min === undefined ? 'max' : 'min');
      // Unknown versions are reported by precondition-version-unknown.
      if (!found || found.path === null || found.version === null || !facet) continue;
      const low = String(bounds.min ?? '0');
      const high = bounds.max === undefined ? null : String(bounds.max);
      if ((compareDotted(found.version, low) ?? 0) < 0) {
        yield {
          message: msg`Command ${code(item.name)} is ${code(found.version)}; ${code(low)} or later is required.`,
          help: machineAdvice('Install it'),
          at: facet.at,
          about: `${item.name}\0min`,
          identity: low,
        };
      } else if (high !== null && isAbove(found.version, high)) {
        yield {
          message: msg`Command ${code(item.name)} is ${code(found.version)}; ${code(high)} or earlier is required.`,
          help: machineAdvice('Install it'),
          at: item.facets.get('max')?.at ?? facet.at,
          about: `${item.name}\0max`,
          identity: high,
        };
      }
    }
  },
});

/** Compares as many parts as the bound has: a maximum version of 2 includes 2.40. */
function isAbove(version: string, high: string): boolean {
  const parts = version.split('.').slice(0, high.split('.').length);
  return (compareDotted(parts.join('.'), high) ?? 0) > 0;
}
