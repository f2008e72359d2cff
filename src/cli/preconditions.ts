import { machineProbe } from '../io/machine.ts';
import type { CommandState, Machine, MachineRequirements, Probe } from '../model/machine.ts';
import { compareText } from '../model/text/text.ts';
import { escapeInvisible, neutralizeCommands } from '../report/escape.ts';
import type { World } from './command.ts';

/** A probe of this machine that also prints its results. */
export function reportingProbe(
  { env, cwd, printError }: World,
  top: string,
  isQuiet: boolean,
): Probe {
  const probe = machineProbe({ env, top, cwd });
  return async (requirements) => {
    const machine = await probe(requirements);
    if (!isQuiet) {
      for (const line of reportLines(machine, requirements)) {
        printError(`${neutralizeCommands(escapeInvisible(line))}\n`);
      }
    }
    return machine;
  };
}

/** One line per result. Values of variables are never shown. */
function reportLines(
  { commands, variables, emptyVariables, files, repositoryFiles }: Machine,
  requirements: MachineRequirements,
): string[] {
  const byName = [...commands].sort(([a], [b]) => compareText(a, b));
  const stateOf = (name: string) => (emptyVariables.has(name) ? 'empty' : 'not set');
  const names = [...requirements.variables].sort(compareText);
  const lines = [
    ...byName.map(([name, command]) => `  ${name}: ${describeCommand(command)}`),
    ...names.map((name) => `  $${name}: ${variables.has(name) ? 'set' : stateOf(name)}`),
    ...fileLines(requirements.files, files, './'),
    ...fileLines(requirements.repositoryFiles, repositoryFiles, ''),
  ];
  return lines.length === 0 ? [] : ['Found on this machine:', ...lines];
}

function fileLines(
  paths: ReadonlySet<string>,
  found: ReadonlySet<string>,
  prefix: string,
): readonly string[] {
  const sorted = [...paths].sort(compareText);
  return sorted.map((path) => `  ${prefix}${path}: ${found.has(path) ? 'present' : 'missing'}`);
}

function describeCommand({ path, version, fault }: CommandState): string {
  if (path === null) return fault ?? 'not on PATH';
  const versionText = version ?? (fault === null ? '' : `version unknown: ${fault}`);
  return versionText === '' ? path : `${versionText} (${path})`;
}
