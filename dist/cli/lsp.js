import { Jl as UsageError } from "./core.js";
// src/cli/commands/lsp.ts
const lsp = {
	name: "lsp",
	summary: "serve an editor: findings, fixes, pages of rules and completion",
	operands: "",
	maxOperands: 0,
	options: [{
		name: "stdio",
		help: "over standard input and output, which is the default"
	}],
	examples: [["skillaccord lsp --stdio", "what an editor starts; docs/editors.md has its settings"]],
	async run(_args, world) {
		if (world.terminal) throw new UsageError("An editor starts this command: docs/editors.md has its settings.");
		const [{ serve }, { rulePage }, { rulePages }] = await Promise.all([
			import("./serve.js"),
			import("./rule-page.js"),
			import("./core.js").then((n) => n.do)
		]);
		return serve({
			page: (rule) => rulePage(rule, "anywhere"),
			docs: await rulePages()
		});
	}
};
export { lsp };
