import type { FieldRow } from '../carrier.ts';
import { off, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { readAgentPermission, readAgentTool, readPermissionRule } from './opencode-permission.ts';

/** The fields of an agent of opencode, in its settings or in a file of its own. */
export const opencodeAgentRows: readonly FieldRow[] = [
  ...grants('approve', 'permission', '`allow`: does not ask; `ask`, `deny`: limits', {
    read: readAgentPermission,
    example: { permission: { bash: 'allow' } },
  }),
  ...grants('guard', 'tools.<tool>', 'false: takes the tool away; true: allows it', {
    read: readAgentTool,
    example: { tools: { bash: false } },
  }),
  ...grants('guard', 'disable', 'true: nobody can start the agent', {
    read: off(true),
    example: { disable: true },
  }),
  ...grants('settings', 'options', 'what the provider of the model gets', {
    read: opaque(),
    example: { options: { baseURL: 'https://models.example' } },
  }),
  ...harmless(`
    name model variant temperature top_p prompt description mode hidden color steps maxSteps
  `),
];

/** The fields of an agent in version 2. */
export const opencodeAgent2Rows: readonly FieldRow[] = [
  ...permissionRuleRows('permissions[]'),
  ...grants('settings', 'request', 'what the provider of the model gets', {
    read: opaque(),
    example: { request: { headers: { 'X-Team': 'docs' }, body: {} } },
  }),
  ...harmless('id model system description mode hidden color steps'),
];

/** The rules of version 2. */
export function permissionRuleRows(field: string): readonly FieldRow[] {
  const rule = (effect: string) => ({ action: 'bash', resource: 'git *', effect });
  const key = field.replace('[]', '');
  return [
    ...grants('approve', field, '`allow`: does not ask; `ask`, `deny`: limits', {
      read: readPermissionRule,
      example: { [key]: [rule('allow')] },
    }),
    ...within(field, harmless('action resource effect')),
  ];
}
