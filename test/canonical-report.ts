import type { Finding } from '../src/model/finding.ts';
import type { Report, SkillSummary } from '../src/model/report.ts';

const hash = `sha256:${'ab'.repeat(32)}`;

/** A finding with the given properties and defaults for the rest. */
export function finding(parts: Partial<Finding>): Finding {
  return {
    rule: 'name-format',
    severity: 'error',
    state: 'new',
    category: 'manifest',
    bump: null,
    message: 'Skill name "PDF_Tools" holds characters other than letters, digits and hyphens.',
    skill: 'skills/worklog',
    at: at('skills/worklog/SKILL.md', 2, 7, 16),
    was: null,
    related: [],
    before: null,
    after: null,
    fingerprint: '0123456789ab',
    about: 'name',
    excerpt: null,
    ...parts,
  };
}

/** A location on one line. */
export function at(path: string, line: number, column: number, end: number) {
  return { path, range: { start: { line, column }, end: { line, column: end } } };
}

/** A skill with the given properties and defaults for the rest. */
export function skill(parts: Partial<SkillSummary>): SkillSummary {
  const name = parts.name ?? 'worklog';
  return {
    name,
    root: `skills/${name}`,
    dialects: ['agent-skills', 'manifest-v1'],
    version: '1.0.1',
    contentHash: hash,
    skillVersion: {
      content_hash: hash,
      version: '1.0.1',
      source_rev: 'c'.repeat(40),
      source_ref: `git+https://github.com/acme/skills#${name}`,
      nix_store_path: null,
    },
    status: 'unchanged',
    base: { name, root: `skills/${name}`, version: '1.0.1', contentHash: hash },
    requiredBump: 'none',
    declaredBump: 'none',
    satisfied: true,
    lockedBy: [],
    ...parts,
  };
}

const base = { name: 'worklog', root: 'skills/worklog', version: '1.0.0', contentHash: hash };
const evil = 'a|b`c`` <img src=x> @octocat #1 ##[set-output name=x]y';

/** Skills of every status. */
export const skills: readonly SkillSummary[] = [
  skill({
    status: 'changed',
    base,
    requiredBump: 'major',
    declaredBump: 'patch',
    satisfied: false,
    lockedBy: ['proto.lock'],
  }),
  skill({ name: 'quiet', lockedBy: ['proto.lock'] }),
  skill({
    name: 'übersetzen-翻訳',
    version: '2.0.0',
    status: 'renamed',
    base: { ...base, name: 'translate', root: 'skills/translate', version: '1.9.0' },
    requiredBump: 'major',
    declaredBump: 'major',
  }),
  skill({
    name: evil,
    root: 'skills/evil (1)%/#x',
    version: '1.0|0`',
    status: 'changed',
    base: { ...base, name: evil, root: 'skills/evil (1)%/#x', version: null },
    requiredBump: 'major',
    declaredBump: null,
    satisfied: false,
  }),
  skill({
    name: 'broken',
    version: null,
    status: 'changed',
    requiredBump: null,
    declaredBump: null,
    satisfied: null,
  }),
  skill({
    name: 'behind',
    status: 'changed',
    base: { ...base, name: 'behind', root: 'skills/behind', version: '1.0.1' },
    requiredBump: 'minor',
    satisfied: false,
  }),
  skill({
    name: 'prose',
    version: null,
    status: 'changed',
    base: { ...base, name: 'prose', root: 'skills/prose', version: null },
    requiredBump: 'patch',
    declaredBump: null,
    satisfied: null,
  }),
  skill({ name: 'fresh', status: 'added', base: null, declaredBump: null }),
  skill({
    name: 'gone',
    status: 'removed',
    requiredBump: 'major',
    declaredBump: null,
    satisfied: false,
  }),
];

/** One finding of each kind, including hostile texts. */
export const findings: readonly Finding[] = [
  finding({
    rule: 'frontmatter-syntax',
    message: 'The value of "description" holds an unquoted ": ".',
    skill: 'skills/broken',
    at: at('skills/broken/SKILL.md', 3, 14, 28),
    fix: {
      description: `description: quoted ${evil}`,
      replacements: [{ range: at('', 3, 14, 28).range, text: `"Fills: ${evil}\u001b[2J\u202e"` }],
    },
  }),
  finding({
    rule: 'no-skills-found',
    category: 'repository',
    message: 'A finding about the repository.',
    skill: null,
    at: { path: '' },
  }),
  finding({
    rule: 'lock-moved',
    severity: 'note',
    category: 'lock',
    message: 'The pin of "quiet" moved from "sha256:abab" to "sha256:cdcd".',
    skill: 'skills/quiet',
    at: at('proto.lock', 4, 19, 26),
    excerpt: '    content_hash: "sha256:cdcd"',
  }),
  finding({
    rule: 'lock-content-changed',
    category: 'lock',
    message: 'The content of "worklog" is "sha256:abab", and the lock says "sha256:ffff".',
    at: at('proto.lock', 9, 19, 32),
    excerpt: '    content_hash: "sha256:ffff"',
    about: 'worklog',
  }),
  finding({
    rule: 'command-hostile',
    message:
      'Key "x\n::set-output name=a::b\r\n##[add-mask]e" 100% {\u001b[31mred\u001b[0m} \u202etxt.',
    skill: 'skills/evil (1)%/#x',
    at: at('skills/evil (1)%/#x/SKILL.md', 3, 4, 9),
    excerpt: '\t翻訳: "\u001b]8;;http://evil\u0007##[error]" 👩‍👧 é',
  }),
  finding({
    rule: 'markup-hostile',
    severity: 'warning',
    message:
      'Value "<img src=x>|``" by @octocat in #12 is [a link](http://evil.example) or www.evil.example, a_b_c and *bold* GH-1 (see ![x](y)).',
    skill: 'skills/evil (1)%/#x',
    at: { path: '::error::skills/evil\udc80/SKILL.md' },
  }),
  finding({
    excerpt: 'name: PDF_Tools',
    fingerprint: 'aaaaaaaaaaaa',
  }),
  finding({
    rule: 'input-removed',
    category: 'interface',
    bump: 'major',
    message: 'Input "session" was removed; callers that pass it are refused.',
    at: at('skills/worklog/SKILL.md', 9, 1, 8),
    was: at('skills/worklog/SKILL.md', 14, 5, 20),
    before: { name: 'session', required: true },
    excerpt: 'inputs: # 📝 what a caller passes',
  }),
  finding({
    rule: 'input-required-added',
    category: 'interface',
    bump: 'major',
    message: 'Input "tz" is new and required; callers that omit it fail.',
    at: at('skills/worklog/SKILL.md', 10, 11, 13),
    after: { name: 'tz' },
    excerpt: '  - name: tz',
  }),
  finding({
    rule: 'input-required-added',
    category: 'interface',
    bump: 'major',
    message: 'Input "day" is new and required; callers that omit it fail.',
    at: at('skills/worklog/SKILL.md', 12, 11, 14),
    after: { name: 'day' },
    excerpt: '  - name: day',
  }),
  finding({
    rule: 'allowed-tools-widened',
    severity: 'warning',
    category: 'privilege',
    bump: 'minor',
    message: 'The skill may now use "Bash(git push:*)".',
    at: at('skills/worklog/SKILL.md', 20, 16, 40),
    before: ['Read'],
    after: ['Read', 'Bash(git push:*)'],
    excerpt: 'allowed-tools: Read, Bash(git push:*)',
  }),
  finding({
    rule: 'key-typo',
    severity: 'warning',
    state: 'existing',
    message: 'Key "licence" is not "license".',
    at: at('skills/worklog/SKILL.md', 21, 1, 8),
    excerpt: 'licence: MIT',
  }),
  finding({
    rule: 'link-target',
    severity: 'warning',
    state: 'accepted',
    message: 'Link target "guide.md" is not there.',
    at: at('skills/worklog/SKILL.md', 30, 5, 13),
    excerpt: 'See [guide](guide.md).',
  }),
  finding({
    rule: 'skill-renamed',
    severity: 'note',
    category: 'identity',
    bump: 'major',
    message: 'Skill "translate" is now called "übersetzen-翻訳".',
    skill: 'skills/übersetzen-翻訳',
    at: at('skills/übersetzen-翻訳/SKILL.md', 2, 7, 20),
    was: at('skills/translate/SKILL.md', 2, 7, 16),
    excerpt: 'name: übersetzen-翻訳',
  }),
  finding({
    rule: 'bom',
    severity: 'note',
    message: 'The file begins with a byte order mark.',
    skill: 'skills/quiet',
    at: { path: 'skills/quiet/SKILL.md' },
  }),
];

/** A report of some findings, with the resulting counts. */
export function reportOf(list: readonly Finding[], parts: Partial<Report> = {}): Report {
  const fresh = list.filter(({ state }) => state === 'new');
  const countOf = (severity: string) =>
    fresh.filter((finding) => finding.severity === severity).length;
  return {
    base: { sha: 'b'.repeat(40), how: 'merge-parent' },
    head: { sha: 'c'.repeat(40), dirty: false },
    outcome: countOf('error') > 0 ? 'fail' : 'pass',
    scope: 'new',
    failOn: 'error',
    failing: fresh.filter(({ severity }) => severity === 'error'),
    summary: {
      skills: 6,
      changed: 6,
      errors: countOf('error'),
      warnings: countOf('warning'),
      notes: countOf('note'),
      existing: list.filter(({ state }) => state === 'existing').length,
      accepted: list.filter(({ state }) => state === 'accepted').length,
      breaking: fresh.filter(({ bump }) => bump === 'major').length,
      privilege: 1,
      requiredBump: 'major',
    },
    skills,
    findings: list,
    locks: [
      { path: 'proto.lock', format: 'proto-lock', entries: 2, verified: 1, changed: 1, absent: 0 },
    ],
    powers: [],
    units: [],
    ...parts,
  };
}

/** The report that every reporter renders. */
export const canonical: Report = reportOf(findings);

/** A report without findings. */
export const clean: Report = reportOf([], {
  base: null,
  skills: [skill({ status: null, base: null, requiredBump: null, satisfied: null })],
  summary: {
    ...reportOf([]).summary,
    ...{ skills: 12, changed: 0, privilege: 0, requiredBump: 'none' },
  },
  locks: [],
});
