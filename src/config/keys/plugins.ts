import { type PluginBumpTiming, pluginBumpTimings } from '../../model/config.ts';
import { always, loosenedBy, nothing } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeValues } from '../schema/merge.ts';

/** When the version of a plugin has to be raised: with each change, or before each release. */
export const plugins: ConfigKey<PluginBumpTiming> = {
  name: 'plugins',
  description: 'When the version of a plugin is raised: with each change, or with a release.',
  schema: { enum: pluginBumpTimings },
  default: 'unreleased',
  read: (value, reader) => reader.choice(value, 'plugins', pluginBumpTimings),
  merge: mergeValues,
  effective: { as: 'value', row: 7 },
  loosening: loosenedBy<PluginBumpTiming>(
    {
      unreleased: always('A changed plugin may keep its version.'),
      'per-change': nothing,
    },
    { trustedConfigDecides: false },
  ),
};
