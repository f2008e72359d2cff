export { agentSkills } from './agent-skills.ts';
export { manifestV1 } from './manifest-v1.ts';
export { routerManifest } from './router-manifest.ts';
export { skillManifestV2 } from './skill-manifest-v2.ts';
export { skillToml } from './skill-toml.ts';
