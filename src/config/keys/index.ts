import { accept } from './accept.ts';
import { allowEmpty } from './allow-empty.ts';
import { compat } from './compat.ts';
import { failOn } from './fail-on.ts';
import { ignore } from './ignore.ts';
import { locks } from './locks.ts';
import { overrides } from './overrides.ts';
import { plugins } from './plugins.ts';
import { policy } from './policy.ts';
import { protos } from './protos.ts';
import { release } from './release.ts';
import { rules } from './rules.ts';
import { scope } from './scope.ts';
import { scripts } from './scripts.ts';
import { sources } from './sources.ts';
import { unversioned } from './unversioned.ts';

/** Every key of the configuration, in the order of the published schema and of messages. */
export const configKeys = {
  ignore,
  rules,
  overrides,
  compat,
  release,
  unversioned,
  locks,
  protos,
  scope,
  failOn,
  policy,
  accept,
  allowEmpty,
  plugins,
  scripts,
  sources,
};
