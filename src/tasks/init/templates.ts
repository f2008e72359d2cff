import { releaseTag } from '../../model/tool.ts';

/** Address of the Skillaccord repository, for generated files. */
export interface RepositoryAddress {
  /** The host name: `github.com`. */
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** Placeholder for an unknown owner. */
export const unknownAddress: RepositoryAddress = {
  host: 'github.com',
  owner: 'OWNER',
  name: 'skillaccord',
};

/** The forges with templates. */
export type Forge = 'github' | 'gitea' | 'forgejo' | 'gitlab';

/** The path of the workflow per forge; GitLab has a single file for all pipelines. */
export const workflowPaths: Readonly<Record<Forge, string | null>> = {
  github: '.github/workflows/skillaccord.yml',
  gitea: '.gitea/workflows/skillaccord.yml',
  forgejo: '.forgejo/workflows/skillaccord.yml',
  gitlab: null,
};

/** Options of the workflow template. */
export interface WorkflowOptions {
  readonly forge: Forge;
  readonly toolAddress: RepositoryAddress;
  /** The branch with checked pushes; null for none. */
  readonly branch: string | null;
  /** True if the checkout needs the tags. */
  readonly tags: boolean;
}

/** The workflow that checks pull requests, with minimal permissions. */
export function workflowText({ forge, toolAddress, branch, tags }: WorkflowOptions): string {
  const push = branch === null ? '' : `  push:\n    branches: [${yamlScalar(branch)}]\n`;
  const why = branch === null ? '' : ' # the state of the branch as a whole, too';
  const depth = tags ? '          fetch-depth: 0 # release: needs the tags\n' : '';
  const action =
    forge === 'github'
      ? `${toolAddress.owner}/${toolAddress.name}`
      : `https://${toolAddress.host}/${toolAddress.owner}/${toolAddress.name}`;
  return `# Reports what a pull request breaks in the skills of this repository: ${pageUrl(toolAddress, 'docs/ci.md')}
name: skills
on:
  pull_request:
${push.replace(/\n$/, `${why}\n`)}permissions:
  contents: read # for the checkout
jobs:
  skillaccord:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with:
          persist-credentials: false # no later step pushes
${depth}      - uses: ${action}@${releaseTag}
`;
}

/** A setting with its reason. */
export interface ReasonedSetting {
  readonly why: string;
  /** The line of the file. */
  readonly line: string;
}

/** A configuration with the suggested settings. */
export function configText(
  toolAddress: RepositoryAddress,
  settings: readonly ReasonedSetting[],
): string {
  const settingLines = settings.map(({ why, line }) => `\n# ${why}\n${line}\n`);
  return `# yaml-language-server: $schema=${rawUrl(toolAddress, 'schemas/config.schema.json')}
# Nothing has to be set. Every key: ${pageUrl(toolAddress, 'docs/configuration.md')}
${settingLines.join('')}
# rules: { link-target: off }             # error, warning, note or off; skillaccord explain lists the rules
# overrides: [{ files: ["vendor/**"], rules: { name-directory: off } }]
`;
}

/** The include of a GitLab pipeline, with the variables of its job: what it clones. */
export function gitlabInclude(toolAddress: RepositoryAddress): string {
  const { host, owner, name } = toolAddress;
  return `include:
  - remote: ${rawUrl(toolAddress, 'templates/gitlab.yml')}
skillaccord:
  variables:
    SKILLACCORD_REPOSITORY: https://${host}/${owner}/${name}
    SKILLACCORD_REF: ${releaseTag}
`;
}

/** URL of a file of Skillaccord, as raw bytes. */
function rawUrl({ host, owner, name }: RepositoryAddress, path: string): string {
  return host === 'github.com'
    ? `https://raw.githubusercontent.com/${owner}/${name}/${releaseTag}/${path}`
    : `https://${host}/${owner}/${name}/raw/tag/${releaseTag}/${path}`;
}

/** URL of a page of Skillaccord, for readers. */
function pageUrl({ host, owner, name }: RepositoryAddress, path: string): string {
  const segment = host === 'github.com' ? 'blob' : 'src/tag';
  return `https://${host}/${owner}/${name}/${segment}/${releaseTag}/${path}`;
}

function yamlScalar(text: string): string {
  return /^(main|master|develop|trunk)$/.test(text) ? text : JSON.stringify(text);
}
