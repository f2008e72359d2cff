import { tool } from '../../model/tool.ts';
import { jsonText } from '../../report/escape.ts';
import { type Audit, countedTotals, totalOf } from './audit.ts';

/** An audit as specified by schemas/audit.schema.json. */
export function auditJson(audit: Audit): string {
  const { outcome, repositories, rules } = audit;
  const failing = repositories.filter((one) => one.outcome === 'fail').length;
  return jsonText({
    ...{ schema: 1, tool, outcome },
    summary: {
      ...{ repositories: repositories.length, failing },
      ...Object.fromEntries(countedTotals.map((key) => [key, totalOf(audit, key)])),
    },
    repositories: repositories.map((one) => ({
      ...{ name: one.name, address: one.address, file: one.file, head: one.report.head },
      ...{ outcome: one.outcome, summary: one.report.summary, findings: one.findings },
    })),
    rules,
  });
}
