import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { type Block, blocksOf, pages } from '../blocks.ts';
import { worklog } from '../skills.ts';
import {
  commands,
  commandsWith,
  configuration,
  hashedAs,
  hooks,
  inClone,
  madeBy,
  manifest,
  parsed,
  proto,
  scripts,
  session,
  type Way,
  workflow,
} from './example-ways.ts';

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

const claims: readonly Claim[] = [
  ['README.md', 'diff', madeBy('test/readme.test.ts')],
  ['README.md', 'text', madeBy('test/readme.test.ts')],
  ['README.md', 'yaml', workflow, 'Quick start'],
  [
    'README.md',
    'sh',
    inClone(pinned, {
      'npm link': 'It changes the machine.',
      'npx --yes github:OWNER/skillaccord#v1.0.0-rc.1 check': 'rig/npx/ runs it.',
    }),
  ],
  ['ARCHITECTURE.md', '', madeBy('test/architecture.test.ts')],
  ['CONTRIBUTING.md', 'sh', scripts],
  ['docs/adopting.md', 'console', madeBy('test/bundle/adopting.test.ts')],
  ['docs/adopting.md', 'yaml', configuration],
  ['docs/at-scale.md', 'yaml', workflow],
  ['docs/ci.md', 'yaml', workflow],
  ['docs/command-line.md', 'sh', commands(pinned)],
  ['docs/fix.md', 'text', madeBy('test/bump-command.test.ts')],
  [
    'docs/command-line.md',
    'sh',
    commands(pinned, { [fish]: 'fish makes the directory.' }),
    'Completion',
  ],
  ['docs/command-line.md', 'sh', commandsWith('jq', pinned), 'The JSON report'],
  ['docs/command-line.md', 'text', madeBy('test/command-line.test.ts')],
  ['docs/configuration.md', 'yaml', configuration],
  ['docs/configuration.md', 'text', session(quietVendor), 'What holds where'],
  ['docs/demo.md', 'yaml', madeBy('test/readme.test.ts')],
  ['docs/dialects.md', 'yaml', manifest()],
  ['docs/dialects.md', 'markdown', manifest('entrypoint-key-unknown'), 'skill-manifest-v2'],
  ['docs/dialects.md', 'markdown', manifest('router-manifest-legacy'), 'router-manifest'],
  ['docs/dialects.md', 'toml', manifest()],
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
  ['docs/hooks.md', 'yaml', hooks, 'pre-commit'],
  ['docs/hooks.md', 'yaml', parsed(parseYaml, lefthook), 'Any other way'],
  ['docs/hooks.md', 'sh', commands(pinned)],
  ['docs/hooks.md', 'text', madeBy('test/own-skill.test.ts')],
  ['docs/lockfile.md', 'text', twins, 'Why there is an `integrity`'],
  [
    'docs/lockfile.md',
    'yaml',
    async (block) => {
      const isProto = block.text.startsWith('# protos/');
      await (isProto ? proto(vendored) : configuration)(block);
    },
    'Vendored skills',
  ],
  ['docs/lockfile.md', 'yaml', configuration, 'Skills without a record'],
  ['docs/lockfile.md', 'yaml', configuration, 'A strict gate'],
  [
    'docs/lockfile.md',
    'console',
    commands({ ...vendored, 'protos/vendored.yaml': '- skill: pdf-tools\n' }),
  ],
  ['docs/other-ci.md', 'yaml', madeBy('test/bundle/other-ci.ts')],
  ['docs/report-page.md', 'sh', commands(pinned)],
  ['docs/other-ci.md', 'groovy', madeBy('test/bundle/other-ci.ts')],
  ['docs/other-ci.md', 'sh', madeBy('test/bundle/other-ci.ts')],
  ['docs/permissions.md', 'console', session(notesPlugin)],
  ['docs/plugins.md', 'yaml', workflow, 'Releases in batches'],
  [
    'docs/plugins.md',
    'yaml',
    async (block) => {
      await (block.text.startsWith('plugins:') ? configuration : workflow)(block);
    },
    'A version with each change',
  ],
  ['docs/plugins.md', 'json', parsed(JSON.parse, { packages: {} })],
  ['docs/protos.md', 'yaml', proto(pinned), 'References'],
  ['docs/protos.md', 'yaml', proto(worklog('1.0.0', 'session_date', 'topic')), 'Bindings'],
  [
    'docs/protos.md',
    'console',
    commands({
      ...pinned,
      'protos/daily.yaml': 'skill: worklog\n',
      'flows/x.yaml': 'skill: worklog\n',
    }),
  ],
  ['docs/scripts.md', 'text', madeBy('test/scripts/page.test.ts')],
  ['docs/scripts.md', 'yaml', configuration],
  ['docs/updates.md', 'yaml', workflow],
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
      `Nobody tries the block at ${page}:${line}. Claim it in test/bundle/examples.test.ts: ${expected}, with a way of test/bundle/example-ways.ts.`,
    );
  }
  await claim[2](block);
});

test('every claim is on a block', () => {
  const usedClaims = new Set(blocks.map(claimOn));
  expect(claims.filter((claim) => !usedClaims.has(claim))).toEqual([]);
});
