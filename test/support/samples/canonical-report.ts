import type { Finding } from '../../../src/model/finding.ts';
import { code, msg, namePart, valuePart } from '../../../src/model/message.ts';
import type { Report, SkillSummary } from '../../../src/model/report.ts';

const hash = `sha256:${'ab'.repeat(32)}`;

/** A finding with the given properties and defaults for the rest. */
export function finding(parts: Partial<Finding>): Finding {
  return {
    rule: 'name-format',
    severity: 'error',
    state: 'new',
    category: 'manifest',
    bump: null,
    message: msg`Invalid skill name ${code('PDF_Tools')}.`,
    skill: 'skills/worklog',
    at: at('skills/worklog/SKILL.md', 2, 7, 16),
    was: null,
    help: null,
    notes: [],
    phrase: null,
    topic: null,
    isChange: false,
    before: null,
    after: null,
    fingerprint: '0123456789abcdef0123456789abcdef',
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
    message: msg`Invalid YAML: unquoted ${code(': ')} in ${code('description')}.`,
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
    message: msg`A finding about the repository.`,
    skill: null,
    at: { path: '' },
  }),
  finding({
    rule: 'lock-moved',
    severity: 'note',
    isChange: true,
    category: 'lock',
    message: msg`Lock entry of ${namePart('quiet')} changed: ${code('sha256:abab')} to ${code('sha256:cdcd')}.`,
    skill: 'skills/quiet',
    at: at('proto.lock', 4, 19, 26),
    excerpt: '    content_hash: "sha256:cdcd"',
  }),
  finding({
    rule: 'lock-content-changed',
    category: 'lock',
    message: msg`${namePart('worklog')} differs from its lock entry.`,
    at: at('proto.lock', 9, 19, 32),
    excerpt: '    content_hash: "sha256:ffff"',
    about: 'worklog',
  }),
  finding({
    rule: 'command-hostile',
    message: msg`Unknown key ${code('x\n::set-output name=a::b\r\n##[add-mask]e')} 100%, ${valuePart('{\u001b[31mred\u001b[0m} \u202etxt')}.`,
    help: msg`Write ${code('::error::y`\u202e')}.`,
    notes: [{ message: msg`Also in ${namePart('##[add-mask]z``')}.` }],
    skill: 'skills/evil (1)%/#x',
    at: at('skills/evil (1)%/#x/SKILL.md', 3, 4, 9),
    excerpt: '\t翻訳: "\u001b]8;;http://evil\u0007##[error]" 👩‍👧 é',
  }),
  finding({
    rule: 'markup-hostile',
    severity: 'warning',
    message: msg`${code('<img src=x>|``')} is ${namePart('[a link](http://evil.example) or www.evil.example')} and ${valuePart('@octocat in #12, a_b_c and *bold* GH-1 (see ![x](y))')}.`,
    skill: 'skills/evil (1)%/#x',
    at: { path: '::error::skills/evil\udc80/SKILL.md' },
  }),
  finding({
    excerpt: 'name: PDF_Tools',
    fingerprint: 'a'.repeat(32),
  }),
  finding({
    rule: 'input-removed',
    category: 'interface',
    bump: 'major',
    message: msg`Input ${code('session')} was removed.`,
    at: at('skills/worklog/SKILL.md', 9, 1, 8),
    was: at('skills/worklog/SKILL.md', 14, 5, 20),
    before: { name: 'session', required: true },
    excerpt: 'inputs: # 📝 what a caller passes',
  }),
  finding({
    rule: 'input-required-added',
    category: 'interface',
    bump: 'major',
    message: msg`New required input ${code('tz')}. Existing calls do not pass it.`,
    at: at('skills/worklog/SKILL.md', 10, 11, 13),
    after: { name: 'tz' },
    excerpt: '  - name: tz',
  }),
  finding({
    rule: 'input-required-added',
    category: 'interface',
    bump: 'major',
    message: msg`New required input ${code('day')}. Existing calls do not pass it.`,
    at: at('skills/worklog/SKILL.md', 12, 11, 14),
    after: { name: 'day' },
    excerpt: '  - name: day',
  }),
  finding({
    rule: 'allowed-tools-widened',
    severity: 'warning',
    category: 'privilege',
    bump: 'minor',
    message: msg`${code('allowed-tools')} now also lists ${code('Bash(git push:*)')}.`,
    at: at('skills/worklog/SKILL.md', 20, 16, 40),
    before: ['Read'],
    after: ['Read', 'Bash(git push:*)'],
    excerpt: 'allowed-tools: Read, Bash(git push:*)',
  }),
  finding({
    rule: 'key-typo',
    severity: 'warning',
    state: 'existing',
    message: msg`Unknown key ${code('licence')}.`,
    at: at('skills/worklog/SKILL.md', 21, 1, 8),
    excerpt: 'licence: MIT',
  }),
  finding({
    rule: 'link-target',
    severity: 'warning',
    state: 'accepted',
    message: msg`Broken link: ${code('guide.md')} does not exist.`,
    at: at('skills/worklog/SKILL.md', 30, 5, 13),
    excerpt: 'See [guide](guide.md).',
  }),
  finding({
    rule: 'skill-renamed',
    severity: 'note',
    isChange: true,
    category: 'identity',
    bump: 'major',
    message: msg`Skill ${namePart('translate')} was renamed to ${namePart('übersetzen-翻訳')}.`,
    skill: 'skills/übersetzen-翻訳',
    at: at('skills/übersetzen-翻訳/SKILL.md', 2, 7, 20),
    was: at('skills/translate/SKILL.md', 2, 7, 16),
    excerpt: 'name: übersetzen-翻訳',
  }),
  finding({
    rule: 'bom',
    severity: 'note',
    message: msg`The file begins with a byte order mark.`,
    skill: 'skills/quiet',
    at: { path: 'skills/quiet/SKILL.md' },
  }),
];

/** A report of some findings, with the resulting counts. */
export function reportOf(all: readonly Finding[], parts: Partial<Report> = {}): Report {
  const list = all.filter(({ isChange }) => !isChange);
  const changes = all.filter(({ isChange }) => isChange);
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
      changes: changes.length,
      existing: list.filter(({ state }) => state === 'existing').length,
      accepted: list.filter(({ state }) => state === 'accepted').length,
      breaking: [...fresh, ...changes].filter(({ bump }) => bump === 'major').length,
      privilege: 1,
      requiredBump: 'major',
    },
    skills,
    findings: list,
    changes,
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
