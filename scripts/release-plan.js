// Plans the release of a tag: `node scripts/release-plan.js v1.2.3 NOTES`, in a clone with all tags. Rejects a tag
// that differs from the version in package.json, or without a section in CHANGELOG.md; writes that section to NOTES
// and prints the outputs of a workflow step: `commit`, `moving` (the tags to move) and `latest`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [tag = '', notes = ''] = process.argv.slice(2);
const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
if (tag !== `v${version}`) refuse(`The tag is "${tag}", but package.json says "${version}".`);
if (!/^v\d+\.\d+\.\d+$/.test(tag))
  refuse(`"${tag}" is not a release: that is v, and three numbers.`);

const here = process.env['GITHUB_REPOSITORY'] ?? '';
if (!`${repository?.url ?? ''}`.includes(here)) {
  refuse(`npm attests a package only to its "repository", and package.json does not say ${here}.`);
}

const told = section(readFileSync('CHANGELOG.md', 'utf8'));
if (told === '') refuse(`CHANGELOG.md tells nothing under "## [${version}]".`);
writeFileSync(notes, `${told}\n`);

const released = git('tag', '--list').split('\n').concat(tag);
const [major, minor] = tag.split('.');
const moving = [major, `${major}.${minor}`].filter((prefix) => newest(`${prefix}.`) === tag);
console.log(`commit=${git('rev-parse', 'HEAD')}`);
console.log(`moving=${moving.join(' ')}`);
console.log(`latest=${newest('v') === tag}`);

/** The lines of the change log for this version. */
function section(log) {
  const [, after = ''] = log.split(
    new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\].*$`, 'm'),
  );
  return after.split(/^(?:## |\[[^\]]+\]: )/m)[0].trim();
}

/** The newest version with a tag prefix: a release of an old line moves no tag backwards. */
function newest(prefix) {
  const versions = released.filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag) && tag.startsWith(prefix));
  return versions.sort(byNumbers).at(-1);
}

function byNumbers(tag, other) {
  const [a, b] = [tag, other].map((text) => text.slice(1).split('.').map(Number));
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

function refuse(why) {
  console.error(`::error::${why}`);
  process.exit(1);
}
