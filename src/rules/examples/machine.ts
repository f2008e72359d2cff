import { withManifest } from './v1.ts';

/** The machine of an example: versions of commands by name, and environment variables. */
export interface ExampleMachine {
  /** Linux where absent. */
  readonly os?: string;
  /** `x86_64` where absent. */
  readonly arch?: string;
  readonly commands: Readonly<Record<string, string>>;
  readonly variables: readonly string[];
  readonly empty?: readonly string[];
  readonly files?: readonly string[];
  readonly repositoryFiles?: readonly string[];
}

/** Example for machine rules: a skill with these lines at the end of its frontmatter, and a machine. */
export function withMachine(lines: string, machine: ExampleMachine): string {
  return withManifest(lines, `-- machine.json --\n${JSON.stringify(machine)}`);
}
