import type { Contract, Item } from '../model/contract.ts';
import type { Manifest, Skill } from '../model/skill.ts';
import type { SkillFacts } from './read-skill.ts';

type ManifestName = Pick<Manifest, 'dialect' | 'path'>;

/**
 * The manifests and the contract of a skill, which `parse` reads on access; `parsed` is what it returned before, if it
 * was called. `release` drops what was read: the next access parses again.
 */
export function parsedOnAccess(
  manifests: readonly ManifestName[],
  parse: () => SkillFacts,
  parsed?: SkillFacts,
): Required<Pick<Skill, 'manifests' | 'contract' | 'release'>> {
  const facts = new FactsOnAccess(parse, parsed);
  return {
    manifests: manifests.map((name, at) => new ManifestOnAccess(name, facts, at)),
    contract: new ContractOnAccess(facts),
    release: () => facts.release(),
  };
}

class FactsOnAccess {
  readonly #parse: () => SkillFacts;
  #parsed: SkillFacts | undefined;

  constructor(parse: () => SkillFacts, parsed: SkillFacts | undefined) {
    this.#parse = parse;
    this.#parsed = parsed;
  }

  get(): SkillFacts {
    this.#parsed ??= this.#parse();
    return this.#parsed;
  }

  release(): void {
    this.#parsed = undefined;
  }
}

class ManifestOnAccess implements Manifest {
  readonly dialect: string;
  readonly path: string;
  readonly #facts: FactsOnAccess;
  readonly #at: number;

  constructor({ dialect, path }: ManifestName, facts: FactsOnAccess, at: number) {
    this.dialect = dialect;
    this.path = path;
    this.#facts = facts;
    this.#at = at;
  }

  get root(): Manifest['root'] {
    return this.#manifest().root;
  }

  get body(): Manifest['body'] {
    return this.#manifest().body;
  }

  #manifest(): Manifest {
    const manifest = this.#facts.get().manifests[this.#at];
    if (!manifest) throw new RangeError(`${this.path} has fewer manifests than before.`);
    return manifest;
  }
}

class ContractOnAccess implements Contract {
  readonly #facts: FactsOnAccess;

  constructor(facts: FactsOnAccess) {
    this.#facts = facts;
  }

  get items(): readonly Item[] {
    return this.#facts.get().contract.items;
  }
}
