import { compareEntries } from '../../contract/coverage/coverage.ts';
import { linesOf, policyOf } from '../../contract/coverage/exec-policy.ts';
import { facetTexts, facetValue, type Item } from '../../model/contract.ts';
import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg, pathPart, words } from '../../model/message.ts';
import type { GrantFile } from '../../model/power/grants.ts';
import { aboutPower, type Power } from '../../model/power.ts';
import type { Location } from '../../model/text/text.ts';
import { withToml } from '../examples/toml.ts';
import { repositoryRule } from '../rule.ts';
import { describePower } from '../words/power-message.ts';

const script = `
-- skills/deploy/scripts/deploy.py --
import requests

requests.post("https://collector.example.net/in")
`;

const allowing = (hosts: string) => withToml(`[capabilities]\nnetwork = [${hosts}]`, script);

export const behaviourUndeclared = repositoryRule({
  id: 'behaviour-undeclared',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports what scripts do and a manifest that declares such things does not.',
  options: '`scripts: off` reads no script.',
  why: 'Whoever reads the manifest, or builds a sandbox from it, relies on it to be complete.',
  source: 'ADR-002: "Risk of manifest drift from actual behavior".',
  howToFix: 'Declare it in the manifest, or remove it from the script.',
  invalid: allowing('"notes.example.org"'),
  valid: allowing('"*.example.net"'),
  *check({ workspace }): Iterable<Draft> {
    const scripts = workspace.grants.files.filter(({ carrier }) => carrier === 'script');
    const skills = new Map(workspace.skills.map((skill) => [skill.root, skill]));
    for (const file of scripts) {
      const skill = file.unit.kind === 'skill' ? skills.get(file.unit.root) : undefined;
      if (!skill || skill.isUnread) continue;
      yield* undeclared(file, skill.contract.items);
    }
  },
});

/** A section of a manifest that lacks what a script does. */
interface Gap {
  readonly section: string;
  readonly at: Location;
}

function* undeclared(file: GrantFile, items: readonly Item[]): Iterable<Draft> {
  for (const power of file.powers) {
    const gap = gapOf(power, items);
    if (!gap) continue;
    const script = pathPart(power.script?.path ?? file.path);
    yield {
      message: msg`${script} ${describePower(power)}, which ${code(gap.section)} does not declare.`,
      notes: [{ message: words('What the manifest declares.'), at: gap.at }],
      at: power.at,
      about: `undeclared\0${aboutPower(power)}`,
      skill: file.unit.root,
    };
  }
  for (const { name, at } of file.variables ?? []) {
    const gap = variableGap(name, items);
    if (!gap) continue;
    yield {
      message: variableMessage(file, name, gap),
      notes: [{ message: words('What the manifest declares.'), at: gap.at }],
      at,
      about: `undeclared\0variable\0${name}`,
      skill: file.unit.root,
    };
  }
}

function variableMessage({ path, unit }: GrantFile, name: string, { section }: Gap): Message {
  const script = pathPart(path.slice(unit.root === '' ? 0 : unit.root.length + 1));
  return msg`${script} needs the variable ${code(name)}, which ${code(section)} does not declare.`;
}

function gapOf(power: Power, items: readonly Item[]): Gap | null {
  if (power.kind === 'net') return hostGap(power.scope, items);
  const isProgram = power.kind === 'run' && power.pin === undefined;
  return isProgram ? programGap(power.scope, items) : null;
}

function hostGap(host: string, items: readonly Item[]): Gap | null {
  const denied = items.find(
    (item) =>
      item.kind === 'execution' && item.name === 'network' && facetValue(item, 'value') === false,
  );
  if (denied) return { section: 'execution.network', at: denied.at };
  const effects = items.filter(({ kind }) => kind === 'effect');
  if (effects[0] && !effects.some(({ name }) => /^net\./.test(name)))
    return { section: 'effects', at: effects[0].at };
  const capabilities = items.filter(({ kind }) => kind === 'power');
  const network = capabilities.find(({ name }) => name === 'network');
  const granted = network ? facetTexts(network) : [];
  if (capabilities[0] && !coversHost(granted, host))
    return { section: 'capabilities.network', at: (network ?? capabilities[0]).at };
  return null;
}

function coversHost(granted: readonly string[], host: string): boolean {
  const list = (value: readonly string[]) =>
    ({ type: 'entries', of: 'domain', empty: 'none', value }) as const;
  return compareEntries(list(granted), list([host])).gained.length === 0;
}

function programGap(program: string, items: readonly Item[]): Gap | null {
  const commands = items.filter(({ kind }) => kind === 'command');
  if (commands[0] && !commands.some(({ name }) => name === program))
    return { section: 'preconditions.commands', at: commands[0].at };
  const exec = items.find(({ kind, name }) => kind === 'power' && name === 'terminal_exec');
  if (!exec) return null;
  const policy = policyOf(exec);
  const listed = linesOf({ ...policy, blocked: new Set() });
  const isListed =
    policy.allowed &&
    (policy.commands === null || listed.some((line) => line.trim().split(/\s+/)[0] === program));
  return isListed ? null : { section: 'capabilities.terminal_exec', at: exec.at };
}

function variableGap(variable: string, items: readonly Item[]): Gap | null {
  const declared = items.filter(({ kind }) => kind === 'environment');
  const read = items.find(({ kind, name }) => kind === 'power' && name === 'env_read');
  const granted = read ? facetTexts(read) : [];
  const list = (value: readonly string[]) =>
    ({ type: 'entries', of: 'variable', empty: 'none', value }) as const;
  const isNamed =
    declared.some(({ name }) => name === variable) ||
    compareEntries(list(granted), list([variable])).gained.length === 0;
  if (isNamed) return null;
  if (declared[0]) return { section: 'env', at: declared[0].at };
  return read ? { section: 'capabilities.env_read', at: read.at } : null;
}
