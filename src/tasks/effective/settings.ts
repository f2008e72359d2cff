import { policiesOf } from '../../config/policy.ts';
import type { Config, ConfigFile, Gate, Policy } from '../../model/config.ts';
import type { TreeEntry } from '../../model/tree.ts';
import { type From, placeIn, type RuleSetting, ruleSettings, type Source } from './rules.ts';
import { means, type Subject, subjectOf } from './subject.ts';

/** One key, what it is set to, and by what. */
export interface Setting {
  readonly key: string;
  readonly value: string | boolean;
  readonly from: From;
}

/** A glob of a list, and where it stands. */
export interface Listed {
  readonly glob: string;
  readonly from: From;
}

/** What applies to a path, or to the repository, and where each part of it comes from. */
export interface Applied {
  /** The configuration file; null where there is none. */
  readonly file: string | null;
  readonly subject: Subject | null;
  /** The globs that leave it out; all of them for the repository. */
  readonly ignore: readonly Listed[];
  readonly settings: readonly Setting[];
  /** The globs that name it; all of them for the repository. */
  readonly locks: readonly Listed[];
  readonly protos: readonly Listed[];
  readonly policy: readonly { readonly policy: Partial<Policy>; readonly from: From }[];
  readonly rules: readonly RuleSetting[];
  readonly accept: readonly {
    readonly fingerprint: string;
    readonly reason: string;
    readonly expires: string | null;
    readonly from: From;
  }[];
  /** What powers are judged by instead, since a pull request cannot change it; null without a base. */
  readonly base: {
    readonly file: string | null;
    readonly ignore: readonly Listed[];
    readonly settings: readonly Setting[];
  } | null;
}

/** What a run would go by. */
export interface Applying {
  readonly config: Config;
  readonly gate: Gate;
  readonly entries: readonly TreeEntry[];
  /** The keys that the command line sets. */
  readonly overruled: Partial<Config>;
}

/** The keys of one value each, by their names in the file. */
const single = {
  scope: 'scope',
  'fail-on': 'failOn',
  compat: 'compat',
  release: 'release',
  unversioned: 'unversioned',
  'allow-empty': 'allowEmpty',
} as const;

/** What holds for a path of the tree; for the repository where it is null. */
export function applied(path: string | null, run: Applying): Applied {
  const { config, gate, entries } = run;
  const [own, guarding] = sourcesOf(run);
  const subject = path === null ? null : subjectOf(path, entries, config);
  const listed = (source: Source, key: 'ignore' | 'locks' | 'protos') =>
    source.config[key].flatMap((glob, at) =>
      subject && !means(glob, subject) ? [] : [{ glob, from: placeIn(source, [key, at]) }],
    );
  const set = (source: Source, key: keyof typeof single) => settingIn(source, key, run.overruled);
  return {
    file: gate.file?.path ?? null,
    subject,
    ignore: listed(own, 'ignore'),
    settings: Object.keys(single).map((key) => set(own, key as keyof typeof single)),
    locks: listed(own, 'locks'),
    protos: listed(own, 'protos'),
    policy: policies(run, subject, own, guarding),
    rules: ruleSettings(subject?.path ?? null, own, guarding),
    accept: config.accept.map(({ fingerprint, reason, expires, at }) => ({
      ...{ fingerprint, reason, expires },
      from: { path: at.path, line: at.range?.start.line ?? 1, side: 'head' },
    })),
    base: gate.base && {
      file: judgingFile(gate)?.path ?? null,
      ignore: listed(guarding, 'ignore'),
      settings: [set(guarding, 'fail-on')],
    },
  };
}

/** The file that judges powers. */
function judgingFile({ former, tip }: Gate): ConfigFile | null {
  return tip ? tip.file : former;
}

/** What head says, and what judges powers: base, where there is one. */
export function sourcesOf({ config, gate }: Applying): readonly [own: Source, guarding: Source] {
  const own: Source = { config, file: gate.file, side: 'head' };
  return [own, gate.base ? { config: gate.base, file: judgingFile(gate), side: 'base' } : own];
}

function settingIn(source: Source, key: keyof typeof single, over: Partial<Config>): Setting {
  const name = single[key];
  const given = over[name];
  if (given !== undefined) return { key, value: given, from: 'command line' };
  return { key, value: source.config[name], from: placeIn(source, [key]) };
}

function policies(
  { config, gate }: Applying,
  subject: Subject | null,
  own: Source,
  guarding: Source,
): Applied['policy'] {
  return policiesOf(config, gate.base).flatMap(({ policy, standing }) => {
    const { skills } = policy;
    const holds = !subject || skills.length === 0 || skills.some((glob) => means(glob, subject));
    if (!holds || (subject && subject.skill === null)) return [];
    const source = standing ? guarding : own;
    const at = source.config.policy.indexOf(policy);
    return [{ policy: limitsOf(policy), from: placeIn(source, ['policy', at]) }];
  });
}

/** What of a policy limits anything. */
function limitsOf(policy: Policy): Partial<Policy> {
  const free: Partial<Policy> = {
    ...{ effects: null, network: 'any', exec: 'any', filesystemWrite: 'any' },
    ...{ allowedTools: null, secrets: true },
  };
  const limits = Object.entries(policy).filter(([key, value]) =>
    key === 'skills'
      ? (value as readonly string[]).length > 0
      : value !== free[key as keyof Policy],
  );
  return Object.fromEntries(limits);
}
