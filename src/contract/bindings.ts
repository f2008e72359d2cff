import { type Item, isSet } from '../model/contract.ts';
import { manifestOf, type Skill } from '../model/skill.ts';

/** The inputs a caller of a skill may give values to. */
export interface Parameters {
  /** By name. */
  readonly inputs: ReadonlyMap<string, Item>;
  /** The operation they belong to; '' where the skill is one callable. */
  readonly operation: string;
}

/**
 * The inputs of a skill, or of one of its operations; null where its manifests do not say what there is:
 * "Missing manifest = no validation" (ADR-002). A skill of several operations has no inputs of its own.
 */
export function parametersOf(skill: Skill, operation: string | null): Parameters | null {
  if (skill.unreadable) return null;
  const { items } = skill.contract;
  const operations = operationsOf(skill);
  const known = operation !== null && operations.includes(operation);
  if (known || !statesInputs(skill)) {
    const only = operations.length === 1 && operation === null ? operations[0] : undefined;
    const owner = known ? operation : only;
    return owner === undefined ? null : { inputs: inputsOf(items, owner), operation: owner };
  }
  return { inputs: inputsOf(items, ''), operation: '' };
}

/** The operations that declare what they take. */
export function operationsOf(skill: Skill): readonly string[] {
  return skill.contract.items
    .filter(({ kind, dialect }) => kind === 'operation' && dialect === 'skill-manifest-v2')
    .map(({ name }) => name);
}

/** Whether a manifest of ADR-002 says which inputs there are, if only that there are none. */
function statesInputs(skill: Skill): boolean {
  const manifest = manifestOf(skill, 'manifest-v1');
  if (!manifest) return false;
  const named = skill.contract.items.some(({ kind, owner }) => kind === 'input' && owner === '');
  return named || manifest.root.fields.has('manifest_version');
}

function inputsOf(items: readonly Item[], owner: string): ReadonlyMap<string, Item> {
  const own = items.filter((item) => item.kind === 'input' && item.owner === owner);
  return new Map(own.map((item) => [item.name, item]));
}

/** Whether the values of an input are never to be shown. */
export function isSecret(input: Item | undefined): boolean {
  return isSet(input ?? null, 'sensitive');
}
