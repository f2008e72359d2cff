/** No manifest nests deeper; parsers recurse, so depth is bounded before or while they run. */
export const maximumDepth = 64;

/** What is said of values nested beyond `maximumDepth`. */
export const tooDeep = `Values nest deeper than ${maximumDepth} levels`;
