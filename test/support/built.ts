import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Circumstances, minimalEnv, type ProcessResult } from './process.ts';

export { type Circumstances, minimalEnv, type ProcessResult } from './process.ts';

const bundles = {
  cli: fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url)),
  action: fileURLToPath(new URL('../../dist/action/index.js', import.meta.url)),
};

/** The path of a committed bundle. */
export function bundle(name: keyof typeof bundles): string {
  return bundles[name];
}

/** Runs a committed bundle, without the caller's environment except for finding git and node. */
export function runBuilt(
  name: keyof typeof bundles,
  args: readonly string[],
  { cwd, env }: Circumstances = {},
): ProcessResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundles[name], ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...(cwd !== undefined && { cwd }),
    env: { ...minimalEnv(), ...env },
  });
  return { code: status, stdout, stderr };
}

/** Runs a committed bundle asynchronously; this process can answer its requests. */
export function runBuiltAsync(
  name: keyof typeof bundles,
  { cwd, env }: Circumstances,
  args: readonly string[] = [],
): Promise<ProcessResult> {
  const options = { ...(cwd !== undefined && { cwd }), env: { ...minimalEnv(), ...env } };
  const limits = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [bundles[name], ...args],
      { ...options, ...limits },
      (_, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}
