import type { GrantFault } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { code } from '../../model/value/format-value.ts';
import type { Grant } from '../carrier.ts';
import { grantFault } from './fields.ts';

/** The hooks that are written twice for the same calls; `consequence` is what a client does then, as a clause. */
export function repeatedHooks(
  grants: readonly Grant[],
  consequence: string,
): readonly GrantFault[] {
  const runs = grants.filter(({ kind }) => kind !== 'guard' && kind !== 'secret');
  const groups = groupBy(runs, ({ kind, scope, subject, trigger }) =>
    JSON.stringify([kind, scope, subject, trigger]),
  );
  return [...groups.values()].flatMap(([first, second]) => {
    if (!first || !second) return [];
    const message = `The hook ${code(first.scope)} of ${first.subject} is written twice; ${consequence}.`;
    return [grantFault(message, second.at)];
  });
}
