export { apmLock } from './apm-lock.ts';
export { protoLock } from './proto-lock.ts';
export { skillLockV3 } from './skill-lock-v3.ts';
export { skillsLock } from './skills-lock.ts';
