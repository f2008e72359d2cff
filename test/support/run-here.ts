import type { World } from '../../src/cli/command.ts';
import { main as runCommandLine } from '../../src/cli/main.ts';
import type { ProcessResult } from './process.ts';

/** Runs a command line in this process, to test the source instead of the bundle. */
export async function runHere(
  args: readonly string[],
  cwd: string,
  {
    env = {},
    width = 80,
    terminal = false,
  }: Partial<Pick<World, 'env' | 'width' | 'terminal'>> = {},
): Promise<ProcessResult> {
  const output = { stdout: '', stderr: '' };
  const code = await runCommandLine(args, {
    cwd,
    env,
    colour: false,
    terminal,
    onProgress: undefined,
    width,
    print: (text) => {
      output.stdout += text;
    },
    printError: (text) => {
      output.stderr += text;
    },
  });
  return { code, ...output };
}
