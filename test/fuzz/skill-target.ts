import { defaults } from '../../src/config/config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { check } from '../../src/pipeline/check.ts';
import * as catalog from '../../src/report/index.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { exampleContext } from '../../src/tasks/example.ts';
import type { Target } from './targets.ts';

const frontmatter = '---\nname: worklog\ndescription: Keeps a log of work.\nversion: 1.0.0\n---\n';
const seeds = [
  `${frontmatter}\`\`\`skill-manifest\n{"manifest_version": 1, "version": "1.0.0", "inputs": []}\n\`\`\`\n`,
  `${frontmatter}\0[skill]\nid = "tool.worklog"\nversion = "1.0.0"\n[permissions]\nnet = ["a.b"]\n`,
  `${frontmatter}[a](b.md)\0[skill]\nid = "a.b"\n\0lockfile_version: "1"\nskills: {worklog: {content_hash: "x"}}\n\0*.md\n`,
];

/** A whole run: the input is a SKILL.md, a skill.toml, a proto.lock and a .skillignore, separated by NUL. */
export const checkSkill: Target = {
  name: 'skill',
  corpus: /(?:SKILL\.md|skill\.toml)$/,
  seeds,
  run: async (bytes) => {
    const parts = split(Buffer.from(bytes));
    const names = [
      'skills/worklog/SKILL.md',
      'skills/worklog/skill.toml',
      'proto.lock',
      'skills/worklog/.skillignore',
    ];
    const files = Object.fromEntries(
      parts.slice(0, names.length).map((part, index) => [names[index] ?? '', part]),
    );
    const head = memoryTree(files);
    const base = memoryTree({ 'skills/worklog/SKILL.md': seeds[0] ?? '' });
    const context = exampleContext(true);
    const settings = { ...defaults, allowEmpty: true };
    const [forward, backward] = [
      await check({ head, base, context }, settings),
      await check({ head: base, base: head, context }, settings),
    ];
    return [forward, backward].map((report) =>
      Object.values(catalog).map(({ render }) => render(report, defaultRenderOptions)),
    );
  },
};

function split(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
    parts.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...parts, bytes.subarray(start)];
}
