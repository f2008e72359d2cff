import { camel, requireId } from './names.js';
import { blankSteps, closingSteps } from './steps.js';
import { blank, withSortedLine } from './text.js';

/** An output format. */
export function reporter(_root, name) {
  const id = requireId(name, 'the format an id');
  const code = `import { inlineFindings } from './facts/counted.ts';
import { jsonText } from './escape.ts';
import { oneText } from './one-text.ts';
import type { Reporter } from './reporter.ts';

/** TODO: the format, and its reader. */
export const ${camel(id)}: Reporter = {
  id: '${id}',
  title: 'TODO: what it is, and for what it is',
  syntax: ${blank('json, xml, markdown, html or text')},
  extension: ${blank('the end of file names that mean this format, such as .sarif, or null')},
  render(report) {
    const findings = inlineFindings(report).map((finding) => ({
      'TODO: the fields of a finding': {
        path: finding.at.path,
        line: finding.at.range?.start.line,
        rule: finding.rule,
        severity: finding.severity,
        message: oneText(finding, report),
      },
    }));
    // jsonText makes text of a repository inert. Lines of text: escapeInvisible of each text, then neutralizeCommands
    // of the line, as in concise.ts. XML: xmlText of xml.ts. Markdown and HTML: a document and its writer (document/).
    return jsonText(findings);
  },
};
`;
  return {
    files: { [`src/report/${id}.ts`]: code },
    edits: {
      'src/report/index.ts': withSortedLine(`export { ${camel(id)} } from './${id}.ts';`),
    },
    steps: [
      ...blankSteps(),
      [
        'Write the snapshots, and read them: nothing in them may be a command to a runner or terminal.',
        `npm run update -- ${id} && npx vitest run test/report/reporters.test.ts -t ${id} --hideSkippedTests`,
      ],
      [
        'Hold the output to the schema or the parser of its format in a test.',
        '$EDITOR test/report/formats.test.ts && npx vitest run test/report/formats.test.ts',
      ],
      ['No text of a pull request is obeyed.', 'npx vitest run test/laws/report/output.test.ts'],
      [
        'Add its row to the table of docs/other-ci.md, and its extension to docs/output.md.',
        '$EDITOR docs/other-ci.md docs/output.md',
      ],
      ...closingSteps,
    ],
  };
}
