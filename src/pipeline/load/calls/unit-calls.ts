import type { CallSource, ScriptCall } from '../../../model/script/call.ts';
import type { Grant, UnnamedUnit } from '../../../powers/carrier.ts';
import { rootsOf } from '../../../powers/programs/roots.ts';
import type { PowerFile } from '../../../powers/read-powers.ts';
import {
  type CallPlace,
  type CallTree,
  mentionsScript,
} from '../../../scripts/calls/call-place.ts';
import { callsAt } from '../../../scripts/calls/command-calls.ts';
import { callsOfMarkdown } from '../../../scripts/calls/markdown-calls.ts';
import { commandOf, isInstructing, sources } from './calling-files.ts';

/** The calls of scripts in hooks, servers, tool rules, agents and commands; needs the grammar of the shell. */
export function unitCalls(files: readonly PowerFile[], tree: CallTree): readonly ScriptCall[] {
  const read = new Set<string>();
  return files.flatMap(({ file: { path, unit }, text, result }) => {
    const ofGrants = result.grants.flatMap((grant) => grantCalls(grant, unit, tree));
    if (!isInstructing(unit, path) || text === null || read.has(path)) return ofGrants;
    read.add(path);
    const source = unit.kind === 'agent' ? 'agent' : 'command';
    const calls = callsOfMarkdown(placeOf(source, path, unit, tree), text);
    return [...ofGrants, ...calls.filter(({ isFound }) => isFound)];
  });
}

function grantCalls(grant: Grant, unit: UnnamedUnit, tree: CallTree): readonly ScriptCall[] {
  const source = sources.get(grant.feature);
  const command = commandOf(grant);
  if (!source || command === undefined || grant.cwd !== undefined || !grant.at.range) return [];
  if (!mentionsScript(command)) return [];
  const place = placeOf(source, grant.at.path, grant.unit ?? unit, tree);
  return callsAt(place, command, grant.at.range).filter(({ isFound }) => isFound);
}

function placeOf(source: CallSource, path: string, unit: UnnamedUnit, tree: CallTree): CallPlace {
  const { working, variables } = rootsOf(unit);
  const isOfClient = /(?:^|\/)\.(?:claude|codex|cursor|gemini|opencode|github)\//.test(path);
  const isOwn = unit.kind === 'plugin' || unit.kind === 'repository' || isOfClient;
  // Agents and commands of a plugin run in a folder of the user: a path is one of the plugin, or of nothing here.
  const bases = isOwn ? working : (variables.get('CLAUDE_PLUGIN_ROOT') ?? []);
  return { source, path, root: unit.kind === 'skill' ? unit.root : null, bases, variables, tree };
}
