import { code, msg, namePart, nothing } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import { type Field, get, text, type Value } from '../../model/value/value.ts';
import { server } from '../../units/refusals/part-shapes.ts';
import { refusals } from '../../units/refusals/shape.ts';
import { grantFault } from '../support/fields.ts';

/** What a client needs to start a server. */
export interface ServerNeeds {
  /** Whether a server with a URL needs a type; without it Claude Code skips the server. */
  readonly needsType?: boolean;
}

/** Why Claude Code does not start a server, or null. Other clients merge the tables of several files. */
export function serverRefusal(
  { key, keyAt, value }: Field,
  { needsType }: ServerNeeds,
): GrantFault | null {
  if (!needsType || isOfOthers(value)) return null;
  const place = { key, owner: nothing, about: key };
  const [fault] = refusals(value, server, place);
  if (!fault) return null;
  const at = fault.at === value.at ? keyAt : fault.at;
  return grantFault(msg`${fault.message} Claude Code skips it.`, at, fault.help);
}

/** Whether other clients that read the file start a server that Claude Code skips. */
function isOfOthers(server: Value): boolean {
  const type = get(server, 'type');
  const isRemote = get(server, 'command') === undefined && hasStart(server);
  return type ? text(type) === 'local' : isRemote;
}

function hasStart(server: Value): boolean {
  return ['url', 'command', 'serverUrl'].some((key) => get(server, key) !== undefined);
}

function unstarted({ key, keyAt }: Field): GrantFault {
  const server = msg`MCP server ${namePart(key)}`;
  return grantFault(msg`${server} has neither ${code('command')} nor ${code('url')}.`, keyAt);
}

/** Whether Claude Code skips a server for want of a type; other clients of its file guess it. */
export function lacksType(server: Value, { needsType }: ServerNeeds): boolean {
  return needsType === true && !get(server, 'command') && hasStart(server) && !get(server, 'type');
}

/** What is wrong with a server that some clients start. */
export function serverFaults(
  { key, keyAt, value }: Field,
  home: ServerNeeds,
): readonly GrantFault[] {
  if (!hasStart(value)) return [unstarted({ key, keyAt, value })];
  if (lacksType(value, home)) {
    const message = msg`MCP server ${namePart(key)} has no ${code('type')}. Claude Code skips it.`;
    return [grantFault(message, keyAt, msg`Add ${code('"type": "http"')}.`)];
  }
  return [];
}
