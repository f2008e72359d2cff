import { type AllowedSources, sourceProtocols } from '../../model/config.ts';
import type { Value } from '../../model/value/value.ts';
import { loosenedSources } from '../loosened/sources.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { described, listOf, tableOf, textsSchema } from '../schema/json-schema.ts';
import { mergeLists, type ThreeValues } from '../schema/merge.ts';
import { describeValue, type Reader } from '../schema/reader.ts';

/** The keys of `sources`. */
export const sourceKeys = ['allow', 'hosts', 'ports'] as const;

const maxPort = 65_535;

/** The sources of locked skills that `outdated` and `update` may ask, beyond https at well-known hosts. */
export const sources: ConfigKey<AllowedSources> = {
  name: 'sources',
  description: 'What outdated and update may ask, beyond https at github.com and the like.',
  schema: tableOf({
    allow: described('Protocols in addition to https.', {
      anyOf: [listOf({ enum: sourceProtocols }), { type: 'null' }],
    }),
    hosts: described('Hosts in addition to github.com, gitlab.com, codeberg.org, bitbucket.org.', {
      anyOf: [textsSchema, { type: 'null' }],
    }),
    ports: described('Ports in addition to those of the protocols.', {
      anyOf: [listOf({ type: 'integer', minimum: 1, maximum: maxPort }), { type: 'null' }],
    }),
  }),
  default: { allow: [], hosts: [], ports: [] },
  publishedDefault: {},
  read: readSources,
  merge: mergeSources,
  effective: { as: 'section', of: 'sources' },
  loosening: { trustedConfigDecides: false, find: loosenedSources },
};

function readSources(value: Value, reader: Reader): AllowedSources {
  const lists: Record<(typeof sourceKeys)[number], readonly unknown[]> = {
    allow: [],
    hosts: [],
    ports: [],
  };
  for (const { key, value: list } of reader.table(value, '"sources"', sourceKeys)) {
    if (key === 'hosts') lists.hosts = reader.texts(list, 'hosts');
    else if (key === 'ports') lists.ports = readPorts(list, reader);
    else
      lists.allow = reader
        .list(list, 'allow')
        .map((item) => reader.choice(item, 'allow', sourceProtocols));
  }
  return lists as unknown as AllowedSources;
}

function readPorts(list: Value, reader: Reader): readonly number[] {
  return reader.list(list, 'ports').flatMap((item) => {
    const port = item.kind === 'number' ? Number(item.value) : 0;
    if (Number.isInteger(port) && port >= 1 && port <= maxPort) return [port];
    reader.fault(
      item.at,
      `"ports" must list numbers from 1 to ${maxPort}, not ${describeValue(item)}.`,
    );
    return [];
  });
}

function mergeSources({ mergeBase, tip, head }: ThreeValues<AllowedSources>): AllowedSources {
  const merge = <K extends keyof AllowedSources>(key: K) =>
    mergeLists<AllowedSources[K][number]>(String)({
      mergeBase: mergeBase[key],
      tip: tip[key],
      head: head[key],
    }) as AllowedSources[K];
  return { allow: merge('allow'), hosts: merge('hosts'), ports: merge('ports') };
}
