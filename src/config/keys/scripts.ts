import { type ScriptReading, scriptReadings } from '../../model/config.ts';
import { always, ifBaseWas, loosenedBy, nothing } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeValues } from '../schema/merge.ts';

/** Whether scripts are read, and whether what they accept is a contract. */
export const scripts: ConfigKey<ScriptReading> = {
  name: 'scripts',
  description:
    'Whether what scripts accept is listed (`internal`), a contract like inputs (`interface`), or not read (`off`).',
  schema: { enum: scriptReadings },
  default: 'internal',
  read: (value, reader) => reader.choice(value, 'scripts', scriptReadings),
  merge: mergeValues,
  effective: { as: 'value', row: 8 },
  loosening: loosenedBy<ScriptReading>(
    {
      interface: nothing,
      internal: ifBaseWas('interface', 'What scripts lose needs no version.'),
      off: always('Scripts are not read.'),
    },
    { trustedConfigDecides: false },
  ),
};
