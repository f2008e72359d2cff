import { expect, test } from 'vitest';
import { runBuiltAsync } from '../../test/support/built.ts';
import { skillsCli } from '../support/skills-tool.ts';
import { namedClones } from './clone.ts';
import { startGitHubHosts } from './github-hosts.ts';
import { installCasesOf } from './install-cases.ts';
import { publishClones } from './published.ts';
import {
  copyOf,
  entriesOf,
  filesOf,
  installPins,
  isInstallable,
  type RealInstall,
  type Scope,
  updateByTool,
} from './real-install.ts';

const clones = namedClones();
const scopes: readonly Scope[] = ['project', 'global'];
const options = { timeout: 1_800_000 };

/** The skills that the tool skips: it follows links of folders in the source, and installs one of two equal names. */
function ambiguousIn(output: string): ReadonlySet<string | undefined> {
  const [warning = ''] = /Multiple current paths[\s\S]*?(?:\n\n|$)/.exec(output) ?? [];
  return new Set([...warning.matchAll(/• (.+)/g)].map(([, name]) => name));
}

/**
 * The name of the entry that the tool wrote. Where the source declares another case of a name, the tool adds an entry of
 * that name for the same folder, and the entry that it was asked to update stays as it was.
 */
function writtenName(install: RealInstall, name: string): string {
  const isOtherCase = (other: string) =>
    other !== name && other.toLowerCase() === name.toLowerCase();
  return Object.keys(entriesOf(install)).find(isOtherCase) ?? name;
}

/** Installs skills of the history with the real tool, then updates one copy with our tool and one with it. */
async function updateTwice(scope: Scope) {
  const taken = new Set<string>();
  const pins = clones.flatMap((clone) => installCasesOf(clone, taken, isInstallable));
  const published = publishClones(clones);
  const hosts = await startGitHubHosts(published.folder);
  const ours = await installPins(pins, scope, hosts, published);
  const theirs = copyOf(ours);
  const names = [...ours.pins].flatMap(([name, { kind }]) => (kind === 'gone' ? [] : [name]));
  // The attributes of a source may keep LF on every system.
  const crlf = new Set(
    names.filter((name) =>
      Object.values(filesOf(ours, name)).some((text) => text.includes('\r\n')),
    ),
  );
  const context = { cwd: ours.path, env: hosts.env };
  const updated = await runBuiltAsync('cli', context, ['update', ...names]);
  expect(updated.code, updated.stdout + updated.stderr).toBe(0);
  const output = await updateByTool(theirs);
  console.log(output);
  const ambiguous = ambiguousIn(output);
  const compared = names.filter((name) => !ambiguous.has(name));
  console.table({
    requests: hosts.requests.length,
    refused: [...new Set(hosts.refused)].join(' '),
  });
  return { ours, theirs, compared, isCrlf: (name: string) => crlf.has(name) };
}

test.skipIf(skillsCli === '').each(scopes)(
  'update writes the same files as the real tool: %s lock',
  options,
  async (scope) => {
    const { ours, theirs, compared, isCrlf } = await updateTwice(scope);
    expect(new Set(compared.map((name) => ours.pins.get(name)?.kind))).toEqual(
      new Set(['current', 'crlf', 'pending', 'moved']),
    );
    const entries = (install: RealInstall, names: readonly string[]) => {
      const all = entriesOf(install);
      return names.map((name) => {
        const entry = all[writtenName(install, name)];
        const isAdded = writtenName(theirs, name) !== name;
        return `${name} ${JSON.stringify(isAdded ? { ...entry, installedAt: 'TIME' } : entry)}`;
      });
    };
    const files = (install: RealInstall, names: readonly string[]) =>
      names.map((name) => [name, filesOf(install, name)]);

    // With a hash of bytes, the real tool counts Windows line endings as an update; our tool does not.
    const others = compared.filter((name) => !isCrlf(name));
    expect(entries(ours, others)).toEqual(entries(theirs, others));
    expect(files(ours, others)).toEqual(files(theirs, others));

    const again = await updateByTool(ours);
    const renewed = [...again.matchAll(/^Updating (.+)…$/gm)].map(([, name]) => name);
    const expected = scope === 'project' ? compared.filter(isCrlf) : [];
    expect(renewed.toSorted()).toEqual(expected.toSorted());
    expect(entries(ours, compared)).toEqual(entries(theirs, compared));
    expect(files(ours, compared)).toEqual(files(theirs, compared));
  },
);
