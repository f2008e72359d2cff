import { describe, expect, test } from 'vitest';
import {
  type Content,
  checkout,
  origin,
  pullRequest,
  type TestRepository,
} from '../support/git.ts';
import { type Circumstances, startApi } from '../support/github/github-api.ts';
import { runActionHere } from '../support/in-process.ts';
import { reportIn } from '../support/report-output.ts';
import { worklog } from '../support/skills.ts';

const label = 'skillaccord:accept-breaking';
const base = worklog('1.0.0', 'day');
const broken = worklog('1.0.1', 'day', 'tz');
const roles = { ada: 'write', root: 'admin', eve: 'read', 'helper[bot]': 'read' };

/** What differs from a pull request with a break, whose label `ada` set. */
interface Variant {
  readonly before?: Readonly<Record<string, Content>>;
  readonly change?: Readonly<Record<string, Content>>;
  readonly event?: string;
  readonly action?: string;
  /** The label of the event; null for an event without one. */
  readonly named?: string | null;
  /** The labels that the pull request has. */
  readonly labels?: readonly string[];
  readonly by?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly circumstances?: Circumstances;
  readonly ref?: string;
  /** What the branch of the pull request gets after the label. */
  readonly later?: Readonly<Record<string, Content>>;
  readonly env?: Readonly<Record<string, string>>;
}

async function run(variant: Variant = {}) {
  const { event: name = 'pull_request', action = 'labeled', named = label, by = 'ada' } = variant;
  const from = origin(variant.before ?? base);
  const { base: sha, head, merge } = pullRequest(from, variant.change ?? broken);
  const labels = (variant.labels ?? [label]).map((text) => ({ name: text }));
  const payload = {
    action,
    ...(named !== null && { label: { name: named } }),
    sender: { login: by },
    repository: { id: 1, default_branch: 'main' },
    pull_request: { number: 1, base: { sha }, head: { sha: head, repo: null }, labels },
    merge_group: { base_sha: sha },
    before: sha,
  };
  if (variant.later) pushLater(from.work, variant.later);
  const server = await startApi({ roles, ...variant.circumstances });
  const inputs = { token: 'ghs_0123456789abcdefghij', ...variant.inputs };
  const work = checkout(from.url, variant.ref ?? 'refs/pull/1/merge');
  const env = { GITHUB_API_URL: server.url, GITHUB_SHA: merge, ...variant.env };
  const { code, log, summary, outputs } = await runActionHere(work, { name, payload }, inputs, env);
  const notices = log.split('\n').filter((line) => /^::notice .*The label/.test(line));
  return { code, summary, outputs, notices, report: reportIn(outputs) as Json, server };
}

/** A report, as far as these tests read it. */
interface Json {
  readonly findings: readonly { readonly rule: string; readonly state: string }[];
}

/** Pushes one more commit to the branch of the pull request. */
function pushLater(work: TestRepository, change: Readonly<Record<string, Content>>) {
  work.git('switch', '-q', 'feature');
  work.commit(change, 'Change it once more');
  work.git('push', '-q', '--force', 'origin', 'HEAD:refs/pull/1/head');
}

const accepted = { login: 'ada', label };

describe('a label that accepts breaks', () => {
  test('lets them pass where who set it may write, and the summary and the report say who', async () => {
    const { code, summary, outputs, notices, report, server } = await run();
    expect(code).toBe(0);
    expect(summary).toContain(`ada accepted every break with the label \`${label}\`.`);
    expect(report).toMatchObject({ outcome: 'pass', acceptedBy: accepted });
    expect(report.findings).toMatchObject([{ rule: 'input-required-added', state: 'accepted' }]);
    expect([outputs.get('breaking'), outputs.get('required-bump')]).toEqual(['0', 'none']);
    expect(notices).toEqual([]);
    expect(server.requests).toEqual(['GET /repos/acme/skills/collaborators/ada/permission']);
  });

  test.each<[string, Variant]>([
    ['by an administrator', { by: 'root' }],
    ['on pull_request_target', { event: 'pull_request_target', ref: 'refs/heads/main' }],
    ['with the proposed commit checked out', { ref: 'refs/pull/1/head' }],
    ['in another case, which is the same label to GitHub', { named: label.toUpperCase() }],
    ['of another name', { named: 'ok', labels: ['ok'], inputs: { 'accept-label': 'ok' } }],
    [
      'with a token of a fork, which can read',
      { circumstances: { roles, permissions: ['metadata'] } },
    ],
    ['removed and set again', { labels: [label, 'docs'] }],
  ])('counts %s', async (_, variant) => {
    const { code, report, notices } = await run(variant);
    expect([code, notices]).toEqual([0, []]);
    expect(report).toHaveProperty('acceptedBy.label');
  });

  test.each<[string, Variant, RegExp]>([
    [
      'after a second push',
      { action: 'synchronize', named: null },
      /counts in the run that setting/,
    ],
    ['set at opening', { action: 'opened', named: null }, /counts in the run that setting/],
    ['beside another that was set', { named: 'docs' }, /counts in the run that setting/],
    ['that was removed', { action: 'unlabeled', labels: [] }, /counts in the run that setting/],
    ['that another was renamed to', { action: 'edited', named: null }, /counts in the run that/],
    ['on a review', { event: 'pull_request_review' }, /counts in the run that setting/],
    ['by a reader', { by: 'eve' }, /: eve, who set it, has "read" and needs "write"\./],
    ['by a bot that reads', { by: 'helper[bot]' }, /: helper\[bot\], who set it, has "read" and/],
    ['by an app', { by: 'app[bot]' }, /answered "404 app\[bot\] is not a user/],
    [
      'where the token may not ask',
      { circumstances: { roles, permissions: ['contents'] } },
      /the token may not ask whether ada can write\. It needs "metadata: read"\./,
    ],
    ['without a token', { inputs: { token: '' } }, /: the input token is empty\./],
    [
      'where a later commit is checked out',
      { ref: 'refs/pull/1/head', later: { 'README.md': 'More.\n' } },
      /another commit than the labelled one was checked/,
    ],
    [
      'on a merge that the server did not make',
      { env: { GITHUB_SHA: 'a'.repeat(40) } },
      /another commit than the labelled one was checked/,
    ],
    [
      'on Gitea, which does not say who set it',
      { circumstances: { forge: 'gitea', roles }, env: { GITEA_ACTIONS: 'true' } },
      /this server does not say who set it/,
    ],
    [
      'while the server answers with a page',
      { circumstances: { failing: { status: 200, times: 9, path: '/permission' }, roles } },
      /the answer of the server has no permission/,
    ],
  ])('is ignored %s, with one notice', async (_, variant, notice) => {
    const { code, report, notices } = await run(variant);
    expect(code).toBe(1);
    expect(report).not.toHaveProperty('acceptedBy');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(notice);
  });
});

describe('what no label accepts', () => {
  test.each<[string, Variant]>([
    ['in a merge group', { event: 'merge_group' }],
    ['in a push', { event: 'push' }],
    ['where the input is empty', { inputs: { 'accept-label': '' } }],
  ])('breaks %s: nothing is asked', async (_, variant) => {
    const { code, report, server } = await run(variant);
    expect([code, server.requests]).toEqual([1, []]);
    expect(report).not.toHaveProperty('acceptedBy');
  });

  test('a permission that a policy denies, beside a break that it does', async () => {
    const policy = { 'skillaccord.yml': 'policy: { allowed-tools: [] }\n' };
    const tools = {
      'skills/n/SKILL.md': '---\nname: n\ndescription: x\nallowed-tools: Bash\n---\n',
    };
    const { code, report } = await run({
      before: { ...base, ...policy },
      change: { ...broken, ...tools },
    });
    expect(code).toBe(1);
    const states = Object.fromEntries(report.findings.map(({ rule, state }) => [rule, state]));
    expect(states).toMatchObject({ 'input-required-added': 'accepted', 'policy-denied': 'new' });
  });

  test('a decreased version', async () => {
    const { code } = await run({ change: worklog('0.9.0', 'day', 'tz') });
    expect(code).toBe(1);
  });

  test('nobody is named where nothing breaks', async () => {
    const { code, report, summary } = await run({ change: { 'README.md': 'Skills.\n' } });
    expect(code).toBe(0);
    expect(report).not.toHaveProperty('acceptedBy');
    expect(summary).not.toContain('accepted');
  });
});
