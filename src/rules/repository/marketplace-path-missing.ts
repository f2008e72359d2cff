import type { Draft } from '../../model/finding.ts';
import { quote } from '../../model/value/format-value.ts';
import { listedSkill, marketplaceOf } from '../examples/listing.ts';
import type { BadPath } from '../places/bad-path.ts';
import { type PathList, pathLists } from '../places/listed-paths.ts';
import { repositoryRule } from '../rule.ts';
import { formatList } from '../words/words.ts';

const plugin = (skill: string) =>
  marketplaceOf({ source: './', strict: false, skills: ['./skills/docx', `./skills/${skill}`] });

/** A missing path in a marketplace or a plugin manifest. */
export const marketplacePathMissing = repositoryRule({
  id: 'marketplace-path-missing',
  category: 'discovery',
  severity: 'error',
  severityText: 'error; warning for a folder without a skill',
  summary: 'Every path in a marketplace or a plugin leads to a plugin or a skill.',
  why: 'Claude Code cannot install a plugin with a missing source ("Source path does not exist"), and does not load skills from a missing path ("Path not found"). The author of the plugin gets no notice. Codex leaves a plugin out of `.agents/plugins/marketplace.json` whose path it does not take.',
  source:
    'Claude Code documentation, Plugin marketplaces: relative sources count from the root of the marketplace, `skills` from the folder of the plugin. Codex documentation, Build plugins: `source.path` begins with `./`, counts from the root of the marketplace and stays inside.',
  howToFix: 'Correct the path, or remove the entry.',
  invalid: plugin('pfd') + listedSkill('docx') + listedSkill('pdf'),
  valid: plugin('pdf') + listedSkill('docx') + listedSkill('pdf'),
  *check({ workspace }) {
    for (const list of pathLists(workspace)) {
      const [first] = list.bad;
      if (first && list.count > 1 && isWhollyMissing(list)) yield summaryDraft(list, first);
      else for (const bad of list.bad) yield draftOf(bad, list);
    }
  },
});

/** True if every path of a list is missing without a certain replacement; the list is then reported as a whole. */
function isWhollyMissing({ count, bad }: PathList): boolean {
  return (
    bad.length === count && bad.every(({ suggestion, isMild }) => !suggestion?.isCertain && !isMild)
  );
}

function summaryDraft({ id, kind, count, bad }: PathList, { at, written, fault }: BadPath): Draft {
  const [noun, consequence] = listConsequences[kind];
  const names = formatList(bad.map((path) => path.written));
  const message = `None of the ${count} ${noun} here leads anywhere: ${names}. ${quote(written)} ${fault}; ${consequence}.`;
  return { message, at, about: `${id}\0${kind}`, identity: 'none' };
}

const listConsequences: Readonly<Record<PathList['kind'], readonly [string, string]>> = {
  root: ['folders of plugins', 'nobody can install these plugins'],
  source: ['sources of plugins', 'nobody can install these plugins'],
  'codex-source': ['sources of plugins', 'Codex lists none of these plugins'],
  skill: ['paths of skills', 'Claude Code loads none of these skills'],
};

function draftOf(bad: BadPath, { id, kind }: PathList): Draft {
  const { subject, written, at, fault, isMild, suggestion } = bad;
  const consequence = isMild ? 'Nothing is loaded from there.' : consequences[kind];
  const advice =
    suggestion &&
    (suggestion.isCertain
      ? `Write ${quote(suggestion.written)}.`
      : `Did you mean ${quote(suggestion.written)}?`);
  return {
    message: [`${subject} ${quote(written)}, which ${fault}.`, consequence, advice]
      .filter(Boolean)
      .join(' '),
    at,
    about: `${id}\0${kind}\0${written}`,
    identity: isMild ? 'empty' : 'missing',
    severity: isMild ? 'warning' : undefined,
  };
}

const consequences: Readonly<Record<PathList['kind'], string>> = {
  root: 'Nobody can install the plugins that are named without "./".',
  source: 'Nobody can install the plugin.',
  'codex-source': 'Codex leaves the plugin out.',
  skill: 'Claude Code does not load it.',
};
