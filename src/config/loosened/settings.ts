import type { Config } from '../../model/config.ts';
import { quote } from '../../model/value/format-value.ts';
import type { LoosenedSetting } from './loosened-setting.ts';

/** What head no longer looks at, of what base did. */
export function* loosenedLists(base: Config, head: Config): Iterable<LoosenedSetting> {
  for (const [index, glob] of head.ignore.entries()) {
    if (base.ignore.includes(glob)) continue;
    const message = `Paths that match ${quote(glob)} are no longer looked at.`;
    yield { key: ['ignore', index], message, guarded: true };
  }
  for (const glob of base.locks.filter((one) => !head.locks.includes(one))) {
    const message = `Locks that match ${quote(glob)} are no longer named.`;
    yield { key: ['locks'], message, guarded: false };
  }
  for (const glob of base.protos.filter((one) => !head.protos.includes(one))) {
    const message = `Protos that match ${quote(glob)} are no longer looked at.`;
    yield { key: ['protos'], message, guarded: false };
  }
}

/** The settings with one value that let more through in head. */
export function* loosenedValues(base: Config, head: Config): Iterable<LoosenedSetting> {
  for (const { key, was, now, passes } of settingChanges(base, head)) {
    const effect = passes[now];
    if (was === now || effect === undefined) continue;
    const message = `"${key}" is ${now}, where it was ${was}: ${effect}.`;
    yield { key: [key], message, guarded: key === 'fail-on' };
  }
  if (base.release === head.release) return;
  const message = `"release" is ${quote(head.release)}, where it was ${quote(base.release)}: ${releaseEffect(head.release)}.`;
  yield { key: ['release'], message, guarded: false };
}

/** What a setting lets pass by the value it has in head; a value without a word lets nothing more pass. */
interface SettingChange {
  readonly key: string;
  readonly was: string;
  readonly now: string;
  readonly passes: Readonly<Record<string, string>>;
}

function settingChanges(base: Config, head: Config): readonly SettingChange[] {
  const change = (
    key: string,
    select: (config: Config) => unknown,
    passes: SettingChange['passes'],
  ) => ({
    ...{ key, was: String(select(base)), now: String(select(head)), passes },
  });
  return [
    change('fail-on', ({ failOn }) => failOn, {
      ...(base.failOn === 'warning' && { error: 'warnings no longer stop a merge' }),
      never: 'no finding stops a merge any more',
    }),
    change('scope', ({ scope }) => scope, {
      ...(base.scope === 'all' && {
        auto: 'on pull requests, findings that base has too no longer stop a merge',
      }),
      new: 'findings that base has too no longer stop anything',
    }),
    change('unversioned', ({ unversioned }) => unversioned, {
      ...(base.unversioned === 'error' && {
        auto: 'breaking a skill that has no version, and no more than a name and a description, no longer stops a merge',
      }),
      warn: 'breaking a skill that has no version no longer stops a merge',
    }),
    change('allow-empty', ({ allowEmpty }) => allowEmpty, {
      true: 'a repository without a skill no longer stops a merge',
    }),
    // Each reading is milder than the other somewhere.
    change('compat', ({ compat }) => compat, {
      semantic:
        'a required variable that goes, and an input type or output pattern that changes without refusing anything, no longer ask for a major step',
      'adr-003':
        'a required input with a default that is added, or that was optional, no longer asks for a major step',
    }),
  ];
}

/** What passes when the version step is measured from elsewhere. */
function releaseEffect(now: string): string {
  return now === 'base'
    ? 'what broke since the last release and is on the base branch already no longer asks for a step'
    : 'a break that follows another one since the release no longer asks for a step of its own';
}
