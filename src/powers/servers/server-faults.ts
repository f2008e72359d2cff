import { code, msg, namePart, words } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import { type Field, get, text, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { grantFault } from '../support/fields.ts';

/** What a client needs to start a server. */
export interface ServerNeeds {
  /** Whether a server with a URL needs a type; without it Claude Code skips the server. */
  readonly needsType?: boolean;
}

/** The types of servers that Claude Code starts (source: its validator), and those of clients that read its file too. */
const serverTypes = [
  'stdio',
  'http',
  'streamable-http',
  'local',
  'sse',
  'sse-ide',
  'ws',
  'ws-ide',
  'sdk',
];

/** Why Claude Code does not start a server, or null. Other clients merge the tables of several files. */
export function serverRefusal(
  { key, keyAt, value }: Field,
  { needsType }: ServerNeeds,
): GrantFault | null {
  const server = msg`MCP server ${namePart(key)}`;
  if (!needsType) return null;
  if (!hasStart(value)) return unstarted({ key, keyAt, value });
  const [type, args] = [get(value, 'type'), get(value, 'args')];
  const consequence = words('Claude Code skips it.');
  if (type && !serverTypes.includes(text(type) ?? '')) {
    return grantFault(
      msg`${server} has the unknown type ${shownValue(type)}. ${consequence}`,
      type.at,
    );
  }
  if (!args || args.kind === 'list') return null;
  const fact = msg`${code('args')} of ${server} is ${shownValue(args)}, not a list.`;
  return grantFault(msg`${fact} ${consequence}`, args.at);
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
  return needsType === true && get(server, 'url') !== undefined && !get(server, 'type');
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
