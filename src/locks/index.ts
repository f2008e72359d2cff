export { protoLock } from './proto-lock.ts';
