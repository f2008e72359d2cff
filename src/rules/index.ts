export { unclassifiedChange } from './change/unclassified-change.ts';
