import { get, text } from '../../model/value/value.ts';
import type { FieldReader } from '../carrier.ts';
import { clientFile } from '../clients/client-file.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const prompt: FieldReader = ({ value }, { name, table }) => {
  const when = text(get(table, 'cron'));
  const subject = `task ${text(get(table, 'id')) ?? name}`;
  const scope = `at ${when ?? 'unknown times'}: ${text(value) ?? name}`;
  return {
    grants: [settingGrant(subject, scope, { remark: 'starts a turn by itself', at: value.at })],
  };
};

/** The prompts that Claude Code gives itself at set times; a task that names a session starts in no other. */
export const claudeTasks = tableCarrier({
  id: 'claude-tasks',
  paths: ['.claude/scheduled_tasks.json'],
  client: 'Claude Code',
  format: 'json',
  consequence: 'Claude Code starts none of its tasks',
  rows: within('tasks[]', [
    ...grants('settings', 'prompt', 'starts a turn with the prompt at the times of `cron`', {
      read: prompt,
      example: { tasks: [{ id: 'a', cron: '7 9 * * *', prompt: 'Deploy it.', createdAt: 1 }] },
    }),
    ...harmless(`
      id cron createdAt lastFiredAt recurring permanent createdBySessionId createdByPid
      createdByProcStart createdInProject createdUnderSignIn plugin maxAgeMs
    `),
  ]),
  unitOf: clientFile('.claude/scheduled_tasks.json'),
  sample: { path: '.claude/scheduled_tasks.json' },
});
