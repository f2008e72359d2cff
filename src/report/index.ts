export { github } from './github.ts';
export { gitlab } from './gitlab.ts';
export { json } from './json.ts';
export { junit } from './junit.ts';
export { markdown } from './markdown/markdown.ts';
export { rdjson } from './rdjson.ts';
export { sarif } from './sarif.ts';
export { text } from './text/text.ts';
