import { carrier } from './carrier.js';
import { command } from './command.js';
import { configKey } from './config-key.js';
import { dialect } from './dialect.js';
import { dialectKey, dialectsWithSchema } from './dialect-key.js';
import { fix } from './fix.js';
import { lock } from './lock.js';
import { reporter } from './reporter.js';
import { change, rule, ruleParts } from './rule.js';

/** Everything that can be scaffolded: its operands, an example command, and its files. */
export const kinds = {
  rule: {
    operands: 'FOLDER ID',
    example: 'rule manifest my-rule',
    remark: `Folders: ${Object.keys(ruleParts).join(', ')}.`,
    scaffold: rule,
  },
  change: { operands: 'ID', example: 'change banner-removed', scaffold: change },
  dialect: { operands: 'ID', example: 'dialect my-manifest', scaffold: dialect },
  'dialect-key': {
    operands: 'DIALECT KEY',
    example: 'dialect-key agent-skills homepage',
    remark: `Dialects with a schema: ${dialectsWithSchema.join(', ')}.`,
    scaffold: dialectKey,
  },
  lock: {
    operands: 'ID FILE',
    example: 'lock my-lock my-tool.lock',
    remark:
      'JSON with `skills: {<name>: {<field>: <hash>}}`; other shapes: toolhive-lock.ts, apm-lock.ts.',
    scaffold: lock,
  },
  carrier: { operands: 'ID', example: 'carrier my-settings', scaffold: carrier },
  reporter: { operands: 'ID', example: 'reporter tap', scaffold: reporter },
  fix: { operands: 'ID', example: 'fix name-case', scaffold: fix },
  'config-key': {
    operands: 'NAME',
    example: 'config-key allow-drafts',
    remark: 'Values: a flag, a choice of words as in scope.ts, globs as in locks.ts. No numbers.',
    scaffold: configKey,
  },
  command: { operands: 'NAME', example: 'command stats', scaffold: command },
};

/** Every kind, with its operands and an example. */
export function usage() {
  const width = Math.max(...Object.entries(kinds).map((kind) => headOf(kind).length));
  const lines = Object.entries(kinds).flatMap((kind) => [
    `  ${headOf(kind).padEnd(width)}   npm run new -- ${kind[1].example}`,
    ...(kind[1].remark ? [`      ${kind[1].remark}`] : []),
  ]);
  return ['Usage: npm run new -- KIND NAME…', '', ...lines].join('\n');
}

function headOf([name, { operands }]) {
  return `${name} ${operands}`;
}
