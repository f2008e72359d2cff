import { withManifest } from './v1.ts';

/** A machine as an example tells of it: versions of commands by name, and what is set. */
export interface ExampleMachine {
  readonly commands: Readonly<Record<string, string>>;
  readonly variables: readonly string[];
  readonly empty?: readonly string[];
}

/** The example of a rule over machines: a skill whose frontmatter ends in these lines, and a machine. */
export function withMachine(lines: string, machine: ExampleMachine): string {
  return withManifest(lines, `-- machine.json --\n${JSON.stringify(machine)}`);
}
