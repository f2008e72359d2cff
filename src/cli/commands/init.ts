import { createFile, isTaken } from '../../io/disk/create-file.ts';
import { type Standing, standingOf } from '../../io/revision/git-state.ts';
import { ownAddress } from '../../io/self-url.ts';
import { readAll } from '../../model/tree.ts';
import { check } from '../../pipeline/check.ts';
import { load } from '../../pipeline/load.ts';
import { tool } from '../../report/tool.ts';
import { type Opening, open } from '../../setup/open.ts';
import { forgeOf, survey } from '../../tasks/init/repository-scan.ts';
import {
  configText,
  type Forge,
  type Home,
  unknownHome,
  workflowPlaces,
  workflowText,
} from '../../tasks/init/templates.ts';
import type { Command } from '../command.ts';
import { type Begun, initText } from '../text/init.ts';

/** Sets a repository up: finds out what it can, writes the workflow and the configuration, says what comes next. */
export const init: Command = {
  name: 'init',
  summary: 'write a workflow and a configuration',
  operands: '',
  most: 0,
  options: [{ name: 'dry-run', help: 'print what would be written, and write nothing' }],
  examples: [
    ['skillgate init', 'asks nothing, overwrites nothing'],
    ['skillgate init --dry-run', 'look first'],
  ],
  async run({ flags }, world) {
    const standing = await standingOf(world.cwd);
    const opening = await open({ cwd: standing.top, base: 'none' });
    const begun = await begin(standing, opening, flags.has('dry-run'));
    if (!begun.isDry) {
      for (const { path, text } of begun.written) createFile(standing.top, path, text);
    }
    world.print(initText(begun, world));
    return 0;
  },
};

async function begin(standing: Standing, opening: Opening, isDry: boolean): Promise<Begun> {
  const { sides, gate } = opening;
  const paths = sides.head.entries.map(({ path }) => path);
  const forge = forgeOf(placeOf(standing.remote)?.host ?? null, paths);
  const home = homeFor(forge[0], placeOf(await ownAddress(tool.name)));
  const found = survey((await load(sides.head, opening.config)).workspace, standing.tags);
  const known = gate.file?.path;
  const config = known === undefined ? { ...opening.config, ignore: found.ignore } : opening.config;
  const report = await check({ ...sides, base: null }, { ...config, scope: 'all' }, gate);
  const users = await workflowsUsing(opening);
  const place = workflowPlaces[forge[0]];
  const kept: (readonly [string, string])[] = users.map((path) => [path, 'uses Skillgate already']);
  const written: { path: string; text: string }[] = [];
  const offer = (path: string, text: string) => {
    if (isTaken(standing.top, path)) kept.push([path, 'was there already']);
    else written.push({ path, text });
  };
  const isSet = known === undefined;
  if (place !== null && users.length === 0) {
    const branch = report.summary.errors === 0 ? (pushed(standing) ?? null) : null;
    const tags = isSet ? found.release !== null : config.release !== 'base';
    offer(place, workflowText({ forge: forge[0], home, branch, tags }));
  }
  const inGithub = forge[0] === 'github' || paths.some((path) => path.startsWith('.github/'));
  if (!isSet) kept.push([known, 'was there already']);
  else {
    offer(inGithub ? '.github/skillgate.yml' : 'skillgate.yml', configText(home, found.settings));
  }
  const ignored =
    written.length === 0 ? [] : await standing.ignoredOf(written.map((one) => one.path));
  const done = { found, standing, forge, home, written, kept, ignored, isDry };
  return { ...done, totals: report.summary, scope: config.scope };
}

/** The default branch, where a workflow can name it without quoting its wildcards. */
function pushed({ branch }: Standing): string | undefined {
  return branch && /^[\w./-]+$/.test(branch.name) ? branch.name : undefined;
}

/** The workflows and pipelines that run Skillgate already. */
async function workflowsUsing({ sides: { head } }: Opening): Promise<readonly string[]> {
  const places = /^(\.(github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml)$/;
  const paths = head.entries.flatMap(({ path, kind }) =>
    kind !== 'symlink' && places.test(path) ? [path] : [],
  );
  const { files } = await readAll(head, paths);
  const uses = /^[^#\n]*(?:uses:|remote:|project:|run:|npx|script:|-)\s.*skillgate/m;
  return paths.filter((path) => uses.test(new TextDecoder().decode(files.get(path))));
}

/** Server, owner and name in the address of a repository. */
function placeOf(address: string | null): Home | null {
  const found =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
  const [, host, owner, name] = found.exec(address ?? '') ?? [];
  return host !== undefined && owner !== undefined && name !== undefined
    ? { host, owner, name }
    : null;
}

/** Where the program is to be had from: GitHub runs Actions of its own server only. */
function homeFor(forge: Forge, own: Home | null): Home {
  return own === null || (forge === 'github' && own.host !== 'github.com') ? unknownHome : own;
}
