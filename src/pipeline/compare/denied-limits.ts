import { type GrantDenial, grantDenials } from '../../config/grant-denials.ts';
import type { ActivePolicy } from '../../config/policy.ts';
import type { Grants } from '../../model/power/grants.ts';
import { aboutPower, isWidening, type Power, type PowerChange } from '../../model/power.ts';
import { matchesTool } from '../../powers/clients/opencode-order.ts';
import { guardRemoved } from '../../rules/power/guard-removed.ts';
import type { RuleDraft } from '../findings/rule-draft.ts';

/**
 * Makes lost limits errors where the client allows everything that nothing limits, as opencode does, and a policy does
 * not allow the tool.
 */
export function withDeniedLimits(
  drafts: readonly RuleDraft[],
  changes: readonly PowerChange[],
  { files }: Grants,
  policies: readonly ActivePolicy[],
): readonly RuleDraft[] {
  const lost = changes.filter((change) => isLimitOfSettings(change.power) && isWidening(change));
  if (lost.length === 0 || policies.length === 0) return drafts;
  const kept = files.flatMap(({ powers }) => powers.filter(isLimitOfSettings));
  const notes = new Map(
    lost.flatMap(({ power }) => {
      const tool = toolOf(power);
      const isKept = kept.some(
        (limit) => limit.reach === 'one' && matchesTool(toolOf(limit), tool),
      );
      const denials = isKept ? [] : deniedTool(power, policies);
      return denials.map(
        (denial) => [keyOf(power.at.path, aboutPower(power)), denial.notes] as const,
      );
    }),
  );
  return drafts.map((one) => {
    const { rule, draft } = one;
    const key = keyOf((draft.was ?? draft.at).path, draft.about ?? '');
    if (rule !== guardRemoved || !notes.has(key)) return one;
    const all = [...(draft.notes ?? []), ...(notes.get(key) ?? [])];
    return { ...one, severity: 'error', draft: { ...draft, notes: all, severity: 'error' } };
  });
}

/** The fields of opencode that hold agents. */
const agentFields = new Set(['agent', 'agents', 'mode', 'modes']);

/** A limit of `permission` or `tools` in the settings of opencode; those of agents hold beside them. */
function isLimitOfSettings({ kind, feature, subject, at: { path } }: Power): boolean {
  return (
    kind === 'guard' &&
    feature === 'permission-rule' &&
    /(?:^|\/)opencode\.jsonc?$/i.test(path) &&
    !agentFields.has(subject.split('.', 1)[0] ?? '')
  );
}

/** What policies say of a tool, by the name that opencode or Claude Code has for it. */
function deniedTool(power: Power, policies: readonly ActivePolicy[]): readonly GrantDenial[] {
  const tool = toolOf(power);
  const reach = tool === '*' ? 'any' : 'one';
  const names = [tool, tool.replace(/^./, (letter) => letter.toUpperCase())];
  const [first = [], ...others] = names.map((scope) => {
    const powers = [{ ...power, kind: 'approve', scope, reach } as const];
    return grantDenials([{ path: power.at.path, unit: power.unit, powers, faults: [] }], policies);
  });
  return others.every(({ length }) => length > 0) ? first.slice(0, 1) : [];
}

/** The tool, or the pattern of tools, of a limit. */
function toolOf({ subject }: Power): string {
  return subject === 'every tool' ? '*' : subject;
}

function keyOf(path: string, about: string): string {
  return `${path}\0${about}`;
}
