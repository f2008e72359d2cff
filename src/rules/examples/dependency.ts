import { skillToml, withToml } from './toml.ts';

/** Example for dependencies: `tool.deploy` with these lines, and `tool.kubectl` 0.1.0. */
export function withKubectl(lines: string, kubectl = ''): string {
  const other = skillToml(kubectl, 'id = "tool.kubectl"\nversion = "0.1.0"')
    .replace('Deploy', 'Kubectl')
    .replace('Deploys services', 'Looks after clusters');
  return withToml(lines, `-- skills/kubectl/skill.toml --\n${other}`);
}
