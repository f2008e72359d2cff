import { msg } from '../model/message.ts';

/** The depth limit of parsed values, which bounds the recursion of parsers. */
export const maxDepth = 64;

/** The message for values deeper than `maxDepth`. */
export const tooDeepMessage = msg`Values nest deeper than ${maxDepth} levels.`;
