import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { type ChangeRule, changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { valueChange } from '../words/words.ts';

/** The flags of `execution` that say what a skill may do. */
type Flag = 'network' | 'destructive';

/** What the rules over the two flags say each in its own words. */
type Words = Pick<ChangeRule, 'id' | 'why' | 'source' | 'phrase' | 'message'>;

const clauses = {
  network: adr002('`network`: Requires internet access', 'execution.network'),
  destructive: adr002('`destructive`: Modifies or deletes existing data', 'execution.destructive'),
};

function flagSetRule(flag: Flag, rule: Words): ChangeRule {
  return changeRule({
    ...rule,
    category: 'privilege',
    summary: `Reports \`execution.${flag}\` that changed from false to true.`,
    enforces: [clauses[flag]],
    on: { kind: 'execution' },
    when: createFlagChangeTest(flag, [false], true),
    requires: { bump: 'minor' },
    bumpBasis: { document: 'ADR-002', quote: 'These are hints, not enforcement.' },
    powerVerdict: 'widened',
    invalid: twoManifests(`execution: { ${flag}: false }`, `execution: { ${flag}: true }`),
  });
}

function flagClearedRule(flag: Flag, rule: Omit<Words, 'why'>): ChangeRule {
  return changeRule({
    ...rule,
    category: 'privilege',
    summary: `Reports \`execution.${flag}\` that became false.`,
    why: 'Nothing breaks: the skill declares that it does less.',
    on: { kind: 'execution' },
    when: createFlagChangeTest(flag, [true, undefined], false),
    requires: { bump: 'patch' },
    powerVerdict: 'narrowed',
    invalid: twoManifests(`execution: { ${flag}: true }`, `execution: { ${flag}: false }`),
    valid: twoManifests(
      `execution: { ${flag}: false }`,
      `execution: { ${flag}: false, idempotent: true }`,
    ),
  });
}

function flagDeclaredRule(flag: Flag, rule: Words): ChangeRule {
  return changeRule({
    ...rule,
    category: 'privilege',
    summary: `Reports a new \`execution.${flag}: true\`.`,
    on: { kind: 'execution' },
    when: createFlagChangeTest(flag, [undefined], true),
    requires: { bump: 'minor' },
    powerVerdict: 'disclosed',
    invalid: twoManifests('', `execution: { ${flag}: true }`),
    valid: twoManifests('', `execution: { ${flag}: false }`),
  });
}

function flagUndeclaredRule(flag: Flag, rule: Omit<Words, 'message'>): ChangeRule {
  return changeRule({
    ...rule,
    category: 'privilege',
    summary: `Reports a removed \`execution.${flag}\`.`,
    enforces: [clauses[flag]],
    on: { kind: 'execution' },
    when: createFlagChangeTest(flag, [true, false], undefined),
    requires: { bump: 'minor', warn: true },
    bumpBasis: 'inferred',
    powerVerdict: 'undeclared',
    message: ({ before }) =>
      msg`${code(`execution.${flag}: ${facetValue(before, 'value')}`)} was removed.`,
    help: () => msg`Declare ${code('true')} or ${code('false')}.`,
    invalid: twoManifests(`execution: { ${flag}: true }`, ''),
    valid: twoManifests(`execution: { ${flag}: true }`, `execution: { ${flag}: false }`),
  });
}

export const networkFlagSet = flagSetRule('network', {
  id: 'network-flag-set',
  why: 'The skill may now use the network. Its users agreed to a skill that does not.',
  source:
    'ADR-002 makes the key a hint, so it needs less than a major bump. A reviewer sees it all the same.',
  phrase: 'now uses the network',
  message: () => msg`${code('execution.network')} changed from false to true.`,
});

export const networkFlagCleared = flagClearedRule('network', {
  id: 'network-flag-cleared',
  phrase: 'no longer uses the network',
  message: () => msg`${code('execution.network')} is now false.`,
});

export const networkFlagNewlyDeclared = flagDeclaredRule('network', {
  id: 'network-flag-newly-declared',
  why: 'The skill may always have used the network, or this may be new.',
  phrase: '`network` now declared',
  message: () => msg`${code('execution.network: true')} was added. Nothing was declared before.`,
});

export const networkFlagUndeclared = flagUndeclaredRule('network', {
  id: 'network-flag-undeclared',
  why: 'Nobody can tell any more whether the skill uses the network.',
  phrase: '`network` no longer declared',
});

export const destructiveFlagSet = flagSetRule('destructive', {
  id: 'destructive-flag-set',
  why: 'The skill may now modify or delete existing data. Users accepted it when it declared the opposite.',
  source: 'ADR-002 makes it a hint, so it needs less than a major bump, and a review all the same.',
  phrase: 'now destructive',
  message: (change) =>
    msg`${code('execution.destructive')} ${valueChange(change)}. The skill may now modify or delete data.`,
});

export const destructiveFlagCleared = flagClearedRule('destructive', {
  id: 'destructive-flag-cleared',
  phrase: 'no longer destructive',
  message: (change) => msg`${code('execution.destructive')} ${valueChange(change)}.`,
});

export const destructiveFlagNewlyDeclared = flagDeclaredRule('destructive', {
  id: 'destructive-flag-newly-declared',
  why: 'The skill may modify or delete existing data. It may always have done so, or this may be new.',
  phrase: '`destructive` is now declared',
  message: () =>
    msg`New ${code('execution.destructive: true')}: the skill may modify or delete data.`,
});

export const destructiveFlagUndeclared = flagUndeclaredRule('destructive', {
  id: 'destructive-flag-undeclared',
  why: 'Users no longer learn whether the skill modifies or deletes existing data. Without the flag, it does no less.',
  phrase: '`destructive` is no longer declared',
});
