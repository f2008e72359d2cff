import type { Category } from '../../model/finding.ts';

/** A document that rules rest on, as their words name it, and where it, or what is made of it, can be read. */
interface Document {
  readonly name: string;
  readonly title: string;
  /** An address, or a page from `docs/rules/`; it may depend on what a rule watches. */
  readonly place: string | ((category: Category) => string);
}

const dialects = '../dialects.md';
const policy = '../compatibility.md';

const documents: readonly Document[] = [
  {
    name: 'Agent Skills',
    title: 'Agent Skills specification',
    place: 'https://agentskills.io/specification',
  },
  { name: 'ADR-002', title: 'ADR-002', place: `${dialects}#manifest-v1` },
  { name: 'ADR-003', title: 'ADR-003', place: placeOfVersioning },
  { name: 'Skill Manifest v2', title: 'Skill Manifest v2', place: `${dialects}#skill-manifest-v2` },
  { name: 'skill.toml contract', title: 'skill.toml contract', place: `${dialects}#skill-toml` },
  { name: 'executus', title: 'executus SKILL.md parser', place: `${dialects}#agent-skills` },
  { name: 'skills-lock.json', title: 'locks', place: '../lockfile.md' },
  { name: 'Semantic Versioning', title: 'Semantic Versioning', place: 'https://semver.org/' },
  { name: 'YAML 1.2', title: 'YAML 1.2', place: 'https://yaml.org/spec/1.2.2/' },
  { name: 'configuration', title: 'configuration', place: '../configuration.md' },
  { name: 'host version', title: 'versions', place: `${policy}#versions` },
  { name: 'version policy', title: 'versions', place: `${policy}#versions` },
  { name: 'pre-approval', title: 'powers', place: `${policy}#powers-are-judged-twice` },
];

/** ADR-003 has three parts, of which each has a page. */
function placeOfVersioning(category: Category): string {
  if (category === 'lock') return '../lockfile.md';
  return category === 'reference' ? '../protos.md' : `${policy}#two-readings-of-adr-003`;
}

/** Links to the documents that a text names; to how we decide where it names none. */
export function linksIn(text: string, category: Category): readonly string[] {
  const named = documents.filter(({ name }) => text.includes(name));
  const links = named.map(({ title, place }) => {
    return `[${title}](${typeof place === 'string' ? place : place(category)})`;
  });
  return links.length > 0 ? links : [`[how we decide](${policy})`];
}
