import { code, msg, words } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Grant } from '../carrier.ts';
import { grantFault } from '../support/fields.ts';

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
    const message = msg`Duplicate ${code(first.subject)} hook ${code(first.scope, 120)}: ${words(consequence)}.`;
    return [grantFault(message, second.at)];
  });
}
