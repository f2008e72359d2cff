import type { World } from '../src/cli/command.ts';
import { main } from '../src/cli/main.ts';
import type { Ended } from './built.ts';

/** Runs a command line in this process, so that what stands in src is what is tested. */
export async function runHere(
  args: readonly string[],
  cwd: string,
  {
    env = {},
    width = 80,
    terminal = false,
  }: Partial<Pick<World, 'env' | 'width' | 'terminal'>> = {},
): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const code = await main(args, {
    cwd,
    env,
    colour: false,
    terminal,
    onProgress: undefined,
    width,
    print: (text) => {
      said.stdout += text;
    },
    printError: (text) => {
      said.stderr += text;
    },
  });
  return { code, ...said };
}
