import { facetValue, type Item, isSet } from '../../model/contract.ts';
import { manifestOf, type Skill } from '../../model/skill.ts';

/** The inputs a caller of a skill may give values to. */
export interface Parameters {
  /** By name. */
  readonly inputs: ReadonlyMap<string, Item>;
  /** The names of those that must be given, and of those that may. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** The operation they belong to; '' where the skill is one callable. */
  readonly operation: string;
}

const known = new WeakMap<Skill, Map<string | null, Parameters | null>>();

/**
 * The inputs of a skill, or of one of its operations; null where its manifests do not say what there is:
 * "Missing manifest = no validation" (ADR-002). A skill of several operations has no inputs of its own.
 */
export function parametersOf(skill: Skill, operation: string | null): Parameters | null {
  // Thousands of references may mean one skill of thousands of inputs.
  const before = known.get(skill) ?? new Map<string | null, Parameters | null>();
  known.set(skill, before);
  const asked = operation !== null && operationsOf(skill).has(operation) ? operation : null;
  const seen = before.get(asked);
  if (seen !== undefined) return seen;
  const found = gather(skill, asked);
  before.set(asked, found);
  return found;
}

function gather(skill: Skill, operation: string | null): Parameters | null {
  if (skill.unreadable) return null;
  if (operation !== null) return inputsOf(skill, operation);
  if (statesInputs(skill)) return inputsOf(skill, '');
  const [only, second] = operationsOf(skill);
  return only === undefined || second !== undefined ? null : inputsOf(skill, only);
}

const operations = new WeakMap<Skill, ReadonlySet<string>>();

/** The operations that declare what they take. */
function operationsOf(skill: Skill): ReadonlySet<string> {
  const before = operations.get(skill);
  if (before) return before;
  const own = skill.contract.items.filter(
    ({ kind, dialect }) => kind === 'operation' && dialect === 'skill-manifest-v2',
  );
  const names = new Set(own.map(({ name }) => name));
  operations.set(skill, names);
  return names;
}

/** Whether a manifest of ADR-002 says which inputs there are, if only that there are none. */
function statesInputs(skill: Skill): boolean {
  const manifest = manifestOf(skill, 'manifest-v1');
  if (!manifest) return false;
  const named = skill.contract.items.some(({ kind, owner }) => kind === 'input' && owner === '');
  return named || manifest.root.fields.has('manifest_version');
}

function inputsOf({ contract }: Skill, operation: string): Parameters {
  const own = contract.items.filter(({ kind, owner }) => kind === 'input' && owner === operation);
  const names = (isRequired: boolean) =>
    own.filter((item) => facetValue(item, 'required') === isRequired).map(({ name }) => name);
  return {
    inputs: new Map(own.map((item) => [item.name, item])),
    required: names(true),
    optional: names(false),
    operation,
  };
}

/** Whether the values of an input are never to be shown. */
export function isSecret(input: Item | undefined): boolean {
  return isSet(input ?? null, 'sensitive');
}
