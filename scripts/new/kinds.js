import { carrier } from './carrier.js';
import { command } from './command.js';
import { configKey } from './config-key.js';
import { dialect } from './dialect.js';
import { dialectKey } from './dialect-key.js';
import { fix } from './fix.js';
import { lock } from './lock.js';
import { reporter } from './reporter.js';
import { change, rule } from './rule.js';

/** Everything that can be scaffolded: its operands, and what is written for it. */
export const kinds = {
  rule: {
    operands:
      'FOLDER ID   (manifest, skill, repository, lock, reference, machine, version, problem)',
    scaffold: rule,
  },
  change: { operands: 'ID', scaffold: change },
  dialect: { operands: 'ID', scaffold: dialect },
  'dialect-key': {
    operands: 'DIALECT KEY   (a dotted path, such as skill.homepage)',
    scaffold: dialectKey,
  },
  lock: { operands: 'ID', scaffold: lock },
  carrier: { operands: 'ID', scaffold: carrier },
  reporter: { operands: 'ID', scaffold: reporter },
  fix: { operands: 'ID', scaffold: fix },
  'config-key': { operands: 'NAME', scaffold: configKey },
  command: { operands: 'NAME', scaffold: command },
};
