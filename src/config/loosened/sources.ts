import type { AllowedSources } from '../../model/config.ts';
import { quote } from '../../model/value/format-value.ts';
import type { BothSides, LoosenedValue } from '../schema/config-key.ts';

const nouns: Readonly<Record<keyof AllowedSources, string>> = {
  allow: 'by the protocol',
  hosts: 'at the host',
  ports: 'at the port',
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
      const message = `\`sources\` permits sources ${nouns[key]} ${quote(String(entry))}, which the updates of skills may then ask.`;
      yield { within: [key, index], message };
    }
  }
}
