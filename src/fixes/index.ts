export { renamedReference } from './renamed-reference.ts';
export { routerManifest } from './router-manifest.ts';
export { skillFileCase } from './skill-file-case.ts';
export { staleIndex } from './stale-index.ts';
export { unquotedText } from './unquoted-text.ts';
export { unquotedVersion } from './unquoted-version.ts';
export { unreadTomlVersion } from './unread-toml-version.ts';
