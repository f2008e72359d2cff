import type { SourceName } from './maximal.ts';

/** Opposite words in rule ids. */
const opposites: readonly (readonly [string, string])[] = [
  ['added', 'removed'],
  ['widened', 'narrowed'],
  ['raised', 'lowered'],
  ['set', 'unset'],
  ['enabled', 'disabled'],
  ['emptied', 'filled'],
  ['relaxed', 'tightened'],
  ['gained', 'lost'],
  ['dropped', 'added'],
  ['strengthened', 'weakened'],
  ['declared', 'withdrawn'],
  ['declared', 'undeclared'],
  ['newly-declared', 'undeclared'],
  ['added', 'withdrawn'],
  ['cleared', 'set'],
  ['optional-to-required', 'required-to-optional'],
];

type Exceptions = Readonly<Record<string, readonly [back: string, reason: string]>>;

/** Exceptions: rules with another reverse than the rule with the opposite word, with reasons. */
export const exceptions: Exceptions = {
  'dependency-range-unbounded': [
    'dependency-range-narrowed',
    'only the way to any version is loud',
  ],
  'dialect-added': ['manifest-removed', 'what a second format adds is withdrawn with its manifest'],
  'entrypoint-input-added': [
    'entrypoint-placeholder-dropped',
    'of an input that no command takes any more its placeholder is all that goes',
  ],
  'entrypoint-code-added': ['entrypoint-argv-changed', 'removed code no longer runs'],
  'effect-unknown-added': ['effect-removed', 'only an added effect is judged by its kind'],
  'script-interface-optional': [
    'script-interface-required',
    'what a script requires is a part of its interface of its own',
  ],
  'script-interface-required': [
    'script-interface-optional',
    'what a script requires is a part of its interface of its own',
  ],
  'executable-enabled': ['provides-withdrawn', 'code that no longer ships is no longer a power'],
  'format-version-removed': ['manifest-added', 'without the key the whole manifest stops counting'],
  'manifest-added': ['format-version-removed', 'the same the other way round'],
  'input-optional-added-no-default': [
    'input-optional-removed',
    'a default matters to who omits it',
  ],
  'input-required-added-with-default': ['input-required-removed', 'the same'],
  'input-type-widened': ['input-type-changed', 'a type that takes less is a type that changed'],
  'interactive-undeclared': ['interactive-cleared', 'to say that it asks nothing is good news'],
  'interface-input-added-requiredness-unknown': [
    'input-required-removed',
    'that a name may be required matters while it comes',
  ],
  'privilege-moved': ['exec-command-removed', 'what moves to the denied is no longer allowed'],
};

/** Rules that require a major bump in both directions, with reasons. */
export const breakBothWays: Readonly<Record<string, string>> = {
  'api-version-major-changed': 'hosts refuse another major version, whichever it is',
  'format-version-major-changed': 'readers refuse another major version, whichever it is',
  'argument-moved': 'what is typed goes to other arguments',
  'argument-renamed': 'what is typed means something else',
  'dialect-migrated': 'readers of the other format find nothing',
  'dependency-range-changed': 'ranges without a version in common exclude each other',
  'entrypoint-input-added':
    'who omits it leaves nothing to put in, and what is passed is ignored afterwards',
  'env-renamed': 'a caller that sets the one name does not set the other',
  'env-required-added': 'ADR-003 lists the removal, and the addition fails the start',
  'env-required-removed': 'ADR-003 lists the removal, and the addition fails the start',
  'file-precondition-base-changed': 'both places are the caller\u2019s',
  'input-renamed': 'callers pass the other name',
  'recipe-parameter-renamed': 'callers pass the other name',
  'recipe-parameter-required-added': 'callers without it fail, and callers with it are not read',
  'recipe-parameter-required-removed': 'callers without it fail, and callers with it are not read',
  'recipe-parameter-type-changed': 'callers pass values of the other type',
  'recipe-renamed': 'callers run the other id',
  'input-required-added': 'who omits it fails, and who passes it is not understood afterwards',
  'input-required-removed': 'who omits it fails, and who passes it is not understood afterwards',
  'input-schema-incompatible': 'each side takes what the other refuses',
  'input-type-changed': 'each side takes what the other refuses',
  'interface-output-changed': 'readers look where it was promised',
  'operation-renamed': 'callers call the other name',
  'output-base-changed': 'readers look where it was',
  'output-effective-path-changed': 'readers look where it was',
  'output-field-type-changed': 'readers expect the other type',
  'output-pattern-changed': 'readers look where it was',
  'skill-renamed': 'callers hold the other name',
};

/** The opposite rules of an id, by its words. */
export function oppositesOf(id: string): readonly string[] {
  return opposites.flatMap(([left, right]) =>
    [
      [left, right],
      [right, left],
    ].flatMap(([from = '', to = '']) => {
      const swapped = `-${id}-`.replace(`-${from}-`, `-${to}-`).slice(1, -1);
      return swapped === id ? [] : [swapped];
    }),
  );
}

/** The rule that is expected for the reverse change. */
export function dualOf(id: string, known: ReadonlySet<string>): string {
  return exceptions[id]?.[0] ?? plainDualOf(id, known);
}

/** The same by the words of the id alone; an id without a direction is its own reverse. */
export function plainDualOf(id: string, known: ReadonlySet<string>): string {
  return oppositesOf(id).find((candidate) => known.has(candidate)) ?? id;
}

/** Rules that do not form pairs with their reverse. */
export interface Asymmetry {
  readonly rules: readonly string[];
  /** True if they are interchangeable; otherwise they are ignored. */
  readonly alike: boolean;
  readonly reason: string;
  /** An edit of a maximal skill as an example. */
  readonly example: readonly [source: SourceName, place: string, how: number];
}

export const asymmetries: readonly Asymmetry[] = [
  {
    rules: [
      'input-schema-unsupported-keyword',
      'input-schema-widened',
      'input-pattern-changed-undecided',
    ],
    alike: true,
    reason: 'an unknown keyword can only refuse more: its removal is decided, its addition is not',
    example: ['manifest-v1', 'front/inputs/required/0/schema', 3],
  },
  {
    rules: ['destructive-flag-undeclared', 'destructive-flag-cleared'],
    alike: true,
    reason: 'to say that nothing is destroyed is good news, to take that back is a warning less',
    example: ['manifest-v1', 'front/execution/destructive', 0],
  },
  {
    rules: ['output-effective-path-changed', 'input-default-added', 'input-default-changed'],
    alike: false,
    reason:
      'a path is known only where each of its inputs has a default: none was known before one came',
    example: ['manifest-v1', 'front/inputs/optional/0/default', 0],
  },
  {
    rules: ['output-pattern-changed', 'output-base-stated', 'output-description-changed'],
    alike: false,
    reason:
      'a glob that is all that is left says less of where the file is; to describe what it covers keeps it',
    example: ['manifest-v1', 'front/outputs/files/0', 0],
  },
];
