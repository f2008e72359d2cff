import { compareDotted } from '../../contract/coverage/dotted.ts';
import { facetValue } from '../../model/contract.ts';
import { code, msg, pathPart, words } from '../../model/message.ts';
import { oneOf } from '../../model/words/codes.ts';
import { withMachine } from '../examples/machine.ts';
import { withToml } from '../examples/toml.ts';
import { platformNames } from '../manifest/toml-values.ts';
import { machineRule } from '../rule.ts';
import { isRequired, isRequiredTool } from '../support/item.ts';
import { filesOnMachine } from '../support/working-files.ts';
import { adr002 } from '../words/adr-002.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { machineAdvice } from '../words/machine-words.ts';
import { facetText } from '../words/words.ts';

/** What a runtime checks before a skill starts. */
const checked = 'Check preconditions (commands with versions, files)';
const jq = 'preconditions:\n  commands:\n    - cmd: jq';

export const preconditionCommandMissing = machineRule({
  id: 'precondition-command-missing',
  summary: 'Reports required commands that are not on PATH, with `--preconditions`.',
  why: 'The skill does not start on the machine that runs this check.',
  source:
    'ADR-002, "Validation Rules", step 5: "Check preconditions (commands with versions, files)"; skill.toml contract: "Must be installed".',
  enforces: [
    adr002(checked, 'preconditions.commands'),
    skillTomlContract('Must be installed', 'platform.required_tools'),
  ],
  howToFix: 'Install the command, or put its directory on PATH.',
  invalid: withMachine(jq, { commands: {}, variables: [] }),
  valid: withMachine(jq, { commands: { jq: '1.7' }, variables: [] }),
  *check({ skill, machine }) {
    for (const item of skill.contract.items) {
      const { kind, name, at } = item;
      if (kind !== 'command' && !isRequiredTool(item)) continue;
      const found = machine.commands.get(name);
      if (!found || found.path !== null) continue;
      const message = msg`Command ${code(name)} ${words(found.fault ?? 'is not on PATH')}.`;
      const help = found.fault === null ? machineAdvice('Install it') : undefined;
      yield { message, help, at, about: name, identity: name };
    }
  },
});

const log = 'preconditions:\n  files:\n    - path: log.org\n      base: cwd';

export const preconditionCwdMissing = machineRule({
  id: 'precondition-cwd-missing',
  summary:
    'Reports required files that neither the working directory nor, with `base: repo_root`, the repository has, with `--preconditions`.',
  why: 'The skill does not start in this directory.',
  source: `ADR-002, "Validation Rules", step 5: "${checked}".`,
  enforces: [adr002(checked, 'preconditions.files')],
  howToFix: 'Run the check in the directory where the skill runs, or create the file there.',
  invalid: withMachine(log, { commands: {}, variables: [] }),
  valid: withMachine(log, { commands: {}, variables: [], files: ['log.org'] }),
  *check({ skill, machine }) {
    for (const { path, base, at } of filesOnMachine(skill)) {
      const isHere = base === 'cwd';
      if ((isHere ? machine.files : machine.repositoryFiles).has(path)) continue;
      const place = words(isHere ? 'working directory' : 'repository');
      const message = msg`Required file ${pathPart(path)} is not in the ${place}.`;
      const help = machineAdvice('Create it');
      yield { message, help, at, about: isHere ? path : `${base}\0${path}` };
    }
  },
});

const region = 'env:\n  required:\n    - name: DEPLOY_REGION\n      description: Where to deploy.';

export const preconditionEnvMissing = machineRule({
  id: 'precondition-env-missing',
  summary: 'Reports required environment variables that are not set, with `--preconditions`.',
  why: 'The skill does not start in this environment.',
  source: 'ADR-002, "Validation Rules", step 6: "Check required env vars are set".',
  enforces: [adr002('Check required env vars are set', 'env.required')],
  howToFix:
    'Set the variable where the skill runs. Give it a value: an empty one, such as an unknown secret in CI, counts as missing.',
  invalid: withMachine(region, { commands: {}, variables: [] }),
  valid: withMachine(region, { commands: {}, variables: ['DEPLOY_REGION'] }),
  *check({ skill, machine }) {
    for (const item of skill.contract.items) {
      if (item.kind !== 'environment' || !isRequired(item)) continue;
      if (machine.variables.has(item.name)) continue;
      const state = machine.emptyVariables.has(item.name) ? 'empty' : 'not set';
      const message = msg`Required environment variable ${code(item.name)} is ${words(state)}.`;
      const help = machineAdvice('Set it');
      yield { message, help, at: item.at, about: item.name };
    }
  },
});

const windowsOnly = withToml('[platform]\nos = ["windows"]').trim();

export const preconditionPlatformUnmet = machineRule({
  id: 'precondition-platform-unmet',
  summary:
    'Reports skills for other systems or architectures than those of this machine, with `--preconditions`.',
  why: 'The skill does not start on this machine, or fails half-way.',
  source: 'skill.toml contract, "[platform] Section": "Supported OS (empty = all)"',
  enforces: [
    skillTomlContract('Supported OS (empty = all)', 'platform.os'),
    skillTomlContract('Supported architectures', 'platform.arch'),
  ],
  howToFix: 'Run the check on a system of the list, or add the one of this machine.',
  invalid: `${windowsOnly}\n-- machine.json --\n{"commands":{},"variables":[]}\n`,
  valid: `${windowsOnly}\n-- machine.json --\n{"commands":{},"variables":[],"os":"windows"}\n`,
  *check({ skill, machine }) {
    for (const key of ['os', 'arch'] as const) {
      const item = skill.contract.items.find(
        ({ kind, name }) => kind === 'platform' && name === key,
      );
      const value = facetValue(item ?? null, 'value');
      const supported = Array.isArray(value) ? value.map(String) : [];
      // Unknown names, which may mean this machine, are reported by platform-unknown.
      if (!item || supported.length === 0 || !supported.every(isKnownAs(key))) continue;
      if (supported.includes(machine[key])) continue;
      const message = msg`This machine is ${code(machine[key])}. The skill needs ${oneOf(supported)}.`;
      const help = msg`Check it there, or run without ${code('--preconditions')}.`;
      const at = item.facets.get('value')?.at ?? item.at;
      yield { message, help, at, about: key, identity: supported.join() };
    }
  },
});

function isKnownAs(key: 'os' | 'arch') {
  const known: readonly string[] = platformNames[key].values;
  return (name: string) => known.includes(name);
}

const go = 'preconditions:\n  commands:\n    - cmd: go\n      min_version: "1.22"';

export const preconditionVersionUnknown = machineRule({
  id: 'precondition-version-unknown',
  severity: 'warning',
  summary:
    'Reports commands with a required version that do not report their version, with `--preconditions`.',
  why: 'The skill may not work with the installed version. Some commands do not know `--version`.',
  source: `ADR-002, "Validation Rules", step 5: "${checked}".`,
  howToFix: 'Check the version by hand. If the command never reports it, remove the bound.',
  invalid: withMachine(go, { commands: { go: '' }, variables: [] }),
  valid: withMachine(go, { commands: { go: '1.22.1' }, variables: [] }),
  *check({ skill, machine }) {
    for (const item of skill.contract.items) {
      const found = item.kind === 'command' ? machine.commands.get(item.name) : undefined;
      const bound = ['min', 'max'].find((facet) => facetValue(item, facet) !== undefined);
      const at = bound === undefined ? undefined : item.facets.get(bound)?.at;
      if (!found || found.path === null || found.version !== null || !at) continue;
      const message = msg`Version of command ${code(item.name)} is unknown: it ${words(found.fault ?? 'was not asked')}.`;
      const help = msg`Check by hand that it meets ${code(`${bound}_version`)} ${facetText(item, bound)}.`;
      yield { message, help, at, about: `${item.name}\0unknown`, identity: '' };
    }
  },
});

const git = 'preconditions:\n  commands:\n    - cmd: git\n      min_version: "2.40"';

export const preconditionVersionUnmet = machineRule({
  id: 'precondition-version-unmet',
  summary:
    'Reports commands with a version outside the bounds of the skill, with `--preconditions`.',
  why: 'The skill does not start on this machine, or fails half-way.',
  source: `ADR-002, "Validation Rules", step 5: "${checked}".`,
  enforces: [
    adr002(
      checked,
      'preconditions.commands.[].min_version',
      'preconditions.commands.[].max_version',
    ),
  ],
  howToFix: 'Install a version within the bounds.',
  invalid: withMachine(git, { commands: { git: '2.39.5' }, variables: [] }),
  valid: withMachine(git, { commands: { git: '2.43.0' }, variables: [] }),
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
        const message = msg`Command ${code(item.name)} is ${code(found.version)}; ${code(low)} or later is required.`;
        const help = machineAdvice('Install it');
        yield { message, help, at: facet.at, about: `${item.name}\0min`, identity: low };
      } else if (high !== null && isAbove(found.version, high)) {
        const message = msg`Command ${code(item.name)} is ${code(found.version)}; ${code(high)} or earlier is required.`;
        const help = machineAdvice('Install it');
        const about = `${item.name}\0max`;
        yield { message, help, at: item.facets.get('max')?.at ?? facet.at, about, identity: high };
      }
    }
  },
});

/** Compares as many parts as the bound has: a maximum version of 2 includes 2.40. */
function isAbove(version: string, high: string): boolean {
  const parts = version.split('.').slice(0, high.split('.').length);
  return (compareDotted(parts.join('.'), high) ?? 0) > 0;
}
