import { canonical } from '../../model/value/canonical.ts';
import { fields, flag, items, source, toJson, type Value } from '../../model/value/value.ts';
import type { FieldReader, FieldRow } from '../carrier.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { grants } from '../table/row.ts';

/** The decisions about hooks, servers and programs of packages. With the block, what is not allowed is not installed. */
export function executableRows(key: string): readonly FieldRow[] {
  const isOld = key === 'allowExecutables';
  const example = { [key]: isOld ? { 'acme/kit': true } : { allow: { 'acme/kit': true } } };
  const limit = { [key]: isOld ? {} : { deny: { 'acme/kit': true } } };
  return [
    ...grants('guard', key, 'packages start only what it allows', {
      read: ({ keyAt, value }, place) => {
        const guard = settingGrant(key, `only allowed ${key}`, { kind: 'guard', at: keyAt });
        const listed = isOld ? (allowed({ key, keyAt, value }, place).grants ?? []) : [];
        return { grants: [guard, ...listed] };
      },
      example: limit,
    }),
    ...(isOld ? [] : decisionRows(key, example)),
  ];
}

function decisionRows(key: string, example: FieldRow['example']): readonly FieldRow[] {
  return [
    ...grants('approve', `${key}.allow`, 'starts hooks, servers and programs of the package', {
      read: allowed,
      example,
      without: { [key]: {} },
    }),
    ...grants('guard', `${key}.deny`, 'starts none of the package', {
      read: denied,
      example: { [key]: { deny: ['acme/kit'] } },
    }),
  ];
}

const allowed: FieldReader = ({ value }) => ({
  grants: packages(value).map(({ text, at }) =>
    settingGrant('executables', text, { kind: 'approve', feature: 'permission-rule', at }),
  ),
});

const denied: FieldReader = ({ value }) => ({
  grants: packages(value).map(({ text, at }) =>
    settingGrant('executables', `not ${text}`, { kind: 'guard', at }),
  ),
});

/** `executables of acme/kit`, or one of its types: a list of packages, or a mapping to types. */
function packages(value: Value) {
  const named = items(value).map((item) => ({
    name: source(item) ?? '',
    types: item,
    at: item.at,
  }));
  const mapped = fields(value).map(({ key, keyAt, value: types }) => ({
    name: key,
    types,
    at: keyAt,
  }));
  return [...named, ...mapped].flatMap(({ name, types, at }) => {
    if (flag(types) === false) return [];
    const listed = items(types).map((type) => source(type) ?? canonical(toJson(type)));
    const kinds = listed.length > 0 ? listed : ['executables'];
    return kinds.map((kind) => ({ text: `${kind} of ${name}`, at }));
  });
}
