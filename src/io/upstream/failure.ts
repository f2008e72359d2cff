import { code, type Message, msg } from '../../model/message.ts';
import type { FetchFailure } from '../../upstream/fetcher.ts';
import { errorLine } from '../git/git.ts';
import type { Budget } from './budget.ts';
import type { IsolatedOutput } from './isolated-git.ts';

/** Why a command that asked a source failed, for people. */
export function commandFailure(
  { stderr, exceeded }: Pick<IsolatedOutput, 'stderr' | 'exceeded'>,
  { timeMs, bytes }: Budget,
): FetchFailure {
  if (exceeded === 'time')
    return unreachableFailure(msg`The source took more than ${timeMs / 1000} s.`);
  if (exceeded !== null || /File size limit|signal 25/i.test(stderr)) return tooManyBytes(bytes);
  const [, status] = /returned error: (\d{3})/.exec(stderr) ?? [];
  if (status?.startsWith('3')) return unreachableFailure(redirected(Number(status)));
  if (
    status === '404' ||
    /repository '[^']*' not found|does not appear to be a git repository/.test(stderr)
  )
    return {
      failure: 'gone',
      reason: msg`The source has no repository at this address, or hides it.`,
    };
  if (/unadvertised object/.test(stderr))
    return unreachableFailure(
      msg`The source sends no commit that is not named by a branch or tag.`,
    );
  if (/couldn't find remote ref|not our ref/.test(stderr))
    return { failure: 'gone', reason: msg`The source no longer has this branch, tag or commit.` };
  if (/could not read Username|Authentication failed|terminal prompts disabled/.test(stderr))
    return unreachableFailure(msg`The source asks for a user: it is private, or not there.`);
  if (/Operation too slow|low speed limit/i.test(stderr))
    return unreachableFailure(msg`The source sends too slowly.`);
  return unreachableFailure(msg`The source cannot be read: ${code(errorLine(stderr), 200)}.`);
}

/** A source beyond its budget of bytes. */
export function tooManyBytes(limit: number): FetchFailure {
  return unreachableFailure(msg`The source sent more than ${Math.floor(limit / 1024 / 1024)} MiB.`);
}

/** A failure to get an answer. */
export function unreachableFailure(reason: Message): FetchFailure {
  return { failure: 'unreachable', reason };
}

/** A redirect, which is not followed. */
export function redirected(status: number): Message {
  return msg`The source redirects (${status}). Write its new address into the lock.`;
}
