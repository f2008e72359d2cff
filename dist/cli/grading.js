// src/rules/support/grading.ts
function powerSeverity({ power }) {
	return power === "narrowed" ? "note" : "warning";
}
function matches(rule, change) {
	const { kind, action, facet, verdict } = rule.on;
	return includes(kind, change.kind) && (action === void 0 || includes(action, change.action)) && (facet === void 0 || facet === change.facet) && (verdict === void 0 || change.verdict !== null && includes(verdict, change.verdict)) && (rule.when === void 0 || rule.when(change));
}
function gradeOf(rule, change, semantic) {
	const selected = (semantic ? rule.semantic : void 0) ?? rule.grade;
	const grade = typeof selected === "function" ? selected(change) : selected;
	return change.detail === "disclosed" && grade.bump === "major" ? { bump: "minor" } : grade;
}
function includes(pattern, value) {
	return Array.isArray(pattern) ? pattern.includes(value) : pattern === value;
}
export { matches as n, powerSeverity as r, gradeOf as t };
