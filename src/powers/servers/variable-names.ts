import { get, items, text } from '../../model/value/value.ts';
import type { FieldReader, Grant } from '../carrier.ts';
import { whileEnabled } from './mcp-servers.ts';

/** Variables of the environment that a server gets, as a list of names or of mappings with one. */
export const variableNames: FieldReader = ({ value }, { keys }) => ({
  grants: items(value).map((item): Grant => {
    const variable = text(item) ?? text(get(item, 'name'));
    return {
      kind: 'secret',
      feature: 'secret',
      subject: `server ${keys[0] ?? ''}`,
      scope: `\${${variable ?? ''}} to the server`,
      variable,
      reach: variable === undefined ? 'unknown' : 'one',
      trigger: whileEnabled,
      at: item.at,
    };
  }),
});
