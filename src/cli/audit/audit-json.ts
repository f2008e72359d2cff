import { tool } from '../../model/tool.ts';
import { jsonText } from '../../report/escape.ts';
import { type Audit, countKeys, totalOf } from './audit.ts';

/** An audit as specified by schemas/audit.schema.json. */
export function auditJson(audit: Audit): string {
  const { outcome, repositories, rules } = audit;
  const failing = repositories.filter((repository) => repository.outcome === 'fail').length;
  return jsonText({
    schema: 1,
    tool,
    outcome,
    summary: {
      repositories: repositories.length,
      failing,
      ...Object.fromEntries(countKeys.map((key) => [key, totalOf(audit, key)])),
    },
    repositories: repositories.map((repository) => ({
      name: repository.name,
      address: repository.address,
      file: repository.file,
      head: repository.report.head,
      outcome: repository.outcome,
      summary: repository.report.summary,
      findings: repository.findings,
    })),
    rules,
  });
}
