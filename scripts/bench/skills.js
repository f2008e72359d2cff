import { createHash } from 'node:crypto';

const words = (
  'the skill reads each file of a project then writes what changed since last week into one log and ' +
  'asks before it deletes anything because people keep notes there that no command can bring back when ' +
  'tests fail show which step broke name its owner quote their output'
).split(' ');

/** Pseudo-random numbers below a limit, reproducible by seed. */
function numbersFrom(seed) {
  let state = (seed + 1) * 0x9e3779b1;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % limit;
  };
}

function prose(below, length) {
  const said = Array.from({ length }, () => words[below(words.length)]);
  return `${said.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`;
}

function sections(below, count) {
  return Array.from({ length: count }, (_, index) => {
    const lines = Array.from({ length: 2 + below(5) }, () => `- ${prose(below, 6 + below(10))}`);
    return `## Step ${index + 1}\n\n${prose(below, 30 + below(50))}\n\n${lines.join('\n')}\n`;
  }).join('\n');
}

const plainHead = (version) => `license: MIT
allowed-tools: Read Grep Bash(git:*)
metadata:
  author: bench-team
  version: "${version}"
`;

const contractHead = (below, version) => `manifest_version: "1.0"
version: ${version}
inputs:
  required:
    - name: session_date
      description: ${prose(below, 6)}
      schema:
        type: string
        pattern: '^\\d{4}-\\d{2}-\\d{2}$'
  optional:
    - name: topic
      description: ${prose(below, 5)}
      schema:
        type: string
        default: session-${below(50)}
env:
  required:
    - name: PROJECT
outputs:
  files:
    - pattern: 'docs/logs/{{session_date}}-{{topic}}.md'
`;

const script = (below) => `#!/usr/bin/env bash
set -euo pipefail
${Array.from({ length: 10 + below(30) }, () => `echo "${prose(below, 8)}"`).join('\n')}
`;

const options = ['input', 'output', 'format', 'since', 'owner', 'verbose', 'limit', 'dry-run'];

/** A script of some 8 kB with six options and a dozen functions. */
function pythonScript(below) {
  const functions = Array.from({ length: 12 }, (_, index) => {
    const lines = Array.from(
      { length: 8 + below(4) },
      (_line, at) => `    part_${at} = rows.get("${prose(below, 3)}", ${below(100)})`,
    );
    return `def step_${index}(rows):\n    """${prose(below, 12)}"""\n${lines.join('\n')}\n    return part_0\n`;
  });
  const added = options
    .slice(0, 6)
    .map(
      (name) =>
        `    parser.add_argument("--${name}", default="${below(9)}", help="${prose(below, 6)}")`,
    );
  const calls = functions.map((_, index) => `    rows["${index}"] = step_${index}(rows)`);
  return `#!/usr/bin/env python3
"""${prose(below, 20)}"""
import argparse
import json
import os


${functions.join('\n\n')}

def main():
    parser = argparse.ArgumentParser(description="${prose(below, 8)}")
${added.join('\n')}
    args = parser.parse_args()
    rows = {"input": args.input, "home": os.getcwd()}
${calls.join('\n')}
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
`;
}

/** The same files, of every second skill with a script that its text calls. */
export function filesWithScript(at) {
  const files = skillFiles(at);
  if (at % 2 === 0) return files;
  const below = numbersFrom(at);
  const call = `\n\`\`\`bash\npython scripts/steps.py --input <file> --${options[1 + below(5)]} ${below(50)}\n\`\`\`\n`;
  return {
    ...files,
    'SKILL.md': files['SKILL.md'] + call,
    'scripts/steps.py': pythonScript(below),
  };
}

/** The name of a skill by its index. */
export function nameOf(at) {
  return `skill-${String(at).padStart(6, '0')}`;
}

/**
 * The files of a skill by its index: a SKILL.md of 6 kB, the median of public repositories, every second one with an
 * ADR-002 contract, and references and a script for some. Version 1.1.0 differs from 1.0.0 in the manifest and in a
 * step.
 */
export function skillFiles(at, version = '1.0.0') {
  const below = numbersFrom(at);
  const head = at % 2 === 0 ? contractHead(below, version) : plainHead(version);
  const description = `${prose(below, 12)} Use when step ${at} is asked for.`;
  const links = at % 3 === 0 ? '\nRead [the guide](references/guide.md) first.\n' : '';
  const body = `# Step ${at}\n${links}\n${sections(below, 3 + below(12))}`;
  const news = version === '1.0.0' ? '' : '\nSay so when nothing is left.\n';
  const manifest = `---\nname: ${nameOf(at)}\ndescription: ${description}\n${head}---\n\n${body}${news}`;
  const files = { 'SKILL.md': manifest };
  if (at % 3 === 0) files['references/guide.md'] = `# Guide\n\n${sections(below, 4 + below(8))}`;
  if (at % 4 === 0) files['scripts/run.sh'] = script(below);
  return files;
}

/** The content hash of ADR-003, for files with names in byte order. */
export function contentHash(files) {
  const hash = createHash('sha256');
  for (const [name, text] of Object.entries(files)) hash.update(`./${name}\n${text}`);
  return `sha256:${hash.digest('hex')}`;
}
