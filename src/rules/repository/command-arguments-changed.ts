import { comparePositions } from '../../contract/coverage/positions.ts';
import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg, namePart } from '../../model/message.ts';
import type { GrantFile, TypedArguments } from '../../model/power/grants.ts';
import { canonical } from '../../model/value/canonical.ts';
import { covers } from '../../model/version/bump.ts';
import { declaredBump } from '../../model/version/version.ts';
import type { Workspace } from '../../model/workspace.ts';
import { pairPlugins } from '../../units/pair-plugins.ts';
import { repositoryRule } from '../rule.ts';
import { perWorkspace } from '../support/per-workspace.ts';

const command = (side: string, line: string) =>
  `-- ${side}/.claude/commands/move.md --\n---\n${line}\n---\nMove $from to $to.\n`;

export const commandArgumentsChanged = repositoryRule({
  id: 'command-arguments-changed',
  category: 'interface',
  severity: 'warning',
  asksNothing: true,
  severityText:
    'warning; note for arguments added at the end, for a break that the version of the plugin announces, and for a changed `argument-hint`',
  summary: 'Reports commands whose `arguments` or `argument-hint` changed.',
  why: 'People type arguments by position: after a removed, renamed, moved or inserted one, what they type means something else.',
  source: 'Claude Code, skills and commands: `arguments` names what is typed, by position.',
  howToFix: 'Keep the order of the arguments, and add new ones at the end.',
  invalid: command('before', 'arguments: [from, to]') + command('after', 'arguments: [to, from]'),
  valid: command('before', 'arguments: [from, to]') + command('after', 'arguments: from to'),
  *check({ workspace, base }): Iterable<Draft> {
    if (!base) return;
    const known = commandsOf(base);
    const announced = announcedBy(base, workspace);
    for (const [path, { typed, unit }] of commandsOf(workspace)) {
      const before = known.get(path)?.typed;
      if (!typed || !before) continue;
      const name = msg`${namePart(unit.name)}`;
      yield* namesDraft(name, path, before, typed, announced.has(path));
      yield* hintDraft(name, path, before, typed);
    }
  },
});

const commandsOf = perWorkspace(
  ({ grants }: Workspace): ReadonlyMap<string, GrantFile> =>
    new Map(grants.files.flatMap((file) => (file.typed ? [[file.path, file] as const] : []))),
);

/** The files of plugins whose version announces a break. */
function announcedBy(base: Workspace, { plugins }: Workspace): ReadonlySet<string> {
  const pairs = pairPlugins(base.plugins.all, plugins.all).filter(
    ({ before, after }) =>
      before?.version && covers(declaredBump(before.version.value, after?.version?.value), 'major'),
  );
  return new Set(
    pairs
      .flatMap(({ after }) => after?.parts ?? [])
      .flatMap(({ files }) => files.map(({ path }) => path)),
  );
}

function* namesDraft(
  name: Message,
  path: string,
  before: TypedArguments,
  { names, at }: TypedArguments,
  isAnnounced: boolean,
): Iterable<Draft> {
  if (canonical(before.names) === canonical(names)) return;
  const sides = { before: before.names, after: names };
  const message = msg`Arguments of command ${name} changed: ${text(before.names)} to ${text(names)}.`;
  const isBreaking = comparePositions(before.names, names).verdict !== 'widened';
  const fact = { message, at, was: before.at, about: `arguments\0${path}`, ...sides };
  if (isBreaking && !isAnnounced)
    yield { ...fact, help: msg`Keep the order, and add arguments at the end.` };
  else yield { ...fact, severity: 'note' };
}

function* hintDraft(
  name: Message,
  path: string,
  before: TypedArguments,
  { hint, at }: TypedArguments,
): Iterable<Draft> {
  if (before.hint === hint) return;
  const [old, now] = [before.hint, hint].map((each) => text(each === null ? [] : [each]));
  const message = msg`${code('argument-hint')} of command ${name} changed: ${old ?? name} to ${now ?? name}.`;
  const sides = { before: before.hint, after: hint };
  yield { message, at, was: before.at, about: `hint\0${path}`, ...sides, severity: 'note' };
}

function text(all: readonly string[]): Message {
  return all.length === 0 ? msg`none` : msg`${code(all.join(' '))}`;
}
