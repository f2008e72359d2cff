import type { Draft } from '../../model/finding.ts';
import { code, msg, nothing, pathPart } from '../../model/message.ts';
import type { GrantFile } from '../../model/power/grants.ts';
import type { Power } from '../../model/power.ts';
import { folderOf, nameOf, resolve } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { commandsOf } from '../../powers/support/command-words.ts';
import { pluginTree } from '../examples/plugin-tree.ts';
import { type HookScript, hookScript, toleratesAbsence } from '../places/hook-scripts.ts';
import { mayExist } from '../places/link-paths.ts';
import { repositoryRule } from '../rule.ts';

const hooks = (name: string) => `-- plugins/notes/hooks/hooks.json --
{"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "\${CLAUDE_PLUGIN_ROOT}/hooks/${name}"}]}]}}
-- plugins/notes/hooks/start.sh (executable) --
echo started
`;
const plugin = pluginTree({ manifest: { name: 'notes', version: '1.0.0' } });

export const hookScriptMissing = repositoryRule({
  id: 'hook-script-missing',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports hooks that run a script that does not exist or is not executable.',
  why: 'The hook fails at each event. Work goes on, so a hook that limits tool calls limits nothing, and its author gets no notice.',
  source:
    'Claude Code documentation, Hooks: `${CLAUDE_PLUGIN_ROOT}` is the folder of the plugin, `${CLAUDE_PROJECT_DIR}` that of the project; an exit code other than 0 and 2 is an error that does not block.',
  howToFix:
    'Correct the path, or add the script. A file that the hook may do without is tested first: `[ -f FILE ] && FILE`.',
  invalid: plugin + hooks('begin.sh'),
  valid: plugin + hooks('start.sh'),
  *check({ workspace }): Iterable<Draft> {
    for (const file of workspace.grants.files) {
      const reported = new Set<string>();
      for (const power of file.powers) {
        const draft =
          missingScript(power, file, workspace) ?? stoppedScript(power, file, workspace);
        if (!draft || reported.has(draft.about)) continue;
        reported.add(draft.about);
        yield draft;
      }
    }
  },
});

/** The event whose hooks may block a call. */
const blockingEvent = 'PreToolUse';

function missingScript(
  power: Power,
  { path, unit }: GrantFile,
  workspace: Workspace,
): (Draft & { readonly about: string }) | null {
  if (power.feature !== 'hook' || power.kind !== 'run' || power.reach !== 'one') return null;
  const script =
    power.subject === 'module' ? moduleFile(power, path) : hookScript(power, path, workspace);
  if (script === null || script.places.some((place) => mayExist(workspace, place))) return null;
  const similar = similarFile(script.written, power, workspace);
  const help =
    similar === null
      ? msg`Add the script, or correct the path.`
      : msg`Write the path of ${pathPart(similar)}.`;
  const blocksNothing = power.trigger.event === blockingEvent && isProgram(script.written, power);
  const effect = blocksNothing ? msg` It blocks nothing.` : nothing;
  const fact = msg`${code(power.subject)} hook fails: ${code(script.written)} does not exist.`;
  const message = msg`${fact}${effect}`;
  const topic = blocksNothing ? ('limit' as const) : undefined;
  const about = `${path}\0${power.subject}\0${script.written}`;
  const skill = unit.kind === 'skill' ? unit.root : undefined;
  return { message, help, at: power.at, about, topic, identity: 'missing', skill };
}

/** The file of a module, which is beside the file that names it. */
function moduleFile({ scope }: Power, path: string): HookScript | null {
  const place = resolve(folderOf(path), scope);
  return place === undefined ? null : { written: scope, places: [place] };
}

/** A script that is run by its path, and is not executable. */
function stoppedScript(
  { feature, kind, scope, subject, runs, at }: Power,
  { path, unit }: GrantFile,
  { grants }: Workspace,
): (Draft & { readonly about: string }) | null {
  if (feature !== 'hook' || kind !== 'run' || !runs?.isCertain || toleratesAbsence.test(scope))
    return null;
  // Plugins run in a folder of the user, where a relative path is not theirs.
  if (unit.kind === 'plugin' && !scope.includes('$')) return null;
  const isStopped = (file: string) => grants.programs.get(file)?.isExecutable === false;
  const script = runs.executed.find((file) => isStopped(file) && !isWindowsScript.test(file));
  if (script === undefined) return null;
  const blocksNothing = subject === blockingEvent;
  const effect = blocksNothing ? msg` It blocks nothing.` : nothing;
  const message = msg`${code(subject)} hook fails: ${pathPart(script)} is not executable.${effect}`;
  const topic = blocksNothing ? ('limit' as const) : undefined;
  const help = msg`Run ${code('git update-index --chmod=+x')} on it.`;
  const about = `${path}\0${subject}\0${script}`;
  const skill = unit.kind === 'skill' ? unit.root : undefined;
  return { message, help, at, about, topic, identity: 'not executable', skill };
}

const isWindowsScript = /\.(?:cmd|bat|exe|ps1)$/i;

/** True if no interpreter runs the script: the shell then ends with 127, whereas Python ends with 2, which blocks. */
function isProgram(script: string, { scope }: Power): boolean {
  return commandsOf(scope)[0]?.[0] === script;
}

/** The only file of the unit with the same name. */
function similarFile(written: string, { unit }: Power, { paths }: Workspace): string | null {
  const name = nameOf(written);
  const prefix = unit.root === '' || unit.kind === 'repository' ? '' : `${unit.root}/`;
  const found = [...paths].filter((path) => path.startsWith(prefix) && nameOf(path) === name);
  return found.length === 1 ? (found[0] ?? null) : null;
}
