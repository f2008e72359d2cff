import { Fs as text, Xs as defaultRenderOptions, Ys as painter, qs as wrap } from "./core.js";
import { n as parseTxtar, t as checkExample } from "./example.js";
// src/tasks/demo/repository.ts
const demoRepository = `
A pull request touches three skills: what breaks?

-- before/skills/worklog/SKILL.md --
---
manifest_version: "1.0"
name: worklog
description: Writes a work log for a session. Use at the end of a working session.
version: 1.0.0
inputs:
  required:
    - name: session_date
      description: Date of the session
      schema:
        type: string
        pattern: '^\\d{4}-\\d{2}-\\d{2}$'
  optional:
    - name: topic
      description: Brief topic for the file name
      schema:
        type: string
        default: session
outputs:
  files:
    - pattern: 'docs/worklogs/{{session_date}}-{{topic}}.org'
---

Write the log of the session from the commits and the conversation.
-- after/skills/worklog/SKILL.md --
---
manifest_version: "1.0"
name: worklog
description: Writes a work log for a session. Use at the end of a working session.
version: 1.0.1
inputs:
  required:
    - name: session_date
      description: Date of the session
      schema:
        type: string
        pattern: '^\\d{4}-(0[1-9]|1[0-2])-\\d{2}$'
  optional:
    - name: topic
      description: Brief topic for the file name
      schema:
        type: string
        default: session
outputs:
  files:
    - pattern: 'docs/worklogs/{{session_date}}-{{topic}}.org'
---

Write the log of the session from the commits and the conversation.
-- before/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the current branch to staging. Use when asked to deploy.
metadata:
  version: "2.1.0"
allowed-tools: Read Bash(make)
---

Deploy with the manifests in deploy/ and report what changed:

\`\`\`bash
python scripts/deploy.py --env staging
\`\`\`
-- before/skills/deploy/scripts/deploy.py --
import argparse

parser = argparse.ArgumentParser()
parser.add_argument("--env", default="staging")
args = parser.parse_args()
-- after/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the current branch to staging. Use when asked to deploy.
metadata:
  version: "2.2.0"
allowed-tools: Read Bash
---

Deploy with the manifests in deploy/ and report what changed:

\`\`\`bash
python scripts/deploy.py --env staging
\`\`\`
-- after/skills/deploy/scripts/deploy.py --
import argparse

parser = argparse.ArgumentParser()
parser.add_argument("--target", default="staging")
args = parser.parse_args()
-- before/skills/release-notes/SKILL.md --
---
name: release-notes
description: Writes release notes from merged pull requests. Use before a release.
metadata:
  version: "1.4.0"
---

Group what was merged since the last tag by what it means for users.
-- after/skills/changelog/SKILL.md --
---
name: changelog
description: Writes release notes from merged pull requests. Use before a release.
metadata:
  version: "2.0.0"
---

Group what was merged since the last tag by what it means for users.
-- before/proto.lock --
skills:
  worklog:
    content_hash: sha256:e2e324c8130991adf97e583261364bad4bb9d2fa6791404be2e6cf85d9d99120
    version: 1.0.0
  deploy:
    content_hash: sha256:80e429fdffaf88664bb5dadf90ffb9d57dc7dcfdaed01e6eb05a12ebd703fb32
    version: 2.1.0
-- after/proto.lock --
skills:
  worklog:
    content_hash: sha256:e2e324c8130991adf97e583261364bad4bb9d2fa6791404be2e6cf85d9d99120
    version: 1.0.0
  deploy:
    content_hash: sha256:197c95e06c26323cf1f69756392c037d07b955c02635ce68c0c0c671398b8599
    version: 2.2.0
`;
// src/cli/commands/demo.ts
const demo = {
	name: "demo",
	synonyms: ["example"],
	summary: "show a check of a bundled example repository",
	operands: "",
	maxOperands: 0,
	options: [],
	examples: [["skillaccord demo", "no arguments, no network, nothing is written"]],
	async run(_args, { colour, width, print }) {
		const { archive, report } = await demonstrate();
		const paint = painter(colour);
		print(`${wrap(archive.comment, width).map((line) => paint("faint", line)).join("\n")}\n\n`);
		print(text.render(report, {
			...defaultRenderOptions,
			colour,
			width
		}));
		print(`\n${paint("faint", "In your own repository: skillaccord check")}\n`);
		return 0;
	}
};
async function demonstrate() {
	const archive = parseTxtar(demoRepository.trimStart());
	return {
		archive,
		report: {
			...await checkExample(archive),
			base: {
				sha: "main",
				how: "merge-base"
			}
		}
	};
}
export { demo };
