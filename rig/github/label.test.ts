import { expect, test } from 'vitest';
import { reportIn } from '../../test/support/report-output.ts';
import { worklog } from '../../test/support/skills.ts';
import { type Hub, type Person, startHub } from './hub.ts';
import { createRepository, type Proposal } from './repository.ts';
import { readPermissions, runActionJob } from './runner.ts';

/** The event of a label that a person sets, who tells the server too. */
async function labelled(hub: Hub, { number, event }: Proposal, login: Person) {
  const label = { name: 'skillaccord:accept-breaking' };
  const path = `/repos/acme/skills/issues/${number}/labels`;
  await hub.requestAs('acme', 'POST', path, { labels: [label.name] });
  const payload = event.payload as { readonly pull_request: object };
  const pull_request = { ...payload.pull_request, labels: [label] };
  const setting = { action: 'labeled', label, sender: { login }, pull_request };
  return { ...event, payload: { ...payload, ...setting } };
}

test('a label of who may write accepts a break in its run, from a fork too, and in no run after it', async () => {
  const hub = await startHub();
  const { propose, update } = await createRepository(hub);
  const opened = await propose(worklog('1.0.1', 'day', 'tz'), 'mallory');
  const first = await runActionJob(hub, opened.work, opened.event, readPermissions);
  expect(first.code).toBe(1);

  const own = await labelled(hub, opened, 'mallory');
  const refused = await runActionJob(hub, opened.work, own, readPermissions);
  expect(refused.code).toBe(1);
  expect(refused.log).toMatch(/The label "skillaccord:accept-breaking" was ignored: .*mallory/);

  const set = await labelled(hub, opened, 'acme');
  const accepted = await runActionJob(hub, opened.work, set, readPermissions);
  expect(accepted.code).toBe(0);
  expect(accepted.summary).toContain('acme accepted every break with the label');
  expect(reportIn(accepted.outputs)).toMatchObject({ acceptedBy: { login: 'acme' } });

  const again = await update(opened, worklog('1.0.1', 'day', 'place'));
  const { pull_request } = set.payload as { readonly pull_request: { labels: object } };
  const payload = again.event.payload as { readonly pull_request: object };
  const kept = { ...payload.pull_request, labels: pull_request.labels };
  const pushed = { ...again.event, payload: { ...payload, pull_request: kept } };
  const later = await runActionJob(hub, again.work, pushed, readPermissions);
  expect(later.code).toBe(1);
  expect(later.log).toContain('Remove it, and set it again.');
});
