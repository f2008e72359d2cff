import type { Draft } from '../../model/finding.ts';
import type { Message } from '../../model/message.ts';

/** A declared permission that a policy does not grant. */
export interface Denial extends Pick<Draft, 'help' | 'notes' | 'at' | 'value'> {
  readonly message: Message;
  readonly about: string;
}
