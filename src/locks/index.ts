export { apmLock } from './formats/apm-lock.ts';
export { protoLock } from './formats/proto-lock.ts';
export { skillLockV3 } from './formats/skill-lock-v3.ts';
export { skillfuseLock } from './formats/skillfuse-lock.ts';
export { skillsLock } from './formats/skills-lock.ts';
