import { UsageError } from '../../model/usage-error.ts';
import type { Command } from '../command.ts';
import { bashScript } from '../completion/bash.ts';
import { completionCommands } from '../completion/completion-commands.ts';
import { fishScript } from '../completion/fish.ts';
import { zshScript } from '../completion/zsh.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** The supported shells. */
export const shells: readonly string[] = Object.keys(scripts);

/** Prints the completion script of a shell, generated from the commands. */
export const createCompletionCommand = (commands: () => Promise<readonly Command[]>): Command => ({
  name: 'completion',
  synonyms: ['completions', 'autocomplete'],
  summary: 'print the completion script of a shell',
  operands: 'SHELL',
  completions: shells,
  maxOperands: 1,
  options: [],
  examples: [
    ['source <(skillaccord completion bash)', 'in ~/.bashrc'],
    ['source <(skillaccord completion zsh)', 'in ~/.zshrc, behind compinit'],
    ['skillaccord completion fish | source', 'in ~/.config/fish/config.fish'],
  ],
  async run({ operands: [shell] }, world) {
    if (shell === undefined || !isShell(shell)) {
      const problem =
        shell === undefined ? 'The name of a shell is missing' : `"${shell}" is not a known shell`;
      throw new UsageError(`${problem}: ${shells.join(', ')}.`);
    }
    world.print(scripts[shell](completionCommands(await commands())));
    return 0;
  },
});

function isShell(name: string): name is keyof typeof scripts {
  return Object.hasOwn(scripts, name);
}
