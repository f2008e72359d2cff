export const id = 500;
export const ids = [500];
export const modules = {

/***/ 13500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readInterfaces: () => (/* binding */ readInterfaces)
/* harmony export */ });
/* harmony import */ var _model_skill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62208);
/* harmony import */ var _model_text_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5790);
/* harmony import */ var _scripts_language_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77396);
/* harmony import */ var _scripts_read_interface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88811);
/* harmony import */ var _syntax_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29359);





/** Reads what the changed scripts of skills accept, on both sides; by the skill of head. */
async function readInterfaces({ head, base, pairs }, trees, readFiles) {
	const changed = pairs.flatMap(changedScripts);
	if (changed.length === 0 || !base || !trees.base) return new Map();
	const [old, now] = [await readFiles(trees.base, changed.map((one) => one.before)), await readFiles(trees.head, changed.map((one) => one.after))];
	const before = sideReader(old, base.grants.files);
	const after = sideReader(now, head.grants.files);
	const calls = (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(head.scripts.flatMap((scripts) => scripts.calls), ({ call }) => call.script);
	const found = new Map();
	for (const one of changed) {
		const pair = {
			name: one.name,
			before: await before(one.before),
			after: await after(one.after),
			calls: calls.get(one.after) ?? []
		};
		found.set(one.skill, [...found.get(one.skill) ?? [], pair]);
	}
	return found;
}
function changedScripts({ before, after, status, isCopy }) {
	if (!before || !after || status === "unchanged" || isCopy) return [];
	const known = new Map(before.files.map((file) => [file.name, file]));
	return after.files.flatMap((file) => {
		const other = known.get(file.name);
		const isRead = other && (0,_scripts_language_of_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnScript */ .y)(file.name) && isText(file) && isText(other);
		if (!isRead || !(0,_model_skill_js__WEBPACK_IMPORTED_MODULE_0__/* .filesDiffer */ .IR)(other, file)) return [];
		return [{
			skill: after,
			name: file.name,
			before: other.path,
			after: file.path
		}];
	});
}
function isText({ kind }) {
	return kind !== "symlink";
}
/** Reads what the scripts of one tree accept. */
function sideReader(texts, files) {
	const observed = new Map(files.flatMap((file) => file.carrier === "script" ? [[file.path, file]] : []));
	return async (path) => {
		const text = (0,_syntax_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .soundText */ .dj)(texts.get(path));
		return {
			path,
			accepts: text === null ? null : await (0,_scripts_read_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .readInterface */ .S)(path, text),
			needs: observed.get(path)?.variables ?? []
		};
	};
}


/***/ })

};
