export const id = 52;
export const ids = [52];
export const modules = {

/***/ 43052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loosenedSettings: () => (/* binding */ loosenedSettings)
/* harmony export */ });
/* unused harmony export defaultLevel */
/* harmony import */ var _model_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42171);
/* harmony import */ var _model_value_canonical_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50228);
/* harmony import */ var _rules_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76835);
/* harmony import */ var _rules_problem_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56184);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69126);
/* harmony import */ var _setting_location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34901);






/**
* The settings of head that let more through than base, each at the place that sets it. In the run of a release they are merged already, and no more than notes.
*/
function loosenedSettings({ headFile: file, baseFile, trustedConfig: base, tip }, head, paths, isRelease = false) {
	if (!base) return [];
	const own = tip ? file?.config ?? _config_js__WEBPACK_IMPORTED_MODULE_3__/* .defaults */ .NT : head;
	const loosened = findLoosened(base, head, paths);
	const placed = loosened.map((setting) => ({
		...setting,
		key: translateKey(own, head, setting.key)
	}));
	return placed.map(({ key, message, trustedConfigDecides, about, value }) => ({
		rule: _rules_problem_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .gateWeakened */ .iq.id,
		message,
		notes: trustedConfigDecides && !isRelease ? [{ message: baseNote(key) }] : [],
		...isRelease && { severity: "note" },
		at: (0,_setting_location_js__WEBPACK_IMPORTED_MODULE_4__/* .settingLocation */ .K)(file, baseFile, key),
		was: (0,_setting_location_js__WEBPACK_IMPORTED_MODULE_4__/* .keyLocation */ .$)(baseFile, key),
		about: `${(0,_model_value_canonical_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$)(key)}${about}`,
		value
	}));
}
/** Since when a setting holds that base decides; the level of a rule on permissions holds for all its findings. */
function baseNote([name]) {
	return name === "rules" ? (0,_model_message_js__WEBPACK_IMPORTED_MODULE_0__/* .msg */ .ab)`It takes effect after the merge.` : (0,_model_message_js__WEBPACK_IMPORTED_MODULE_0__/* .msg */ .ab)`For permissions, it takes effect after the merge.`;
}
function findLoosened(base, head, paths) {
	const context = {
		rules: {
			base: base.rules,
			head: head.rules
		},
		baseFailOn: base.failOn,
		...paths,
		defaultLevel,
		isPrivilegeRule
	};
	return (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .mapKeys */ .d4)((property, { name, loosening }) => {
		if ("never" in loosening) return [];
		const sides = {
			base: base[property],
			head: head[property]
		};
		return [...loosening.find(sides, {
			...context,
			name
		})].map(({ within = [], message, trustedConfigDecides = loosening.trustedConfigDecides, about = "" }) => ({
			key: [name, ...within],
			message,
			trustedConfigDecides,
			about,
			value: valuesAt(sides, within)
		}));
	}).flat();
}
function valuesAt({ base, head }, within) {
	const [baseValue, headValue] = [base, head].map((side) => within.reduce((value, key) => Object(value)[key], side));
	const isEntry = Array.isArray(head);
	return JSON.parse(JSON.stringify([isEntry ? null : baseValue ?? null, headValue ?? null]));
}
/** Translates a key of the merged configuration for head: an entry of a list may have another index there. */
function translateKey(own, merged, key) {
	const [list, at, ...rest] = key;
	if (own === merged || list === undefined || typeof at !== "number") return key;
	const entry = entriesOf(merged, list)[at];
	const index = entriesOf(own, list).indexOf(entry ?? "");
	return index < 0 ? [list] : [
		list,
		index,
		...rest
	];
}
function entriesOf(config, list) {
	const [value] = (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .mapKeys */ .d4)((property, { name }) => name === list ? [config[property]] : []).flat();
	return Array.isArray(value) ? value.map((entry) => (0,_model_value_canonical_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$)(entry)) : [];
}
/** The highest level of a rule that is not configured. */
function defaultLevel(id) {
	const rule = (0,_rules_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .findRule */ .I)(id);
	if (!rule) return "off";
	if (rule.kind === "problem" || rule.kind === "power") return rule.severity;
	if (rule.kind === "change") return rule.category === "privilege" ? "warning" : "error";
	return rule.offByDefault ? "off" : rule.severity;
}
function isPrivilegeRule(id) {
	return (0,_rules_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .findRule */ .I)(id)?.category === "privilege";
}


/***/ })

};
