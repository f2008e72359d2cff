import { expect, test } from 'vitest';
import { type Content, clone, type Origin, origin } from '../../test/support/git.ts';
import { recipe } from '../../test/support/recipes.ts';
import { worklog } from '../../test/support/skills.ts';
import { act, type StandIns, type WorkflowResult } from '../act/run-act.ts';

type Files = Readonly<Record<string, Content>>;

const slow = { timeout: 300_000 };
const small = worklog('1.1.0', 'day', 'tz');
const sufficient = worklog('2.0.0', 'day', 'tz');

/** Prints what it is asked for, and the notes that it gets. */
const gh = `echo "gh $*" >&2
case "$*" in
*--json*) echo 'Notes of the tool.' ;;
*--notes-file*) cat notes.md ;;
esac`;

/** A composite action that runs a script, with these outputs of its step. */
function scripted(script: string, ...outputs: readonly string[]): string {
  const values = outputs.map((name) => `  ${name}: { value: '\${{ steps.it.outputs.${name} }}' }`);
  const lines = script
    .trim()
    .split('\n')
    .map((line) => `        ${line}`);
  return `name: stand-in
description: Does what the action does, without its server.
inputs:
  publish: { required: false }
  ref: { required: false }
outputs:${values.length === 0 ? ' {}' : `\n${values.join('\n')}`}
runs:
  using: composite
  steps:
    - id: it
      shell: bash
      env: { PUBLISH: '\${{ inputs.publish }}', REF: '\${{ inputs.ref }}' }
      run: |
${lines.join('\n')}
`;
}

/** Releases what the manifest names and no tag has, as the action does once its pull request is merged. */
const releasePlease = (url: string) =>
  scripted(
    `
git clone --quiet ${url} .
tag="v$(jq -r '.["."]' .release-please-manifest.json)"
git show-ref --verify --quiet "refs/tags/$tag" && exit 0
git tag "$tag" "$(git log -1 --format=%H -- .release-please-manifest.json)"
git push --quiet origin "$tag"
echo "Released $tag."
echo "tag_name=$tag" >> "$GITHUB_OUTPUT"`,
    'tag_name',
  );

/** Raises versions while change files wait, as a pull request that is merged at once; else it publishes. */
const changesets = scripted(
  `
git config user.name changesets
git config user.email changesets@localhost
if ls .changeset/*.md > /dev/null 2>&1; then
  npx changeset version
  git add -A && git commit --quiet -m 'Version packages' && git push --quiet origin HEAD:main
  exit 0
fi
$PUBLISH | tee published.log
if grep -q 'New tag:' published.log; then echo published=true >> "$GITHUB_OUTPUT"; fi`,
  'published',
);

const standInsFor = ({ url }: Origin): StandIns => ({
  actions: {
    // With the tags that a job before has made; act itself checks out what no input names.
    'actions/checkout@v7': scripted(`git clone --quiet --branch "$REF" ${url} .`),
    'googleapis/release-please-action@v4': releasePlease(url),
    'changesets/action@v1': changesets,
  },
  programs: {
    gh,
    npx: `if [ "$1" = changeset ]; then
  shift
  exec node "${process.env['CHANGESETS']}/@changesets/cli/bin.js" "$@"
fi
shift 2
exec skillaccord "$@"`,
  },
});

/** Commits to `main`, and runs the workflow of that push in a whole clone. */
async function push(from: Origin, files: Files): Promise<WorkflowResult> {
  from.work.git('pull', '-q', '--tags', 'origin', 'main');
  from.work.commit(files, 'Change');
  from.push('refs/heads/main');
  const work = clone(from.url);
  work.git('fetch', '-q', '--tags');
  const event = { ref: 'refs/heads/main', before: work.git('rev-parse', 'HEAD^') };
  return act(work, 'push', event, [], standInsFor(from));
}

/** A repository with the workflow, whose first version is tagged. */
function released(name: string, files: Files): Origin {
  const workflow = { '.github/workflows/release.yml': recipe(name) };
  const from = origin({ ...workflow, ...worklog('1.0.0', 'day'), ...files });
  from.work.git('tag', 'v1.0.0');
  from.work.git('push', '-q', 'origin', 'v1.0.0');
  return from;
}

const tagsOf = (from: Origin) =>
  from.work.git('ls-remote', '--tags', '--refs', 'origin').match(/v\d.*/g);

const manifest = (version: string) => ({
  '.release-please-manifest.json': `{ ".": "${version}" }\n`,
});

test(
  'release-please tags no version that is too small, and its notes have the migration',
  slow,
  async () => {
    const from = released('release-please', manifest('1.0.0'));
    const unreleased = await push(from, small);
    expect(unreleased.log, 'its pull request waits').not.toMatch(/\| Released/);
    expect(unreleased.code).toBe(0);

    const stopped = await push(from, manifest('1.1.0'));
    expect(stopped.log).toMatch(/❗ {2}::error file=skills\/worklog\/SKILL\.md,.*`tz`/);
    expect(stopped.code).toBe(1);
    expect(tagsOf(from)).toEqual(['v1.0.0']);

    const later = await push(from, { 'README.md': 'More.\n' });
    expect(later.code, 'a later push does not release it').toBe(1);
    expect(tagsOf(from)).toEqual(['v1.0.0']);

    const good = await push(from, { ...sufficient, ...manifest('2.0.0') });
    expect(good.log).toMatch(/\| Released v2\.0\.0\./);
    expect(good.log).toMatch(
      /Notes of the tool\.[\s\S]*## worklog 1\.0\.0 → 2\.0\.0[\s\S]*### Migration[\s\S]*Pass `tz`/,
    );
    expect(good.log).toContain('gh release edit v2.0.0 --notes-file notes.md');
    expect(good.code).toBe(0);
  },
);

test(
  'Changesets tags no version that is too small, and the notes have the migration',
  slow,
  async () => {
    const settings = { baseBranch: 'main', privatePackages: { version: true, tag: true } };
    const from = released('changesets', {
      'package.json': JSON.stringify({ name: 'skills', private: true, version: '1.0.0' }),
      'package-lock.json': '{}\n',
      '.changeset/config.json': JSON.stringify(settings),
    });
    const change = (text: string) => ({
      '.changeset/kind-cats.md': `---\n"skills": major\n---\n\n${text}\n`,
    });
    const waiting = await push(from, { ...small, ...change('Ask for the zone.') });
    expect(waiting.log).not.toMatch(/\| .*New tag/);
    expect(waiting.code).toBe(0);

    const stopped = await push(from, { 'README.md': 'The version is raised.\n' });
    expect(stopped.log).toMatch(/❗ {2}::error file=skills\/worklog\/SKILL\.md,.*`tz`/);
    expect(stopped.code).toBe(1);
    expect(tagsOf(from)).toEqual(['v1.0.0']);

    const good = await push(from, sufficient);
    expect(good.log).toContain('New tag:  v2.0.0');
    expect(good.log).toContain('gh release create v2.0.0 --notes-file notes.md');
    expect(good.log).toMatch(/### Migration[\s\S]*Pass `tz`/);
    expect(good.code).toBe(0);
    expect(tagsOf(from)).toEqual(['v1.0.0', 'v2.0.0']);

    const calm = await push(from, { 'README.md': 'Nothing is released.\n' });
    expect(calm.log).not.toContain('gh release');
    expect(calm.code).toBe(0);
  },
);

test(
  'the badge is the answer of an endpoint of shields.io on a branch of its own',
  slow,
  async () => {
    const from = origin({
      '.github/workflows/badge.yml': recipe('badge'),
      ...worklog('1.0.0', 'day'),
    });
    expect((await push(from, {})).code).toBe(0);
    const again = await push(from, {
      'skills/b/SKILL.md': '---\nname: b\ndescription: Does it.\n---\n',
    });
    expect(again.code).toBe(0);
    from.work.git('fetch', '-q', 'origin', 'badges');
    const badge = JSON.parse(from.work.git('show', 'FETCH_HEAD:skills.json'));
    expect(badge).toEqual({ schemaVersion: 1, label: 'skills', message: '2', color: 'blue' });
    expect(from.work.git('rev-list', '--count', 'FETCH_HEAD')).toBe('1');
  },
);
