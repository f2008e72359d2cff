import { identityOf } from '../../model/message.ts';
import type { GrantFault, GrantFile } from '../../model/power/grants.ts';
import { unitKey } from '../../model/power.ts';
import type { Skill } from '../../model/skill.ts';
import type { Workspace } from '../../model/workspace.ts';
import { pathInHead, type UnitPairs } from '../../powers/compare/pair-units.ts';
import { grantMalformed } from '../../rules/problem/permissions.ts';
import { type RuleDraft, repositorySource, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

type Grants = Pick<Workspace, 'grants' | 'skills'>;

/** A fault with the file that head has in its place. */
interface PlacedFault {
  readonly fault: GrantFault;
  readonly path: string;
  /** Equal for the same fault of both trees. */
  readonly about: string;
  readonly value: string | undefined;
  readonly skill: Skill | undefined;
}

/** The drafts on files with permissions that cannot be read, and on parts of them without effect, of both trees. */
export function relateGrantFaults(
  head: Grants,
  base: Grants | null,
  successors: UnitPairs,
): { readonly head: readonly RuleDraft[]; readonly base: readonly RuleDraft[] } {
  const before = base ? placedFaults(base, 'base', successors) : [];
  const known = new Set(before.map(keyOf));
  const isNew = (fault: PlacedFault) => base !== null && !known.has(keyOf(fault));
  return {
    head: placedFaults(head, 'head').map((fault) => draftOf(fault, isNew(fault))),
    base: before.map((fault) => draftOf(fault, true)),
  };
}

function placedFaults(
  { grants, skills }: Grants,
  side: string,
  successors?: UnitPairs,
): readonly PlacedFault[] {
  const skillsByPath = new Map(skills.map((skill) => [skill.path, skill]));
  return grants.files.flatMap((file) => {
    const after = successors?.get(unitKey(file.unit));
    const faults = file.faults.filter(({ isReportedElsewhere }) => !isReportedElsewhere);
    return faults.map((fault) => {
      const { at, message } = fault;
      const path = after ? pathInHead({ ...file, path: at.path }, after) : at.path;
      const skill = skillsByPath.get(at.path);
      const about = ['grant', skill ? '' : path, ...identityOf(message)].join('\0');
      return { fault, path, about, value: faultyValue(fault, file, side), skill };
    });
  });
}

/** Nobody can tell what other bytes of a file grant that cannot be read: its fault is another one then. */
function faultyValue(
  { value, isUnreadable }: GrantFault,
  { id }: GrantFile,
  side: string,
): string | undefined {
  return value ?? (isUnreadable ? (id ?? side) : undefined);
}

function keyOf({ about, value = '' }: PlacedFault): string {
  return `${about}\0${value}`;
}

/** A file whose contents are elsewhere may work where it is used: it is an error in a change only. */
function draftOf({ fault, path, about, value, skill }: PlacedFault, isNew: boolean): RuleDraft {
  const { message, help, isUnreadable, isOfGuard, isElsewhere } = fault;
  const isGrave = isElsewhere ? isNew : isUnreadable || isOfGuard;
  const severity = isGrave ? ('error' as const) : ('warning' as const);
  const at = path === fault.at.path ? fault.at : { path };
  const source = skill ? sourceOf(skill) : repositorySource;
  const topic = isOfGuard ? ('limit' as const) : undefined;
  const draft = { message, help, at, value, severity, topic, about };
  return ruleDraft({ ...grantMalformed, severity }, draft, source);
}
