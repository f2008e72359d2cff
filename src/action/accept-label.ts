import { textAt, valueAt, type WorkflowRun } from '../io/github/workflow-run.ts';
import type { AcceptedBy } from '../model/report.ts';
import { forgeOf } from '../report/links.ts';
import { hasTexts, requireAnswer } from './answer.ts';
import { type Api, explainFailure } from './api.ts';

/** What a label of the pull request decides. */
export interface LabelDecision {
  /** Who set the label and may; undefined if nobody did. */
  readonly acceptedBy?: AcceptedBy;
  /** Why a label that is there does not count. */
  readonly notice?: string;
}

/** A run, and the label that accepts breaks in it. */
export interface LabelRequest {
  readonly run: WorkflowRun;
  /** '' for none. */
  readonly label: string;
  /** Tells whether the checked commit is the one whose label was set. */
  readonly isHeadOfEvent?: (() => Promise<boolean>) | undefined;
}

/** The events whose `labeled` counts: a merge queue and a push have no label. */
const events: readonly (string | undefined)[] = ['pull_request', 'pull_request_target'];

/** The permissions of the API that include writing; it answers `write` for `maintain`, too. */
const writing: readonly string[] = ['admin', 'write'];

/**
 * Reads whether somebody who may write accepts the breaks: only in the run that setting the label started, so that it
 * covers no later push. Never throws.
 */
export async function readLabel(api: Api | null, request: LabelRequest): Promise<LabelDecision> {
  const { run, label } = request;
  if (label === '' || !labelsOf(run).some((name) => isSameLabel(name, label))) return {};
  const ignored = (why: string) => ({ notice: `The label "${label}" was ignored: ${why}` });
  if (forgeOf(run.env) === 'gitea') return ignored('this server does not say who set it.');
  if (!isSetByEvent(request))
    return ignored('it counts in the run that setting it starts. Remove it, and set it again.');
  const login = textAt(run.event, 'sender', 'login');
  if (login === undefined) return ignored('the event does not say who set it.');
  if (api === null) return ignored('the input token is empty.');
  try {
    if (!(await request.isHeadOfEvent?.()))
      return ignored('another commit than the labelled one was checked.');
    const permission = await permissionOf(api, login);
    if (writing.includes(permission)) return { acceptedBy: { login, label } };
    return ignored(`${login}, who set it, has "${permission}" and needs "write".`);
  } catch (cause) {
    const { forbidden, reason } = explainFailure(cause);
    return ignored(
      forbidden
        ? `the token may not ask whether ${login} can write. It needs "metadata: read".`
        : `the server answered "${reason}" when asked whether ${login} can write.`,
    );
  }
}

/** The names of the labels of a pull request, that of the event included. */
function labelsOf({ event }: WorkflowRun): readonly string[] {
  const labels = valueAt(event, 'pull_request', 'labels');
  const all = [...(Array.isArray(labels) ? labels : []), valueAt(event, 'label')];
  return all.flatMap((entry) => textAt(entry, 'name') ?? []);
}

function isSetByEvent({ run: { env, event }, label }: LabelRequest): boolean {
  const isSetting = valueAt(event, 'action') === 'labeled';
  return (
    events.includes(env['GITHUB_EVENT_NAME']) &&
    isSetting &&
    isSameLabel(textAt(event, 'label', 'name') ?? '', label)
  );
}

/** GitHub has one label of a name, in any case. */
function isSameLabel(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

async function permissionOf(api: Api, username: string): Promise<string> {
  const answer = await api.get<{ readonly permission: string }>(
    '/repos/{owner}/{repo}/collaborators/{username}/permission',
    { username },
  );
  requireAnswer(hasTexts(answer, 'permission'), 'permission');
  return answer.permission;
}
