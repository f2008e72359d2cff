import type { Json } from '../../src/model/value/value.ts';
import { type Source, sources } from '../laws/support/maximal.ts';
import { filesOfSource } from '../laws/support/write.ts';
import { type AttackText, texts } from './texts.ts';

type Files = Record<string, string>;

/** Manifests in which every value and key is a place for an attack. */
const targets = [
  sources['agent-skills'],
  sources['manifest-v1'],
  sources['skill-manifest-v2'],
  sources['router-manifest'],
  sources['skill-toml'],
] as const satisfies readonly Source[];

type Edit = (text: string) => string;

/** The value with its text or key number `wanted` edited; null if it has fewer. */
function editTextAt(value: Json, wanted: number, edit: Edit): Json | null {
  let index = -1;
  const next = (text: string) => (++index === wanted ? edit(text) : text);
  const walk = (node: Json): Json => {
    if (Array.isArray(node)) return node.map((item: Json) => walk(item));
    if (typeof node === 'string' || typeof node === 'number') {
      const text = next(String(node));
      return text === String(node) ? node : text;
    }
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, inner]) => [next(key), walk(inner as Json)]),
    );
  };
  const edited = walk(value);
  return index < wanted ? null : edited;
}

/** Attacks every `step`th text and key of a manifest, from an offset on; the next attack uses other places. */
interface Places {
  readonly step: number;
  readonly offset: number;
}

/** Skills with one attack each, in a text or key of a manifest; each attack occurs several times. */
function skills(
  attacks: readonly AttackText[],
  { step, offset }: Places,
): { before: Files; after: Files } {
  const [before, after]: [Files, Files] = [{}, {}];
  let count = 0;
  for (const [first, target] of targets.entries()) {
    for (let index = (first + offset) % step; ; index += step) {
      const { text = '' } = attacks[count % attacks.length] ?? {};
      const edited = editTextAt(target as unknown as Json, index, (value) =>
        isCarrier(value) ? value : text,
      );
      if (edited === null) break;
      const root = `skills/n${count++}`;
      Object.assign(before, manifestsOf(target, root));
      Object.assign(after, manifestsOf(edited as unknown as Source, root));
    }
  }
  return { before, after };
}

/** The manifests of a skill, without its other files. */
function manifestsOf(source: Source, root: string): Files {
  const all = Object.entries(filesOfSource(source, undefined, root));
  return Object.fromEntries(all.filter(([path]) => /\/(?:SKILL\.md|skill\.toml)$/.test(path)));
}

/** True for keys that identify the file of a manifest; they are not part of its text. */
function isCarrier(key: string): boolean {
  return ['front', 'block', 'router', 'toml'].includes(key);
}

/** A skill with an attack in every line; any quotation contains one. */
function lines({ text, mark }: AttackText): Files {
  const flat = text.replace(/[\r\n]+/g, ' ');
  const quoted = JSON.stringify(text);
  const link = flat.replace(/[<>]/g, '\\$&');
  return {
    [`skills/${mark}/SKILL.md`]: `---\nname: ${quoted}\nversion: ${quoted}\n${quoted}: ${quoted}\n---\n${flat}\n[x](<${link}>)\n`,
    [`broken/${mark}/SKILL.md`]: `---\nname: broken\n${flat} : [\n---\n`,
    [`broken/${mark}/skill.toml`]: `${flat} = [\n`,
    [`${folderNamed(text)}/SKILL.md`]: `---\nname: ${quoted}\ndescription: ""\n---\n[x](${flat})\n`,
    [`${folderNamed(text)}/${nameOf(text)}.sh`]: text,
    [`${folderNamed(text)}/skill.toml`]: `[skill]\nid = ${quoted}\nversion = ${quoted}\n${quoted} = 1\n`,
  };
}

/** Converts a text to a path segment, with look-alikes for characters that no path can contain. */
function nameOf(text: string): string {
  return text.replaceAll('/', '\u2215').slice(0, 80);
}

export function folderNamed(text: string): string {
  return `named/${nameOf(text)}`;
}

/** A proto, its lock and the locks of other tools, with skills of these names. */
function locks(attacks: readonly AttackText[]): Files {
  const quoted = attacks.map(({ text }) => JSON.stringify(text));
  const references = quoted.map(
    (value) => `- skill: {id: ${value}, content_hash: ${value}, min_version: ${value}}\n`,
  );
  const entries = quoted.map(
    (value) => `  ${value}: {content_hash: ${value}, version: ${value}, source: ${value}}\n`,
  );
  const installed = quoted.map(
    (value) =>
      `${value}: {"source": ${value}, "sourceType": ${value}, "skillPath": ${value}, "computedHash": ${value}}`,
  );
  return {
    'agent.proto.yaml': references.join(''),
    'agent.proto.lock': `lockfile_version: "1"\nskills:\n${entries.join('')}`,
    'skills-lock.json': `{"version": 1, "skills": {${installed.join(',\n')}}}`,
  };
}

/** A tree before the attack, and the tree of the pull request. */
export function attackedBy(
  attacks: readonly AttackText[],
  places: Places = { step: 8, offset: 0 },
): { benign: Files; hostile: Files } {
  const { before, after } = skills(attacks, places);
  return {
    benign: before,
    hostile: Object.assign({}, after, locks(attacks), ...attacks.map(lines)),
  };
}

export const {
  benign,
  hostile,
}: { readonly benign: Readonly<Files>; readonly hostile: Readonly<Files> } = attackedBy(texts);
