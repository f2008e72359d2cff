import { plainText } from '../../model/message.ts';
import { jsonText } from '../../report/escape.ts';
import { findingJson, powerChangeJson } from '../../report/json.ts';
import { isChange } from '../../tasks/outdated/status-summary.ts';
import type { UpdateStatus } from '../../tasks/outdated/update-status.ts';

/** The statuses in the form of schemas/outdated.schema.json. */
export function outdatedJson(statuses: readonly UpdateStatus[]): string {
  return jsonText({ schema: 1, entries: statuses.map(entryJson) });
}

function entryJson(status: UpdateStatus) {
  const { skill, state, reason, isPending, from, to, commits, since, changes, upstream } = status;
  const { source, text, folder } = skill.tracked;
  return {
    name: skill.name,
    lock: skill.path,
    line: skill.at.range?.start.line ?? null,
    root: skill.copy?.root ?? null,
    source: text,
    kind: source.kind,
    ref: 'ref' in source ? source.ref : null,
    folder: upstream?.source.folder ?? folder,
    state,
    reason: reason && plainText(reason),
    pending: isPending,
    from,
    to,
    changes: changes ? changes.findings.filter(isChange).length : null,
    commits,
    since,
    requiredBump: changes?.requiredBump ?? null,
    policy: changes?.policy ?? null,
    powers: (changes?.powers ?? []).map(powerChangeJson),
    findings: (changes?.findings ?? []).map(findingJson),
  };
}
