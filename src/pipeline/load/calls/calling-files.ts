import type { PowerFeature } from '../../../model/power.ts';
import type { CallSource } from '../../../model/script/call.ts';
import type { Grant, UnnamedUnit } from '../../../powers/carrier.ts';
import type { PowerFile } from '../../../powers/read-powers.ts';
import { mayCallScripts, mentionsScript } from '../../../scripts/calls/call-place.ts';
import { wordsAsCommand } from '../../../scripts/calls/words-as-command.ts';

/** Whether a file is a workflow of the repository. */
export function isWorkflow(path: string): boolean {
  return /^\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/.test(path);
}

/** What the commands of grants are; the text of an inline command is read with its file. */
export const sources: ReadonlyMap<PowerFeature, CallSource> = new Map([
  ['hook', 'hook'],
  ['mcp-server', 'command'],
  ['background-program', 'command'],
  ['helper-command', 'command'],
  ['tool-rule', 'tool-rule'],
  ['permission-rule', 'tool-rule'],
]);

/** Whether a file with powers may call a script. */
export function mayCall({ file, text, result }: PowerFile): boolean {
  return isInstructing(file.unit, file.path)
    ? text !== null && mayCallScripts(text)
    : result.grants.some((grant) => mentionsScript(commandOf(grant) ?? ''));
}

/** Whether a file is the text of an agent or command. */
export function isInstructing({ kind }: UnnamedUnit, path: string): boolean {
  return (kind === 'agent' || kind === 'command') && /\.md$/i.test(path);
}

/** The command of a grant as a text; of a tool rule with `…` where it allows anything. */
export function commandOf({ kind, feature, scope, command }: Grant): string | undefined {
  if (sources.get(feature) !== 'tool-rule')
    return typeof command === 'object' ? wordsAsCommand(command) : command;
  const pattern = kind === 'guard' ? undefined : /^Bash\((.+)\)$/.exec(scope)?.[1];
  return pattern && `${pattern.replace(/:\*$/, '').replace(/(?<!\S)\S*\*\S*/g, '…')} …`;
}
