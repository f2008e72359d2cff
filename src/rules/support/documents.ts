import type { Category } from '../../model/finding.ts';

/** A source document of rules, with its name in texts and the page to read. */
interface Document {
  readonly name: string;
  readonly title: string;
  /** A URL, or a page relative to `docs/rules/`; may depend on the category of the rule. */
  readonly target: string | ((category: Category) => string);
}

const dialects = '../dialects.md';
const policy = '../compatibility.md';

const documents: readonly Document[] = [
  {
    name: 'Agent Skills',
    title: 'Agent Skills specification',
    target: 'https://agentskills.io/specification',
  },
  { name: 'ADR-002', title: 'ADR-002', target: `${dialects}#manifest-v1` },
  { name: 'ADR-003', title: 'ADR-003', target: versioningPage },
  {
    name: 'Skill Manifest v2',
    title: 'Skill Manifest v2',
    target: `${dialects}#skill-manifest-v2`,
  },
  { name: 'skill.toml contract', title: 'skill.toml contract', target: `${dialects}#skill-toml` },
  { name: 'executus', title: 'executus SKILL.md parser', target: `${dialects}#agent-skills` },
  { name: 'skills-lock.json', title: 'locks', target: '../lockfile.md' },
  { name: 'Semantic Versioning', title: 'Semantic Versioning', target: 'https://semver.org/' },
  { name: 'YAML 1.2', title: 'YAML 1.2', target: 'https://yaml.org/spec/1.2.2/' },
  { name: 'configuration', title: 'configuration', target: '../configuration.md' },
  { name: 'host version', title: 'versions', target: `${policy}#versions` },
  { name: 'version policy', title: 'versions', target: `${policy}#versions` },
  { name: 'pre-approval', title: 'powers', target: `${policy}#powers-are-judged-twice` },
];

/** Each of the three parts of ADR-003 has its own page. */
function versioningPage(category: Category): string {
  if (category === 'lock') return '../lockfile.md';
  return category === 'reference' ? '../protos.md' : `${policy}#two-readings-of-adr-003`;
}

/** Links to the documents named in a text; to our own policy page if it names none. */
export function linksIn(text: string, category: Category): readonly string[] {
  const named = documents.filter(({ name }) => text.includes(name));
  const links = named.map(({ title, target }) => {
    return `[${title}](${typeof target === 'string' ? target : target(category)})`;
  });
  return links.length > 0 ? links : [`[how we decide](${policy})`];
}
