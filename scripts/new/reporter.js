import { camel, requireId } from './names.js';
import { blankSteps, closingSteps } from './steps.js';
import { insertBefore, withSortedLine } from './text.js';

/** An output format. */
export function reporter(_root, name) {
  const id = requireId(name, 'the format an id');
  const code = `import { jsonText } from './escape.ts';
import type { Reporter } from './reporter.ts';
import { countedFindings } from './sections.ts';

/** TODO: the format, and its reader. */
export const ${camel(id)}: Reporter = {
  id: '${id}',
  title: 'TODO: what it is, and for what it is',
  // TODO: the syntax, and the extension of files that mean this format, such as .sarif
  syntax: 'json',
  extension: null,
  render(report) {
    // TODO: the document; jsonText, xmlText, prose and escapeInvisible make text of a repository inert
    const findings = countedFindings(report).map(({ at, rule, severity, message }) => ({
      path: at.path,
      ...{ rule, severity, message },
    }));
    return jsonText(findings);
  },
};
`;
  return {
    files: { [`src/report/${id}.ts`]: code },
    edits: {
      'src/report/index.ts': withSortedLine(`export { ${camel(id)} } from './${id}.ts';`),
      'README.md': insertBefore(/(?<=Formats: [\s\S]*?); `-o/, `, \`${id}\``),
    },
    steps: [
      ...blankSteps(),
      [
        'Write the snapshots, and read them: nothing in them may be a command to a runner or terminal.',
        `npm run update -- ${id} && npx vitest run test/reporters.test.ts -t ${id} --hideSkippedTests`,
      ],
      [
        'Hold the output to the schema or the parser of its format in a test.',
        '$EDITOR test/formats.test.ts && npx vitest run test/formats.test.ts',
      ],
      ['No text of a pull request is obeyed.', 'npx vitest run test/laws/output.test.ts'],
      ...closingSteps,
    ],
  };
}
