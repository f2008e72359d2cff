import { camel, requireId } from './names.js';
import { writeRuleIndexes } from './rule-index.js';
import { blankSteps, lastSteps } from './steps.js';
import { insertAfter } from './text.js';

const docs = `  summary: 'TODO: what is true of a repository that passes, in one sentence.',
  why: 'TODO: who is hurt when it is not, in one sentence.',
  source: 'TODO: the sentence of a specification, or the breakage that happened.',
  howToFix: 'TODO: how to correct it, in a sentence or two.',`;

const oneSkill = `  // TODO: the smallest tree that fails, and the same tree corrected
  invalid: oneSkill('name: pdf\\ndescription: Fills PDF forms.'),
  valid: oneSkill('name: pdf\\ndescription: Fills PDF forms.'),`;

const twoSkills = `  // TODO: the smallest change that fails, and a similar one that passes
  invalid: twoFrontmatters('', 'license: MIT'),
  valid: twoFrontmatters('', ''),`;

/** What differs between the scopes: imports of the examples, the first lines, the check, and the examples. */
const parts = {
  manifest: {
    imports: [`import { oneSkill } from '../examples/skill.ts';`],
    first: `'TODO: the id of a dialect, or a list', `,
    check: `*check({ manifest }) {
    const field = manifest.root.fields.get('TODO: the key');
    if (!field) return;
    const message = 'TODO: what is wrong, with the value as quote() from format-value.ts shows it.';
    yield { message, at: field.value.at, about: field.key };
  },`,
    examples: oneSkill,
  },
  skill: {
    imports: [`import { oneSkill } from '../examples/skill.ts';`],
    check: `*check({ skill }) {
    // TODO: when the skill passes
    if (skill.manifests.length > 0) return;
    yield { message: 'TODO: what is wrong.', at: { path: skill.path }, about: skill.name };
  },`,
    examples: oneSkill,
  },
  repository: {
    imports: [`import { oneSkill } from '../examples/skill.ts';`],
    check: `*check({ workspace, base }) {
    // TODO: when the repository passes
    if (base === null || workspace.skills.length > 0) return;
    yield { message: 'TODO: what is wrong.', at: { path: '.' }, about: 'TODO: what it is about' };
  },`,
    examples: oneSkill,
  },
  lock: {
    imports: [`import { hashes, lockOf, worklog } from '../examples/lock.ts';`],
    check: `*check({ entry, target }) {
    // TODO: when the entry passes
    if (target) return;
    yield { message: 'TODO: what is wrong.', at: entry.at, about: entry.id };
  },`,
    examples: `  // TODO: the smallest tree that fails, and the same tree corrected
  invalid: lockOf(hashes.worklog) + worklog('Writes a daily work log.'),
  valid: lockOf(hashes.worklog) + worklog(),`,
  },
  reference: {
    imports: [`import { stepWith, usedSkill } from '../examples/proto.ts';`],
    check: `*check({ reference, skill }) {
    // TODO: when the reference passes
    if (skill) return;
    yield { message: 'TODO: what is wrong.', at: reference.at, about: reference.id };
  },`,
    examples: `  // TODO: the smallest tree that fails, and the same tree corrected
  invalid: stepWith('skill: worklog') + usedSkill(),
  valid: stepWith('skill: worklog') + usedSkill(),`,
  },
  machine: {
    imports: [`import { withMachine } from '../examples/machine.ts';`],
    check: `*check({ skill }) {
    // TODO: when the machine passes
    if (skill.manifests.length > 0) return;
    yield { message: 'TODO: what is wrong.', at: { path: skill.path }, about: skill.name };
  },`,
    examples: `  // TODO: the smallest tree and machine that fail, and the same corrected
  invalid: withMachine('', { commands: {}, variables: [] }),
  valid: withMachine('', { commands: {}, variables: [] }),`,
  },
  version: {
    imports: [`import { twoFrontmatters } from '../examples/versions.ts';`],
    support: [`import { versionDraft } from '../support/version-bump.ts';`],
    check: `*check(bump) {
    // TODO: when the version passes
    if (bump.declared !== null) return;
    yield versionDraft(bump, 'TODO: what is wrong.');
  },`,
    examples: twoSkills,
  },
  problem: {
    imports: [`import { oneSkill } from '../examples/skill.ts';`],
    category: true,
    check: '',
    examples: oneSkill,
  },
};

/** A rule over one tree. */
export function rule(root, folder, name) {
  const part = parts[folder];
  if (!part) throw new Error(`Give a folder: ${Object.keys(parts).join(', ')}.`);
  const id = requireId(name, 'the rule an id');
  const path = `src/rules/${folder}/${id}.ts`;
  const imports = [
    ...part.imports,
    `import { ${folder}Rule } from '../rule.ts';`,
    ...(part.support ?? []),
  ];
  const category = part.category ? `  // TODO: the category\n  category: 'manifest',\n` : '';
  const check = part.check === '' ? '' : `\n  ${part.check}`;
  const text = `${imports.join('\n')}

/** TODO: the fault, as a noun phrase. */
export const ${camel(id)} = ${folder}Rule(${part.first ?? ''}{
  id: '${id}',
${category}  severity: 'warning',
${docs}${check}
${part.examples}
});
`;
  const parser = folder === 'problem' ? [reportStep(id)] : [];
  return {
    files: { [path]: text },
    index: indexOf(root, 'tree'),
    steps: [...blankSteps(), ...parser, exampleStep(id), ...lastSteps(id)],
  };
}

/** A rule over changes. */
export function change(root, name) {
  const id = requireId(name, 'the rule an id');
  const text = `import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeItem } from '../words/words.ts';

/** TODO: the change, as a noun phrase. */
export const ${camel(id)} = changeRule({
  id: '${id}',
  // TODO: the category
  category: 'interface',
  summary: 'TODO: which version bump the change comes with, in one sentence.',
  why: 'TODO: who is hurt by the change, in one sentence.',
  // TODO: the kind, action, facet and verdict of the change (src/model/contract.ts)
  on: { kind: 'field', action: 'changed', facet: 'value' },
  // TODO: what else must be true, so that no other rule claims the change; remove it if nothing
  when: ({ after }) => after?.name === 'TODO: a name',
  // TODO: the version bump that the change requires
  grade: { bump: 'minor' },
  // TODO: in, out, environment, power, identity or none
  direction: 'none',
  // TODO: the document and its sentence, if one says so
  basis: 'inferred',
  message: (change) => \`TODO: what changed, and what breaks for whom: \${describeItem(change)}.\`,
${twoSkills}
});
`;
  return {
    files: { [`src/rules/change/${id}.ts`]: text },
    edits: {
      'test/catalogue-differences.txt': insertAfter(
        /^## beyond the catalogue\n/m,
        `${id}: TODO: why the catalogue of changes lacks it, in a sentence.\n`,
      ),
    },
    index: indexOf(root, 'change'),
    steps: [
      ...blankSteps(),
      exampleStep(id),
      [
        'No other rule may claim the same change; if one must, name it in `before`.',
        'npx vitest run test/change-claims.test.ts',
      ],
      [
        'The opposite change has a rule as well: X-added and X-removed, X-widened and X-narrowed.',
        `npx vitest run test/laws/duality.test.ts -t ${id} --hideSkippedTests`,
      ],
      ...lastSteps(id),
    ],
  };
}

function indexOf(root, name) {
  return { write: () => writeRuleIndexes(root), paths: [`src/rules/${name}-index.ts`] };
}

function exampleStep(id) {
  return [
    'Write the check until the rule fires on `invalid` and is silent on `valid`.',
    `npx vitest run test/catalog.test.ts -t ${id} --hideSkippedTests`,
  ];
}

function reportStep(id) {
  return [
    `Report the problem where a parser finds it: { rule: '${id}', message, at, about }.`,
    `grep -rn "rule: 'bom'" src/dialects src/syntax`,
  ];
}
