import type { Category } from '../../model/finding.ts';

/** A source document of rules: its name in texts, and the page to read. */
interface Document {
  readonly name: string;
  /** A URL, or a page relative to `docs/rules/`; may depend on the category of the rule. */
  readonly target: string | ((category: Category) => string);
}

const formats = '../formats.md';
const compatibilityPage = '../compatibility.md';

const documents: readonly Document[] = [
  {
    name: 'Agent Skills specification',
    target: 'https://agentskills.io/specification',
  },
  { name: 'Agent Skills client guide', target: 'https://agentskills.io/' },
  { name: 'ADR-002', target: `${formats}#manifest-v1` },
  { name: 'ADR-003', target: versioningPage },
  {
    name: 'Skill Manifest v2',
    target: `${formats}#skill-manifest-v2`,
  },
  { name: 'skill.toml contract', target: `${formats}#skill-toml` },
  { name: 'SKILL.md parser', target: `${formats}#agent-skills` },
  { name: 'skills-lock.json', target: '../lockfile.md' },
  { name: 'Semantic Versioning', target: 'https://semver.org/' },
  { name: 'YAML 1.2', target: 'https://yaml.org/spec/1.2.2/' },
  { name: 'configuration', target: '../configuration.md' },
  { name: 'host version', target: `${compatibilityPage}#versions` },
  { name: 'version policy', target: `${compatibilityPage}#versions` },
  { name: 'pre-approval', target: `${compatibilityPage}#coverage` },
];

/** Each of the three parts of ADR-003 has its own page. */
function versioningPage(category: Category): string {
  if (category === 'lock') return '../lockfile.md';
  return category === 'reference'
    ? '../references.md#files-that-reference-skills'
    : `${compatibilityPage}#two-readings-of-adr-003`;
}

const anyName = new RegExp(documents.map(({ name }) => name.replaceAll('.', '\\.')).join('|'), 'g');

/** The text with links: the first mention of each document leads to its page. */
export function linkDocuments(text: string, category: Category): string {
  const linked = new Set<string>();
  return text.replace(anyName, (name) => {
    const { target } = documents.find((document) => document.name === name) ?? {};
    if (target === undefined || linked.has(name)) return name;
    linked.add(name);
    return `[${name}](${typeof target === 'string' ? target : target(category)})`;
  });
}
