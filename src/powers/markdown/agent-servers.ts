import type { Trigger } from '../../model/power.ts';
import { text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, Grant, UnnamedUnit } from '../carrier.ts';
import { readServers } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';

/** Reads the servers of an agent: a map, or a list of names of servers and of maps. */
export function agentServers(value: Value | undefined, unit: UnnamedUnit): CarrierResult {
  if (!value || value.kind === 'null') return combine();
  if (value.kind !== 'list') return readServers(value, { unit, trigger: duringTurn });
  return combine(
    ...value.items.map((item) => {
      const name = text(item);
      if (name === undefined) return readServers(item, { unit, trigger: duringTurn });
      return { grants: [namedServer(name, item)] };
    }),
  );
}

const duringTurn: Trigger = { start: 'turn' };

/** A server that other files configure. */
function namedServer(name: string, { at }: Value): Grant {
  return {
    kind: 'mcp',
    feature: 'mcp-server',
    scope: name,
    reach: 'one',
    subject: `server ${name}`,
    trigger: duringTurn,
    at,
    remark: 'as other files configure it',
    entry: { kind: 'MCP server', name },
  };
}
