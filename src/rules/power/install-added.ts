import type { Power, PowerChange } from '../../model/power.ts';
import { quote } from '../../model/value/format-value.ts';
import { marketplaceEntry } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { codeInOneLine, gainMessage, unitPhrase, withPrevious } from '../words/power-message.ts';

/** A pinned package or source that base does not have. */
export const installAdded = powerRule({
  id: 'install-added',
  severity: 'note',
  summary: 'Nothing more is installed from other repositories or registries than at base.',
  why: 'What the source holds is not part of the pull request: its hooks and servers are not shown here.',
  source: 'Claude Code documentation, plugin marketplaces.',
  howToFix: 'Read the source at the pinned revision before you offer it to users.',
  claims: ({ power, previous }) =>
    power.kind === 'install' &&
    isPinned(power) &&
    (power.feature === 'package' || (power.feature === 'source' && previous === null)),
  phrase: 'more is installed',
  message: installMessage,
  invalid: marketplaceEntry(
    '',
    '{"name": "p", "source": {"source": "npm", "package": "@acme/p", "version": "1.2.3"}}',
  ),
  valid: marketplaceEntry(
    '{"name": "p", "source": {"source": "npm", "package": "@acme/p", "version": "1.2.3"}}',
    '{"name": "p", "source": {"version": "1.2.3", "source": "npm", "package": "@acme/p"}}',
  ),
});

/** Whether what is installed has an exact version or a digest. */
export function isPinned({ pin }: Power): boolean {
  return pin?.level === 'digest' || pin?.level === 'exact';
}

function installMessage(change: PowerChange): string {
  const { power, previous, isSameCommand } = change;
  const { subject, scope, feature, trigger } = power;
  if (isSameCommand) return gainMessage(change);
  const place = codeInOneLine(scope);
  if (feature === 'package') {
    const clause = `Clients that install ${unitPhrase(power)} now ${previous ? '' : 'also '}install ${place}`;
    return withPrevious(clause, previous ? codeInOneLine(previous.scope) : undefined);
  }
  const [, kind, name = ''] = /^(marketplace|plugin|package) (.*)$/s.exec(subject) ?? [];
  if (kind === undefined) return gainMessage(change);
  if (/(?:^|\/)marketplace\.json$/.test(power.at.path))
    return `This marketplace now offers the ${kind} ${quote(name)} from ${place}: users get it from there at each installation and update.`;
  const when =
    trigger.start === 'session' ? 'at every session start' : 'at every installation or update';
  return `Clients that use ${unitPhrase(power)} now download the ${kind} ${quote(name)} from ${place} ${when}.`;
}
