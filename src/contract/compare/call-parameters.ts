import { facetValue, type Item, isSet } from '../../model/contract.ts';
import { manifestOf, type Skill } from '../../model/skill.ts';

/** The inputs that a caller of a skill can set. */
export interface CallParameters {
  /** By name. */
  readonly inputs: ReadonlyMap<string, Item>;
  /** The names of the required and of the optional inputs. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** The operation; '' for a skill without operations. */
  readonly operation: string;
}

const parametersCache = new WeakMap<Skill, Map<string | null, CallParameters | null>>();

/**
 * The inputs of a skill, or of one of its operations; null if its manifests do not declare them: "Missing
 * manifest = no validation" (ADR-002). A skill with several operations has no inputs of its own.
 */
export function callInputsOf(skill: Skill, operation: string | null): CallParameters | null {
  // Thousands of references may use one skill with thousands of inputs.
  const cachedBySkill =
    parametersCache.get(skill) ?? new Map<string | null, CallParameters | null>();
  parametersCache.set(skill, cachedBySkill);
  const knownOperation =
    operation !== null && operationsOf(skill).has(operation) ? operation : null;
  const cached = cachedBySkill.get(knownOperation);
  if (cached !== undefined) return cached;
  const found = collectParameters(skill, knownOperation);
  cachedBySkill.set(knownOperation, found);
  return found;
}

function collectParameters(skill: Skill, operation: string | null): CallParameters | null {
  if (skill.unreadable) return null;
  if (operation !== null) return inputsOf(skill, operation);
  if (declaresInputs(skill)) return inputsOf(skill, '');
  const [firstOperation, secondOperation] = operationsOf(skill);
  return firstOperation === undefined || secondOperation !== undefined
    ? null
    : inputsOf(skill, firstOperation);
}

const operationsCache = new WeakMap<Skill, ReadonlySet<string>>();

/** The operations with declared inputs. */
function operationsOf(skill: Skill): ReadonlySet<string> {
  const cachedBySkill = operationsCache.get(skill);
  if (cachedBySkill) return cachedBySkill;
  const ownItems = skill.contract.items.filter(
    ({ kind, dialect }) => kind === 'operation' && dialect === 'skill-manifest-v2',
  );
  const names = new Set(ownItems.map(({ name }) => name));
  operationsCache.set(skill, names);
  return names;
}

/** Whether a manifest of ADR-002 declares the inputs, even an empty list. */
function declaresInputs(skill: Skill): boolean {
  const manifest = manifestOf(skill, 'manifest-v1');
  if (!manifest) return false;
  const hasInputs = skill.contract.items.some(
    ({ kind, owner }) => kind === 'input' && owner === '',
  );
  return hasInputs || manifest.root.fields.has('manifest_version');
}

function inputsOf({ contract }: Skill, operation: string): CallParameters {
  const ownItems = contract.items.filter(
    ({ kind, owner }) => kind === 'input' && owner === operation,
  );
  const names = (isRequired: boolean) =>
    ownItems.filter((item) => facetValue(item, 'required') === isRequired).map(({ name }) => name);
  return {
    inputs: new Map(ownItems.map((item) => [item.name, item])),
    required: names(true),
    optional: names(false),
    operation,
  };
}

/** Whether the values of an input must not be printed. */
export function isSecret(input: Item | undefined): boolean {
  return isSet(input ?? null, 'sensitive');
}
