export { content } from './content.ts';
export { integrity } from './integrity.ts';
