import type { Draft } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
import type { Manifest, Skill } from '../../model/skill.ts';
import { get, source, type Value } from '../../model/value/value.ts';
import { isVersion } from '../../model/version/version.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { skillRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { skillManifestV2, skillTomlContract } from '../words/clauses.ts';

/** A recognizable version: dotted numbers with common prefixes and suffixes. */
const loosePattern = /^v?\d{1,20}(?:\.\d{1,20}){0,3}(?:[-+][\w.+-]*)?$/i;

export const versionFormat = skillRule({
  id: 'version-format',
  severityText: 'error; warning in a plain frontmatter',
  summary:
    'Reports versions that are not semantic. A plain frontmatter may have other dotted numbers; more is a warning there.',
  why: 'Pins and version bumps cannot be checked against another text.',
  howToFix:
    'Write three numbers with dots, such as `version: 1.2.0`. A skill.toml and a block of JSON need quotation marks around them.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  enforces: [
    adr002('Version info for reproducibility', 'version'),
    skillManifestV2('Semver', 'version'),
    skillTomlContract('Semantic version (X.Y.Z)', 'skill.version'),
    skillTomlContract('Semantic versioning: `MAJOR.MINOR.PATCH`', 'skill.version'),
    skillTomlContract('Must be valid semver', 'skill.version'),
  ],
  *check({ skill }) {
    for (const manifest of skill.manifests) {
      const value = declaredVersion(manifest, skill);
      if (value) yield* versionDrafts(value, manifest);
    }
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nversion: latest'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nversion: 1.2.0'),
});

function* versionDrafts(value: Value, { dialect }: Manifest): Iterable<Draft> {
  const strict = dialect !== 'agent-skills';
  const text = source(value);
  if (isEmpty(value) && !isOutsideFrontmatter(dialect)) {
    const message = msg`${code('version')} is empty.`;
    const help = msg`Write three numbers, such as ${code('1.0.0')}.`;
    yield { message, help, at: value.at, about: 'version', severity: 'warning' };
    return;
  }
  if (text && isPadded(value) && isOutsideFrontmatter(dialect)) {
    const message = msg`Version ${code(String(value.kind === 'string' ? value.value : text))} has blanks around it.`;
    const help = msg`Write ${code(text)}.`;
    yield { message, help, at: value.at, about: `${dialect}\0padded`, severity: 'error' };
    return;
  }
  const isText = isTextIn(dialect, value);
  if (text !== undefined && isText && (strict ? isSemantic(text) : isLoose(text))) return;
  yield {
    ...(text && isText ? formFault(text, strict) : typeFault(value, dialect)),
    at: value.at,
    // Several manifests of a skill may have the same error.
    about: `${isOutsideFrontmatter(dialect) ? `${dialect}\0` : ''}${text ?? 'version'}`,
    severity: strict ? 'error' : 'warning',
  };
}

/** True for a version without a value, which a frontmatter may contain before the first release. */
function isEmpty(value: Value): boolean {
  return value.kind === 'null' || source(value)?.trim() === '';
}

/** True for a text that begins or ends with a blank, which parsers of semantic versions refuse. */
function isPadded(value: Value): boolean {
  return value.kind === 'string' && String(value.value).trim() !== value.value;
}

/** True if a version has a readable type: in frontmatters as spelled, elsewhere a text. */
function isTextIn(dialect: string, { kind }: Value): boolean {
  return (
    kind === 'string' || (!isOutsideFrontmatter(dialect) && (kind === 'number' || kind === 'other'))
  );
}

type Fault = Pick<Draft, 'message' | 'help'>;

function typeFault(value: Value, dialect: string): Fault {
  const field = dialect === 'skill-toml' ? 'skill.version' : 'version';
  const written = source(value) ?? '';
  const shown = written === '' ? msg`empty` : shownValue(value);
  const example = (/^[\d.]+$/.test(written) && suggestSemantic(written)) || '1.0.0';
  return {
    message: msg`${code(field)} is ${shown}, not a string.`,
    help: msg`Write ${code(`"${example}"`)}.`,
  };
}

function formFault(text: string, strict: boolean): Fault {
  const large = largeNumber(text);
  if (large) return { message: msg`Version ${code(text)} has a number that is too large.` };
  if (text.length > maxLength) {
    const limit = msg`at most ${maxLength} are allowed`;
    return { message: msg`Version ${code(text)} has ${text.length} characters; ${limit}.` };
  }
  const kind = strict ? msg`a semantic version` : msg`a number with dots`;
  const suggestion = strict ? suggestSemantic(text) : undefined;
  return {
    message: msg`Version ${code(text)} is not ${kind}.`,
    help: suggestion
      ? msg`Write ${code(suggestion)}.`
      : msg`Write three numbers, such as ${code('1.2.0')}.`,
  };
}

/** A number that semantic version parsers reject as too large. */
function largeNumber(text: string): string | undefined {
  const numbers = /^v?(\d+(?:\.\d+){0,3})(?:[-+]|$)/.exec(text)?.[1]?.split('.') ?? [];
  return numbers.find((digits) => Number(digits) > Number.MAX_SAFE_INTEGER);
}

/** Maximum length for semantic version parsers. */
const maxLength = 256;

/** True for dotted numbers of a supported size. */
function isLoose(text: string): boolean {
  return text.length <= maxLength && loosePattern.test(text) && largeNumber(text) === undefined;
}

/** The likely semantic version: `v1.0` is 1.0.0; dates are not pre-releases. */
function suggestSemantic(text: string): string | undefined {
  const dotted = /^\d{4}(?:-\d{1,2}){1,2}$/.test(text) ? text.replaceAll('-', '.') : text;
  const parts = /^v?(\d{1,15})(?:\.(\d{1,15}))?(?:\.(\d{1,15}))?([-+].{0,99})?$/i.exec(dotted);
  if (!parts) return undefined;
  const [major, minor = 0, patch = 0] = parts.slice(1, 4).map((part) => Number(part ?? 0));
  const suggestion = `${major}.${minor}.${patch}${parts[4] ?? ''}`;
  return isSemantic(suggestion) ? suggestion : undefined;
}

/** True for MAJOR.MINOR.PATCH without a prefix. */
function isSemantic(text: string): boolean {
  return /^\d+\.\d+\.\d/.test(text) && isVersion(text);
}

function isOutsideFrontmatter(dialect: string): boolean {
  return dialect !== 'agent-skills' && dialect !== 'manifest-v1';
}

/** The version of a manifest; ADR-002 shares the version of the frontmatter, which is then checked once. */
function declaredVersion({ dialect, root }: Manifest, { manifests }: Skill): Value | undefined {
  if (dialect === 'skill-toml') return get(get(root, 'skill'), 'version');
  if (isOutsideFrontmatter(dialect)) return get(root, 'version');
  const isShared = manifests.some((manifest) => manifest.dialect === 'manifest-v1');
  if (dialect === 'agent-skills' && isShared) return undefined;
  return get(root, 'version') ?? get(get(root, 'metadata'), 'version');
}
