import { newConfigPath } from '../../io/config-file.ts';
import { createFile, pathExists } from '../../io/disk/create-file.ts';
import { type GitState, readGitState } from '../../io/revision/git-state.ts';
import { selfUrl } from '../../io/self-url.ts';
import { tool } from '../../model/tool.ts';
import { readAll } from '../../model/tree.ts';
import { check } from '../../pipeline/check.ts';
import { load } from '../../pipeline/load.ts';
import { type OpenedRun, open } from '../../setup/open.ts';
import { detectForge, scanRepository } from '../../tasks/init/repository-scan.ts';
import {
  configText,
  type Forge,
  type RepositoryAddress,
  unknownAddress,
  workflowPaths,
  workflowText,
} from '../../tasks/init/templates.ts';
import type { Command } from '../command.ts';
import { type InitResult, initText } from '../text/init.ts';

/** Sets up a repository: detects settings, writes the workflow and the configuration, lists the next steps. */
export const init: Command = {
  name: 'init',
  summary: 'write a workflow and a configuration',
  operands: '',
  maxOperands: 0,
  options: [{ name: 'dry-run', help: 'print the files, and write nothing' }],
  examples: [
    ['skillaccord init', 'asks nothing, overwrites nothing'],
    ['skillaccord init --dry-run', 'look first'],
  ],
  async run({ flags }, world) {
    const gitState = await readGitState(world.cwd);
    const openedRun = await open({ cwd: gitState.top, base: 'none' });
    const result = await prepare(gitState, openedRun, flags.has('dry-run'));
    if (!result.isDryRun) {
      for (const { path, text } of result.written) createFile(gitState.top, path, text);
    }
    world.print(initText(result, world));
    return 0;
  },
};

async function prepare(
  gitState: GitState,
  openedRun: OpenedRun,
  isDryRun: boolean,
): Promise<InitResult> {
  const { sides, configFiles } = openedRun;
  const paths = sides.head.entries.map(({ path }) => path);
  const forge = detectForge(parseAddress(gitState.remote)?.host ?? null, paths);
  const toolAddress = chooseAddress(forge[0], parseAddress(await selfUrl(tool.name)));
  const scan = scanRepository((await load(sides.head, openedRun.config)).workspace, gitState.tags);
  const existingConfig = configFiles.headFile?.path;
  const config =
    existingConfig === undefined ? { ...openedRun.config, ignore: scan.ignore } : openedRun.config;
  const report = await check({ ...sides, base: null }, { ...config, scope: 'all' }, configFiles);
  const existingWorkflows = await findWorkflowsUsing(openedRun);
  const workflowPath = workflowPaths[forge[0]];
  const kept: (readonly [string, string])[] = existingWorkflows.map((path) => [
    path,
    'uses Skillaccord already',
  ]);
  const written: { path: string; text: string }[] = [];
  const writeOrKeep = (path: string, text: string) => {
    if (pathExists(gitState.top, path)) kept.push([path, 'was there already']);
    else written.push({ path, text });
  };
  const isNewConfig = existingConfig === undefined;
  if (workflowPath !== null && existingWorkflows.length === 0) {
    const branch = report.summary.errors === 0 ? (pushBranch(gitState) ?? null) : null;
    const tags = isNewConfig ? scan.release !== null : config.release !== 'base';
    writeOrKeep(workflowPath, workflowText({ forge: forge[0], toolAddress, branch, tags }));
  }
  const usesGithubFolder =
    forge[0] === 'github' || paths.some((path) => path.startsWith('.github/'));
  if (!isNewConfig) kept.push([existingConfig, 'was there already']);
  else {
    writeOrKeep(newConfigPath(usesGithubFolder), configText(toolAddress, scan.settings));
  }
  const ignored =
    written.length === 0 ? [] : await gitState.findIgnored(written.map((file) => file.path));
  const existing = kept.map(([path]) => path);
  const unreplaced = await findMatching(openedRun, existing, placeholderPattern);
  const details = { scan, gitState, forge, toolAddress, written, kept, ignored, isDryRun };
  return { ...details, unreplaced, totals: report.summary, scope: config.scope };
}

/** The default branch, unless it contains wildcards of workflow filters. */
function pushBranch({ branch }: GitState): string | undefined {
  return branch && /^[\w./-]+$/.test(branch.name) ? branch.name : undefined;
}

/** The workflows and pipelines that already run Skillaccord. */
async function findWorkflowsUsing(openedRun: OpenedRun): Promise<readonly string[]> {
  const { head } = openedRun.sides;
  const workflowPattern = /^(\.(github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml)$/;
  const paths = head.entries.flatMap(({ path, kind }) =>
    kind !== 'symlink' && workflowPattern.test(path) ? [path] : [],
  );
  const usagePattern = /^[^#\n]*(?:uses:|remote:|project:|run:|npx|script:|-)\s.*skillaccord/m;
  return findMatching(openedRun, paths, usagePattern);
}

const placeholderPattern = new RegExp(`\\b${unknownAddress.owner}/${unknownAddress.name}\\b`);

/** The paths of files with a text that matches. */
async function findMatching(
  { sides: { head } }: OpenedRun,
  paths: readonly string[],
  pattern: RegExp,
): Promise<readonly string[]> {
  const { files } = await readAll(head, paths);
  return paths.filter((path) => pattern.test(new TextDecoder().decode(files.get(path))));
}

/** Parses host, owner and name of a repository address. */
function parseAddress(address: string | null): RepositoryAddress | null {
  const addressPattern =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
  const [, host, owner, name] = addressPattern.exec(address ?? '') ?? [];
  return host !== undefined && owner !== undefined && name !== undefined
    ? { host, owner, name }
    : null;
}

/** The address for the generated files: GitHub only runs Actions of its own server. */
function chooseAddress(forge: Forge, selfAddress: RepositoryAddress | null): RepositoryAddress {
  return selfAddress === null || (forge === 'github' && selfAddress.host !== 'github.com')
    ? unknownAddress
    : selfAddress;
}
