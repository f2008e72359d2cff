import { code, msg } from '../../model/message.ts';
import { type Field, fields, flag, get } from '../../model/value/value.ts';
import type { CarrierResult } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { unreadFields, wrongType } from '../support/fields.ts';
import { readSource, sourceGrants } from '../support/plugin-sources.ts';
import { settingGrant } from './entries.ts';

const consequence = 'Claude Code does not use it';

/** Reads `enabledPlugins`: names of plugins, each with true or false. */
export function readEnabledPlugins(field: Field | undefined): CarrierResult {
  if (!field) return combine();
  if (field.value.kind !== 'table') {
    const expected = { expected: 'a mapping of plugins', consequence };
    return combine({ faults: [wrongType('enabledPlugins', field.value, expected)] });
  }
  return combine(
    ...fields(field.value).map(({ key, value }): Partial<CarrierResult> => {
      // A list restricts the versions that are enabled.
      if (flag(value) === false || value.kind === 'null') return {};
      const subject = `plugin ${key}`;
      return { grants: [settingGrant(subject, `enabledPlugins: ${key}`, { at: value.at })] };
    }),
  );
}

/** Reads `extraKnownMarketplaces`: marketplaces by name, each with a source. */
export function readMarketplaces(field: Field | undefined): CarrierResult {
  if (!field) return combine();
  if (field.value.kind !== 'table') {
    const expected = { expected: 'a mapping of marketplaces', consequence };
    return combine({ faults: [wrongType('extraKnownMarketplaces', field.value, expected)] });
  }
  return combine(...fields(field.value).map(readMarketplace));
}

const known: ReadonlySet<string> = new Set(['source', 'autoUpdate', 'installLocation']);

function readMarketplace({ key, keyAt, value }: Field): Partial<CarrierResult> {
  const subject = `marketplace ${key}`;
  const entry = { kind: 'marketplace', name: key } as const;
  const update = get(value, 'autoUpdate');
  const updates =
    update && flag(update) === true
      ? [settingGrant(`${subject} autoUpdate`, `autoUpdate of ${subject}`, { at: update.at })]
      : [];
  const source = readSource(get(value, 'source'));
  const at = get(value, 'source')?.at ?? keyAt;
  const unread = unreadFields(value, known, `extraKnownMarketplaces.${key}.`);
  const expected = { expected: msg`a mapping with a known ${code('source')}`, consequence };
  return {
    grants: [...sourceGrants(source, { subject, at, entry }), ...updates],
    faults:
      source === undefined ? [wrongType(subject, get(value, 'source') ?? value, expected)] : [],
    unread,
  };
}
