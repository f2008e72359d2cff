import { defaultLevel } from "./loosened.js";
import { $a as levels, En as trustedConfigDecides, Jl as UsageError, cl as didYouMean, nl as isLowerLevel } from "./core.js";
import { r as findRule } from "./catalog.js";
import { suggestRules } from "./did-you-mean.js";
// src/cli/rule-levels.ts
function parseRuleLevels(args) {
	const parsed = new Map();
	for (const argument of args) {
		const [, id = argument, level = ""] = /^([^=]*)=(.*)$/s.exec(argument) ?? [];
		if (!findRule(id)) throw new UsageError(`--rule: there is no rule "${id}".`, suggestRules(id));
		const known = levels.find((candidate) => candidate === level);
		if (known === void 0) {
			const advice = level && didYouMean(level, levels) || `It takes ID=LEVEL, and LEVEL is ${levels.join(", ")}.`;
			throw new UsageError(`--rule has no level for "${id}": "${argument}".`, advice);
		}
		parsed.set(id, known);
	}
	return parsed;
}
function withRuleLevels({ config, configFiles }, ruleLevels) {
	const { trustedConfig } = configFiles;
	const isProtected = (id) => trustedConfig !== null && isDecidedByTrustedConfig(id);
	const apply = (to) => Array.from(ruleLevels).reduce((result, [id, level]) => isProtected(id) ? raiseLevel(result, id, level) : setLevel(result, id, level), to);
	const kept = Array.from(ruleLevels).flatMap(([id, level]) => trustedConfig && isDecidedByTrustedConfig(id) && isLoosened(trustedConfig, id, level) ? [id] : []);
	return {
		config: apply(config),
		configFiles: trustedConfig ? {
			...configFiles,
			trustedConfig: apply(trustedConfig)
		} : configFiles,
		kept
	};
}
function isDecidedByTrustedConfig(id) {
	const rule = findRule(id);
	return rule !== void 0 && trustedConfigDecides(id, rule.category);
}
function setLevel(config, id, level) {
	const overrides = config.overrides.map((override) => {
		const { [id]: _, ...rules } = override.rules;
		return {
			...override,
			rules
		};
	});
	return {
		...config,
		overrides,
		rules: {
			...config.rules,
			[id]: level
		}
	};
}
function raiseLevel(config, id, level) {
	const overrides = config.overrides.map((override) => {
		const current = override.rules[id];
		return current !== void 0 && !isLowerLevel(level, current) ? {
			...override,
			rules: {
				...override.rules,
				[id]: level
			}
		} : override;
	});
	const isKept = isLowerLevel(level, config.rules[id] ?? defaultLevel(id));
	return {
		...config,
		overrides,
		...!isKept && { rules: {
			...config.rules,
			[id]: level
		} }
	};
}
function isLoosened({ rules, overrides }, id, level) {
	return [rules[id] ?? defaultLevel(id), ...overrides.flatMap((override) => override.rules[id] ?? [])].some((candidate) => isLowerLevel(level, candidate));
}
export { parseRuleLevels, withRuleLevels };
