export const id = 500;
export const ids = [500];
export const modules = {

/***/ 13500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readInterfaces: () => (/* binding */ readInterfaces)
/* harmony export */ });
/* harmony import */ var _model_skill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62208);
/* harmony import */ var _scripts_language_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77396);
/* harmony import */ var _scripts_read_interface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64488);
/* harmony import */ var _syntax_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29359);




/** Reads what the changed scripts of skills accept, on both sides; by the skill of head. */
async function readInterfaces({ head, base, pairs }, trees) {
	const changed = pairs.flatMap(changedScripts);
	if (changed.length === 0 || !base || !trees.base) return new Map();
	const before = await sideReader(trees.base, base.grants.files, changed.map((one) => one.before));
	const after = await sideReader(trees.head, head.grants.files, changed.map((one) => one.after));
	const found = new Map();
	for (const one of changed) {
		const pair = {
			name: one.name,
			before: await before(one.before),
			after: await after(one.after)
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
/** Reads scripts of one tree in one batch. */
async function sideReader(tree, files, paths) {
	const texts = await (0,_syntax_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTexts */ .Z7)(tree, paths);
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
