export { accept } from './accept.ts';
export { check } from './check.ts';
export { demo } from './demo.ts';
export { diff } from './diff.ts';
export { explain } from './explain.ts';
export { hash } from './hash.ts';
export { list } from './list.ts';
export { lock } from './lock.ts';
