import { describe, expect, test } from 'vitest';
import { blockNames } from '../../../src/dialects/block-names.ts';
import { intendedBlockName, misspeltManifestBlocks } from '../../../src/dialects/blocks.ts';
import { LineMap } from '../../../src/model/text/text.ts';
import { parseTxtar } from '../../../src/syntax/txtar.ts';
import { checkExample } from '../../../src/tasks/example.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789-_'];

/** Every text that differs from a name by one letter: left out, added, replaced or swapped with its neighbour. */
function oneLetterOff(name: string): readonly string[] {
  const places = Array.from({ length: name.length + 1 }, (_, index) => index);
  return places.flatMap((index) => {
    const [head, tail] = [name.slice(0, index), name.slice(index)];
    const swapped = tail.length > 1 ? [`${head}${tail[1]}${tail[0]}${tail.slice(2)}`] : [];
    return [
      ...[head + tail.slice(1), ...swapped],
      ...letters.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
    ];
  });
}

/** Other cases and separators of a name. */
function otherSpellings(name: string): readonly string[] {
  const words = name.split('-');
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const joints = ['-', '_', '.', '', '--', '__', '\u2010', '\u2013'];
  return [words, capitals, words.map((word) => word.toUpperCase())].flatMap((parts) =>
    joints.map((joint) => parts.join(joint)),
  );
}

/** Every misspelling, with the intended name. */
const nearMisses: ReadonlyMap<string, string> = new Map(
  blockNames.flatMap((name) =>
    [
      ...[...oneLetterOff(name), ...otherSpellings(name)],
      ...otherSpellings(name).map((spelling) => `${spelling}s`),
    ]
      .filter((info) => info !== name)
      .map((info) => [info, name] as const),
  ),
);

/** Info strings of other blocks, some of which share a word with the names of manifest blocks. */
const otherInfos = [
  ...['yaml', 'yml', 'json', 'json5', 'jsonc', 'toml', 'xml', 'ini', 'text', 'txt', 'markdown'],
  ...['bash', 'shell', 'console', 'python', 'typescript', 'javascript', 'dockerfile', 'makefile'],
  ...['skill', 'skills', 'skill.md', 'skill.toml', 'skill-toml', 'skill-name', 'skill-output'],
  ...['manifest', 'manifest.json', 'manifest-json', 'web-manifest', 'app-manifest', 'manifests'],
  ...['router', 'routers', 'router-config', 'router-output', 'package-manifest', 'plugin-manifest'],
  ...['skill-manifest.json', 'skill-manifest-v2', 'skill-manifest-example', 'my-skill-manifest'],
  ...['router-manifest.json', 'router-manifest-v1', 'old-router-manifest', 'skill-router'],
  ...['json title=skill-manifest', 'json {file="skill-manifest"}', 'json my skill manifest'],
  ...['skill and manifest', 'json skill-manifest.json', 'the skill-manifest', 'json manifest'],
  ...['kubernetes-manifest', 'k8s-manifest', 'mermaid', 'diff', 'patch', 'mdx', 'java-manifest'],
];

/** The info strings that count as misspelt in one text with a block for each. */
function misspeltIn(infos: readonly string[]): readonly string[] {
  const text = infos.map((info) => `\`\`\`${info}\n{"id": "w"}\n\`\`\`\n`).join('\n');
  const blocks = misspeltManifestBlocks('w/SKILL.md', text, 0, new LineMap(text));
  return blocks.map(({ name }) => name);
}

describe('a fence', () => {
  test('with almost the name of a manifest block is a misspelling', () => {
    const infos = [...nearMisses.keys()];
    expect(infos.length).toBeGreaterThan(1_000);
    expect(misspeltIn(infos)).toEqual(infos);
    const intended = infos.map((info) => [info, intendedBlockName(info)] as const);
    expect(intended.filter(([info, name]) => name !== nearMisses.get(info))).toEqual([]);
  });

  test.each(blockNames)('with a language or a blank in the name %s is a misspelling', (name) => {
    const spaced = name.replace('-', ' ');
    const infos = ['json', 'yaml', 'jsonc'].flatMap((language) => [
      ...[`${language} ${name}`, `${language}:${name}`, `${language} ${spaced}`],
      `${language} ${name} title="Manifest of the skill, which readers shall find here"`,
    ]);
    const all = [spaced, spaced.toUpperCase(), ...infos];
    expect(all.filter((info) => intendedBlockName(info) !== name)).toEqual([]);
    expect(misspeltIn(all)).toHaveLength(all.length);
  });

  test('with the name first and further words is a manifest', () => {
    expect(misspeltIn(blockNames.map((name) => `${name} json`))).toEqual([]);
  });

  test('with another name is not a misspelling', () => {
    expect(misspeltIn([...otherInfos, ...blockNames])).toEqual([]);
  });

  test.each(['skill_manifest', 'Skill-Manifest', 'skill-manfest', 'router_manifest'])(
    '%s is reported at its line',
    async (info) => {
      const text = `---\nname: w\ndescription: Does things.\n---\n\n\`\`\`${info}\n{}\n\`\`\`\n`;
      const { findings } = await checkExample(parseTxtar(`-- w/SKILL.md --\n${text}`), {});
      const found = findings.map(({ rule, at }) => [rule, at.range?.start.line]);
      expect(found).toContainEqual(['block-typo', 6]);
    },
  );
});
