import { arch } from 'node:os';
import type { TestRepository } from '../../test/support/git.ts';
import { type JobResult, runJob } from '../support/job.ts';
import type { Permissions } from './app.ts';
import type { Hub } from './hub.ts';

/** The trigger of a workflow run. */
export interface TriggerEvent {
  readonly name: string;
  readonly ref: string;
  readonly sha: string;
  readonly payload: unknown;
}

/** Permissions of a job that enable all features of the Action. */
export const writePermissions: Permissions = {
  contents: 'read',
  issues: 'read',
  pull_requests: 'write',
  checks: 'write',
};

/** Permissions of a job for a pull request from a fork, independent of its workflow. */
export const readPermissions: Permissions = {
  contents: 'read',
  issues: 'read',
  pull_requests: 'read',
  checks: 'read',
};

/** Runs the Action with all features enabled, as a runner does in a job whose token has the permissions. */
export async function runActionJob(
  hub: Hub,
  work: TestRepository,
  trigger: TriggerEvent,
  permissions: Permissions,
): Promise<JobResult> {
  const token = await hub.token(permissions);
  const inputs = { token, comment: 'true', 'check-run': 'true', suggest: 'true' };
  const event = { name: trigger.name, ref: trigger.ref, payload: trigger.payload };
  const more = { ...variables(trigger), GITHUB_API_URL: hub.url };
  return runJob(work, event, inputs, more);
}

/** The variables of a runner that do not concern files. */
function variables({ ref, sha, name }: TriggerEvent): Readonly<Record<string, string>> {
  const [, kind = '', short = ''] = /^refs\/([^/]+)\/(.+)$/.exec(ref) ?? [];
  const branchVariables: Readonly<Record<string, string>> =
    name === 'pull_request' ? { GITHUB_BASE_REF: 'main', GITHUB_HEAD_REF: 'change' } : {};
  return {
    CI: 'true',
    GITHUB_ACTION: '__acme_skillaccord',
    GITHUB_ACTION_REF: 'v1',
    GITHUB_ACTION_REPOSITORY: 'acme/skillaccord',
    GITHUB_ACTOR: 'acme',
    GITHUB_BASE_REF: '',
    GITHUB_HEAD_REF: '',
    GITHUB_REF_NAME: short,
    GITHUB_REF_TYPE: kind === 'tags' ? 'tag' : 'branch',
    GITHUB_REPOSITORY_OWNER: 'acme',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SHA: sha,
    RUNNER_ARCH: arch().toUpperCase(),
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_OS: 'Linux',
    ...branchVariables,
  };
}
