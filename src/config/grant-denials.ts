import { ambiguousDenial, limitsOf } from '../contract/coverage/ambiguous-denial.ts';
import type { Denial } from '../contract/coverage/denial.ts';
import type { Policy, PolicyKey } from '../model/config.ts';
import { type Message, msg, pathPart } from '../model/message.ts';
import type { GrantFile } from '../model/power/grants.ts';
import { deniedPower, type Power } from '../model/power.ts';
import { describePower, ownerOf } from '../rules/words/power-message.ts';
import { matcher } from '../syntax/glob/matcher.ts';
import { grantLimits, limitNotes } from './grant-policy.ts';
import type { ActivePolicy } from './policy.ts';

/** A permission that a policy denies, with the root of the skill that has it; null for another unit. */
export interface GrantDenial extends Denial {
  readonly skill: string | null;
  /** Whether a script does it, and no file declares it. */
  readonly isObserved?: boolean | undefined;
}

/** What a policy looks at in a file with permissions. */
type PolicedFile = Pick<GrantFile, 'path' | 'unit' | 'powers' | 'faults'>;

/**
 * The permissions of client files beyond the policies. `rootAtBase` gives the earlier root of a skill: it keeps the
 * policies of its place at base. `notesOf` says why a policy does not allow one.
 */
export function grantDenials(
  files: readonly PolicedFile[],
  policies: readonly ActivePolicy[],
  rootAtBase: (root: string) => string | undefined = () => undefined,
  notesOf = limitNotes,
): readonly GrantDenial[] {
  return policies.flatMap(({ policy, baseline }) => {
    const matches = policy.skills.length === 0 ? () => true : matcher(policy.skills);
    return files.flatMap((file) => {
      const { kind, root } = file.unit;
      const before = kind === 'skill' && baseline ? rootAtBase(root) : undefined;
      const applies =
        matches(root) || matches(file.path) || (before !== undefined && matches(before));
      if (!applies) return [];
      const skill = kind === 'skill' ? root : null;
      return fileDenials(file, policy, notesOf).map((denial) => ({ ...denial, skill }));
    });
  });
}

function fileDenials(
  file: PolicedFile,
  policy: Policy,
  notesOf: typeof limitNotes,
): readonly Omit<GrantDenial, 'skill'>[] {
  return [
    ...unreadableDenials(file, policy),
    ...file.powers.flatMap((power) => powerDenial(power, notesOf(power, policy)) ?? []),
  ];
}

function powerDenial(power: Power, notes: readonly Message[]): Omit<GrantDenial, 'skill'> | null {
  if (notes.length === 0) return null;
  const subject = power.script ? pathPart(power.script.path) : ownerOf(power);
  return {
    message: msg`${subject} ${describePower(power)}. The policy does not allow it.`,
    notes: notes.map((message) => ({ message })),
    at: power.at,
    about: deniedPower(power),
    isObserved: power.feature === 'script',
  };
}

/** Limits that no other check of an unreadable skill looks at. */
const limitsOfSkills: readonly PolicyKey[] = ['hooks', 'mcp', 'implicitInvocation', 'unpinned'];

/** A file that cannot be read may grant everything. */
function unreadableDenials({ path, faults }: PolicedFile, policy: Policy): readonly Denial[] {
  const fault = faults.find(({ isUnreadable }) => isUnreadable);
  if (!fault) return [];
  const limits = limitsOf(policy, fault.isReportedElsewhere ? limitsOfSkills : grantLimits);
  if (limits.length === 0) return [];
  const message = msg`The permissions of this file cannot be read.`;
  return [ambiguousDenial(message, limits, { at: fault.at, about: `grant\0unreadable\0${path}` })];
}
