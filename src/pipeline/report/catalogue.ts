import {
  type Catalogue,
  type CatalogueEntry,
  type CataloguePower,
  type CatalogueScript,
  type CatalogueUnit,
  catalogueKinds,
} from '../../model/catalogue.ts';
import { isEmpty, join, msg, nothing, plainText, unmarkedText } from '../../model/message.ts';
import type { ListedPower } from '../../model/power/power-list.ts';
import { anyScope } from '../../model/program.ts';
import type { SkillSummary } from '../../model/report.ts';
import type { SkillScripts } from '../../model/script/call.ts';
import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isInside, relativePath } from '../../model/text/path.ts';
import type { Secret } from '../../model/value/secret.ts';
import { powerWords } from '../../model/words/power-words.ts';
import { triggerWords } from '../../model/words/trigger-words.ts';
import type { Pair } from '../../model/workspace.ts';
import { redactorFor } from '../findings/redact.ts';
import { secretsOfPair } from '../findings/shared-secrets.ts';
import { type GrantedPowers, grantedPowers } from './granted-powers.ts';
import { skillUses } from './skill-uses.ts';
import { statedContract } from './stated-contract.ts';
import type { RunResult } from './summarize.ts';

type CataloguedRun = Pick<RunResult, 'workspace' | 'judgements' | 'powers' | 'unitPairs'>;

/** The units of head with their permissions, and contracts and users of skills, without the values of sensitive inputs. */
export function catalogueOf(run: CataloguedRun, summaries: readonly SkillSummary[]): Catalogue {
  const { workspace, powers = [], unitPairs = new Map() } = run;
  const granted = grantedPowers(workspace, { powers, unitPairs });
  return { skills: skillsOf(run, summaries, granted), units: unitsOf(run, granted) };
}

function skillsOf(
  { workspace, judgements }: CataloguedRun,
  summaries: readonly SkillSummary[],
  granted: GrantedPowers,
): readonly CatalogueEntry[] {
  const pairByRoot = new Map(judgements.map(({ pair }) => [pair.after?.root, pair]));
  const summaryByRoot = new Map(summaries.map((summary) => [summary.root, summary]));
  const uses = skillUses(workspace);
  const scripts = new Map(workspace.scripts.map((own) => [own.root, calledScripts(own)]));
  return workspace.skills.flatMap((skill) => {
    const summary = summaryByRoot.get(skill.root);
    if (!summary || skill.isUnread) return [];
    const { name, root, dialects, version, status } = summary;
    const hash = summary.contentHash ?? '';
    const pair = pairByRoot.get(root) ?? null;
    const secrets = secretsOf(skill, pair);
    return [
      {
        name,
        root,
        dialects,
        version,
        contentHash: hash,
        status,
        path: skill.path,
        isUnreadable: skill.unreadable,
        contract: statedContract({ contract: skill.contract, secrets }),
        powers: shown(granted({ kind: 'skill', root }), secrets),
        uses: uses.get(skill) ?? [],
        scripts: scripts.get(root) ?? [],
      },
    ];
  });
}

/** The scripts of a skill that its texts call, with the options of all calls. */
function calledScripts({ root, calls }: SkillScripts): readonly CatalogueScript[] {
  const found = calls.filter(({ call }) => call.isFound && isInside(call.script, root ?? ''));
  return Array.from(
    groupBy(found, ({ call }) => call.script),
    ([path, own]) => ({
      path: relativePath(root ?? '', path),
      options: [...new Set(own.flatMap(({ optionNames }) => optionNames))],
    }),
  );
}

/** Units without a permission are left out. */
function unitsOf({ workspace }: CataloguedRun, granted: GrantedPowers): readonly CatalogueUnit[] {
  const secrets = workspace.skills.flatMap((skill) => skill.secrets);
  return workspace.grants.units.flatMap(({ kind, name, root }) => {
    if (kind === 'skill') return [];
    const powers = shown(granted({ kind, root }), secrets);
    return powers.length > 0 ? [{ kind, name, root, powers }] : [];
  });
}

/** A value that is sensitive on one side is shown on neither. */
function secretsOf(skill: Skill, pair: Pair | null): readonly Secret[] {
  return pair?.before && pair.status !== 'unchanged' ? secretsOfPair(pair).secrets : skill.secrets;
}

/** Permissions in the order of their kinds, lost ones last, without secrets. */
function shown(
  listed: readonly ListedPower[],
  secrets: readonly Secret[],
): readonly CataloguePower[] {
  const { text } = redactorFor(secrets);
  const rank = ({ kind, change }: CataloguePower) =>
    catalogueKinds.indexOf(kind) + (change === 'lost' ? catalogueKinds.length : 0);
  return listed
    .map(cataloguePower)
    .map((power) => ({
      ...power,
      scope: text(power.scope),
      text: text(power.text),
      when: text(power.when),
    }))
    .sort((a, b) => rank(a) - rank(b));
}

function cataloguePower({ power, change }: ListedPower): CataloguePower {
  const { kind, reach, trigger, at } = power;
  const { verb, object, when, remarks } = powerWords(power);
  const isAny = reach === 'any' && (isEmpty(object) || power.scope === anyScope);
  const scope = [object, when, verb].find((part) => !isEmpty(part)) ?? verb;
  const brackets = remarks.length === 0 ? nothing : msg`(${join(remarks, '; ')})`;
  const isPlain = trigger.start === 'turn' || trigger.start === 'enabled' || isEmpty(object);
  const parts = [verb, object, when, brackets].filter((part) => !isEmpty(part));
  return {
    kind,
    scope: isAny ? anyScope : unmarkedText(scope),
    place: at,
    change: change?.change ?? null,
    text: unmarkedText(join(parts, ' ')),
    when: isPlain ? '' : plainText(triggerWords(trigger, power.unit.kind)),
  };
}
