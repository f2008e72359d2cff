import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { countPhrase, hasChange, isOnTree, nounOf } from '../counts.ts';
import { shellPath } from '../shell-path.ts';
import { abbreviateUnique, joinOrAbbreviate } from './abbreviate-list.ts';
import { configurationPath } from './configuration-path.ts';
import { decisiveFindings, failsForExisting } from './failing.ts';
import { firstSentence, sentencesOf } from './failing-sentence.ts';
import { type Markup, placeText } from './markup.ts';
import { misspeltKeyRemedies } from './misspelt-keys.ts';
import { pluginRemedies } from './plugin-remedies.ts';
import { addFirst, type Remedy, type RemedyStyle } from './remedy.ts';
import { removalRemedies } from './removal-remedies.ts';
import { isOwnLock, staleLocks } from './stale-locks.ts';
import { versionRemedies } from './version-remedies.ts';

/** Everything that has to be done for the run to pass, alike remedies as one. Empty for a run without failures. */
export function remedies(report: Report, style: RemedyStyle): readonly Remedy[] {
  const findings = decisiveFindings(report);
  const versions = versionRemedies(report, findings, style);
  const runsBump = versions.some((remedy) => remedy.runsBump === true);
  const known = [
    ...versions,
    ...pluginRemedies(report, findings, style, runsBump),
    ...removalRemedies(report, findings, style),
  ];
  const locks = lockRemedies(report, findings, style);
  const resolved = new Set([...known, ...locks].flatMap((remedy) => remedy.resolved));
  const rest = findings.filter((finding) => !resolved.has(finding));
  const isOfLock = ({ category }: Finding) => category === 'lock';
  const other = rest.filter((finding) => !isOfLock(finding));
  // A lock written before a manifest is fixed is out of date again.
  return [
    ...misspeltKeyRemedies(report, findings, style),
    ...known,
    ...ruleRemedies(other, report, style),
    ...ruleRemedies(rest.filter(isOfLock), report, style),
    ...locks,
  ];
}

/** The other way to pass where only existing findings fail; empty for other runs. */
export function otherWayToPass(report: Report, markup: Markup): readonly string[] {
  if (!failsForExisting(report)) return [];
  const place = markup.code(configurationPath(report));
  const noun = nounOf(decisiveFindings(report));
  const effect = hasChange(report)
    ? ` This change then passes, and the existing ${noun}s can be fixed in a change of their own.`
    : '';
  return [
    `Or let only new findings count: set ${markup.code('scope: new')} in ${place}, which holds for workflows too.${effect}`,
  ];
}

/** The largest number of findings that one step has `skillaccord fix` fix. */
export function fixableInStep(report: Report): number {
  const fixable = decisiveFindings(report).filter(({ fix }) => fix !== undefined);
  const groups = groupBy(fixable, ({ rule }) => rule);
  return [...groups.values()].reduce((most, { length }) => Math.max(most, length), 0);
}

function lockRemedies(
  report: Report,
  findings: readonly Finding[],
  { markup, formatPath }: RemedyStyle,
): Remedy[] {
  const stale = staleLocks(report, findings);
  const own = stale.filter(({ isOwnFormat }) => isOwnFormat);
  const foreign = stale.filter(({ isOwnFormat }) => !isOwnFormat);
  const commands = own.map(({ path }) =>
    markup.code(`skillaccord lock ${shellPath(formatPath(path))}`),
  );
  const files = foreign.map(({ path }) => markup.place({ path }));
  const resolvedBy = (locks: typeof stale) => locks.flatMap(({ resolved }) => resolved);
  return [
    ...(own.length > 0
      ? [{ text: `Run ${commands.join(', ')}, then commit.`, resolved: resolvedBy(own) }]
      : []),
    ...(foreign.length > 0
      ? [
          {
            text: `Refresh ${files.join(', ')} with the tool that wrote ${files.length === 1 ? 'it' : 'them'}, then commit.`,
            resolved: resolvedBy(foreign),
          },
        ]
      : []),
  ];
}

/** One remedy for each rule: what to do, and the places. */
function ruleRemedies(findings: readonly Finding[], report: Report, style: RemedyStyle): Remedy[] {
  return [...groupBy(findings, ({ rule }) => rule).values()].map((group) => {
    const text = ruleText(group as readonly Finding[] as [Finding, ...Finding[]], report, style);
    return { text, resolved: group };
  });
}

function ruleText(
  group: readonly [Finding, ...Finding[]],
  report: Report,
  style: RemedyStyle,
): string {
  const { markup, docsOf } = style;
  const [first, ...others] = group;
  const lines = [...groupBy(group, ({ at }) => placeText(at)).values()];
  const places = abbreviateUnique(
    lines.map((sameLine) => lineOf(sameLine, style)),
    style.maxPlaces,
  );
  const placeClause =
    group.length > lines.length
      ? ` (${group.length} findings in ${countPhrase(lines.length, 'line')})`
      : others.length === 0
        ? ''
        : ` in ${group.length} places`;
  const fixable = group.filter(({ fix }) => fix !== undefined).length;
  const command = `${markup.code('skillaccord fix')}${addFirst(report, style)}`;
  const subject = `${markup.rule(first.rule)}${placeClause}`;
  if (fixable === group.length)
    return `Run ${command}, which fixes ${subject}: ${places}. Then commit.`;
  const part = fixable === 0 ? '' : ` (${command} fixes ${fixable} of them)`;
  // The headline quotes an only finding, unless it is existing.
  const mayQuote =
    decisiveFindings(report).length > 1 || (hasChange(report) && failsForExisting(report));
  const sentence = mayQuote && others.length === 0 ? firstSentence(first) : null;
  const own = sentence === null ? '' : ` ${markup.prose(`${sentence}.`)}`;
  const shared = sharedInstruction(group);
  if (shared !== null) return `Fix ${subject}${part}: ${places}. ${markup.prose(shared)}`;
  const advice = adviceOn(group, withoutFixCommand(docsOf(first.rule)?.howToFix), report, style);
  return `Fix ${subject}${part}${group.every(isOnTree) ? '' : `: ${places}`}.${own}${advice === undefined ? '' : ` ${advice}`}`;
}

/** What the equal messages of several unreadable frontmatters say to do; null for others. */
function sharedInstruction([first, ...others]: readonly [Finding, ...Finding[]]): string | null {
  if (others.length === 0 || first.rule !== 'frontmatter-syntax') return null;
  if (others.some(({ message }) => message !== first.message)) return null;
  const [, ...instructions] = sentencesOf(first);
  return instructions.length === 0 ? null : instructions.join(' ');
}

/** A place; several links of one line are named: "links `a.md` and `b.md` of skills/a/SKILL.md:12". */
function lineOf(findings: readonly Finding[], { markup, maxPlaces }: RemedyStyle): string {
  const [first, ...others] = findings as readonly [Finding, ...Finding[]];
  const place = markup.place(first.at);
  if (others.length === 0 || first.rule !== 'link-target') return place;
  const links = findings.flatMap(({ about }) => (about === undefined ? [] : markup.code(about)));
  return `links ${joinOrAbbreviate(links, maxPlaces)} of ${place}`;
}

/** The advice of a rule, with the command for the lock if all findings are in one. */
function adviceOn(
  group: readonly Finding[],
  advice: string | undefined,
  report: Report,
  { markup, formatPath }: RemedyStyle,
): string | undefined {
  const commands = group.map(({ at }) => report.foreignLockCommands?.get(at.path));
  if (advice !== undefined && commands.every((command) => command !== undefined)) {
    const list = [...new Set(commands)].map(markup.code).join(', ');
    return advice.replace(ownOrForeign, (_, lock) => `the tool that wrote ${lock} (${list})`);
  }
  const [path, ...otherPaths] = new Set(group.map(({ at }) => at.path));
  if (path === undefined || otherPaths.length > 0) return advice;
  const isUnreadable = group.every(({ rule }) => rule === 'lock-syntax');
  if (!isUnreadable && !isOwnLock(report, path)) return advice;
  const command = markup.code(`skillaccord lock ${shellPath(formatPath(path))}`);
  return advice
    ?.replace(ownOrForeign, () => command)
    .replaceAll('`skillaccord lock FILE`', () => command);
}

/** How advice names the program that writes a lock, where that depends on its format. */
const ownOrForeign = /`skillaccord lock FILE` or the tool that wrote (it|the lock)/;

/** The advice of a rule without its sentence on `skillaccord fix`, which fixes none of these or is named already. */
function withoutFixCommand(advice: string | undefined): string | undefined {
  return advice?.replace(/ `skillaccord fix` .*$/, '');
}
