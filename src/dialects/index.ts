export { agentSkills } from './agent-skills.ts';
export { manifestV1 } from './manifest-v1.ts';
