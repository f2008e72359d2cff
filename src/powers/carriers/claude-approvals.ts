import { canonical } from '../../model/value/canonical.ts';
import { get, items, source, text, toJson, type Value } from '../../model/value/value.ts';
import type { FieldReader } from '../carrier.ts';
import { clientFile } from '../clients/client-file.ts';
import { combine } from '../support/carrier-result.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { opaque, value as whenSet } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const ruleOf = (verdict: Readonly<Record<string, string | number>>) => ({
  rules: [{ purpose: 'Two people.', paths: ['**'], verdict }],
});

/** Who has to approve a pull request, and where Claude may. */
export const claudeApprovals = tableCarrier({
  id: 'claude-approvals',
  paths: ['.claude/approvals.yml', '.claude/approvals.yaml'],
  client: 'Claude Code',
  format: 'yaml',
  consequence: 'Claude Approvals refuses it',
  rows: [
    ...grants('guard', 'rules', 'asks for approvals', {
      read: rules,
      example: ruleOf({ claude: 'comments', seats: 2 }),
    }),
    ...grants('approve', 'rules[].verdict.claude', '`approves`: Claude may approve', {
      example: ruleOf({ claude: 'approves', seats: 1 }),
      without: ruleOf({ claude: 'comments', seats: 1 }),
    }),
    ...harmless(`
      rules[].purpose rules[].paths rules[].if rules[].override rules[].advisory rules[].reuse
      rules[].findings rules[].use rules[].mode rules[].nested rules[].run rules[].verdict.seats
      rules[].verdict.max_age
    `),
    ...grants('settings', 'mode', '`observe`: the rules decide nothing', {
      read: whenSet(['observe']),
      example: { mode: 'observe' },
    }),
    ...grants('settings', 'locals, nested', 'decides what the rules say', {
      read: opaque(),
      example: { nested: 'inherit' },
    }),
    ...harmless('version run'),
  ],
  unitOf: clientFile('.claude/approvals.yml', '.claude/approvals.yaml'),
  sample: { path: '.claude/approvals.yml' },
});

/** Each rule limits as a whole: a change in it may ask for less, in ways that cannot be told from the rule alone. */
function rules(...[{ value }, { name }]: Parameters<FieldReader>) {
  return combine(
    ...items(value).map((rule) => {
      const subject = `rule ${text(get(rule, 'purpose')) ?? name}`;
      const limit = settingGrant(subject, canonical(toJson(rule)), { kind: 'guard', at: rule.at });
      const paths = items(get(rule, 'paths')).map(source).join(', ');
      const more = { kind: 'approve', feature: 'permission-rule', at: rule.at } as const;
      const approval = settingGrant(subject, `Claude approves ${paths}`, more);
      return { grants: mayApprove(rule) ? [limit, approval] : [limit] };
    }),
  );
}

function mayApprove(rule: Value): boolean {
  const parts = [rule, ...items(get(rule, 'override'))];
  return parts.some((part) => text(get(get(part, 'verdict'), 'claude')) === 'approves');
}
