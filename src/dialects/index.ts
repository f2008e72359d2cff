export { agentSkills } from './agent-skills/agent-skills.ts';
export { manifestV1 } from './manifest-v1/manifest-v1.ts';
export { routerManifest } from './router-manifest/router-manifest.ts';
export { skillManifestV2 } from './skill-manifest-v2/skill-manifest-v2.ts';
export { skillToml } from './skill-toml/skill-toml.ts';
