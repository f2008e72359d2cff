import { parse } from 'yaml';
import { repositoryAt, type TestRepository, temporaryFolder } from '../../test/support/git.ts';
import { type JobResult, runJob } from '../support/job.ts';
import { type Gitea, until } from './gitea.ts';

/** A runner in host mode that supports two Actions: the checkout, and this one. */
export interface Runner {
  /** Fetches the next job from Gitea without running it. */
  take(): Promise<Job>;
}

/** A fetched job. */
export interface Job {
  /** The `github` context of the job, including its token and event. */
  readonly context: Context;
  /** A clone as made by the checkout Action: depth 1, with or without credentials for later fetches. */
  checkout(keepsCredentials?: boolean): TestRepository;
  /** Runs the Action with the inputs of the workflow and additional ones. */
  run(work: TestRepository, inputs?: Readonly<Record<string, string>>): Promise<JobResult>;
  /** Reports the result to Gitea, which then revokes the token. */
  end(result: JobResult): Promise<void>;
}

/** The used part of a job in Gitea's protocol. */
interface Context {
  readonly token: string;
  readonly event: Readonly<Record<string, unknown>>;
  readonly event_name: string;
  readonly ref: string;
  readonly sha: string;
  readonly server_url: string;
  readonly repository: string;
}

interface Task {
  readonly id: string;
  readonly workflowPayload: string;
  readonly context: Context;
}

interface Step {
  readonly uses: string;
  readonly with?: Readonly<Record<string, string>>;
}

/** Variables with the values of the context under another name. */
const variables =
  `action actor api_url base_ref event_name head_ref job ref ref_name ref_type repository
  repository_owner run_attempt run_id run_number server_url sha workflow`.split(/\s+/);

/** Registers a runner, with the runner protocol in JSON. */
export async function registerRunner(gitea: Gitea): Promise<Runner> {
  const version = 'v0';
  const labels = ['ubuntu-latest'];
  const { runner } = await call<{ runner: { uuid: string; token: string } }>(gitea, 'Register', {
    name: 'rig',
    token: gitea.registration,
    version,
    labels,
  });
  const headers = { 'x-runner-uuid': runner.uuid, 'x-runner-token': runner.token };
  return {
    async take() {
      const task = await until(
        async () => (await call<{ task?: Task }>(gitea, 'FetchTask', {}, headers)).task,
      );
      const end = async ({ code }: JobResult) => {
        const now = new Date().toISOString();
        const result = code === 0 ? 'RESULT_SUCCESS' : 'RESULT_FAILURE';
        const state = { id: task.id, result, startedAt: now, stoppedAt: now };
        await call(gitea, 'UpdateTask', { state }, headers);
      };
      return { ...jobOf(task), end };
    },
  };
}

function jobOf({ context, workflowPayload }: Task): Omit<Job, 'end'> {
  return {
    context,
    checkout: (keepsCredentials = true) => checkout(context, keepsCredentials),
    async run(work, inputs = {}) {
      const workflow = parse(Buffer.from(workflowPayload, 'base64').toString('utf8'));
      const [job] = Object.values(workflow.jobs as Record<string, { steps: Step[] }>);
      const step = job?.steps.find(({ uses }) => uses.includes('/skillaccord@'));
      const given = { token: context.token, ...step?.with, ...inputs };
      const event = { name: context.event_name, ref: context.ref, payload: context.event };
      return runJob(work, event, given, environment(context));
    },
  };
}

function environment(context: Context): Readonly<Record<string, string>> {
  const values = context as unknown as Readonly<Record<string, string>>;
  const own = variables.map((name) => [`GITHUB_${name.toUpperCase()}`, values[name] ?? '']);
  return { ...Object.fromEntries(own), CI: 'true', GITEA_ACTIONS: 'true' };
}

/** The checkout Action stores credentials in the configuration of the clone. */
function checkout(context: Context, keepsCredentials: boolean): TestRepository {
  const { server_url, repository, ref, token } = context;
  const work = repositoryAt(temporaryFolder());
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  const header = [`http.${server_url}.extraheader`, `AUTHORIZATION: basic ${basic}`] as const;
  work.git('init', '-q', '-b', 'main');
  work.git('remote', 'add', 'origin', `${server_url}${repository}`);
  work.git('config', ...header);
  const target = ref.replace('refs/heads/', 'refs/remotes/origin/');
  const local = target.replace('refs/pull/', 'refs/remotes/pull/');
  work.git('fetch', '-q', '--no-tags', '--depth=1', 'origin', `+${ref}:${local}`);
  work.git('checkout', '-q', '--detach', local);
  if (!keepsCredentials) work.git('config', '--unset-all', header[0]);
  return work;
}

async function call<T>(
  { url }: Gitea,
  procedure: string,
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const response = await fetch(`${url}/api/actions/runner.v1.RunnerService/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`${procedure}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
