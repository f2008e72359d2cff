import { code, type Message, msg, words } from '../../model/message.ts';

/** What to do about a precondition that the machine of the check does not meet. */
export function machineAdvice(remedy: string): Message {
  return msg`${words(remedy)}, or run without ${code('--preconditions')}.`;
}
