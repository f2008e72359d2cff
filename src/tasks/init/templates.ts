import { releaseTag } from '../../model/tool.ts';

/** Where Skillaccord itself is to be had, for what is written to name it. */
export interface RepositoryAddress {
  /** The server, such as `github.com`. */
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** What stands in for an owner nobody knows. */
export const unknownAddress: RepositoryAddress = {
  host: 'github.com',
  owner: 'OWNER',
  name: 'skillaccord',
};

/** The kinds of servers there are files for. */
export type Forge = 'github' | 'gitea' | 'forgejo' | 'gitlab';

/** Where a workflow goes on each; GitLab has none, but one file for everything. */
export const workflowPaths: Readonly<Record<Forge, string | null>> = {
  github: '.github/workflows/skillaccord.yml',
  gitea: '.gitea/workflows/skillaccord.yml',
  forgejo: '.forgejo/workflows/skillaccord.yml',
  gitlab: null,
};

/** What a workflow is made for. */
export interface WorkflowOptions {
  readonly forge: Forge;
  readonly home: RepositoryAddress;
  /** The branch whose pushes are judged too; null where they are not. */
  readonly branch: string | null;
  /** Whether the tags have to be there. */
  readonly tags: boolean;
}

/** The workflow that judges pull requests, with the least permissions. */
export function workflowText({ forge, home, branch, tags }: WorkflowOptions): string {
  const push = branch === null ? '' : `  push:\n    branches: [${yamlScalar(branch)}]\n`;
  const why = branch === null ? '' : ' # the state of the branch as a whole, too';
  const depth = tags ? '        with:\n          fetch-depth: 0 # release: needs the tags\n' : '';
  const action =
    forge === 'github'
      ? `${home.owner}/${home.name}`
      : `https://${home.host}/${home.owner}/${home.name}`;
  return `# Tells what a pull request breaks in the skills of this repository: ${pageUrl(home, 'docs/ci.md')}
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
${depth}      - uses: ${action}@${releaseTag}
`;
}

/** A setting with what it was made for. */
export interface ReasonedSetting {
  readonly why: string;
  /** The line of the file. */
  readonly line: string;
}

/** A configuration of the settings there is a reason for. */
export function configText(home: RepositoryAddress, settings: readonly ReasonedSetting[]): string {
  const settingLines = settings.map(({ why, line }) => `\n# ${why}\n${line}\n`);
  return `# yaml-language-server: $schema=${rawUrl(home, 'schemas/config.schema.json')}
# Nothing has to be set. Every key: ${pageUrl(home, 'docs/configuration.md')}
${settingLines.join('')}
# rules: { link-target: off }             # error, warning, note or off; skillaccord explain lists the rules
# overrides: [{ files: ["vendor/**"], rules: { name-directory: off } }]
`;
}

/** What a GitLab pipeline includes. */
export function gitlabInclude(home: RepositoryAddress): string {
  return `include:\n  - remote: ${rawUrl(home, 'templates/gitlab.yml')}\n`;
}

/** The address of a file of Skillaccord, as bytes. */
function rawUrl({ host, owner, name }: RepositoryAddress, path: string): string {
  return host === 'github.com'
    ? `https://raw.githubusercontent.com/${owner}/${name}/${releaseTag}/${path}`
    : `https://${host}/${owner}/${name}/raw/tag/${releaseTag}/${path}`;
}

/** The address of a page of Skillaccord, for a reader. */
function pageUrl({ host, owner, name }: RepositoryAddress, path: string): string {
  const segment = host === 'github.com' ? 'blob' : 'src/tag';
  return `https://${host}/${owner}/${name}/${segment}/${releaseTag}/${path}`;
}

function yamlScalar(text: string): string {
  return /^(main|master|develop|trunk)$/.test(text) ? text : JSON.stringify(text);
}
