/** No manifest nests deeper; parsers recurse, so depth is bounded before or while they run. */
export const maxDepth = 64;

/** What is said of values nested beyond `maximumDepth`. */
export const tooDeepMessage = `Values nest deeper than ${maxDepth} levels`;
