import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import { checkExample } from '../../../src/tasks/example.ts';
import { sample, seeds } from '../support/seeds.ts';

/** A file with unreadable permissions, around the text of a permission. */
interface Fault {
  readonly path: string;
  readonly powers: readonly string[];
  readonly write: (power: string, body: string) => string;
}

const head = 'name: w\ndescription: Does things.';
const front = (lines: string, body: string) => `---\n${head}\n${lines}\n---\n${body}\n`;
const tools = ['allowed-tools: Read', 'allowed-tools: Bash(*)', 'allowed-tools: [Bash]', 'x: 1'];
const effects = ['[]', '["net.fetch"]', '["fs.read", "proc.exec"]'];
const lists = ['network = []', 'network = ["*"]', 'secrets_access = true'];

const inFront = (write: Fault['write']): Fault => ({ path: 'w/SKILL.md', powers: tools, write });
const inBlock = (write: (power: string) => string): Fault => ({
  ...{ path: 'w/SKILL.md', powers: effects },
  write: (power, body) =>
    `---\n${head}\n---\n\`\`\`skill-manifest\n${write(power)}\n\`\`\`\n${body}\n`,
});
const inToml = (write: (power: string) => string): Fault => ({
  ...{ path: 'w/skill.toml', powers: lists },
  write: (power) => `[skill]\nid = "custom.w"\napi_version = "1.0"\n${write(power)}\n`,
});

const faults: readonly Fault[] = [
  inFront((power, body) => front(`license: a: b\n${power}`, body)),
  inFront((power, body) => front(`${power}\nlicense: a: b`, body)),
  inFront((power, body) => front(`${power}\nlicense: "open`, body)),
  inFront((power, body) => front(`${power}\n\tlicense: MIT`, body)),
  inFront((power, body) => front(`${power}\nlicense: *nowhere`, body)),
  inFront((power, body) => front(`${power}\nlicense: ${'['.repeat(400)}`, body)),
  inFront((power, body) => front(`${power}\nlicense: \u0007`, body)),
  inFront((power, body) =>
    front(`allowed-tools: Read\n${power.replace(/^x/, 'allowed-tools')}`, body),
  ),
  inFront((power, body) => front(`allowed-tools: !other ${power.slice(power.indexOf(' '))}`, body)),
  inFront((power, body) => front(`allowed-tools: {Bash: ${JSON.stringify(power)}}`, body)),
  inFront((power, body) => front(`<<: {${power.replace('[Bash]', '"B"')}}`, body)),
  inFront((power) => `---\n${head}\n${power}\n`),
  inFront((power) => `---yaml\n${head}\n${power}\n---\n`),
  inFront((power) => `--- # of a skill\n${head}\n${power}\n---\n`),
  inFront((power) => `\u200b---\n${head}\n${power}\n---\n`),
  inFront((power) => `---\r${head.replace('\n', '\r')}\r${power}\r---\r`),
  inFront((power) => `Text.\n\n---\n${head}\n${power}\n---\n`),
  inBlock((power) => `{"effects": ${power},}`),
  inBlock((power) => `{"effects": ${power}`),
  inBlock((power) => `{"effects": [], "effects": ${power}}`),
  inBlock((power) => `{"effects": ${power}, "effects": []}`),
  inBlock((power) => `{"effects": {"all": ${power}}}`),
  inBlock((power) => `{"effects": []}\n\`\`\`\n\`\`\`skill-manifest\n{"effects": ${power}}`),
  inBlock((power) => `{"<<": {"effects": ${power}}}`),
  inToml((power) => `[capabilities]\n${power}\n[skill]`),
  inToml((power) => `broken\n[capabilities]\n${power}`),
  inToml((power) => `[capabilities]\nterminal_exec = "${power.replaceAll('"', "'")}"`),
];

/** A configuration that switches off as much as possible at head. */
const silenced = [
  ...['frontmatter-syntax', 'frontmatter-missing', 'frontmatter-duplicate-key', 'manifest-shape'],
  ...['frontmatter-unterminated', 'block-syntax', 'block-duplicate', 'toml-syntax', 'merge-key'],
  ...['permissions-unreadable', 'file-encoding', 'file-too-large'],
];
const silencing = `rules: {${silenced.map((rule) => `${rule}: off`).join(', ')}}\nfail-on: never\n`;

const pairs = fc.constantFrom(...faults).chain((fault) =>
  fc.record({
    fault: fc.constant(fault),
    before: fc.constantFrom(...fault.powers),
    after: fc.constantFrom(...fault.powers),
    isSilenced: fc.boolean(),
  }),
);

async function newFindings(
  path: string,
  [before, after]: readonly [string, string],
  { config = '', newFolder = '' } = {},
): Promise<readonly Finding[]> {
  const files = new Map([
    [`before/${path}`, before],
    [`after/${newFolder}${path}`, after],
    ['after/skillaccord.yml', config],
  ]);
  const { findings } = await checkExample({ files, comment: '' });
  return findings.filter(({ state }) => state === 'new');
}

async function newErrors(...change: Parameters<typeof newFindings>): Promise<readonly Finding[]> {
  const findings = await newFindings(...change);
  return findings.filter(({ severity }) => severity === 'error');
}

describe.each(seeds)('from the %s seed', (_, seed) => {
  test('no fault of base hides other permissions, with any rule off in head', async () => {
    const property = fc.asyncProperty(pairs, async ({ fault, before, after, isSilenced }) => {
      fc.pre(before !== after);
      const texts = [fault.write(before, 'Body.'), fault.write(after, 'Body.')] as const;
      const errors = await newErrors(fault.path, texts, { config: isSilenced ? silencing : '' });
      expect(errors.length, texts.join('\n=>\n')).toBeGreaterThan(0);
    });
    await fc.assert(property, sample(seed, 50));
  });

  test('an unchanged fault is existing, with any change of the body', async () => {
    const property = fc.asyncProperty(pairs, async ({ fault, before }) => {
      const texts = [fault.write(before, 'Body.'), fault.write(before, 'Other words.')] as const;
      const errors = await newErrors(fault.path, texts);
      expect(
        errors.map(({ rule, message }) => `${rule}: ${message}`),
        texts[0],
      ).toEqual([]);
    });
    await fc.assert(property, sample(seed, 30));
  });

  test('a moved skill keeps its fault, and the move alone is new', async () => {
    const property = fc.asyncProperty(pairs, async ({ fault, before }) => {
      const text = fault.write(before, 'Body.');
      const findings = await newFindings(fault.path, [text, text], { newFolder: 'moved/' });
      expect(
        findings.map(({ rule }) => rule),
        text,
      ).toEqual(['skill-moved']);
    });
    await fc.assert(property, sample(seed, 30));
  });

  test('a move does not hide other permissions of a skill with a fault', async () => {
    const property = fc.asyncProperty(pairs, async ({ fault, before, after }) => {
      fc.pre(before !== after);
      const texts = [fault.write(before, 'Body.'), fault.write(after, 'Body.')] as const;
      const errors = await newErrors(fault.path, texts, { newFolder: 'moved/' });
      expect(errors.length, texts.join('\n=>\n')).toBeGreaterThan(0);
    });
    await fc.assert(property, sample(seed, 20));
  });
});
