import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Config, defaults } from '../../config/config.ts';
import { failLevels, scopes } from '../../model/config.ts';
import { didYouMean } from '../../model/text/suggest.ts';
import { UsageError } from '../../model/usage-error.ts';
import { jsonText } from '../../report/escape.ts';
import { findRule, rules } from '../../rules/catalog.ts';
import { defaultBranchConfig } from '../../setup/default-branch-config.ts';
import { open } from '../../setup/open.ts';
import { statUserPath } from '../../setup/user-path.ts';
import { ruleSetting } from '../../tasks/effective/rules.ts';
import {
  effectiveSettings,
  type SettingsRequest,
  sourcesOf,
} from '../../tasks/effective/settings.ts';
import { subjectOf } from '../../tasks/effective/subject.ts';
import type { Command } from '../command.ts';
import type { Arguments } from '../parsed-arguments.ts';
import { repositoryOptions } from '../repository-options.ts';
import { effectiveText, ruleText } from '../text/config.ts';

/** Prints the effective settings of a path with their origins. */
export const config: Command = {
  name: 'config',
  summary: 'print the settings of a path, and where each one is set',
  operands: '[PATH]',
  maxOperands: 1,
  options: [
    {
      name: 'rule',
      value: 'RULE',
      completions: rules.map(({ id }) => id),
      help: 'only this rule: its settings, and which one applies',
    },
    { name: 'base', value: 'REF', help: 'what to compare with, as in skillaccord check' },
    { name: 'scope', value: 'SCOPE', choices: scopes, help: 'as in skillaccord check' },
    { name: 'fail-on', value: 'SEVERITY', choices: failLevels, help: 'as in skillaccord check' },
    { name: 'json', help: 'as JSON' },
    ...repositoryOptions,
  ],
  examples: [
    ['skillaccord config', 'the whole repository'],
    ['skillaccord config skills/worklog', 'one skill; the path may be new'],
    ['skillaccord config skills/worklog --rule link-target', 'why a rule has its level'],
  ],
  async run(args, world) {
    const { operands, values, flags } = args;
    const [pathArgument] = operands;
    const exists =
      pathArgument !== undefined &&
      statUserPath({ name: pathArgument, path: resolve(world.cwd, pathArgument) });
    const { sides, config, configFiles } = await open({
      paths: exists ? [pathArgument] : [],
      cwd: world.cwd,
      base: values.get('base'),
      config: values.get('config'),
    });
    const top = sides.context.directory ?? world.cwd;
    const requestedPath = exists
      ? (sides.only?.[0] ?? '')
      : pathWithin(top, world.cwd, pathArgument);
    const path = requestedPath === '' ? null : requestedPath;
    const commandLineSettings = parseOverrides(args);
    // Line numbers refer to the file of head, not to the merged configuration.
    const headConfig = configFiles.tip ? (configFiles.headFile?.config ?? defaults) : config;
    const run: SettingsRequest = {
      config: headConfig,
      configFiles,
      entries: sides.head.entries,
      commandLineSettings,
    };
    const id = values.get('rule');
    if (id !== undefined) {
      const rule = requireRule(id);
      const subject = path === null ? null : subjectOf(path, run.entries, config);
      const setting = ruleSetting(rule, subject?.path ?? null, ...sourcesOf(run));
      world.print(flags.has('json') ? jsonText(setting) : ruleText(rule, setting, subject, world));
      return 0;
    }
    const effective = effectiveSettings(path, run);
    if (flags.has('json')) {
      world.print(jsonText(effective));
      return 0;
    }
    const { ignoredSourcesNote } = await defaultBranchConfig({
      ...{ cwd: world.cwd, directory: top },
      ...{ config: headConfig, named: values.get('config') },
    });
    world.print(effectiveText(effective, ignoredSourcesNote, world));
    return 0;
  },
};

function parseOverrides({ values }: Arguments): Partial<Config> {
  const [scope, failOn] = [values.get('scope'), values.get('fail-on')];
  return {
    ...(scope !== undefined && { scope: scope as Config['scope'] }),
    ...(failOn !== undefined && { failOn: failOn as Config['failOn'] }),
  };
}

function requireRule(id: string) {
  const rule = findRule(id);
  if (rule) return rule;
  const suggestion = didYouMean(
    id,
    rules.map((candidate) => candidate.id),
  );
  throw new UsageError(
    `No rule has the name "${id}".`,
    suggestion ?? 'skillaccord explain lists them all.',
  );
}

/** The path in a tree of a file that may not exist. Throws UsageError outside the tree. */
function pathWithin(top: string, cwd: string, pathArgument = '.'): string {
  const path = relative(realpathSync.native(top), resolve(realpathSync.native(cwd), pathArgument));
  if (path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) {
    throw new UsageError(`"${pathArgument}" is outside "${top}".`);
  }
  return path.split(sep).join('/');
}
