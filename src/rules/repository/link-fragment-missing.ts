import type { Draft } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import type { FragmentLink } from '../../model/text/mention.ts';
import { relativePath } from '../../model/text/path.ts';
import { likelyTypos, suggest } from '../../model/text/suggest.ts';
import { comparable } from '../../syntax/markdown/anchors.ts';
import { oneSkill } from '../examples/skill.ts';
import { repositoryRule } from '../rule.ts';

const skill = (link: string) =>
  `${oneSkill('name: pdf\ndescription: Fills PDF forms.', `Read [the modes](${link}).\n`)}-- skills/pdf/references/guide.md --\n# Guide\n\n### Modes\n`;

export const linkFragmentMissing = repositoryRule({
  id: 'link-fragment-missing',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports links to a heading that the Markdown file does not have.',
  why: 'Whoever follows the link looks for a section that was renamed or never existed.',
  source:
    'GitHub documentation, "Section links": a heading has its text as name, in lower case, with hyphens for blanks.',
  howToFix:
    'Write the name of the heading: in lower case, without punctuation, with hyphens for blanks.',
  invalid: skill('references/guide.md#moods'),
  valid: skill('references/guide.md#modes'),
  *check({ workspace }): Iterable<Draft> {
    const { texts, anchors } = workspace.mentions;
    for (const { path, skill, links } of texts) {
      const reported = new Set<string>();
      for (const link of links) {
        const known = anchors.get(link.target);
        const isMissing = known && !isAnchor(link.fragment, known);
        if (!isMissing || reported.has(link.written)) continue;
        reported.add(link.written);
        yield {
          message: msg`Broken link: ${code(link.written)} leads to no heading.`,
          help: nearest(link, known),
          at: { path, range: link.at },
          about: `${skill === null ? path : relativePath(skill, path)}\0${link.written}`,
          skill: skill ?? undefined,
        };
      }
    }
  },
});

function isAnchor(fragment: string, known: ReadonlySet<string>): boolean {
  const name = comparable(fragment);
  return known.has(name) || known.has(name.replace(/^user-content-/, ''));
}

/** The nearest name with the same numbers: those of chapters are no typos. */
function nearest({ fragment }: FragmentLink, known: ReadonlySet<string>) {
  const name = comparable(fragment);
  const alike = namesByNumbers(known).get(numbersIn(name)) ?? [];
  const near = suggest(name, alike, Math.max(2, likelyTypos(name)));
  return near === undefined ? undefined : msg`Write ${code(`#${near}`)}.`;
}

const namesByNumbers = memoize((names: ReadonlySet<string>) => groupBy(names, numbersIn));

function numbersIn(text: string): string {
  return text.replace(/\D+/g, ' ').trim();
}
