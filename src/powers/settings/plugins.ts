import { code, msg } from '../../model/message.ts';
import { type Field, flag, get } from '../../model/value/value.ts';
import type { CarrierResult, FieldPlace, FieldRow } from '../carrier.ts';
import { wrongType } from '../support/fields.ts';
import { readSource, sourceGrants } from '../support/plugin-sources.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { command } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

/** Enabled plugins and known marketplaces in Claude Code settings. */
export const pluginRows: readonly FieldRow[] = [
  ...grants('settings', 'enabledPlugins.<plugin>', 'enables the plugin', {
    read: readEnabledPlugin,
    example: { enabledPlugins: { 'tool@market': true } },
  }),
  ...['extraKnownMarketplaces', 'additionalMarketplaces'].flatMap((key) => [
    ...grants('install', `${key}.<name>`, 'offers plugins of the source', {
      read: readMarketplace,
      example: { [key]: { acme: { source: { source: 'github', repo: 'acme/plugins' } } } },
    }),
    ...grants('settings', `${key}.<name>.autoUpdate`, 'updates its plugins by itself'),
    ...grants('run', `${key}.<name>.source.headersHelper`, 'runs the command at each download', {
      read: command({ start: 'install' }),
      example: {
        [key]: {
          acme: { source: { source: 'url', url: 'https://x.example', headersHelper: './h.sh' } },
        },
      },
    }),
    ...within(
      `${key}.<name>`,
      harmless(`
        installLocation pluginDigests source.source source.url source.headers source.repo source.ref
        source.sha source.path source.sparsePaths source.skipLfs source.package source.version
        source.registry source.hostPattern source.pathPattern source.name source.plugins
        source.owner
      `),
    ),
  ]),
];

function readEnabledPlugin({ key, value }: Field): Partial<CarrierResult> {
  // A list restricts the versions that are enabled.
  if (flag(value) === false || value.kind === 'null') return {};
  const subject = `plugin ${key}`;
  return { grants: [settingGrant(subject, `enabledPlugins: ${key}`, { at: value.at })] };
}

function readMarketplace({ key, keyAt, value }: Field, { client }: FieldPlace) {
  const subject = `marketplace ${key}`;
  const entry = { kind: 'marketplace', name: key } as const;
  const update = get(value, 'autoUpdate');
  const updates =
    update && flag(update) === true
      ? [settingGrant(`${subject} autoUpdate`, `autoUpdate of ${subject}`, { at: update.at })]
      : [];
  const source = readSource(get(value, 'source'));
  const at = get(value, 'source')?.at ?? keyAt;
  const expected = msg`a mapping with a known ${code('source')}`;
  const fault = wrongType(subject, get(value, 'source') ?? value, {
    expected,
    consequence: `${client} does not use it`,
  });
  return {
    grants: [...sourceGrants(source, { subject, at, entry }), ...updates],
    faults: source === undefined ? [fault] : [],
  };
}
