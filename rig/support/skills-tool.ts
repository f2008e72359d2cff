import { execFile } from 'node:child_process';
import { expect } from 'vitest';

/** The `skills` command line that the rig installed; empty without it. */
export const skillsCli = process.env['SKILLS_CLI'] ?? '';

/** Runs the `skills` command line without telemetry; returns its output without colours. */
export async function runSkills(
  cwd: string,
  home: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const own = { PATH: process.env['PATH'], HOME: home, DISABLE_TELEMETRY: '1', CI: '1' };
  const env = { ...own, ...more };
  const { code, stdout, stderr } = await new Promise<{
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
  }>((resolve) => {
    const command = process.env['SKILLS_NODE'] ?? 'node';
    const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(command, [skillsCli, ...args], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
    child.stdin?.end();
  });
  expect(code, stdout + stderr).toBe(0);
  return stripColours(stdout);
}

function stripColours(text: string): string {
  return text.replaceAll(/\x1b\[[\d;?]*[a-zA-Z]/g, '');
}
