import type { Draft } from '../../model/finding.ts';
import { code, join, list, type Message, msg, pathPart } from '../../model/message.ts';
import type { CallSource, JudgedCall, Refusal } from '../../model/script/call.ts';
import { relativePath } from '../../model/text/path.ts';
import { likelyTypos, suggest } from '../../model/text/suggest.ts';
import { without } from '../../model/text/without.ts';
import { skillsByRoot, type Workspace } from '../../model/workspace.ts';
import { repositoryRule } from '../rule.ts';

const skillWith = (call: string) => `-- skills/report/SKILL.md --
---
name: report
description: Writes a report.
---

\`\`\`bash
${call}
\`\`\`
-- skills/report/scripts/write.py --
import argparse

parser = argparse.ArgumentParser()
parser.add_argument("source")
parser.add_argument("--format", choices=["html", "text"])
args = parser.parse_args()
print(args.source)
`;

export const callRefused = repositoryRule({
  id: 'call-refused',
  category: 'repository',
  severity: 'warning',
  severityText: 'warning; error in a hook, an entrypoint or a step of a recipe',
  summary: 'Reports calls of scripts that the script refuses.',
  options: '`scripts: off` reads no script.',
  why: 'The agent, client or workflow runs the call as it is written and gets an error.',
  source:
    'argparse, Python documentation: what a parser does not know, it refuses with exit code 2.',
  howToFix: 'Correct the call, or let the script accept it.',
  invalid: skillWith('python scripts/write.py notes.md --formt html'),
  valid: skillWith('python scripts/write.py notes.md --format html'),
  *check({ workspace, base }): Iterable<Draft> {
    const before = namesAtBase(base);
    for (const { root, calls } of workspace.scripts) {
      for (const judged of calls) {
        if (judged.refusals.length === 0) continue;
        const { source, path } = judged.call;
        const rename = renamedOption(judged, before.get(keyOf(judged)));
        const owner = root ?? workspace.skills.find(({ texts }) => texts.has(path))?.root;
        const severity = failing.has(source) ? ('error' as const) : undefined;
        yield { ...refusedDraft(owner, judged, rename), ...rename, severity };
      }
    }
  },
});

export const callScriptMissing = repositoryRule({
  id: 'call-script-missing',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports calls in the instructions of a skill to a script that the skill does not have.',
  options: '`scripts: off` reads no script.',
  why: 'The agent cannot run the call. A path counts where its folder is one of the skill.',
  source: 'Agent Skills specification: scripts are referenced by paths relative to the skill root.',
  howToFix: 'Add the script, or correct the path.',
  invalid: skillWith('python scripts/wirte.py notes.md'),
  valid: skillWith('python scripts/write.py notes.md'),
  *check({ workspace }): Iterable<Draft> {
    for (const { root, calls } of workspace.scripts) {
      const missing = calls.filter(({ call }) => !call.isFound);
      if (root === null || missing.length === 0) continue;
      const known = (skillsByRoot(workspace.skills).get(root)?.files ?? []).map(({ name }) => name);
      for (const { call } of missing) {
        const near = suggest(relativePath(root, call.script), known, 2);
        yield {
          message: msg`Script ${pathPart(call.written)} does not exist in the skill.`,
          help: near === undefined ? undefined : msg`Write ${pathPart(near)}.`,
          at: { path: call.path, range: call.scriptAt },
          about: `${call.path}\0${call.script}`,
          skill: root,
        };
      }
    }
  },
});

/** The names of options that calls had at base, by the text and the script. */
function namesAtBase(base: Workspace | null | undefined): ReadonlyMap<string, readonly string[]> {
  const calls = base?.scripts.flatMap((scripts) => scripts.calls) ?? [];
  return new Map(calls.map((judged) => [keyOf(judged), judged.optionNames]));
}

function keyOf({ call }: JudgedCall): string {
  return `${call.path}\0${call.script}`;
}

/** An option that is the only lost one, in whose place is the only new one. */
function renamedOption(
  { refusals: [first], optionNames }: JudgedCall,
  before: readonly string[] = [],
): Pick<Draft, 'before' | 'after'> & { readonly before?: string; readonly after?: string } {
  if (first?.kind !== 'unknown-option' || !before.includes(first.name)) return {};
  const gained = without(optionNames, before).filter((name) => name.startsWith('--'));
  const [name, ...others] = gained;
  return name === undefined || others.length > 0 ? {} : { before: first.name, after: name };
}

/** Where a client runs the call as it is: nobody corrects it. */
const failing: ReadonlySet<CallSource> = new Set(['entrypoint', 'recipe', 'hook']);

function refusedDraft(
  root: string | undefined,
  { call, refusals, optionNames, declaredAt }: JudgedCall,
  { after: renamed }: { readonly after?: string },
): Draft {
  const [first] = refusals as readonly [Refusal];
  const facts = refusals.map((refusal) => factOf(refusal));
  return {
    message: msg`${pathPart(call.written)} refuses this call: ${join(facts, ', ')}.`,
    help: renamed === undefined ? helpOf(first, optionNames) : msg`Write ${code(renamed)}.`,
    notes: declaredAt ? [{ message: msg`What it accepts.`, at: declaredAt }] : [],
    at: { path: call.path, range: first.word ?? call.at },
    about: [
      call.path,
      call.script,
      ...refusals.map((refusal) => `${refusal.kind} ${nameIn(refusal)}`),
    ].join('\0'),
    skill: root,
  };
}

function nameIn(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'missing-command':
      return '';
    case 'surplus-argument':
      return refusal.text;
    case 'missing-option':
    case 'exclusive-options':
      return refusal.names.join(' ');
    case 'missing-value':
    case 'surplus-value':
      return refusal.option;
    default:
      return refusal.name;
  }
}

function factOf(refusal: Refusal): Message {
  switch (refusal.kind) {
    case 'unknown-option':
      return msg`unknown option ${code(refusal.name)}`;
    case 'ambiguous-option':
      return msg`${code(refusal.name)} is the start of several options`;
    case 'unknown-command':
      return msg`unknown subcommand ${code(refusal.name)}`;
    case 'missing-command':
      return msg`no subcommand`;
    case 'missing-argument':
      return msg`${code(refusal.name)} is missing`;
    case 'surplus-argument':
      return msg`surplus argument ${code(refusal.text)}`;
    case 'missing-option':
      return msg`${list(
        refusal.names.map((name) => code(name)),
        { last: 'or' },
      )} is required`;
    case 'missing-value':
      return msg`${code(refusal.option)} lacks its value`;
    case 'surplus-value':
      return msg`${code(refusal.option)} takes no value`;
    case 'invalid-value':
      return msg`${code(refusal.name)} cannot be ${code(refusal.value)}`;
    case 'swallowed-argument':
      return msg`${code(refusal.option)} takes ${code(refusal.name)} for one of its values`;
    case 'exclusive-options':
      return msg`${list(refusal.names.map((name) => code(name)))} exclude each other`;
  }
}

function helpOf(refusal: Refusal, optionNames: readonly string[]): Message | undefined {
  switch (refusal.kind) {
    case 'unknown-option':
      return nearest(refusal.name, optionNames);
    case 'unknown-command':
      return nearest(refusal.name, refusal.known);
    case 'invalid-value':
      return refusal.choices ? oneOf(refusal.choices) : msg`Write a number.`;
    case 'missing-command':
      return oneOf(refusal.known);
    case 'swallowed-argument':
      return msg`Write ${code('--')} before it, or the argument first.`;
    default:
      return undefined;
  }
}

function nearest(name: string, known: readonly string[]): Message | undefined {
  const near = suggest(name, known, Math.max(1, likelyTypos(name)));
  return near === undefined ? undefined : msg`Write ${code(near)}.`;
}

function oneOf(known: readonly string[]): Message {
  return msg`Write ${list(
    known.slice(0, 8).map((name) => code(name)),
    { last: 'or' },
  )}.`;
}
