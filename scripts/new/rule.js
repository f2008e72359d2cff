import { camel, requireId } from './names.js';
import { writeRuleIndexes } from './rule-index.js';
import { blankSteps, lastSteps } from './steps.js';
import { blank, insertAfter } from './text.js';

const docs = `  summary: 'TODO: Reports …, in one sentence.',
  why: 'TODO: who is hurt, in one sentence.',
  source: 'TODO: the sentence of a specification, or the breakage that happened.',
  howToFix: 'TODO: how to correct it, in a sentence or two.',`;

const severity = `  severity: ${blank('error, warning or note')},\n`;
/** The fact; `help` beside it is the remedy, where there is one. */
const message =
  'message: msg`TODO: what is wrong, in nine words, with names, keys and paths as parts.`';
const messageImport = `import { msg } from '../../model/message.ts';`;

/** Two examples by a function of a tree. */
function examples(call) {
  return `  invalid: ${call('the smallest tree that fails')},
  valid: ${call('the same tree, corrected')},`;
}

const oneSkill = examples((what) => `oneSkill('TODO: the frontmatter of ${what}')`);

const twoSkills = `  invalid: twoFrontmatters('TODO: frontmatter at base', 'TODO: and after a change that fails'),
  valid: twoFrontmatters('TODO: frontmatter at base', 'TODO: and after a similar one that passes'),`;

/** The body of a check with a blank for its condition. */
function check(subject, condition, draft) {
  return `  *check(${subject}) {
    const passes: boolean = ${blank(condition)};
    if (passes) return;
    ${draft}
  },`;
}

/** The differences between the kinds: imports of the examples, the first lines, the check, and the examples. */
export const ruleParts = {
  manifest: {
    imports: [messageImport, `import { oneSkill } from '../examples/skill.ts';`],
    first: `'TODO: the id of a dialect, or a list', `,
    check: `  *check({ manifest }) {
    const field = manifest.root.fields.get('TODO: the key');
    if (!field) return;
    const message = msg\`TODO: what is wrong, in nine words, with names, keys and paths as parts.\`;
    yield { message, at: field.value.at, about: field.key };
  },`,
    examples: oneSkill,
  },
  skill: {
    imports: [messageImport, `import { oneSkill } from '../examples/skill.ts';`],
    check: check(
      '{ skill }',
      'when the skill passes',
      `yield { ${message}, at: { path: skill.path }, about: skill.name };`,
    ),
    examples: oneSkill,
  },
  repository: {
    imports: [messageImport, `import { oneSkill } from '../examples/skill.ts';`],
    check: check(
      '{ workspace }',
      'when the workspace passes, and base if it counts',
      `const [first] = workspace.skills;
    if (!first) return;
    yield { ${message}, at: { path: first.path }, about: 'TODO: what it is about' };`,
    ),
    examples: oneSkill,
  },
  lock: {
    imports: [messageImport, `import { hashes, lockOf, worklog } from '../examples/lock.ts';`],
    check: check(
      '{ entry }',
      'when the entry and its target pass',
      `yield { ${message}, at: entry.at, about: entry.id };`,
    ),
    examples: examples((what) => `lockOf(hashes.worklog) + worklog('TODO: ${what}')`),
  },
  reference: {
    imports: [messageImport, `import { stepWith, usedSkill } from '../examples/proto.ts';`],
    check: check(
      '{ reference }',
      'when the reference and its skill pass',
      `yield { ${message}, at: reference.at, about: reference.id };`,
    ),
    examples: examples(
      (what) => `stepWith('skill: worklog\\ntitle: "TODO: ${what}"') + usedSkill()`,
    ),
  },
  machine: {
    imports: [messageImport, `import { withMachine } from '../examples/machine.ts';`],
    check: check(
      '{ skill }',
      'when the skill passes on the machine',
      `yield { ${message}, at: { path: skill.path }, about: skill.name };`,
    ),
    examples: examples(
      (what) => `withMachine('TODO: ${what}, and the machine', { commands: {}, variables: [] })`,
    ),
  },
  version: {
    imports: [messageImport, `import { twoFrontmatters } from '../examples/versions.ts';`],
    support: [`import { versionDraft } from '../support/version-bump.ts';`],
    check: check('bump', 'when the version passes', `yield versionDraft(bump, { ${message} });`),
    examples: twoSkills,
  },
  problem: {
    imports: [`import { oneSkill } from '../examples/skill.ts';`],
    category: true,
    examples: oneSkill,
  },
  power: {
    imports: [`import { twoFrontmatters } from '../examples/versions.ts';`],
    support: [`import { gainMessage } from '../words/power-message.ts';`],
    check: `  claims: ({ power }) => power.feature === ${blank('the feature (src/model/power.ts), and what tells it from the rules that claim it today')},
  message: gainMessage,`,
    examples: twoSkills,
    step: [
      'One rule claims each gained permission: narrow the rule that claims this one today.',
      'npx vitest run test/laws/powers/carriers.test.ts',
    ],
  },
};

/** A rule of any kind but `change`. */
export function rule(root, folder, name) {
  const part = Object.hasOwn(ruleParts, folder ?? '') ? ruleParts[folder] : undefined;
  if (!part) throw new Error(refusal(folder));
  const id = requireId(name, 'the rule an id');
  const path = `src/rules/${folder}/${id}.ts`;
  const imports = [
    ...part.imports,
    `import { ${folder}Rule } from '../rule.ts';`,
    ...(part.support ?? []),
  ];
  const category = part.category
    ? `  category: ${blank('the category (src/model/finding.ts)')},\n`
    : '';
  const text = `${imports.join('\n')}

/** TODO: the fault, as a noun phrase. */
export const ${camel(id)} = ${folder}Rule(${part.first ?? ''}{
  id: '${id}',
${category}${severity}${docs}${part.check ? `\n${part.check}` : ''}
${part.examples}
});
`;
  const parser = folder === 'problem' ? [reportStep(id)] : [];
  const further = part.step ? [part.step] : [];
  return {
    files: { [path]: text },
    index: indexOf(root, 'tree'),
    steps: [...blankSteps(), ...parser, exampleStep(id), ...further, ...lastSteps(id)],
  };
}

function refusal(folder) {
  if (folder === 'change')
    return 'A rule over changes is a kind of its own: npm run new -- change ID';
  return `Give a folder: ${Object.keys(ruleParts).join(', ')}.`;
}

/** A rule over changes. */
export function change(root, name) {
  const id = requireId(name, 'the rule an id');
  const text = `import { msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeItem } from '../words/words.ts';

/** TODO: the change, as a noun phrase. */
export const ${camel(id)} = changeRule({
  id: '${id}',
  summary: 'TODO: Reports …, in one sentence.',
  why: 'TODO: who is hurt by the change, in one sentence.',
  on: ${blank('{ kind, action, facet, verdict } of the change (src/model/contract.ts)')},
  when: () => ${blank('what else must be true, if another rule would claim it too; else no when')},
  requires: { bump: ${blank('the required bump: none, patch, minor or major')} },
  bumpBasis: ${blank('{ document, quote } of the sentence that says so; else no bumpBasis')},
  message: (change) => msg\`\${describeItem(change)} TODO: what changed, and what breaks.\`,
  phrase: 'TODO: the change in a few words, for the row of its skill; {} is the item; without it the words of the id',
${twoSkills}
});
`;
  return {
    files: { [`src/rules/change/${id}.ts`]: text },
    edits: {
      'test/rules/catalogue-differences.txt': insertAfter(
        /^## beyond the catalogue\n/m,
        `${id}: TODO: why the catalogue of changes lacks it, in a sentence.\n`,
      ),
    },
    index: indexOf(root, 'change'),
    steps: [
      ...blankSteps(),
      exampleStep(id),
      [
        "No other rule claims the same change: narrow one of them, or write `before: 'OTHER'` in the one that reports it; the examples of both stay their own.",
        `npx vitest run test/rules/change-claims.test.ts && npx vitest run test/rules/catalog.test.ts -t '${id}|OTHER' --hideSkippedTests`,
      ],
      [
        'The opposite change has a rule as well (X-added and X-removed, X-widened and X-narrowed), or a line in test/laws/support/duals.ts.',
        `npx vitest run test/laws/contract/duality.test.ts`,
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
    `npx vitest run test/rules/catalog.test.ts -t ${id} --hideSkippedTests`,
  ];
}

function reportStep(id) {
  return [
    `Report the problem where a parser finds it: { rule: '${id}', message, at, about }.`,
    `grep -rn "rule: 'bom'" src/dialects src/syntax`,
  ];
}
