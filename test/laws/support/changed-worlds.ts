import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sklockContent } from '../../../src/hash/index.ts';
import { type LockForm, lockForm, withLockForm } from './lock-forms.ts';
import type { Files } from './reports.ts';

/** One skill of a repository; every field but `root` selects from a list of this file. */
interface SkillSpec {
  readonly root: string;
  readonly name: string;
  readonly kind: 'plain' | 'v1' | 'block' | 'toml';
  readonly version: string;
  readonly tools: string;
  readonly body: string;
  readonly requires: string;
  readonly hasGuide: boolean;
}

const roots = [
  ...['skills/alpha', 'skills/beta', 'skills/gamma', 'skills/alpha/inner', '.claude/skills/alpha'],
  ...['.agents/skills/beta', 'plugins/p/skills/alpha', 'plugins/p/skills/eta'],
  ...['vendor/theta', 'vendor/iota'],
];
const names = ['alpha', 'beta', 'kappa', 'eta', 'theta'];
const versions = ['', '1.0.0', '1.1.0', '2.0.0'];
const tools = [
  '',
  'Read',
  'Read\ncontext: fork\nagent: x',
  'Read Bash(git:*)',
  'Read Bash(${CLAUDE_PLUGIN_ROOT}/run.sh:*)',
];
const bodies = [
  ...['Fills forms.', 'See [beta](../beta/SKILL.md).', 'See [guide](../../docs/guide.md).'],
  ...[
    'See [own](references/guide.md).',
    'See [folder](../gamma).',
    'See [odd](..%2F..%2Fdocs%2Fg%75ide.md).',
    'See [heading](../beta/references/guide.md#guide).',
    'See [heading](../../docs/guide.md#guide), [itself](#work).',
    'Then `p:alpha`, /p:kappa, or p:eta. Ask Skill(p:beta), mcp__docs__find.',
    'Then p:zeta, `p:beta`.',
    'See [odd heading](../../docs/guid%65.md#guide).',
  ],
  ...['See [plugin](../../../../docs/guide.md).', 'Run !`${CLAUDE_PLUGIN_ROOT}/run.sh`.'],
];
const requires = ['', '"tool.alpha" = ">=1.0.0"', '"tool.kappa" = ">=2.0.0"', '"tool.beta" = "*"'];

const skillSpec: fc.Arbitrary<SkillSpec> = fc.record({
  root: fc.constantFrom(...roots),
  name: fc.constantFrom(...names),
  kind: fc.constantFrom('plain', 'plain', 'plain', 'v1', 'block', 'toml'),
  version: fc.constantFrom(...versions),
  tools: fc.constantFrom(...tools),
  body: fc.constantFrom(...bodies),
  requires: fc.constantFrom(...requires),
  hasGuide: fc.boolean(),
});

/** A file outside the skills: present with a text, or absent. */
type Extras = Readonly<Record<string, string | null>>;

const marketplace = (version: string, listed: readonly string[]) =>
  `${JSON.stringify({
    name: 'm',
    owner: { name: 'o' },
    plugins: [
      { name: 'p', source: './plugins/p', version },
      { name: 'q', source: './', strict: false, skills: listed },
    ],
  })}\n`;
const proto = (step: string) => `steps:\n  - skill: ${step}\n`;

/** The texts of a file outside the skills. */
const extras: Readonly<Record<string, readonly string[]>> = {
  'docs/guide.md': ['# Guide\n', '# Other\n'],
  'plugins/p/run.sh': ['echo 1\n', 'echo 2\n'],
  'run.sh': ['echo 1\n', 'echo 2\n'],
  'plugins/p/.claude-plugin/plugin.json': [
    '{"name":"p","version":"1.0.0"}\n',
    '{"name":"p","version":"1.1.0"}\n',
  ],
  '.claude-plugin/marketplace.json': [
    marketplace('1.0.0', ['./skills/alpha']),
    marketplace('1.0.0', ['./skills/alpha', './skills/beta']),
    marketplace('1.1.0', ['./skills/gamma']),
  ],
  'flows/x.proto.yaml': [
    proto('kappa'),
    proto('{ id: beta, min_version: "1.1.0" }'),
    proto('{ id: eta, content_hash: "sha256:00" }'),
  ],
  '.claude/settings.json': [
    '{"permissions":{"allow":["Read"]}}\n',
    '{"permissions":{"allow":["Bash"]}}\n',
  ],
  'plugins/p/agents/x.md': [
    '---\nname: x\ndescription: Helps.\nskills: alpha\n---\nHi.\n',
    '---\nname: x\ndescription: Helps.\nskills: kappa, p:eta\n---\nSee p:alpha.\n',
    '---\nname: x\ndescription: Helps.\ntools: Bash\n---\nHi.\n',
  ],
  '.mcp.json': ['{"mcpServers":{"docs":{"command":"docs"}}}\n'],
  'skills-index.json': ['{"skills": {}}\n'],
  '.gitattributes': ['* text\n', '* -text\n'],
};

const sweeping = ['skills-index.json', '.gitattributes'];

const someExtras: fc.Arbitrary<Extras> = fc.record(
  Object.fromEntries(
    Object.entries(extras).map(([path, texts]) => {
      // Rare: with one of these, everything is read.
      const weight = sweeping.includes(path) ? 12 : 1;
      const present = { weight: 1, arbitrary: fc.constantFrom(...texts) };
      return [path, fc.oneof({ weight, arbitrary: fc.constant(null) }, present)];
    }),
  ),
);

/** One entry of a lock: the skill at a root, with the pin of base, of head, or a wrong one. */
interface EntrySpec {
  readonly lock: 'proto.lock' | 'skills-lock.json' | 'skill.lock';
  readonly root: string;
  readonly id: string;
  readonly pins: 'base' | 'head' | 'wrong';
  readonly side: 'base' | 'head' | 'both';
}

const entrySpec: fc.Arbitrary<EntrySpec> = fc.record({
  lock: fc.constantFrom('proto.lock', 'proto.lock', 'skills-lock.json', 'skill.lock'),
  root: fc.constantFrom(...roots),
  id: fc.constantFrom(...names),
  pins: fc.constantFrom('base', 'head', 'wrong'),
  side: fc.constantFrom('base', 'head', 'both', 'both', 'both'),
});

/** An operation of a change on the skills. */
type Edit =
  | {
      readonly what: 'set';
      readonly at: number;
      readonly to: SkillSpec;
      readonly keys: readonly (keyof SkillSpec)[];
    }
  | { readonly what: 'add'; readonly to: SkillSpec }
  | { readonly what: 'remove'; readonly at: number }
  | { readonly what: 'extra'; readonly path: string; readonly text: string | null };

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('set' as const),
      at: fc.nat(7),
      to: skillSpec,
      keys: fc.subarray<keyof SkillSpec>(
        ['root', 'name', 'version', 'tools', 'body', 'requires', 'hasGuide'],
        { minLength: 1, maxLength: 2 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('add' as const), to: skillSpec }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), at: fc.nat(7) }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...Object.keys(extras)).chain((path) =>
      fc.record({
        what: fc.constant('extra' as const),
        path: fc.constant(path),
        text: fc.option(fc.constantFrom(...(extras[path] ?? [''])), { nil: null }),
      }),
    ),
  },
);

/** A change of a repository. */
export interface ChangedWorld {
  readonly skills: readonly SkillSpec[];
  readonly extras: Extras;
  readonly edits: readonly Edit[];
  readonly entries: readonly EntrySpec[];
  readonly lockForms: { readonly base: LockForm; readonly head: LockForm };
  /** Whether the locks have the unrelated skills too. */
  readonly locksOthers: boolean;
  /** The number of unrelated skills in the repository. */
  readonly others: number;
}

/** Any change of any repository. */
export const changedWorld: fc.Arbitrary<ChangedWorld> = fc.record({
  skills: fc.uniqueArray(skillSpec, { selector: ({ root }) => root, minLength: 1, maxLength: 8 }),
  extras: someExtras,
  edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  entries: fc.array(entrySpec, { maxLength: 4 }),
  lockForms: fc.oneof(
    lockForm.map((form) => ({ base: form, head: form })),
    fc.record({ base: lockForm, head: lockForm }),
  ),
  locksOthers: fc.boolean(),
  others: fc.integer({ min: 1, max: 4 }),
});

/** A marketplace that offers the whole repository as a plugin, to which an unread skill then belongs. */
export const newPluginAtRoot: ChangedWorld = {
  skills: [
    {
      ...{ root: 'skills/gamma', name: 'alpha', kind: 'plain', version: '' },
      ...{ tools: 'Read Bash(git:*)', body: 'Fills forms.', requires: '', hasGuide: false },
    },
  ],
  extras: { 'run.sh': 'echo 1\n' },
  edits: [
    {
      what: 'extra',
      path: '.claude-plugin/marketplace.json',
      text: marketplace('1.0.0', ['./skills/alpha']),
    },
  ],
  entries: [],
  lockForms: { base: 'plain', head: 'plain' },
  locksOthers: false,
  others: 1,
};

/** The last entry of a lock goes with its skill; the one before it locks no skill, as at base. */
export const lastEntryRemoved: ChangedWorld = {
  skills: [
    {
      ...{ root: 'skills/alpha', name: 'alpha', kind: 'plain', version: '' },
      ...{ tools: '', body: 'Fills forms.', requires: '', hasGuide: false },
    },
  ],
  extras: {},
  edits: [{ what: 'remove', at: 0 }],
  entries: [
    { lock: 'proto.lock', root: 'skills/alpha', id: 'eta', pins: 'base', side: 'both' },
    { lock: 'proto.lock', root: 'skills/alpha', id: 'alpha', pins: 'base', side: 'base' },
  ],
  lockForms: { base: 'plain', head: 'plain' },
  locksOthers: false,
  others: 1,
};

const plainSkill: Omit<SkillSpec, 'root'> = {
  ...{ name: 'alpha', kind: 'plain', version: '', tools: '' },
  ...{ body: 'Fills forms.', requires: '', hasGuide: false },
};

/** A skill goes, its copy stays, and so does the skill in its folder. */
export const removedAroundAnother: ChangedWorld = {
  skills: [
    { ...plainSkill, root: 'skills/alpha', tools: 'Read' },
    { ...plainSkill, root: 'vendor/iota' },
    { ...plainSkill, root: 'skills/alpha/inner', name: 'theta' },
  ],
  extras: {},
  edits: [
    {
      what: 'set',
      at: 0,
      to: { ...plainSkill, root: 'vendor/iota' },
      keys: ['root', 'requires'],
    },
  ],
  entries: [],
  lockForms: { base: 'plain', head: 'plain' },
  locksOthers: false,
  others: 1,
};

/** A skill goes that another names as one installed beside it. */
export const removedNeighbour: ChangedWorld = {
  ...removedAroundAnother,
  skills: [
    { ...plainSkill, root: '.agents/skills/beta' },
    { ...plainSkill, root: 'vendor/iota', name: 'eta', body: 'See [beta](../beta/SKILL.md).' },
    { ...plainSkill, root: 'skills/alpha' },
  ],
  edits: [
    {
      what: 'set',
      at: 0,
      to: { ...plainSkill, root: 'skills/alpha' },
      keys: ['root', 'requires'],
    },
  ],
};

/** The files of both sides of a change. */
export function sidesOf(world: ChangedWorld): { readonly base: Files; readonly head: Files } {
  const { skills, edits, entries, others } = world;
  let [changed, extrasOfHead] = [[...skills], { ...world.extras }];
  for (const edit of edits) {
    if (edit.what === 'extra') extrasOfHead = { ...extrasOfHead, [edit.path]: edit.text };
    else changed = editSkills(changed, edit);
  }
  const [base, head] = [skills, changed].map((list) => skillFiles(list)) as [Files, Files];
  const padding = Object.fromEntries(
    Array.from({ length: others }, (_, index) => [
      `skills/other-${index}/SKILL.md`,
      `---\nname: other-${index}\ndescription: Does something else.\n---\n\n# Other\n`,
    ]),
  );
  const padded = Object.keys(padding).flatMap((path) => otherEntries(path.split('/')[1] ?? ''));
  const locks = (side: 'base' | 'head') => {
    const own = entries.filter((entry) => entry.side === 'both' || entry.side === side);
    const locked = world.locksOthers ? [...padded, ...own] : own;
    const files = lockFiles(locked, {
      base: { ...padding, ...base },
      head: { ...padding, ...head },
      side,
    });
    return withLockForm(files, world.lockForms[side]);
  };
  return {
    base: { ...padding, ...presentIn(world.extras), ...base, ...locks('base') },
    head: { ...padding, ...presentIn(extrasOfHead), ...head, ...locks('head') },
  };
}

/** The entries of an unrelated skill. */
function otherEntries(id: string): readonly EntrySpec[] {
  const entry = { root: `skills/${id}`, id, pins: 'head', side: 'both' } as const;
  return [
    { lock: 'proto.lock', ...entry },
    { lock: 'skills-lock.json', ...entry },
  ];
}

function editSkills(
  skills: readonly SkillSpec[],
  edit: Exclude<Edit, { what: 'extra' }>,
): SkillSpec[] {
  if (edit.what === 'add') return unique([...skills, edit.to]);
  const position = edit.at % Math.max(skills.length, 1);
  if (edit.what === 'remove') return skills.filter((_, index) => index !== position);
  const changes = Object.fromEntries(edit.keys.map((key) => [key, edit.to[key]]));
  return unique(
    skills.map((skill, index) => (index === position ? { ...skill, ...changes } : skill)),
  );
}

function unique(skills: readonly SkillSpec[]): SkillSpec[] {
  return [...new Map(skills.map((skill) => [skill.root, skill])).values()];
}

function presentIn(all: Extras): Files {
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function skillFiles(skills: readonly SkillSpec[]): Files {
  return Object.assign({}, ...skills.map(filesOf)) as Files;
}

function filesOf({ root, name, kind, version, tools, body, requires, hasGuide }: SkillSpec): Files {
  const guide = hasGuide ? { [`${root}/references/guide.md`]: '# Guide\n' } : {};
  if (kind === 'toml') return { [`${root}/skill.toml`]: tomlOf(name, version, requires), ...guide };
  const lines = [
    ...[`name: ${name}`, 'description: Does a thing when asked.'],
    ...(kind === 'v1'
      ? [
          'manifest_version: "1.0"',
          'inputs:',
          '  required:',
          `    - { name: n${version.length}, description: N., schema: { type: string } }`,
        ]
      : []),
    ...(version === ''
      ? []
      : [kind === 'v1' ? `version: ${version}` : `metadata: { version: "${version}" }`]),
    ...(tools === '' ? [] : [`allowed-tools: ${tools}`]),
  ];
  const block =
    kind === 'block'
      ? `\n\`\`\`skill-manifest\n${JSON.stringify({ schema_version: '2.0', id: name, version: version || '1.0.0', capabilities: ['x'], effects: [], operations: {}, stdout_contract: {} })}\n\`\`\`\n`
      : '';
  return { [`${root}/SKILL.md`]: `---\n${lines.join('\n')}\n---\n\n${body}\n${block}`, ...guide };
}

function tomlOf(name: string, version: string, requires: string): string {
  return `[skill]\nid = "tool.${name}"\nname = "${name}"\nversion = "${version || '1.0.0'}"\napi_version = "1.0"\ndescription = "Does a thing."\n\n[provides]\nknowledge = false\n\n[dependencies]\n${requires}\n`;
}

interface LockSides {
  readonly base: Files;
  readonly head: Files;
  readonly side: 'base' | 'head';
}

function lockFiles(entries: readonly EntrySpec[], sides: LockSides): Record<string, string> {
  const entriesOf = (lock: EntrySpec['lock']) => {
    const own = entries.filter((entry) => entry.lock === lock);
    return [...new Map(own.map((entry) => [entry.id, entry])).values()];
  };
  const hash = (entry: EntrySpec, hashOf = contentHash) =>
    entry.pins === 'wrong' ? '0'.repeat(64) : hashOf(sides[entry.pins], entry.root);
  const [proto, skills] = [entriesOf('proto.lock'), entriesOf('skills-lock.json')];
  const byPath = entriesOf('skill.lock').map((entry) => [
    entry.id,
    { path: entry.root, contentHash: `sha256:${hash(entry, sklockHash)}` },
  ]);
  const lines = proto.map((entry) => `  ${entry.id}:\n    content_hash: sha256:${hash(entry)}\n`);
  const installed = skills.map((entry) => [
    entry.id,
    { source: 'o/r', sourceType: 'github', computedHash: hash(entry) },
  ]);
  return {
    ...(lines.length > 0 && { 'proto.lock': `skills:\n${lines.join('')}` }),
    ...(installed.length > 0 && {
      'skills-lock.json': `${JSON.stringify({ version: 1, skills: Object.fromEntries(installed) }, null, 2)}\n`,
    }),
    ...(byPath.length > 0 && {
      'skill.lock': `${JSON.stringify({ version: '1', skills: Object.fromEntries(byPath) }, null, 2)}\n`,
    }),
  };
}

/** The content hash of sklock, which names a skill by its path. */
function sklockHash(files: Files, root: string): string {
  const own = Object.keys(files).filter((path) => path.startsWith(`${root}/`));
  const found = own.map((path) => ({
    ...{ path, name: path.slice(root.length + 1), kind: 'file' as const },
  }));
  const hasher = sklockContent.begin();
  for (const file of sklockContent.select(found, null)) {
    const bytes = Buffer.from(files[file.path] ?? '');
    hasher.file(file, bytes.length);
    hasher.chunk(bytes);
  }
  return hasher.end().slice('sha256:'.length);
}

/** The content hash of ADR-003 for names in byte order. */
function contentHash(files: Files, root: string): string {
  const hash = createHash('sha256');
  const own = Object.keys(files).filter((path) => path.startsWith(`${root}/`));
  for (const path of own.sort()) hash.update(`./${path.slice(root.length + 1)}\n${files[path]}`);
  return hash.digest('hex');
}
