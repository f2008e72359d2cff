export const id = 504;
export const ids = [504];
export const modules = {

/***/ 4504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unreleasedFingerprints: () => (/* binding */ unreleasedFingerprints)
/* harmony export */ });
/* harmony import */ var _config_accept_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4260);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8039);
/* harmony import */ var _released_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3475);



/**
 * The fingerprints of what changed since the last releases. Those of skills that base has as they are too are looked
 * for only where an entry may be for one of them: the next change of the skill is measured from the same release.
 */
async function unreleasedFingerprints({ pairs, judged, findings }, releases, config, toFinding) {
    const changes = judged.flatMap((one) => one.unreleased);
    if (releases && (0,_config_accept_js__WEBPACK_IMPORTED_MODULE_2__/* .hasUnmatchedEntry */ .EF)(config.accept, [...findings, ...changes])) {
        const unchangedPairs = pairs.filter(({ status }) => status === 'unchanged');
        const { byRoot: releaseByRoot } = await (0,_released_js__WEBPACK_IMPORTED_MODULE_1__/* .findReleasedSkills */ .L)(unchangedPairs, releases, config);
        const latestRelease = (pair) => releaseByRoot.get(pair.after?.root ?? '');
        changes.push(...unchangedPairs.flatMap((pair) => (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__.unreleasedChanges)(pair, latestRelease(pair), config, toFinding)));
    }
    return new Set(changes.map(({ fingerprint }) => fingerprint));
}


/***/ })

};
