import type { Clause } from '../rule.ts';

/** A sentence of ADR-002 about fields of its manifest, or about the whole manifest. */
export function adr002(quote: string, ...fields: readonly string[]): Clause {
  return { document: 'ADR-002', quote, fields };
}

/** The sentences of ADR-002 about types and required keys. */
export const adr002ShapeClauses: readonly Clause[] = [
  adr002('Extend SKILL.md frontmatter with optional manifest fields.'),
  adr002(
    'Declares what the skill needs from the caller. Uses JSON Schema subset for type definitions.',
    'inputs',
  ),
  adr002('`required`: Must be provided or skill fails', 'inputs.required'),
  adr002('`optional`: Has defaults, can be overridden', 'inputs.optional'),
  adr002(
    'Each input has: `name`, `description`, `schema` (JSON Schema), optional `sensitive` flag',
    'inputs.*.[].name',
    'inputs.*.[].description',
    'inputs.*.[].sensitive',
  ),
  adr002('Environment variables the skill reads.', 'env'),
  adr002('`required`: Skill fails if not set', 'env.required', 'env.*.[].name'),
  adr002('`optional`: Used if available, not fatal if missing', 'env.optional', 'env.*.[].name'),
  adr002('description: Project name for context', 'env.*.[].description'),
  adr002('`sensitive: true`: Mark for redaction', 'env.*.[].sensitive'),
  adr002('What must exist before skill can run.', 'preconditions'),
  adr002('`commands`: CLI tools that must be in PATH', 'preconditions.commands'),
  adr002('`cmd`: command name (required)', 'preconditions.commands.[].cmd'),
  adr002(
    '`min_version`: minimum version (optional, e.g., "2.40")',
    'preconditions.commands.[].min_version',
  ),
  adr002('`max_version`: maximum version (optional)', 'preconditions.commands.[].max_version'),
  adr002('`files`: Files that must exist', 'preconditions.files'),
  adr002('`path`: relative path (required)', 'preconditions.files.[].path'),
  adr002(
    '`base`: path base - `skill_root`, `repo_root`, or `cwd` (default: `skill_root`)',
    'preconditions.files.[].base',
  ),
  adr002('`description`: what this file is for (optional)', 'preconditions.files.[].description'),
  adr002('What the skill produces.', 'outputs'),
  adr002('`files`: File patterns with `{{var}}` substitution', 'outputs.files'),
  adr002('`pattern`: file path pattern', 'outputs.files.[].pattern'),
  adr002('`base`: path base (default: `repo_root`)', 'outputs.files.[].base'),
  adr002('`description`: what this output is for', 'outputs.files.[].description'),
  adr002('`artifacts`: Other outputs (stdout, state changes, etc.)', 'outputs.artifacts'),
  adr002('Characteristics for scheduling and safety.', 'execution'),
  adr002('`idempotent`: Can run multiple times safely', 'execution.idempotent'),
  adr002('`destructive`: Modifies or deletes existing data', 'execution.destructive'),
  adr002('`network`: Requires internet access', 'execution.network'),
  adr002('`interactive`: Needs human input during run', 'execution.interactive'),
  adr002('`timeout`: Maximum execution time in seconds', 'execution.timeout'),
  adr002('Whether skill handles sensitive data.', 'sensitive'),
];
