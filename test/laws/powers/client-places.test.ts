import { describe, expect, test } from 'vitest';
import { folderOf, nameOf } from '../../../src/model/text/path.ts';
import { carriers } from '../../../src/powers/catalog.ts';
import { exampleTree } from '../../../src/tasks/example-tree.ts';
import { runCase } from '../../support/run-case.ts';
import { answerOf, bothReports } from '../support/changed-only.ts';
import { spread, times } from '../support/seeds.ts';

/** What a client opens is what is judged: links, other spellings, globs of `ignore`, content that is elsewhere. */
const policy =
  'policy: {hooks: false, mcp: false, allowed-tools: [Read], exec: false, network: false, secrets: false, unpinned: false, filesystem_write: [], filesystem_read: []}\n';
const hooks =
  '{"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "evil"}]}]}}\n';
const servers = '{"mcpServers": {"x": {"command": "evil"}}}\n';
const agent = '---\nname: x\ndescription: Does x.\ntools: Bash\n---\n';
const command = '---\ndescription: Does x.\nallowed-tools: Bash(*)\n---\nDo it.\n';
const marketplace =
  '{"name": "m", "owner": {"name": "o"}, "plugins": [{"name": "p", "source": "./plugins/p"}]}\n';
const manifest = '{"name": "p", "version": "1.0.0"}\n';

/** Places with a text that grants something, and one that grants nothing. */
const places = [
  ['.mcp.json', servers, '{"mcpServers": {}}\n'],
  ['.claude/settings.json', hooks, '{}\n'],
  ['.claude/settings.local.json', hooks, '{}\n'],
  ['.claude/agents/x.md', agent, agent.replace('Bash', 'Read')],
  ['.claude/commands/x.md', command, command.replace('Bash(*)', 'Read')],
  ['.claude/commands/deep/x.md', command, command.replace('Bash(*)', 'Read')],
  ['plugins/p/hooks/hooks.json', hooks, '{"hooks": {}}\n'],
  ['plugins/p/.mcp.json', servers, '{"mcpServers": {}}\n'],
  ['plugins/p/agents/x.md', agent, agent.replace('Bash', 'Read')],
  ['plugins/p/commands/x.md', command, command.replace('Bash(*)', 'Read')],
  [
    'plugins/p/.claude-plugin/plugin.json',
    `{"name": "p", "version": "1.0.0", "mcpServers": {"x": {"command": "evil"}}}\n`,
    manifest,
  ],
  ['.cursor/mcp.json', servers, '{"mcpServers": {}}\n'],
  [
    '.cursor/hooks.json',
    '{"version": 1, "hooks": {"stop": [{"command": "evil"}]}}\n',
    '{"version": 1, "hooks": {}}\n',
  ],
  ['.codex/config.toml', '[mcp_servers.x]\ncommand = "evil"\n', '# nothing\n'],
  ['.gemini/settings.json', servers, '{}\n'],
  ['.kiro/settings/mcp.json', servers, '{}\n'],
  ['.vscode/mcp.json', '{"servers": {"x": {"command": "evil"}}}\n', '{"servers": {}}\n'],
  ['.opencode/plugins/x.js', 'evil()\n', null],
  ['opencode.json', '{"mcp": {"x": {"type": "local", "command": ["evil"]}}}\n', '{}\n'],
  ['.github/agents/x.agent.md', agent, agent.replace('Bash', 'Read')],
  [
    '.github/hooks/x.json',
    '{"version": 1, "hooks": {"sessionStart": [{"type": "command", "bash": "evil"}]}}\n',
    '{"version": 1, "hooks": {}}\n',
  ],
  [
    '.github/copilot/settings.json',
    '{"hooks": {"sessionStart": [{"bash": "evil"}]}}\n',
    '{"hooks": {}}\n',
  ],
  ['.github/extensions/x/extension.mjs', 'evil()\n', null],
  ['.opencode/agents/x.md', '---\npermission: allow\n---\n', '---\npermission: ask\n---\n'],
  ['.opencode/commands/x.md', '---\ndescription: x\n---\n!`evil`\n', null],
  ['.github/lsp.json', '{"lspServers": {"x": {"command": "evil"}}}\n', '{"lspServers": {}}\n'],
  ['.cursor/worktrees.json', '{"setup-worktree": ["evil"]}\n', '{}\n'],
  ['.cursor/permissions.json', '{"terminalAllowlist": ["evil"]}\n', '{}\n'],
  ['.cursor/cli.json', '{"permissions": {"allow": ["Shell(evil)"]}}\n', '{}\n'],
  ['.cursor/sandbox.json', '{"networkPolicy": {"allow": ["evil.example"]}}\n', '{}\n'],
  ['.cursor/environment.json', '{"install": "evil"}\n', '{}\n'],
  ['.vscode/settings.json', '{"mcp": {"servers": {"x": {"command": "evil"}}}}\n', '{}\n'],
  [
    '.vscode/tasks.json',
    '{"tasks": [{"label": "x", "command": "evil", "runOptions": {"runOn": "folderOpen"}}]}\n',
    '{"tasks": []}\n',
  ],
] as const;
type Files = Readonly<Record<string, string>>;

const common = (path: string): Files => ({
  'skillaccord.yml': policy,
  'skills/w/SKILL.md': '---\nname: w\ndescription: Does w for you.\n---\nText.\n',
  ...(path.startsWith('plugins/') && {
    '.claude-plugin/marketplace.json': marketplace,
    'plugins/p/.claude-plugin/plugin.json': manifest,
  }),
});

/** The new errors of a change. */
async function errorsOf(
  before: Files,
  after: Files,
  severities: readonly string[] = ['error'],
): Promise<readonly string[]> {
  const side = (name: string, files: Files) =>
    Object.entries(files).map(([path, text]) => [`${name}/${path}`, text] as const);
  const files = new Map([...side('before', before), ...side('after', after)]);
  const report = await runCase({ comment: '', files });
  // No policy limits the tools of an agent: they are warnings.
  const isAgent = Object.values(after).some((text) => text.includes(agent.slice(4)));
  return report.findings.flatMap(({ rule, severity, category, state }) => {
    const counts = severities.includes(severity) || (isAgent && severity === 'warning');
    const isMeant = category === 'privilege' || rule === 'frontmatter-late';
    return counts && isMeant && state === 'new' ? [rule] : [];
  });
}

const without = (files: Files, path: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name !== path));
const up = (folder: string) => '../'.repeat(folder === '' ? 0 : folder.split('/').length);

/** Links that lead a place to a file elsewhere: with the files of head for a text. */
const links: Readonly<Record<string, (path: string, text: string) => Files | null>> = {
  file: (path, text) => ({
    'x/y.txt': text,
    [`${path} (symlink)`]: `${up(folderOf(path))}x/y.txt`,
  }),
  chain: (path, text) => ({
    'x/y.txt': text,
    'z (symlink)': 'x',
    'w (symlink)': './z/../z/y.txt',
    [`${path} (symlink)`]: `${up(folderOf(path))}w`,
  }),
  folder: (path, text) => {
    const folder = folderOf(path);
    if (folder === '') return null;
    return { [`x/${nameOf(path)}`]: text, [`${folder} (symlink)`]: `${up(folderOf(folder))}x` };
  },
  above: (path, text) => {
    const folder = folderOf(folderOf(path));
    if (folder === '' || folder === 'plugins' || folder === 'plugins/p') return null;
    const rest = path.slice(folder.length + 1);
    return { [`x/${rest}`]: text, [`${folder} (symlink)`]: `${up(folderOf(folder))}x` };
  },
  nested: (path, text) => {
    const folder = folderOf(path);
    if (folder === '') return null;
    return {
      'y/z.txt': text,
      [`x/${nameOf(path)} (symlink)`]: '../y/z.txt',
      [`${folder} (symlink)`]: `${up(folderOf(folder))}x`,
    };
  },
};

describe.each(places)('%s', (path, granting, harmless) => {
  const rest = () => without(common(path), path);

  test.each(Object.keys(links))('through a link: %s', async (kind) => {
    const made = links[kind]?.(path, granting);
    if (!made) return;
    const head = { ...rest(), ...made };
    const base = common(path);
    expect(await errorsOf(base, head), 'new').not.toEqual([]);
    if (harmless === null) return;
    const old = links[kind]?.(path, harmless) ?? {};
    expect(await errorsOf({ ...rest(), ...old }, head), 'a changed target').not.toEqual([]);
    expect(await errorsOf({ ...rest(), [path]: harmless }, head), 'in place').not.toEqual([]);
    expect(await errorsOf(head, head), 'unchanged').toEqual([]);
  });

  test('in another spelling', async () => {
    for (const spelling of spread(spellings(path), 3)) {
      const head = { ...rest(), [spelling]: granting };
      expect(await errorsOf(common(path), head), spelling).not.toEqual([]);
      if (harmless !== null)
        expect(await errorsOf({ ...rest(), [spelling]: harmless }, head), spelling).not.toEqual([]);
    }
  });

  test('what cannot be read', async () => {
    const folder = folderOf(path);
    const place = folder === '' || folder === 'plugins/p' ? path : folder;
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`;
    const closed: Readonly<Record<string, Files>> = {
      outside: { [`${path} (symlink)`]: `${up(folder)}../secret` },
      absolute: { [`${path} (symlink)`]: '/dev/zero' },
      nothing: { [`${path} (symlink)`]: 'gone' },
      itself: { [`${path} (symlink)`]: nameOf(path) },
      'folder outside': { [`${place} (symlink)`]: '/tmp/x' },
      submodule: { [`${place} (submodule)`]: 'a'.repeat(40) },
      ...(harmless !== null && {
        pointer: { [path]: pointer },
        'too large': { [`${path} (4500000 bytes)`]: granting },
        zero: { [path]: `${granting}\0` },
      }),
    };
    for (const [kind, files] of Object.entries(closed)) {
      const head = { ...rest(), ...files };
      expect(await errorsOf(common(path), head), kind).not.toEqual([]);
      expect(await errorsOf(head, head), `${kind}, unchanged`).toEqual([]);
    }
  });

  test('under a glob that does not name it', async () => {
    const names = path.split('/');
    for (const glob of [
      'fixtures/',
      'fixtures',
      '**/fixtures/',
      `**/${nameOf(path)}`,
      names[0] ?? '',
      '*',
      '**',
      nameOf(path),
    ]) {
      const config = { 'skillaccord.yml': `${policy}ignore: ["${glob}"]\n` };
      const head = { ...common(path), ...config, [path]: granting };
      expect(await errorsOf({ ...common(path), ...config }, head), glob).not.toEqual([]);
    }
  });
});

/** The folders of clients in which the examples of carriers lie. */
const folders = new Set(
  carriers
    .flatMap(({ examples }) => examples.flatMap(({ granting }) => Object.keys(granting)))
    .map(folderOf)
    .filter((folder) => /^(?:p\/)?\.[a-z]/.test(folder)),
);

test.each([...folders])('%s as a submodule, or in another spelling as one', async (folder) => {
  for (const place of [folder, folder.replace(/[a-z](?=[^/]*$)/, upper)]) {
    const head = { ...common(''), [`${place} (submodule)`]: 'a'.repeat(40) };
    expect(await errorsOf(common(''), head), place).not.toEqual([]);
  }
});

/** The spellings of the names of a path that file systems of macOS or Windows open as that path. */
function spellings(path: string): readonly string[] {
  const names = path.split('/');
  const own = names.flatMap((name, index) => {
    if (name === 'deep' || name === 'x') return [];
    const others = name.startsWith('x.') ? [name.replace(/\w+$/, upper)] : respelt(name);
    return others.map((other) => names.with(index, other).join('/'));
  });
  const step = times > 1 ? 1 : Math.ceil(own.length / 8);
  return own.filter((_, index) => index % step === 0);
}

const upper = (text: string) => text.toUpperCase();

function respelt(name: string): readonly string[] {
  return [
    name.toUpperCase(),
    name.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    name.replace(/[a-z](?=[^a-z]*$)/, (letter) => letter.toUpperCase()),
    `${name.slice(0, 2)}\u200c${name.slice(2)}`,
    `${name}\ufeff`,
    name.replace('s', '\u017f'),
    name.replace('k', '\u212a'),
    name.replace('fi', '\ufb01'),
    `${name}.`,
  ].filter((other) => other !== name);
}

test.each([
  '.github/skillaccord.yml',
  'skillaccord.yaml',
  '.skillignore',
  'skills-lock.json',
  'proto.lock',
  'apm.lock.yaml',
])('%s in another spelling is one warning', async (path) => {
  for (const spelling of spellings(path)) {
    const files = new Map(Object.entries({ ...common(''), [spelling]: 'x\n' }));
    const { findings } = await runCase({ comment: '', files });
    const found = findings.filter(({ rule }) => rule === 'client-file-spelling');
    expect(found, spelling).toHaveLength(1);
  }
});

/** Manifests of skills that are links, and that stand behind links. */
const skill = (tools: string) =>
  `---\nname: z\ndescription: Does z for you.\nallowed-tools: ${tools}\n---\nText.\n`;
const skillLinks: readonly ((text: string) => Files)[] = [
  (text) => ({ 'docs/z.txt': text, '.claude/skills/z/SKILL.md (symlink)': '../../../docs/z.txt' }),
  (text) => ({ 'skills/z/a.txt': text, 'skills/z/SKILL.md (symlink)': 'a.txt' }),
  (text) => ({ 'fixtures/z/SKILL.md': text, '.claude/skills/z (symlink)': '../../fixtures/z' }),
  (text) => ({ 'fixtures/z/SKILL.md': text, '.claude/skills (symlink)': '../fixtures' }),
  (text) => ({
    'fixtures/c/agents/x.txt': 'x',
    'fixtures/c/skills/z/SKILL.md': text,
    '.claude (symlink)': 'fixtures/c',
  }),
  (text) => ({ 'a/.claude/skills/fixtures/z/SKILL.md': text }),
  (text) => ({ '.claude/skills/z/\u017fKILL.md': text }),
];

test.each(skillLinks.map((make, index) => [index, make] as const))(
  'the manifest of a skill, %i',
  async (_, make) => {
    const config = { 'skillaccord.yml': `${policy}ignore: [fixtures/]\n` };
    const [base, head] = ['Read', 'Bash(*)'].map((tools) => ({
      ...common(''),
      ...config,
      ...make(skill(tools)),
    }));
    expect(await errorsOf({ ...common(''), ...config }, head ?? {}), 'new').not.toEqual([]);
    expect(await errorsOf(base ?? {}, head ?? {}), 'changed').not.toEqual([]);
    expect(await errorsOf(head ?? {}, head ?? {}), 'unchanged').toEqual([]);
    expect(await errorsOf(base ?? {}, base ?? {}), 'harmless').toEqual([]);
  },
);

const plugins = { '.claude-plugin/marketplace.json': marketplace };
test.each([
  [
    'ignored',
    {
      'fixtures/p/hooks/hooks.json': hooks,
      'fixtures/p/.claude-plugin/plugin.json': manifest,
      'plugins/p (symlink)': '../fixtures/p',
    },
  ],
  [
    'disguised hooks',
    {
      'x/hooks.json': hooks,
      'x/.claude-plugin/plugin.json': manifest,
      'plugins/p/.claude-plugin/plugin.json': manifest,
      'plugins/p/hooks (symlink)': '../../x',
    },
  ],
  [
    'disguised agents',
    {
      'x/hooks/hooks.json': '{}',
      'x/agents/x.md': agent.replace(
        'tools: Bash',
        'tools: Read\nhooks: {PreToolUse: [{hooks: [{type: command, command: evil}]}]}',
      ),
      '.claude (symlink)': 'x',
    },
  ],
] as const)('a unit behind a link, %s', async (_, files) => {
  const base = { ...common(''), ...plugins, 'skillaccord.yml': `${policy}ignore: [fixtures/]\n` };
  const unlinked = Object.fromEntries(
    Object.entries(files).filter(([name]) => !name.endsWith('(symlink)')),
  );
  expect(await errorsOf({ ...base, ...unlinked }, { ...base, ...files })).not.toEqual([]);
});

test('a run that reads the change only gives the same answer', async () => {
  const tree = (files: Files) => exampleTree(files);
  const changes = [
    ...places.flatMap(([path, granting, harmless]) =>
      Object.values(links).flatMap((make) => {
        const [head, base] = [make(path, granting), make(path, harmless ?? 'x\n')];
        return head && base
          ? [
              [
                { ...common(path), ...base },
                { ...common(path), ...head },
              ] as const,
            ]
          : [];
      }),
    ),
    ...skillLinks.map((make) => [make(skill('Read')), make(skill('Bash(*)'))] as const),
    ...places.flatMap(([path, granting]) =>
      spellings(path)
        .slice(0, times > 1 ? undefined : 2)
        .flatMap((spelling) => {
          const [before, after] = [common(path), { ...common(path), [spelling]: granting }];
          const other = { [spelling]: granting };
          return [[before, after] as const, [other, { ...other, ...common(path) }] as const];
        }),
    ),
  ];
  for (const [before, after] of spread(changes, 60)) {
    const { full, partial } = await bothReports({ head: tree(after), base: tree(before) });
    expect(answerOf(partial)).toEqual(answerOf(full));
  }
});

test('a blank before the opening line is not read over', async () => {
  const key = 'disable-model-invocation: true';
  for (const path of ['.claude/commands/x.md', '.claude/agents/x.md', '.claude/skills/x/SKILL.md'])
    for (const blank of [' ', '\t', '\u00a0', '\u3000', ' \t', '\ufeff ']) {
      const text = `---\nname: x\ndescription: Does x for you.\ntools: Read\n${key}\n---\nDo it.\n`;
      const base = { ...common(path), [path]: text };
      expect(await errorsOf(base, { ...base, [path]: blank + text }), path).not.toEqual([]);
      for (const line of ['\n', '\r\n', '\n\n']) {
        const late = { ...base, [path]: line + text };
        expect(await errorsOf(base, late, ['warning']), path).not.toEqual([]);
      }
    }
});
