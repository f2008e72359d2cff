import { installStep, npmPackages, skip } from '../support/tools.js';

const packages = [
  '@anthropic-ai/claude-code',
  '@openai/codex',
  '@github/copilot',
  'opencode-ai',
  '@google/gemini-cli',
];
const shell = process.platform === 'win32';
/** Only read, but for what prints a schema or a verdict; scripts of the packages do not run. */
const linux = ['--ignore-scripts', '--os=linux', '--cpu=x64', '--libc=glibc'];

export const clients = {
  id: 'clients',
  about: 'the fields that the newest clients know, against the tables of permissions',
  prepare(mayInstall) {
    if (process.platform !== 'linux' || process.arch !== 'x64')
      skip('the programs of the clients are read as they are for Linux on x64');
    const newest = packages.map((name) => `${name}@${newestOf(name)}`);
    const folder = `clients-${newest.map((name) => name.split('@').at(-1)).join('-')}`;
    return { CLIENTS: npmPackages(folder, newest, mayInstall, linux) };
  },
};

function newestOf(name) {
  const command = ['npm', 'view', name, 'version', '--fetch-retries=1'];
  return installStep('npm does not say what is newest', command, { shell }).trim();
}
