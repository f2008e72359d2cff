import { computed, hashes, worklog } from '../../src/rules/examples/lock.ts';
import type { RowDocument } from './conformance-rows.ts';

const notes = '-- skills/worklog/README.md --\nn\n';

/** A copy of a skill with its pin, and a source that has another version. */
const subscribed = `-- skills-lock.json --
${JSON.stringify({
  version: 1,
  skills: {
    worklog: {
      source: './up',
      sourceType: 'local',
      skillPath: 'skills/worklog/SKILL.md',
      computedHash: computed.worklog,
    },
  },
})}
${worklog(undefined, '.agents/')}${worklog('Writes a daily log.', 'up/')}`;

const skill = (front: string, name = 'pdf') =>
  `-- skills/${name}/SKILL.md --\n---\n${front}\n---\n`;
const described = 'description: Fills PDF forms.';

export const skillMdParser: RowDocument = {
  title: 'SKILL.md parser',
  rows: [
    {
      says: 'Only Name and Description are required',
      rules: ['name-missing', 'description-missing'],
    },
    {
      says: 'Only Name and Description are required; everything else is optional',
      tree: skill(`name: pdf\n${described}`),
    },
    { says: 'maxNameLen = 64', rules: ['name-length'] },
    { says: 'maxDescriptionLen = 1024', rules: ['description-length'] },
    {
      says: 'maxBodyBytes = 1 << 20 // 1 MiB of instruction text is already excessive',
      rules: ['body-size'],
    },
    {
      says: 'len(m.Body) > maxBodyBytes',
      tree: `${skill(`name: pdf\n${described}`)}${'é'.repeat(2 ** 19 + 1)}\n`,
      rules: ['body-size'],
      remark: 'in bytes, not in characters',
    },
    {
      says: 'Name: strings.TrimSpace(fm.Name)',
      tree: skill('name: " pdf "\ndescription: "  Fills PDF forms. "'),
    },
    {
      says: 'Description: strings.TrimSpace(fm.Description)',
      tree: skill('name: pdf\ndescription: "  "'),
      rules: ['description-missing'],
    },
    {
      says: "(kebab-case, unique within a host's subscriptions)",
      rules: ['duplicate-name'],
    },
    {
      says: 'must be lowercase kebab-case (a-z, 0-9, -)',
      rules: ['name-format'],
    },
    { says: "must start with a '---' frontmatter block", rules: ['frontmatter-missing'] },
    {
      says: 'Leading blank lines/BOM are tolerated.',
      rules: ['bom', 'frontmatter-late'],
      remark: 'the reference validator of Agent Skills refuses them',
    },
    { says: "not terminated by a closing '---'", rules: ['frontmatter-unterminated'] },
    {
      says: 'invalid SKILL.md frontmatter',
      rules: ['file-encoding', 'frontmatter-duplicate-key', 'frontmatter-syntax'],
    },
    { says: 'License string', rules: ['license-shape'] },
    { says: 'Metadata map\\[string]any', rules: ['metadata-shape'] },
    {
      says: 'lets metadata values be scalars of any type',
      tree: skill(`name: pdf\n${described}\nmetadata: {a: 1, b: true, c: null}`),
    },
    {
      says: 'decodes either a YAML sequence or a comma-separated scalar',
      tree:
        skill(`name: pdf\n${described}\nallowed-tools: [Read, Bash]`) +
        skill(`name: doc\n${described}\nallowed-tools: "Read, Bash"`, 'doc'),
    },
    {
      says: 'decodes either a YAML sequence or a comma-separated scalar into a \\[]string',
      rules: ['allowed-tools-shape'],
      remark: 'for anything else',
    },
    {
      says: 'AllowedTools: \\[]string(fm.AllowedTools)',
      tree: skill(`name: pdf\n${described}\nallowed-tools: " Read , Bash ,"`),
      remark: 'blanks and empty entries count for nothing',
    },
    {
      says: 'it can only ever NARROW, never grant',
      rules: ['allowed-tools-added'],
      remark: 'clients that grant by it differ, so it is reported',
    },
    {
      says: 'self-contained file set',
      rules: ['skill-symlink'],
    },
    {
      says: 'order-independent content digest',
      tree: worklog(),
      command: ['hash', 'skills/worklog'],
      prints: new RegExp(hashes.worklog),
    },
    {
      says: 'bundled-file listing',
      tree: worklog() + notes,
      command: ['list', '--json'],
      prints: /"files": \[\s*\{\s*"path": "README.md",\s*"size": 2,\s*"mode": "100644"/,
    },
    {
      says: 'Check records a PENDING update but never moves the pin',
      tree: subscribed,
      command: ['outdated'],
      prints: /worklog\s+pending/,
    },
    {
      says: 'Apply is the only re-pin',
      tree: subscribed,
      command: ['update', 'worklog'],
      prints: /is updated to its source: 1 file, and its entry in skills-lock\.json/,
    },
    {
      says: 'traversal-safe staging',
      tree: subscribed.replaceAll('skills/worklog/SKILL.md"', '../worklog/SKILL.md"'),
      command: ['update', 'worklog'],
      prints: /no path in a repository\.\s+Nothing is written/,
    },
    {
      says: "upstream can't silently change what an agent runs",
      rules: ['lock-content-changed', 'lock-moved'],
    },
  ],
  remarks: `Two rules for names differ from this document on purpose. Agent Skills forbids a hyphen at either end and two hyphens in a row,
which this parser accepts: such a name fails in the reference validator and in \`gh\`, so it is an error here. Agent Skills and its
reference validator accept lower-case letters of every script, such as \`技能\`, which this parser refuses: a skill that follows the
public specification passes here.`,
};
