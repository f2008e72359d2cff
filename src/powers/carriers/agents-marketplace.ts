import { code, list, msg, namePart } from '../../model/message.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { get, items, text, type Value } from '../../model/value/value.ts';
import type { Carrier, CarrierResult } from '../carrier.ts';
import { exampleWriter } from '../examples/example.ts';
import { settingGrant } from '../settings/entries.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { grantFault, unreadFields } from '../support/fields.ts';
import { readSource, sourceGrants } from '../support/plugin-sources.ts';

const example = exampleWriter(listing);

const known: ReadonlySet<string> = new Set(['name', 'interface', 'plugins', '$schema']);
const entryKeys: ReadonlySet<string> = new Set(
  wordList(`
  name source policy category description interface version tags
`),
);

/** The marketplace of a repository for Codex. */
export const agentsMarketplace: Carrier = {
  id: 'agents-marketplace',
  title: '`.agents/plugins/marketplace.json`',
  client: 'Codex',
  isCheckedElsewhere: true,
  extensions: ['json'],
  fields: [
    {
      field: 'plugins[].source',
      kind: 'install',
      description: 'offers the plugin of another place',
    },
    {
      field: 'plugins[].policy.installation',
      kind: 'settings',
      description: '`INSTALLED_BY_DEFAULT`: installs the plugin without asking',
    },
    {
      field: 'plugins[].policy.installation: NOT_AVAILABLE',
      kind: 'guard',
      description: 'nobody can install the plugin',
    },
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isListing =
      nameOf(path) === 'marketplace.json' && /(?:^|\/)\.agents\/plugins$/.test(folder);
    return isListing ? { kind: 'repository', root: folderOf(folderOf(folder)) } : null;
  },
  read({ path, text: written }) {
    const { root, faults } = readJson(path, written, {
      consequence: 'Codex offers no plugin of it',
    });
    if (!root) return combine({ faults });
    return combine(
      { unread: unreadFields(root, known) },
      ...items(get(root, 'plugins')).map(readEntry),
    );
  },
  examples: [
    example('install', 'url https://git.example/acme/p.git@main', [
      '{"name": "p", "source": {"source": "url", "url": "https://git.example/acme/p.git", "ref": "main"}}',
      '{"name": "p", "source": {"source": "local", "path": "./plugins/p"}}',
      '{"source": {"ref": "main", "url": "https://GIT.example/acme/p.git", "source": "url"}, "name": "p"}',
    ]),
    example('settings', 'INSTALLED_BY_DEFAULT', [
      '{"name": "p", "source": "./p", "policy": {"installation": "INSTALLED_BY_DEFAULT"}}',
      '{"name": "p", "source": "./p", "policy": {"installation": "AVAILABLE"}}',
    ]),
    example('guard', 'NOT_AVAILABLE', [
      '{"name": "p", "source": "./p", "policy": {"installation": "NOT_AVAILABLE"}}',
      '{"name": "p", "source": "./p"}',
    ]),
  ],
};

function listing(entry: string): Readonly<Record<string, string>> {
  return {
    '.agents/plugins/marketplace.json': `{"name": "acme", "plugins": [${entry}]}\n`,
  };
}

const policyKeys: ReadonlySet<string> = new Set(['installation', 'authentication', 'products']);
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
    unread: [
      ...unreadFields(entry, entryKeys, 'plugins[].'),
      ...unreadFields(policy, policyKeys, 'plugins[].policy.'),
    ],
  };
}
