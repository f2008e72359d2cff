import { skillToml, withToml } from './toml.ts';

/** The example of a rule over dependencies: `tool.deploy` with these lines, beside `tool.kubectl` 0.1.0. */
export function withKubectl(lines: string, kubectl = ''): string {
  const other = skillToml(kubectl, 'id = "tool.kubectl"\nversion = "0.1.0"')
    .replace('Deploy', 'Kubectl')
    .replace('Deploys services', 'Looks after clusters');
  return withToml(lines, `-- skills/kubectl/skill.toml --\n${other}`);
}
