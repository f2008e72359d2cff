import type { Draft } from '../../model/finding.ts';
import type { Manifest, Skill } from '../../model/skill.ts';
import { clip, formatValue, quote } from '../../model/value/format-value.ts';
import { get, source, type Value } from '../../model/value/value.ts';
import { isVersion } from '../../model/version/version.ts';
import { oneSkill } from '../examples/skill.ts';
import { type Clause, skillRule } from '../rule.ts';

/** Whatever can be told for a version: numbers joined by dots, what people put before and behind them. */
const loose = /^v?\d{1,20}(?:\.\d{1,20}){0,3}(?:[-+][\w.+-]*)?$/i;

/** A version no step can be counted from. */
export const versionFormat = skillRule({
  id: 'version-format',
  severity: 'error',
  summary:
    'Versions are semantic versions; in a plain frontmatter, where it only warns, numbers joined by dots.',
  why: 'Pins and the version step of a change are read from it, and nothing can be read from other texts.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  enforces: [
    clause('Skill Manifest v2', 'Semver', 'version'),
    clause('skill.toml contract', 'Semantic version (X.Y.Z)', 'skill.version'),
    clause('skill.toml contract', 'Semantic versioning: `MAJOR.MINOR.PATCH`', 'skill.version'),
    clause('skill.toml contract', 'Must be valid semver', 'skill.version'),
  ],
  *check({ skill }) {
    for (const manifest of skill.manifests) {
      const value = declared(manifest, skill);
      if (value) yield* judge(value, manifest);
    }
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nversion: latest'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nversion: 1.2.0'),
});

function* judge(value: Value, { dialect }: Manifest): Iterable<Draft> {
  const strict = dialect !== 'agent-skills';
  const text = source(value);
  // In a frontmatter a version that is left empty is one that is left out.
  const isEmpty = value.kind === 'null' || text === '';
  if (isEmpty && (dialect === 'manifest-v1' || !strict)) return;
  const isText = isTextIn(dialect, value);
  if (text !== undefined && isText && (strict ? isSemantic(text) : isLoose(text))) return;
  yield {
    message: text && isText ? formFault(text, strict) : typeFault(value, dialect),
    at: value.at,
    // Several manifests of a skill may have one and the same fault.
    about: `${blockOrToml(dialect) ? `${dialect}\0` : ''}${text ?? 'version'}`,
    severity: strict ? 'error' : 'warning',
  };
}

/** Whether a version can be read at all: frontmatters are read as written, others hold texts. */
function isTextIn(dialect: string, { kind }: Value): boolean {
  return kind === 'string' || (!blockOrToml(dialect) && (kind === 'number' || kind === 'other'));
}

function typeFault(value: Value, dialect: string): string {
  const field = dialect === 'skill-toml' ? 'skill.version' : 'version';
  const what = source(value) === '' ? 'blank' : formatValue(value);
  const written = source(value) ?? '';
  const example = (/^[\d.]+$/.test(written) && semantic(written)) || '1.0.0';
  return `Field "${field}" is ${what}, where a text such as "${example}" belongs.`;
}

function formFault(text: string, strict: boolean): string {
  const what = `Version ${quote(text)}`;
  const large = largeNumber(text);
  if (large) return `${what} holds a number too large to be counted with: ${clip(large)}.`;
  if (text.length > maxLength) {
    return `${what} has ${text.length} characters; readers of versions take at most ${maxLength}.`;
  }
  const form = strict ? 'MAJOR.MINOR.PATCH' : 'numbers joined by dots';
  const suggestion = semantic(text);
  const write = strict && suggestion !== undefined ? `, so write ${suggestion}` : '';
  return `${what} is not of the form ${form}; pins and version steps are read from it${write}.`;
}

/** The number of a version that no reader of semantic versions takes. */
function largeNumber(text: string): string | undefined {
  const numbers = /^v?(\d+(?:\.\d+){0,3})(?:[-+]|$)/.exec(text)?.[1]?.split('.') ?? [];
  return numbers.find((one) => Number(one) > Number.MAX_SAFE_INTEGER);
}

/** Readers of semantic versions take no longer ones. */
const maxLength = 256;

/** Numbers joined by dots, none of which is too large to be counted with. */
function isLoose(text: string): boolean {
  return text.length <= maxLength && loose.test(text) && largeNumber(text) === undefined;
}

/** The semantic version that was meant where there is one: `v1.0` is 1.0.0, a date no pre-release of its year. */
function semantic(text: string): string | undefined {
  const dotted = /^\d{4}(?:-\d{1,2}){1,2}$/.test(text) ? text.replaceAll('-', '.') : text;
  const parts = /^v?(\d{1,15})(?:\.(\d{1,15}))?(?:\.(\d{1,15}))?([-+].{0,99})?$/i.exec(dotted);
  if (!parts) return undefined;
  const [major, minor = 0, patch = 0] = parts.slice(1, 4).map((part) => Number(part ?? 0));
  const suggestion = `${major}.${minor}.${patch}${parts[4] ?? ''}`;
  return isSemantic(suggestion) ? suggestion : undefined;
}

/** Of the form MAJOR.MINOR.PATCH, nothing before it. */
function isSemantic(text: string): boolean {
  return /^\d+\.\d+\.\d/.test(text) && isVersion(text);
}

function blockOrToml(dialect: string): boolean {
  return dialect !== 'agent-skills' && dialect !== 'manifest-v1';
}

/** The version of a manifest; ADR-002 shares that of the frontmatter, which is then judged once. */
function declared({ dialect, root }: Manifest, { manifests }: Skill): Value | undefined {
  if (dialect === 'skill-toml') return get(get(root, 'skill'), 'version');
  if (blockOrToml(dialect)) return get(root, 'version');
  const isShared = manifests.some((one) => one.dialect === 'manifest-v1');
  if (dialect === 'agent-skills' && isShared) return undefined;
  return get(root, 'version') ?? get(get(root, 'metadata'), 'version');
}

function clause(document: Clause['document'], text: string, field: string): Clause {
  return { document, quote: text, fields: [field] };
}
