import type { Acceptance } from '../../model/config.ts';
import { isDay } from '../../model/text/day.ts';
import { canonical } from '../../model/value/canonical.ts';
import { source, type Value } from '../../model/value/value.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { described, listOf, tableOf } from '../schema/json-schema.ts';
import { mergeLists } from '../schema/merge.ts';
import { describeValue, type Reader } from '../schema/reader.ts';

/** The keys of an accepted finding. */
export const acceptKeys = ['fingerprint', 'reason', 'expires'] as const;

/** Accepted findings. */
export const accept: ConfigKey<readonly Acceptance[]> = {
  name: 'accept',
  description: 'Findings that somebody reviewed and accepts.',
  schema: listOf(
    tableOf(
      {
        fingerprint: described(
          'The fingerprint of the finding as in reports, in quotation marks.',
          {
            type: 'string',
            pattern: '^[0-9a-f]{12}$',
          },
        ),
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
      ['fingerprint', 'reason'],
    ),
  ),
  default: [],
  read: (value, reader) =>
    reader.list(value, 'accept').flatMap((item) => readAcceptance(item, reader)),
  merge: mergeLists(({ fingerprint, expires }) => canonical([fingerprint, expires])),
  effective: { as: 'section', of: 'accept' },
  loosening: {
    never:
      'An entry accepts one finding, which reports list as accepted. An entry for a permission counts only after it is at base.',
  },
};

function readAcceptance(item: Value, reader: Reader): readonly Acceptance[] {
  const fields = reader.table(item, 'Each of "accept"', acceptKeys);
  const read = new Map(fields.map((field) => [field.key, field.value]));
  const hasOnlyKnownKeys = item.kind !== 'table' || fields.length === item.fields.size;
  const fingerprint = readFingerprint(item, read.get('fingerprint'), reader);
  const reason = source(read.get('reason')) ?? '';
  if (reason === '' && (hasOnlyKnownKeys || read.has('reason'))) {
    reader.fault(item.at, 'An accepted finding needs a `reason`.');
  }
  const expires = readDay(read.get('expires'), reader);
  return fingerprint === null ? [] : [{ fingerprint, reason, expires, at: item.at }];
}

function readFingerprint(item: Value, value: Value | undefined, reader: Reader): string | null {
  const text = value?.kind === 'string' ? String(value.value) : '';
  if (/^[0-9a-f]{12}$/.test(text)) return text;
  const shape = 'twelve hexadecimal digits in quotation marks, as in reports';
  if (value) reader.fault(value.at, `"fingerprint" must be ${shape}, not ${describeValue(value)}.`);
  else reader.fault(item.at, `An accepted finding needs its \`fingerprint\`, ${shape}.`);
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
