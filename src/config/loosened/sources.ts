import type { AllowedSources } from '../../model/config.ts';
import { code, msg, words } from '../../model/message.ts';
import type { BothSides, LoosenedValue } from '../schema/config-key.ts';

const nouns: Readonly<Record<keyof AllowedSources, string>> = {
  allow: 'protocol',
  hosts: 'host',
  ports: 'port',
};

/** The protocols, hosts and ports that head adds: `outdated` and `update` ask them once head is merged. */
export function* loosenedSources({
  base,
  head,
}: BothSides<AllowedSources>): Iterable<LoosenedValue> {
  for (const key of ['allow', 'hosts', 'ports'] as const) {
    const known: readonly unknown[] = base[key];
    for (const [index, entry] of head[key].entries()) {
      if (known.includes(entry)) continue;
      const message = msg`${code('sources')} allows a new ${words(nouns[key])}: ${code(String(entry))}.`;
      yield { within: [key, index], message };
    }
  }
}
