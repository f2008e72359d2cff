import type { Finding } from '../../model/finding.ts';
import { namePart, sentence, words } from '../../model/message.ts';
import type { Block, Document, Item } from '../../report/document/document.ts';
import { joinLines, line } from '../../report/document/lines.ts';
import { missingVersion } from '../../report/facts/skills.ts';
import { permissionItem } from '../../report/summary/summary.ts';
import { migrationOf } from '../migration.ts';
import {
  classTable,
  headedList,
  type ListedChange,
  pageHeading,
  titledList,
  unchangedBlocks,
} from './change-list.ts';
import { changelogOf, headingOf, headings, splitWording } from './changelog.ts';
import type { RevisionChanges, SkillChanges } from './revision-changes.ts';
import { sideItem, sidesLine } from './sides.ts';
import { unitBlocks } from './units-document.ts';

/** What changed between two revisions: breaking changes first, wording last. */
export function diffDocument({ skills, units, permissions }: RevisionChanges): Document {
  const { removed, changed, added, reworded } = changelogOf(skills);
  const blocks = [
    ...titledList('Breaking: removed skills', removed.map(removedItem)),
    ...changed.flatMap(skillBlocks),
    ...titledList(
      'New skills',
      added.map(({ skill }) => sideItem(skill)),
    ),
    ...titledList('Only words and bundled files', reworded.map(rewordedItem)),
    ...unitBlocks(units),
    ...titledList('Permissions', permissions.map(permissionRowItem)),
  ];
  const isSame = blocks.length === 0;
  return { blocks: isSame ? [{ kind: 'paragraph', lines: [['No skill changed.']] }] : blocks };
}

function skillBlocks({ skill, changes }: SkillChanges): readonly Block[] {
  const [seen, labels] = splitWording(changes);
  const needed = missingVersion(skill);
  // In a diff with a newer base, every version decreases; a needed version would mislead.
  const isLower = skill.declaredBump === 'decreased';
  const shortfall = isLower ? line`a lower version` : needed ? line`needs ${namePart(needed)}` : [];
  const title = joinLines([sidesLine(skill), shortfall], ', ');
  const wording =
    labels === '' ? [] : [{ bump: 'patch', line: [`Also changed: ${labels}`] } as const];
  const listed = [...seen.map(listedChange), ...wording];
  const lists = headings.flatMap((heading) => {
    const items = seen.filter((change) => headingOf(change) === heading).map(changeItem);
    const words = heading === 'Changed' ? wording : [];
    return headedList(pageHeading(3, [heading]), [...items, ...words]);
  });
  const steps = seen.flatMap((change): readonly Item[] => {
    const step = migrationOf(change);
    return step === null ? [] : [{ line: line`${sentence(step)}.` }];
  });
  const isEmptyList = listed.length === 0;
  return [
    ...(isEmptyList ? [] : [classTable(title, listed)]),
    pageHeading(2, title),
    ...lists,
    ...headedList(pageHeading(3, ['Migration']), steps),
    ...(isEmptyList ? unchangedBlocks(title, 'Nothing in its contract.') : []),
  ];
}

function listedChange(change: Finding): ListedChange {
  const step = migrationOf(change);
  return {
    bump: change.bump,
    line: changeItem(change).line,
    places: [change.at],
    rule: change.rule,
    advice: step === null ? [] : [{ kind: 'faint', line: line`→ ${step}` }],
  };
}

/** A change in one line; one that asks for no class has its facts in notes. */
function changeItem({ message, state, bump, notes }: Finding): Item {
  const facts = bump === null ? notes.map((note) => note.message.parts) : [];
  const said = joinLines([message.parts, ...facts], ' ');
  return { line: state === 'accepted' ? line`${said} (accepted)` : said };
}

function permissionRowItem(row: Parameters<typeof permissionItem>[0]): Item {
  const item = permissionItem(row);
  const isAccepted =
    row.findings.length > 0 && row.findings.every(({ state }) => state === 'accepted');
  if (!isAccepted) return item;
  return { ...item, severity: undefined, line: joinLines([item.line, ['(accepted)']], ' ') };
}

function removedItem({ skill, changes: [change] }: SkillChanges): Item {
  return change ? changeItem(change) : sideItem(skill);
}

function rewordedItem({ skill, changes }: SkillChanges): Item {
  const [, labels] = splitWording(changes);
  return { line: line`${sidesLine(skill)}: ${words(labels)}` };
}
