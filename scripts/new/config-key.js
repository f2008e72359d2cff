import { readdirSync, readFileSync } from 'node:fs';
import { camel, requireId } from './names.js';
import { blankSteps, closingSteps } from './steps.js';
import { blank, insertAfter, insertBefore } from './text.js';

/** A key of the configuration: a flag, which a choice of words or a list of globs can replace. */
export function configKey(root, name) {
  requireId(name, 'the key a name');
  const property = camel(name);
  const code = `import { always, loosenedBy, nothing } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeValues } from '../schema/merge.ts';

/** TODO: what the key decides. */
export const ${property}: ConfigKey<boolean> = {
  name: '${name}',
  description: 'TODO: what the key decides, in one sentence.',
  schema: { type: 'boolean' },
  default: false,
  read: (value, reader) => reader.flag(value, '${name}'),
  merge: mergeValues,
  effective: { as: 'value', row: ${nextRow(root)} },
  loosening: loosenedBy<boolean>(
    // Swap the two for a key that tightens the gate.
    { true: always('TODO: what no longer stops a merge'), false: nothing },
    { trustedConfigDecides: ${blank('true if the trusted configuration decides, as for permissions, or false')} },
  ),
};
`;
  const shown = `${name}: false`;
  return {
    files: { [`src/config/keys/${name}.ts`]: code },
    edits: {
      'src/config/keys/index.ts': (text) =>
        insertBefore(
          /^\};$/m,
          `  ${property},\n`,
        )(withSortedImport(`import { ${property} } from './${name}.ts';`)(text)),
      'docs/configuration.md': (page) =>
        insertAfter(
          /^allow-empty: .*\n/m,
          `${shown}\n`,
        )(
          insertAfter(
            /^\| `allow-empty` .*\n/m,
            `| \`${name}\` | \`false\`, \`true\` | TODO: what it decides |\n`,
          )(page),
        ),
      'test/config/config-effects.test.ts': insertBefore(
        /(?<=\nconst effects: [\s\S]*?\n)\};\n/,
        `  ${property}: {
    setting: '${name}: true',
    command: ['TODO: a command that the key changes the result of'],
    files: { 'skills/pdf/SKILL.md': 'TODO: a tree for which it does' },
  },
`,
      ),
    },
    steps: [
      ...blankSteps(),
      [
        `Use \`config.${property}\` where the run decides, as the others are: grep -rn "config.allowEmpty" src`,
        `npx vitest run test/config/config-effects.test.ts -t ${property} --hideSkippedTests`,
      ],
      [
        'It loosens the gate in one direction, or says why it cannot.',
        'npx vitest run test/config/config-key.test.ts',
      ],
      [
        'It is read: set it in the text of the test "sets every key", and expect its value there.',
        'npx vitest run test/config/config.test.ts',
      ],
      [
        'The published schema accepts what is read, and the page names the key.',
        `npm run update -- ${name} && npx vitest run test/config/config-schema.test.ts test/docs/docs.test.ts -t config --hideSkippedTests`,
      ],
      [
        '`skillaccord config` shows it.',
        'npx vitest run --project source test/cli/config-command.test.ts --update',
      ],
      ...closingSteps,
    ],
  };
}

/** The first row of the table of settings that is free. */
function nextRow(root) {
  const folder = new URL('src/config/keys/', root);
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return texts.filter((text) => text.includes("as: 'value', row:")).length + 1;
}

function withSortedImport(line) {
  return (text) => {
    const imports = text.match(/^import .*$/gm) ?? [];
    const place = (statement) => statement.replace(/^.* from /, '');
    const sorted = [...imports, line].sort((a, b) => (place(a) < place(b) ? -1 : 1));
    return text.replace(imports.join('\n'), sorted.join('\n'));
  };
}
