// Changes of a repository by their size: each gives the files of base and of head for a size `n`.

const range = (n, text) => Array.from({ length: n }, (_, index) => text(index));
const json = (value) => JSON.stringify(value, null, 1);
const manifest = (name, lines = [], body = 'Text.') =>
  `${['---', `name: ${name}`, `description: Does ${name}.`, ...lines, '---', body].join('\n')}\n`;
const skill = (lines, body) => ({ 'skills/a/SKILL.md': manifest('a', lines, body) });
const list = (key, n, text) => [`${key}:`, ...range(n, (at) => `  - ${text(at)}`)];
const contract = (lines) => skill(['manifest_version: "1.0"', 'version: 1.0.0', ...lines]);

/** Files of a text each, by their index. */
const files = (n, path, text) => Object.fromEntries(range(n, (at) => [path(at), text(at)]));

const settings = (value) => ({ '.claude/settings.json': json(value) });
const rules = (key, n, rule) => settings({ permissions: { [key]: range(n, rule) } });
const hooks = (n, word) =>
  settings({
    hooks: {
      PreToolUse: range(n, (at) => ({
        matcher: `T${at}`,
        hooks: [{ type: 'command', command: `./${word}${at}.sh` }],
      })),
    },
  });
const servers = (n, word) => ({
  '.mcp.json': json({
    mcpServers: Object.fromEntries(range(n, (at) => [`s${at}`, { command: `${word}${at}` }])),
  }),
});
const chain = (n) =>
  Object.fromEntries(range(n, (at) => [`p${at}`, at === n - 1 ? 'last' : `p${at + 1}`]));
const marketplace = (entries, more = {}) => ({
  '.claude-plugin/marketplace.json': json({
    name: 'm',
    owner: { name: 'o' },
    plugins: entries,
    ...more,
  }),
});
const plugin = (name, more = {}) => ({ name, source: `./plugins/${name}`, ...more });
const lock = (n, digit) => ({
  'skills-lock.json': json({
    version: 1,
    skills: Object.fromEntries(
      range(n, (at) => [
        `s${at}`,
        { source: 'o/r', sourceType: 'github', computedHash: digit.repeat(64) },
      ]),
    ),
  }),
});
const skills = (n, folder, lines = []) =>
  files(
    n,
    (at) => `skills/${folder}${at}/SKILL.md`,
    (at) => manifest(`${folder}${at}`, lines),
  );
const inputs = (n, word) =>
  contract(['inputs:', '  required:', ...range(n, (at) => `    - name: ${word}${at}`)]);

/** Both sides of a change: one function of a size and of the word in which they differ. */
const replaced = (side) => (n) => [side(n, 'a'), side(n, 'b')];

/** By name: the smaller size, and the two sides of a change of some size. */
export const inputsOfGrowth = {
  'permission rules of settings': [
    2000,
    replaced((n, w) => rules('allow', n, (at) => `Bash(${w}${at} *)`)),
  ],
  'denied paths of settings': [
    2000,
    replaced((n, w) => rules('deny', n, (at) => `Read(${w}${at}/**)`)),
  ],
  'denied paths, a few kept': [
    2000,
    replaced((n, w) => rules('deny', n, (at) => `Read(**/${w}${at})`)),
  ],
  'hosts of settings': [
    2000,
    replaced((n, w) => rules('allow', n, (at) => `WebFetch(domain:${w}${at}.example.org)`)),
  ],
  'tools of servers': [2000, replaced((n, w) => rules('allow', n, (at) => `mcp__${w}${at}__*`))],
  'allowed-tools of a skill': [
    2000,
    replaced((n, w) => skill(list('allowed-tools', n, (at) => `Bash(${w}${at}:*)`))),
  ],
  'allowed-tools of a command': [
    2000,
    replaced((n, w) => ({
      '.claude/commands/c.md': manifest(
        'c',
        list('allowed-tools', n, (at) => `Bash(${w}${at}:*)`),
      ),
    })),
  ],
  'tools of an agent': [
    2000,
    replaced((n, w) => ({
      '.claude/agents/c.md': manifest(
        'c',
        list('tools', n, (at) => `Bash(${w}${at}:*)`),
      ),
    })),
  ],
  'a chain of renames': [
    10_000,
    (n) => [marketplace([plugin('last')]), marketplace([plugin('last')], { renames: chain(n) })],
  ],
  'changed bundled files': [
    20_000,
    replaced((n, w) => ({
      ...skill(),
      ...files(
        n,
        (at) => `skills/a/d${at % 100}/f${at}`,
        () => w,
      ),
    })),
  ],
  'added bundled files': [
    20_000,
    (n) => [
      skill(),
      {
        ...skill(),
        ...files(
          n,
          (at) => `skills/a/d${at % 100}/f${at}`,
          () => 'x',
        ),
      },
    ],
  ],
  hooks: [1000, replaced(hooks)],
  servers: [1000, replaced(servers)],
  'changed agents': [
    1000,
    replaced((n, w) =>
      files(
        n,
        (at) => `.claude/agents/g${at}.md`,
        (at) => manifest(`g${at}`, [`tools: Bash(${w}:*)`]),
      ),
    ),
  ],
  'renamed agents': [
    1000,
    replaced((n, w) =>
      files(
        n,
        (at) => `.claude/agents/${w}${at}.md`,
        (at) => manifest(`${w}${at}`, ['tools: Bash']),
      ),
    ),
  ],
  'changed commands': [
    1000,
    replaced((n, w) =>
      files(
        n,
        (at) => `.claude/commands/g${at}.md`,
        (at) => manifest(`g${at}`, [`allowed-tools: Bash(${w}:*)`]),
      ),
    ),
  ],
  'changed skills': [1000, replaced((n, w) => skills(n, 's', [`allowed-tools: Bash(${w}:*)`]))],
  'renamed skills': [1000, replaced((n, w) => skills(n, w))],
  'moved skills': [
    1000,
    replaced((n, w) =>
      files(
        n,
        (at) => `${w}/s${at}/SKILL.md`,
        (at) => manifest(`s${at}`),
      ),
    ),
  ],
  'copies of one skill': [
    1000,
    replaced((n, w) =>
      files(
        n,
        (at) => `d${at}/a/SKILL.md`,
        () => manifest('a', [`license: ${w}`]),
      ),
    ),
  ],
  'lock entries': [2000, (n) => [lock(n, 'a'), lock(n, 'b')]],
  'locked skills': [
    1000,
    replaced((n, w) => ({ ...skills(n, 's', [`license: ${w}`]), ...lock(n, w) })),
  ],
  'links to nowhere, on one line': [
    10_000,
    (n) => [skill(), skill([], range(n, (at) => `[x](${at}.md)`).join(' '))],
  ],
  'links to nowhere, on their lines': [
    10_000,
    (n) => [skill(), skill([], range(n, (at) => `[x](${at}.md)`).join('\n'))],
  ],
  'links to files': [
    5000,
    replaced((n, w) => ({
      ...skill([], range(n, (at) => `[x](${w}/${at}.md)`).join('\n')),
      ...files(
        n,
        (at) => `skills/a/${w}/${at}.md`,
        () => 'x',
      ),
    })),
  ],
  'a deep tree': [
    200,
    replaced((n, w) => ({ ...skill(), [`skills/a/${`${w}/`.repeat(n)}f.md`]: 'x' })),
  ],
  'nested skills': [
    100,
    replaced((n, w) =>
      files(
        n,
        (at) => `skills/${`${w}/`.repeat(at + 1)}SKILL.md`,
        (at) => manifest(w, [`license: ${at}`]),
      ),
    ),
  ],
  'plugin entries': [2000, replaced((n, w) => marketplace(range(n, (at) => plugin(`${w}${at}`))))],
  'plugins with versions': [
    500,
    replaced((n, w) => ({
      ...marketplace(range(n, (at) => plugin(`p${at}`, { version: '1.0.0' }))),
      ...files(
        n,
        (at) => `plugins/p${at}/commands/c.md`,
        () => manifest('c', [`allowed-tools: Bash(${w}:*)`]),
      ),
    })),
  ],
  'plugins of one folder': [
    200,
    replaced((n, w) => ({
      ...marketplace(
        range(n, (at) => ({ name: `p${at}`, source: './', strict: false, skills: ['./skills'] })),
      ),
      ...skills(n, 's', [`allowed-tools: Bash(${w}:*)`]),
    })),
  ],
  'skills of agents that do not exist': [
    500,
    replaced((n, w) => ({
      ...skills(n, 's'),
      ...files(
        n,
        (at) => `.claude/agents/g${at}.md`,
        (at) => manifest(`g${at}`, [`skills: [s${at}, ${w}${at}]`]),
      ),
    })),
  ],
  'lost limits': [
    1000,
    (n) => ['deny', 'allow'].map((key) => rules(key, n, (at) => `Bash(a${at} *)`)),
  ],
  'servers under a policy': [
    1000,
    replaced((n, w) => ({
      ...servers(n, w),
      'skillaccord.yml': `policy:\n  mcp:\n${range(n, (at) => `    - c${at}\n`).join('')}`,
    })),
  ],
  'hooks of one program': [
    500,
    replaced((n, w) => ({
      ...settings({
        hooks: {
          PreToolUse: range(n, (at) => ({
            matcher: `T${at}`,
            hooks: [{ type: 'command', command: './s.sh' }],
          })),
        },
      }),
      's.sh': range(n, (at) => `${w}${at}\n`).join(''),
    })),
  ],
  'commands that a plugin names': [
    1000,
    replaced((n, w) => ({
      ...marketplace([
        plugin('p', { strict: false, commands: range(n, (at) => `./${w}${at}.md`) }),
      ]),
      ...files(
        n,
        (at) => `plugins/p/${w}${at}.md`,
        () => manifest('c', ['allowed-tools: Bash']),
      ),
    })),
  ],
  'programs of hooks': [
    500,
    replaced((n, w) => ({
      ...hooks(n, 's'),
      ...files(
        n,
        (at) => `s${at}.sh`,
        () => `echo ${w}\n`,
      ),
    })),
  ],
  'imports in a chain': [
    1000,
    replaced((n, w) => ({
      ...settings({ hooks: { Stop: [{ hooks: [{ type: 'command', command: 'node m0.js' }] }] } }),
      ...files(
        n,
        (at) => `m${at}.js`,
        (at) => `import './m${at + 1}.js';\n// ${w}\n`,
      ),
    })),
  ],
  'renamed inputs': [1000, replaced(inputs)],
  'removed inputs': [1000, (n) => [inputs(n, 'a'), contract([])]],
  variables: [
    1000,
    replaced((n, w) =>
      contract(['env:', '  required:', ...range(n, (at) => `    - name: ${w.toUpperCase()}${at}`)]),
    ),
  ],
  'output files': [
    1000,
    replaced((n, w) =>
      contract(['outputs:', '  files:', ...range(n, (at) => `    - pattern: "${w}/${at}-*.md"`)]),
    ),
  ],
  'choices of an input': [
    1000,
    replaced((n, w) =>
      contract([
        'inputs:',
        '  required:',
        '    - name: x',
        '      schema:',
        '        enum:',
        ...range(n, (at) => `          - ${w}${at}`),
      ]),
    ),
  ],
  'properties of an input': [
    1000,
    replaced((n, w) =>
      contract([
        'inputs:',
        '  required:',
        '    - name: x',
        '      schema:',
        '        type: object',
        '        properties:',
        ...range(n, (at) => `          ${w}${at}: {type: string}`),
      ]),
    ),
  ],
  metadata: [2000, replaced((n, w) => skill(['metadata:', ...range(n, (at) => `  ${w}${at}: x`)]))],
  'unknown fields': [2000, replaced((n, w) => skill(range(n, (at) => `${w}${at}x: x`)))],
  'a field that stands often': [2000, replaced((n, w) => skill(range(n, () => `license: ${w}`)))],
  'environment of settings': [
    2000,
    replaced((n, w) => settings({ env: Object.fromEntries(range(n, (at) => [`${w}${at}`, 'x'])) })),
  ],
  'allowed programs of a policy': [
    1000,
    (n) => [
      {
        ...rules('allow', n, (at) => `Bash(a${at} *)`),
        'skillaccord.yml': `policy:\n  exec:\n${range(n, (at) => `    - c${at}\n`).join('')}`,
      },
      {
        ...rules('allow', n, (at) => `Bash(b${at} *)`),
        'skillaccord.yml': `policy:\n  exec:\n${range(n, (at) => `    - c${at}\n`).join('')}`,
      },
    ],
  ],
  'patterns to ignore': [
    1000,
    replaced((n, w) => ({
      ...skills(50, 's'),
      'skillaccord.yml': `ignore:\n${range(n, (at) => `  - ${w}${at}/\n`).join('')}`,
    })),
  ],
  'commands of one script': [
    2000,
    replaced((n, w) => ({
      ...settings({ hooks: { Stop: [{ hooks: [{ type: 'command', command: './s.sh' }] }] } }),
      's.sh': range(n, (at) => `./${w}${at}.sh\n`).join(''),
    })),
  ],
  'a long command': [
    2000,
    replaced((n, w) =>
      settings({
        hooks: {
          Stop: [
            {
              hooks: [
                { type: 'command', command: range(n, (at) => `./${w}${at}.sh`).join(' && ') },
              ],
            },
          ],
        },
      }),
    ),
  ],
  'inline commands': [
    2000,
    replaced((n, w) => skill([], range(n, (at) => `!\`${w}${at}\``).join('\n'))),
  ],
  ...Object.fromEntries(
    ['](', '`', '[', ' ', '\n', '/', '#', '~', '$' + '{a:-'].map((text) => [
      `a run of ${JSON.stringify(text)} in a skill`,
      [50_000, (n) => [skill([], 'Text.'), skill([], `Text ${text.repeat(n)}x`)]],
    ]),
  ),
  'blanks in .gitmodules': [
    50_000,
    (n) => [
      skill([]),
      { ...skill([]), '.gitmodules': `[submodule "a"]\n\tpath = a${'\t'.repeat(n)}"b\n` },
    ],
  ],
};
