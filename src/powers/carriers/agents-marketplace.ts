import { code, list, msg, namePart } from '../../model/message.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, items, type Json, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault } from '../support/fields.ts';
import { readSource, sourceGrants } from '../support/plugin-sources.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const listing = (entry: { readonly [key: string]: Json }): Json => ({
  name: 'acme',
  plugins: [{ name: 'p', source: './p', ...entry }],
});

/** The marketplace of a repository for Codex. */
export const agentsMarketplace = tableCarrier({
  id: 'agents-marketplace',
  paths: ['.agents/plugins/marketplace.json'],
  client: 'Codex',
  isCheckedElsewhere: true,
  format: 'json',
  consequence: 'Codex offers no plugin of it',
  rows: [
    ...grants('install', 'plugins[].source', 'offers the plugin of another place', {
      example: listing({
        source: { source: 'url', url: 'https://git.example/acme/p.git', ref: 'main' },
      }),
      without: listing({ source: { source: 'local', path: './plugins/p' } }),
    }),
    ...grants(
      'settings',
      'plugins[].policy.installation',
      '`INSTALLED_BY_DEFAULT`: installs the plugin without asking',
      {
        example: listing({ policy: { installation: 'INSTALLED_BY_DEFAULT' } }),
        without: listing({ policy: { installation: 'AVAILABLE' } }),
      },
    ),
    ...grants('guard', 'plugins[].policy', '`NOT_AVAILABLE`: nobody can install the plugin', {
      example: listing({ policy: { installation: 'NOT_AVAILABLE' } }),
    }),
    ...within('plugins[].policy', harmless('authentication products')),
    ...within(
      'plugins[].source',
      harmless('source url path ref sha repo package version registry'),
    ),
    ...harmless(`
      name interface $schema plugins[].name plugins[].category plugins[].description
      plugins[].interface plugins[].version plugins[].tags
    `),
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isListing =
      nameOf(path) === 'marketplace.json' && /(?:^|\/)\.agents\/plugins$/.test(folder);
    return isListing ? { kind: 'repository', root: folderOf(folderOf(folder)) } : null;
  },
  readWhole: (root) => combine(...items(get(root, 'plugins')).map(readEntry)),
  sample: { path: '.agents/plugins/marketplace.json' },
});

const availabilities = ['NOT_AVAILABLE', 'AVAILABLE', 'INSTALLED_BY_DEFAULT'];

function readEntry(entry: Value): Partial<CarrierResult> {
  const name = text(get(entry, 'name')) ?? '';
  const subject = `plugin ${name}`;
  const policy = get(entry, 'policy');
  const installation = get(policy, 'installation');
  const availability = text(installation);
  const written = get(entry, 'source');
  const isLocal =
    text(get(written, 'source')) === 'local' || /^\.{1,2}\//.test(text(get(written, 'url')) ?? '');
  const source = isLocal ? null : readSource(written);
  const at = written?.at ?? entry.at;
  const scope = `installation of ${subject}: ${availability}`;
  const isLimit = availability === 'NOT_AVAILABLE';
  const setting = settingGrant(`installation of ${subject}`, scope, {
    kind: isLimit ? 'guard' : 'settings',
    at: installation?.at ?? entry.at,
  });
  const isSet = availability !== undefined && availability !== 'AVAILABLE';
  const message = msg`Unknown ${code('installation')} ${code(availability ?? '')} of plugin ${namePart(name)}.`;
  const help = msg`Use one of ${list(availabilities.map((known) => code(known)))}.`;
  const plugin = { kind: 'plugin', name } as const;
  const isKnown = availability === undefined || availabilities.includes(availability);
  return {
    grants: [...sourceGrants(source, { subject, at, entry: plugin }), ...(isSet ? [setting] : [])],
    faults: isKnown ? [] : [grantFault(message, installation?.at ?? entry.at, help)],
  };
}
