import { isAlias, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';

const pinned = /^[\w-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/;
const exactVersion = /^ v\d+\.\d+\.\d+$/;

/** Violations of this project's workflow conventions, one sentence each with the location first. */
export function faultsIn(text: string): readonly string[] {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return ['The workflow is not a mapping.'];
  const jobs = pairsOf(contents.get('jobs')).map(({ key, value }) => ({ name: `${key}`, value }));
  const events = pairsOf(contents.get('on')).map(({ key }) => `${key}`);
  const isCalled = events.join() === 'workflow_call';
  const granted = jobs.flatMap(({ name, value }) => grantFaults(name, value));
  return [
    ...(isCalled ? askingFaults(contents, jobs) : [...topFaults(contents), ...granted]),
    ...jobs.flatMap(({ name, value }) => jobFaults(name, value)),
  ];
}

interface Job {
  readonly name: string;
  readonly value: unknown;
}

/**
 * A called workflow has the permissions of its caller: requesting more fails at the start, fewer prevent the comment. A
 * job may give up all but `contents: read`, which every caller grants.
 */
function askingFaults(workflow: YAMLMap, jobs: readonly Job[]): string[] {
  const asking = [
    { name: 'workflow', value: workflow },
    ...jobs.filter(({ value }) => !onlyReads(value)),
  ].filter(({ value }) => isMap(value) && value.has('permissions'));
  return asking.map(({ name }) => `${name}: A called workflow asks for permissions.`);
}

function onlyReads(job: unknown): boolean {
  const permissions = isMap(job) ? job.get('permissions') : undefined;
  return (
    isMap(permissions) && permissions.items.length === 1 && permissions.get('contents') === 'read'
  );
}

function topFaults(workflow: YAMLMap): string[] {
  const permissions = workflow.get('permissions');
  const isNone = isMap(permissions) && permissions.items.length === 0;
  return [
    ...(isNone ? [] : ['workflow: Every job starts with permissions; the workflow grants none.']),
    ...(workflow.has('concurrency') ? [] : ['workflow: Nothing limits how many runs there are.']),
  ];
}

function grantFaults(name: string, job: unknown): string[] {
  const permissions = isMap(job) ? job.get('permissions') : undefined;
  if (!isMap(permissions)) return [`${name}: The job does not list its permissions.`];
  return pairsOf(permissions)
    .filter(({ value }) => !isScalar(value) || !value.comment?.trim())
    .map(({ key }) => `${name}: Nothing says what "${key}" is for.`);
}

function jobFaults(name: string, job: unknown): string[] {
  if (!isMap(job)) return [`${name}: The job is not a mapping.`];
  if (job.has('uses')) return usesFaults(name, job);
  const steps = job.get('steps');
  const timeout = job.has('timeout-minutes') ? [] : [`${name}: The job has no timeout.`];
  if (!isSeq(steps)) return [...timeout, `${name}: The job has no steps.`];
  return [...timeout, ...steps.items.flatMap((step) => stepFaults(name, step))];
}

function stepFaults(name: string, step: unknown): string[] {
  if (!isMap(step)) return [`${name}: A step is not a mapping.`];
  const run = step.get('run');
  const isFilledIn = typeof run === 'string' && run.includes('${{');
  const inside = isFilledIn ? [`${name}: A script has an expression written into it.`] : [];
  return [...inside, ...(step.has('uses') ? usesFaults(name, step) : [])];
}

function usesFaults(name: string, step: YAMLMap): string[] {
  const node = step.get('uses', true);
  if (!isScalar(node)) return [`${name}: "uses" is not text.`];
  const uses = `${node.value}`;
  if (/^(\.|\$)\//.test(uses)) return [];
  const faults = [];
  if (!pinned.test(uses)) faults.push(`${name}: "${uses}" is not pinned to a commit.`);
  if (!exactVersion.test(node.comment ?? '')) faults.push(`${name}: "${uses}" names no version.`);
  if (uses.startsWith('actions/checkout@') && step.getIn(['with', 'persist-credentials']) !== false)
    faults.push(`${name}: The checkout leaves its token behind.`);
  return faults;
}

function pairsOf(node: unknown): readonly Pair[] {
  if (isAlias(node)) return [];
  return isMap(node) ? node.items : [];
}
