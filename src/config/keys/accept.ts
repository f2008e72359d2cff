import type { Acceptance } from '../../model/config.ts';
import { isDay } from '../../model/text/day.ts';
import { canonical } from '../../model/value/canonical.ts';
import { source, type Value } from '../../model/value/value.ts';
import { acceptanceKey, shortenedLength } from '../accept.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { described, listOf, tableOf } from '../schema/json-schema.ts';
import { mergeLists } from '../schema/merge.ts';
import { describeValue, type Reader } from '../schema/reader.ts';

/** The keys of an accepted finding. */
export const acceptKeys = ['rule', 'path', 'fingerprint', 'reason', 'expires'] as const;

/** Accepted findings. */
export const accept: ConfigKey<readonly Acceptance[]> = {
  name: 'accept',
  description: 'Findings that somebody reviewed and accepts; skillaccord accept writes an entry.',
  schema: listOf(
    tableOf(
      {
        rule: described('The rule of the finding.', { type: 'string', minLength: 1 }),
        path: described('The file of the finding.', { type: 'string', minLength: 1 }),
        fingerprint: described('The whole fingerprint of the finding, in quotation marks.', {
          type: 'string',
          pattern: '^[0-9a-f]{32}$',
        }),
        reason: described('Why, for readers of the entry.', {
          type: ['string', 'number', 'boolean'],
          pattern: '\\S',
        }),
        expires: described('The last day on which it counts, such as 2027-01-31.', {
          type: ['string', 'null'],
          format: 'date',
          pattern:
            '^\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))$',
        }),
      },
      ['rule', 'path', 'fingerprint', 'reason'],
    ),
  ),
  default: [],
  read: (value, reader) =>
    reader.list(value, 'accept').flatMap((item) => readAcceptance(item, reader)),
  merge: mergeLists((entry) => canonical([acceptanceKey(entry), entry.expires])),
  effective: { as: 'section', of: 'accept' },
  loosening: {
    never:
      'An entry accepts one finding, which reports list as accepted. An entry for a permission counts only after its merge.',
  },
};

function readAcceptance(item: Value, reader: Reader): readonly Acceptance[] {
  const fields = reader.table(item, 'Each of "accept"', acceptKeys);
  const read = new Map(fields.map((field) => [field.key, field.value]));
  const hasOnlyKnownKeys = item.kind !== 'table' || fields.length === item.fields.size;
  const fingerprint = readFingerprint(item, read.get('fingerprint'), reader);
  const isShortened = fingerprint?.length === shortenedLength;
  const text = (key: 'rule' | 'path' | 'reason', isRequired = true) => {
    const written = source(read.get(key)) ?? '';
    if (written === '' && isRequired && (hasOnlyKnownKeys || read.has(key)))
      reader.fault(item.at, `An accept entry needs \`${key}\`.`);
    return written;
  };
  // An entry of an older version is reported with the new one: it is no fault of the configuration.
  const [rule, path] = [text('rule', !isShortened), text('path', !isShortened)];
  const reason = text('reason');
  const expires = readDay(read.get('expires'), reader);
  return fingerprint === null ? [] : [{ rule, path, fingerprint, reason, expires, at: item.at }];
}

function readFingerprint(item: Value, value: Value | undefined, reader: Reader): string | null {
  const text = value?.kind === 'string' ? String(value.value) : '';
  if (/^(?:[0-9a-f]{12}|[0-9a-f]{32})$/.test(text)) return text;
  if (value) {
    const found = describeValue(value);
    reader.fault(value.at, `"fingerprint" must be 32 hex digits in quotation marks, not ${found}.`);
  } else reader.fault(item.at, 'An accept entry needs `fingerprint`.');
  return null;
}

function readDay(value: Value | undefined, reader: Reader): string | null {
  if (!value || value.kind === 'null') return null;
  const text = source(value) ?? '';
  if (isDay(text)) return text;
  reader.fault(
    value.at,
    `"expires" must be a date such as 2027-01-31, not ${describeValue(value)}.`,
  );
  return null;
}
