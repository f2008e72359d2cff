import type { CatalogueEntry, CataloguePower } from '../../model/catalogue.ts';
import type { SkillSummary } from '../../model/report.ts';
import type { Skill } from '../../model/skill.ts';
import type { Secret } from '../../model/value/secret.ts';
import type { Pair } from '../../model/workspace.ts';
import { declaredPowers } from '../../powers/declared/declared-powers.ts';
import { newPowers, powerChanges } from '../../powers/declared/power-changes.ts';
import { redactorFor } from '../findings/redact.ts';
import { secretsOfPair } from '../findings/shared-secrets.ts';
import { skillUses } from './skill-uses.ts';
import { statedContract } from './stated-contract.ts';
import type { RunResult } from './summarize.ts';

/** The skills of head with their contracts, permissions and users, without the values of sensitive inputs. */
export function catalogueOf(
  { workspace, judgements }: Pick<RunResult, 'workspace' | 'judgements'>,
  summaries: readonly SkillSummary[],
): readonly CatalogueEntry[] {
  const pairByRoot = new Map(judgements.map(({ pair }) => [pair.after?.root, pair]));
  const summaryByRoot = new Map(summaries.map((summary) => [summary.root, summary]));
  const uses = skillUses(workspace);
  return workspace.skills.flatMap((skill) => {
    const summary = summaryByRoot.get(skill.root);
    if (!summary || skill.isUnread) return [];
    const { name, root, dialects, version, status } = summary;
    const hash = summary.contentHash ?? '';
    const pair = pairByRoot.get(root) ?? null;
    const secrets = secretsOf(skill, pair);
    return [
      {
        ...{ name, root, dialects, version, contentHash: hash, status, path: skill.path },
        contract: statedContract({ contract: skill.contract, secrets }),
        powers: comparedPowers(skill, pair, secrets),
        uses: uses.get(skill) ?? [],
      },
    ];
  });
}

/** A value that is sensitive on one side is shown on neither. */
function secretsOf(skill: Skill, pair: Pair | null): readonly Secret[] {
  return pair?.before && pair.status !== 'unchanged' ? secretsOfPair(pair).secrets : skill.secrets;
}

/** The permissions of a skill with what a change gained; then the lost ones. */
function comparedPowers(
  skill: Skill,
  pair: Pair | null,
  secrets: readonly Secret[],
): readonly CataloguePower[] {
  const { gained, lost } = changesOf(skill, pair);
  const keyOf = ({ kind, scope, text }: CataloguePower | (typeof gained)[number]) =>
    [kind, scope, text].join('\0');
  const gainedKeys = new Set(gained.map(keyOf));
  const redactor = redactorFor(secrets);
  const powers = [
    ...declaredPowers(skill.contract).map((power) => ({
      ...power,
      change: gainedKeys.has(keyOf({ ...power, change: null })) ? ('gained' as const) : null,
    })),
    ...lost.map((power) => ({ ...power, change: 'lost' as const })),
  ];
  return powers.map((power) => ({
    ...power,
    scope: redactor.text(power.scope),
    text: redactor.text(power.text),
  }));
}

/** A skill that base cannot read counts as a new one. */
function changesOf({ contract }: Skill, pair: Pair | null) {
  const { before = null, status } = pair ?? {};
  if (pair === null || status === 'unchanged') return { gained: [], lost: [] };
  return before === null || before.unreadable
    ? newPowers(contract)
    : powerChanges(before.contract, contract);
}
