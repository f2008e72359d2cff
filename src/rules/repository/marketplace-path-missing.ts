import type { Draft } from '../../model/finding.ts';
import { list, msg, nothing, pathPart, words } from '../../model/message.ts';
import { listedSkill, marketplaceOf } from '../examples/listing.ts';
import type { BadPath } from '../places/bad-path.ts';
import { type PathList, pathLists } from '../places/listed-paths.ts';
import { repositoryRule } from '../rule.ts';

const plugin = (skill: string) =>
  marketplaceOf({ source: './', strict: false, skills: ['./skills/docx', `./skills/${skill}`] });

export const marketplacePathMissing = repositoryRule({
  id: 'marketplace-path-missing',
  category: 'discovery',
  severityText: 'error; warning for a folder without a skill',
  summary:
    'Reports paths in a marketplace or a plugin without a plugin, a skill, an agent or a command.',
  why: 'Claude Code cannot install a plugin with a missing source, and does not load skills, agents or commands from a missing path. Codex leaves the plugin out. The author gets no notice.',
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

function summaryDraft({ id, kind, count, bad }: PathList, { subject, at, fault }: BadPath): Draft {
  const names = list(bad.map(({ written }) => pathPart(written)));
  const message = msg`None of the ${count} ${words(nouns[kind])} exists: ${names}.`;
  const notes = [{ message: msg`${subject} ${fault}.`, at }];
  return { message, notes, at, about: `${id}\0${kind}`, identity: 'none' };
}

const nouns: Readonly<Record<PathList['kind'], string>> = {
  root: 'folders of plugins',
  source: 'sources of plugins',
  'codex-source': 'sources of plugins',
  skill: 'paths of skills',
  part: 'paths of agents and commands',
};

function draftOf(bad: BadPath, { id, kind }: PathList): Draft {
  const { subject, written, at, fault, isMild, suggestion } = bad;
  return {
    message: msg`${subject} ${fault}.${isMild ? nothing : words(consequences[kind])}`,
    help: suggestion
      ? msg`Write ${pathPart(suggestion.written)}.`
      : msg`Correct the path, or remove the entry.`,
    at,
    about: `${id}\0${kind}\0${written}`,
    identity: isMild ? 'empty' : 'missing',
    severity: isMild ? 'warning' : undefined,
  };
}

const consequences: Readonly<Record<PathList['kind'], string>> = {
  root: ' Nobody can install its plugins.',
  source: ' Nobody can install the plugin.',
  'codex-source': ' Codex leaves the plugin out.',
  skill: '',
  part: '',
};
