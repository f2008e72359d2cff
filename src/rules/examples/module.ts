import { withToml } from './toml.ts';

/** A WebAssembly module in base64 that exports the functions `init` and `shutdown`. */
export const moduleText = 'AGFzbQEAAAABBAFgAAADAgEABxMCBGluaXQAAAhzaHV0ZG93bgAACgQBAgAL';

/** The same with the function `plan`. */
export const planModuleText =
  'AGFzbQEAAAABBAFgAAADAgEABxoDBGluaXQAAAhzaHV0ZG93bgAABHBsYW4AAAoEAQIACw==';

/** Example for modules: a skill.toml with these lines, and a module. */
export function withModule(lines: string): string {
  return withToml(lines, `-- skills/deploy/bin/deploy.wasm (base64) --\n${moduleText}`);
}
