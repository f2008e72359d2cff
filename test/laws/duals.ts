import type { SourceName } from './maximal.ts';

/** Words of rule ids that are each other's opposite. */
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

/** Rules whose way back is not the rule of the opposite word, or not their own, and why. */
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
  'effect-unknown-added': ['effect-removed', 'only what comes is judged by what it is'],
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

/** Rules that ask for a major step on the way there and on the way back, and why both break somebody. */
export const breakBothWays: Readonly<Record<string, string>> = {
  'api-version-major-changed': 'hosts refuse another major version, whichever it is',
  'format-version-major-changed': 'readers refuse another major version, whichever it is',
  'dialect-migrated': 'readers of the other format find nothing',
  'dependency-range-changed': 'ranges without a version in common exclude each other',
  'entrypoint-input-added':
    'who omits it leaves nothing to put in, and what is passed is ignored afterwards',
  'env-renamed': 'whoever sets the one name does not set the other',
  'env-required-added': 'ADR-003 lists the removal, and the addition fails the start',
  'env-required-removed': 'ADR-003 lists the removal, and the addition fails the start',
  'file-precondition-base-changed': 'both places are the caller\u2019s',
  'input-renamed': 'callers pass the other name',
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

/** The rules that the words of an id make its opposite. */
export function oppositesOf(id: string): readonly string[] {
  return opposites.flatMap(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].flatMap(([from = '', to = '']) => {
      const swapped = `-${id}-`.replace(`-${from}-`, `-${to}-`).slice(1, -1);
      return swapped === id ? [] : [swapped];
    }),
  );
}

/** The rule that is expected to speak of the way back. */
export function dualOf(id: string, known: ReadonlySet<string>): string {
  return exceptions[id]?.[0] ?? plainDualOf(id, known);
}

/** The same by the words of the id alone: one that says nothing of a direction is its own. */
export function plainDualOf(id: string, known: ReadonlySet<string>): string {
  return oppositesOf(id).find((one) => known.has(one)) ?? id;
}

/** Rules that more than two of are each other's way back, or that have none, where changes meet. */
export interface Asymmetry {
  readonly rules: readonly string[];
  /** Whether they stand for each other; else nothing is asked of them. */
  readonly alike: boolean;
  readonly reason: string;
  /** An edit of a maximal skill that shows it. */
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
    reason:
      'a keyword nobody knows can only refuse more: that it went is decided, that it came is not',
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
