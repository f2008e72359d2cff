import { type Config, type ConfigFile, defaults } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import type { CommandState, Probe } from '../model/machine.ts';
import type { Report } from '../model/report.ts';
import type { RunContext } from '../model/sides.ts';
import { check } from '../pipeline/check.ts';
import { rules } from '../rules/catalog.ts';
import type { ExampleMachine } from '../rules/examples/machine.ts';
import { type Archive, subtree } from '../syntax/txtar.ts';
import { exampleTree } from './example-tree.ts';

/**
 * Checks the trees of an archive: `after/` against `before/`, or the whole archive without a base. Examples of rules,
 * cases of the tests and the demo use this form.
 */
export async function checkExample(
  example: Archive,
  settings: Partial<Config> = {},
): Promise<Report> {
  const { archive: contents, probe } = withoutMachine(example);
  const { archive, tag } = withoutTag(contents);
  const hasBase = [...archive.files.keys()].some((path) => /^(before|after)\//.test(path));
  const head = exampleTree(hasBase ? subtree(archive, 'after') : Object.fromEntries(archive.files));
  const base = hasBase ? exampleTree(subtree(archive, 'before')) : null;
  const file = configOf(hasBase ? subtree(archive, 'after') : Object.fromEntries(archive.files));
  const baseFile = hasBase ? configOf(subtree(archive, 'before')) : null;
  const configFiles = {
    headFile: file,
    baseFile,
    trustedConfig: hasBase ? exampleConfig(baseFile, settings) : null,
  };
  const config = exampleConfig(file, settings);
  // An example has no tags except the tag under test.
  const releases = config.release === 'base' ? undefined : async () => noRelease;
  return check(
    { head, base, context: exampleContext(hasBase), probe, findRelease: releases, tag },
    config,
    configFiles,
  );
}

const noRelease = { tags: [], tagsWithoutVersion: [], matching: 0, last: null };

/** The configuration of an example, overridden by `settings`. */
function exampleConfig(file: ConfigFile | null, settings: Partial<Config>): Config {
  const config = { ...defaults, ...file?.config };
  return { ...config, ...settings, rules: { ...config.rules, ...settings.rules } };
}

/** Splits off the machine of an example, which replaces probes of this machine. */
function withoutMachine(example: Archive): { archive: Archive; probe: Probe | undefined } {
  const text = example.files.get(machineName);
  if (text === undefined) return { archive: example, probe: undefined };
  const files = new Map([...example.files].filter(([path]) => path !== machineName));
  return { archive: { ...example, files }, probe: probeOf(JSON.parse(text) as ExampleMachine) };
}

/** Splits off the tag of an example. */
function withoutTag(example: Archive): { archive: Archive; tag: string | undefined } {
  const tag = example.files.get(tagName)?.trim();
  const files = new Map([...example.files].filter(([path]) => path !== tagName));
  return { archive: { ...example, files }, tag };
}

function probeOf(example: ExampleMachine): Probe {
  return async ({ commands }) => ({
    os: example.os ?? 'linux',
    arch: example.arch ?? 'x86_64',
    commands: new Map([...commands.keys()].map((name) => [name, commandOf(name, example)])),
    variables: new Set(example.variables),
    emptyVariables: new Set(example.empty),
    files: new Set(example.files),
    repositoryFiles: new Set(example.repositoryFiles),
  });
}

function commandOf(name: string, { commands }: ExampleMachine): CommandState {
  const version = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (version === undefined) return { path: null, version: null, fault: null };
  const fault = version === '' ? 'prints no version for --version' : null;
  return { path: `/usr/bin/${name}`, version: version === '' ? null : version, fault };
}

/** The configuration file of an example. */
function configOf(files: Readonly<Record<string, string>>): ConfigFile | null {
  const [path, text] = Object.entries(files).find(([name]) => name === configName) ?? [];
  if (path === undefined || text === undefined) return null;
  return readConfig(
    path,
    text,
    rules.map(({ id }) => id),
  );
}

const configName = 'skillaccord.yml';
const machineName = 'machine.json';
const tagName = 'tag';

/** The context of a run without a repository. */
export function exampleContext(hasBase: boolean): RunContext {
  return {
    head: () => ({ sha: null, dirty: false }),
    base: hasBase ? { sha: '0'.repeat(40), how: 'example' } : null,
    remote: null,
    directory: null,
    proposed: false,
    judgesBranch: hasBase,
    today: '2026-01-01',
  };
}
