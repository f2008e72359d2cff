import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { type Block, blocksOf, pages } from '../support/blocks.ts';
import { worklog } from '../support/skills.ts';
import {
  commands,
  commandsIn,
  commandsWith,
  configuration,
  finding,
  hashedAs,
  hooks,
  inClone,
  madeBy,
  manifest,
  parsed,
  proto,
  scripts,
  session,
  template,
  type Way,
} from './support/example-ways.ts';

/** Blocks of a page in one language, optionally under one heading, with their check. */
type Claim = readonly [page: string, language: string, way: Way, heading?: string];

const pinned = {
  'skills/worklog/SKILL.md':
    '---\nname: worklog\ndescription: Writes a work log.\nversion: 1.0.0\n---\n',
  'skills/worklog/scripts/run.sh': 'echo run\n',
};
const twins = hashedAs('./SKILL.md\nRead b../b\nrm -r /');
const fish = "echo 'skillaccord completion fish | source' >> ~/.config/fish/config.fish";
const lefthook = { 'pre-commit': { jobs: [{ run: 'skillaccord check --scope new --quiet' }] } };
const associations = { 'evenBetterToml.schema.associations': {} };

/** How many parentheses of a text are open at its end. */
function parenthesesOf(text: string): { readonly open: number } {
  return { open: text.split('(').length - text.split(')').length };
}

const vendored = {
  'vendor/pdf-tools/SKILL.md': '---\nname: pdf-tools\ndescription: Fills forms.\n---\n',
};

const quietVendor = {
  ...pinned,
  '.github/skillaccord.yml': `ignore: [fixtures/]
rules:
  link-target: error
overrides:
  - files: ["vendor/**"]
    rules:
      link-target: off
`,
};

const notesPlugin = {
  'plugins/notes/.claude-plugin/plugin.json': '{"name": "notes", "version": "1.0.0"}\n',
  'plugins/notes/.mcp.json': `{
  "mcpServers": {
    "docs": {
      "command": "npx",
      "args": ["docs@1.0.0"]
    }
  }
}
`,
  'plugins/notes/hooks/hooks.json': `{
  "hooks": {
    "SessionStart": [
      {
        "hooks": [
          {
            "type": "command",
            "command": "npx notes-index@1.0.0"
          }
        ]
      }
    ]
  }
}
`,
};

const machine = {
  'npm link': 'It changes the machine.',
  'npx --yes github:OWNER/skillaccord#v1.0.0-rc.1 check': 'rig/npx/ runs it.',
};

const source = 'It asks a source: test/bundle/outdated.test.ts and test/upstream do.';

const updates = {
  'skillaccord outdated': source,
  'skillaccord update pdf-forms --dry-run': source,
  'skillaccord update pdf-forms': source,
};

const clone = {
  'git clone https://github.com/OWNER/skillaccord': 'It has no owner yet.',
  'cd skillaccord && npm link': 'It changes the machine.',
};

const accepted = {
  'skillaccord accept skill-renamed skills/journal/SKILL.md --reason "Nobody calls it yet."':
    'The finding needs a change: test/config/accept.test.ts makes one.',
};

const fishReason = 'fish makes the directory.';

const claims: readonly Claim[] = [
  ['README.md', 'diff', madeBy('test/docs/readme.test.ts')],
  ['README.md', 'text', madeBy('test/docs/readme.test.ts')],
  ['README.md', 'yaml', template('pull-request'), 'Quick start'],
  ['README.md', 'sh', inClone(pinned, machine)],
  ['ARCHITECTURE.md', '', madeBy('test/project/architecture.test.ts')],
  ['CONTRIBUTING.md', 'sh', scripts],
  ['CONTRIBUTING.md', 'text', finding('allowed-tools-added')],
  ['docs/accepting.md', 'sh', commands(pinned, accepted)],
  ['docs/accepting.md', 'yaml', configuration],
  ['docs/adopting.md', 'console', madeBy('test/bundle/adopting.test.ts')],
  ['docs/adopting.md', 'yaml', configuration],
  ['docs/at-scale.md', 'sh', commands(pinned), 'Divide one repository'],
  ['docs/at-scale.md', 'sh', commandsIn({ ...pinned, 'mail.json': '' }), 'Audit an organisation'],
  ['docs/ci.md', 'yaml', template('pull-request'), 'GitHub and Gitea'],
  ['docs/ci.md', 'yaml', template('comment'), 'Comment, check run, suggestions'],
  ['docs/ci.md', 'yaml', template('accept-breaking'), 'Accept breaks by a label'],
  ['docs/ci.md', 'yaml', template('forks'), 'Forks'],
  ['docs/ci.md', 'yaml', template('merge-queue'), 'Merge queue'],
  ['docs/ci.md', 'yaml', template('reusable'), 'A job of its own'],
  ['docs/command-line.md', 'sh', commands(pinned, { [fish]: fishReason }), 'Completion'],
  ['docs/command-line.md', 'text', madeBy('test/docs/command-line.test.ts')],
  ['docs/configuration.md', 'yaml', configuration],
  ['docs/configuration.md', 'text', session(quietVendor)],
  ['docs/demo.md', 'yaml', madeBy('test/docs/readme.test.ts')],
  ['docs/editors.md', 'json', parsed(JSON.parse, { 'glspc.server.command': 'npx' }), 'VS Code'],
  ['docs/editors.md', 'lua', madeBy('rig/neovim/neovim.test.ts')],
  ['docs/editors.md', 'toml', parsed(parseToml, { 'language-server': {} }), 'Helix'],
  ['docs/editors.md', 'json', parsed(JSON.parse, { lsp: { marksman: {} } }), 'Zed'],
  ['docs/editors.md', 'elisp', parsed(parenthesesOf, { open: 0 })],
  ['docs/editors.md', 'toml', parsed(parseToml, {}), 'skill.toml'],
  ['docs/editors.md', 'json', parsed(JSON.parse, associations), 'skill.toml'],
  ['docs/editors.md', 'yaml', configuration, 'The configuration'],
  ['docs/editors.md', 'yaml', manifest(), 'Frontmatter'],
  ['docs/editors.md', 'json', parsed(JSON.parse, { 'json.schemas': [{}] }), 'Manifest blocks'],
  ['docs/formats.md', 'yaml', manifest()],
  ['docs/formats.md', 'markdown', manifest('entrypoint-key-unknown'), 'skill-manifest-v2'],
  ['docs/formats.md', 'markdown', manifest('router-manifest-legacy'), 'router-manifest'],
  ['docs/formats.md', 'toml', manifest()],
  ['docs/hooks.md', 'yaml', hooks, 'pre-commit'],
  ['docs/hooks.md', 'yaml', parsed(parseYaml, lefthook), 'Other hooks'],
  ['docs/hooks.md', 'sh', commands(pinned)],
  ['docs/hooks.md', 'text', madeBy('test/project/own-skill.test.ts')],
  ['docs/lockfile.md', 'text', twins, 'What is hashed'],
  ['docs/other-ci.md', 'yaml', madeBy('test/bundle/other-ci.test.ts')],
  ['docs/other-ci.md', 'sh', madeBy('test/bundle/other-ci.test.ts')],
  ['docs/output.md', 'sh', commands(pinned), 'Output'],
  ['docs/output.md', 'sh', commandsWith('jq', pinned), 'JSON'],
  ['docs/permissions.md', 'console', session(notesPlugin)],
  [
    'docs/references.md',
    'yaml',
    async (block) => {
      const isBinding = block.text.startsWith('skill:');
      await proto(isBinding ? worklog('1.0.0', 'session_date', 'topic') : pinned)(block);
    },
  ],
  [
    'docs/references.md',
    'console',
    commands({
      ...pinned,
      'protos/daily.yaml': 'skill: worklog\n',
      'flows/x.yaml': 'skill: worklog\n',
    }),
  ],
  ['docs/scripts.md', 'text', madeBy('test/scripts/page.test.ts')],
  ['docs/scripts.md', 'yaml', configuration],
  ['docs/tutorial.md', 'sh', commands(pinned, clone)],
  ['docs/tutorial.md', 'console', madeBy('test/bundle/tutorial.test.ts')],
  ['docs/tutorial.md', 'json', madeBy('test/bundle/tutorial.test.ts')],
  ['docs/tutorial.md', 'markdown', madeBy('test/bundle/tutorial.test.ts')],
  ['docs/tutorial.md', 'text', madeBy('test/bundle/tutorial.test.ts')],
  ['docs/updates.md', 'sh', commands(pinned, updates)],
  ['docs/vendoring.md', 'console', commands(pinned), 'Lock and vendor skills'],
  [
    'docs/vendoring.md',
    'console',
    commands({ ...vendored, 'protos/vendored.yaml': '- skill: pdf-tools\n' }),
  ],
  [
    'docs/vendoring.md',
    'yaml',
    async (block) => {
      const isProto = block.text.startsWith('# protos/');
      await (isProto ? proto(vendored) : configuration)(block);
    },
  ],
  ['docs/versions.md', 'sh', commandsIn(pinned, 'worklog@1.1.0')],
  ['docs/versions.md', 'text', madeBy('test/tasks/bump-command.test.ts')],
  ['docs/versions.md', 'yaml', configuration],
  ['docs/versions.md', 'json', parsed(JSON.parse, { packages: {} })],
  ['skills/skillaccord/SKILL.md', 'sh', commands(pinned)],
];

const blocks = pages.flatMap((page) => blocksOf(page));

/** The claim for a block; a claim with its heading takes precedence. */
function claimOn({ page, language, heading }: Block): Claim | undefined {
  const own = claims.filter((claim) => claim[0] === page && claim[1] === language);
  return own.find((claim) => claim[3] === heading) ?? own.find((claim) => claim[3] === undefined);
}

test.each(blocks)('$page:$line, $language below "$heading"', async (block) => {
  const claim = claimOn(block);
  if (claim === undefined) {
    const { page, line, language, heading } = block;
    const expected = `['${page}', '${language}', …, '${heading}']`;
    throw new Error(
      `Nobody tries the block at ${page}:${line}. Claim it in test/bundle/examples.test.ts: ${expected}, with a way of test/bundle/support/example-ways.ts.`,
    );
  }
  await claim[2](block);
});

test('every claim is on a block', () => {
  const usedClaims = new Set(blocks.map(claimOn));
  expect(claims.filter((claim) => !usedClaims.has(claim))).toEqual([]);
});
