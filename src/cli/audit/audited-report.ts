import type { Severity, State } from '../../model/finding.ts';
import type { Totals } from '../../model/report.ts';
import { tool } from '../../model/tool.ts';
import type { Bump } from '../../model/version/bump.ts';
import {
  count,
  flag,
  list,
  nullable,
  oneOf,
  type Reader,
  record,
  ShapeError,
  text,
} from '../../syntax/json/decode.ts';

/** A finding of a report for machines, as far as an audit shows it. */
export interface AuditedFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly state: State;
  readonly message: string;
  readonly skill: string | null;
  readonly path: string;
  readonly line: number | null;
  readonly fingerprint: string;
}

/** A report for machines (schemas/report.schema.json), as far as an audit shows it. */
export interface AuditedReport {
  readonly schema: number;
  readonly tool: { readonly name: string; readonly version: string };
  readonly head: { readonly sha: string | null; readonly dirty: boolean };
  readonly outcome: 'pass' | 'fail';
  readonly summary: Omit<Totals, 'unread' | 'changes'>;
  readonly skills: readonly {
    readonly name: string;
    readonly skillVersion: { readonly source_ref: string | null } | null;
  }[];
  readonly findings: readonly AuditedFinding[];
}

const totals = record<AuditedReport['summary']>({
  skills: count,
  changed: count,
  errors: count,
  warnings: count,
  notes: count,
  existing: count,
  accepted: count,
  breaking: count,
  privilege: count,
  requiredBump: oneOf<Bump>('none', 'patch', 'minor', 'major'),
});

const finding = record<AuditedFinding>({
  rule: text,
  message: text,
  path: text,
  fingerprint: text,
  severity: oneOf<Severity>('error', 'warning', 'note'),
  state: oneOf<State>('new', 'existing', 'accepted'),
  skill: nullable(text),
  line: nullable(count),
});

const report = record<AuditedReport>({
  schema: count,
  tool: record({ name: text, version: text }),
  head: record<AuditedReport['head']>({ sha: nullable(text), dirty: flag }),
  outcome: oneOf<'pass' | 'fail'>('pass', 'fail'),
  summary: totals,
  skills: list(
    record<AuditedReport['skills'][number]>({
      name: text,
      skillVersion: nullable(record({ source_ref: nullable(text) })),
    }),
  ),
  findings: list(finding),
});

/** Reads a report of any version of this program with the same schema. Throws ShapeError. */
export const readAuditedReport: Reader<AuditedReport> = (value, path) => {
  const read = report(value, path);
  if (read.tool.name !== tool.name) throw new ShapeError('/tool/name', tool.name);
  if (read.schema !== 1) throw new ShapeError('/schema', '1, the schema that this version reads');
  return read;
};
