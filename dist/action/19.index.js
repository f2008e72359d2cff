export const id = 19;
export const ids = [19];
export const modules = {

/***/ 5019:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unreleasedPrints: () => (/* binding */ unreleasedPrints)
/* harmony export */ });
/* harmony import */ var _accept_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5995);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1358);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4202);



/**
 * The fingerprints of what changed since the last releases. Those of skills that base has as they are too are looked
 * for only where an entry may be for one of them: the next change of the skill is measured from the same release.
 */
async function unreleasedPrints({ pairs, judged, findings }, releases, config, stamp) {
    const changes = judged.flatMap((one) => one.unreleased);
    if (releases && (0,_accept_js__WEBPACK_IMPORTED_MODULE_2__/* .hasIdle */ .JC)(config.accept, [...findings, ...changes])) {
        const same = pairs.filter(({ status }) => status === 'unchanged');
        const { released } = await (0,_release_js__WEBPACK_IMPORTED_MODULE_1__/* .releasedSkills */ .Q)(same, releases, config);
        const last = (pair) => released.get(pair.after?.root ?? '');
        changes.push(...same.flatMap((pair) => (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__.unreleasedChanges)(pair, last(pair), config, stamp)));
    }
    return new Set(changes.map(({ fingerprint }) => fingerprint));
}


/***/ })

};
