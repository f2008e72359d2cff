import { resolve } from 'node:path';
import { getInput } from '@actions/core';
import type { Config } from '../config/config.ts';
import { failLevels, scopes } from '../model/config.ts';
import { didYouMean } from '../model/text/suggest.ts';
import { UsageError } from '../model/usage-error.ts';
import { refuseOutside, rejectSymlinks } from '../setup/tree-paths.ts';

/** The parsed inputs of the workflow step. */
export interface Inputs {
  readonly directory: string;
  /** The directory as the workflow spells it; '' for the workspace itself. */
  readonly workingDirectory: string;
  readonly base: string | undefined;
  readonly paths: readonly string[];
  readonly config: string | undefined;
  /** Token for the server's API; '' without one. */
  readonly token: string;
  readonly comment: boolean;
  readonly checkRun: boolean;
  readonly suggest: boolean;
  /** The label that accepts every break; '' for none. */
  readonly acceptLabel: string;
  /** Settings that override the configuration. */
  readonly settings: Partial<Pick<Config, 'scope' | 'failOn' | 'allowEmpty'>>;
}

const flags = ['true', 'false'] as const;

/** Reads the inputs of action.yml. Throws UsageError for a value that an input does not take. */
export function readInputs(workspace: string): Inputs {
  const scope = choice('scope', scopes);
  const failOn = choice('fail-on', failLevels);
  const allowEmpty = choice('allow-empty', flags);
  const workingDirectory = getInput('working-directory') || '.';
  refuseOutside('working-directory', workingDirectory, workspace);
  rejectSymlinks('working-directory', workingDirectory, { from: workspace, within: workspace });
  return {
    directory: resolve(workspace, workingDirectory),
    workingDirectory: workingDirectory.replace(/^(\.\/)+|(?<!\/)\/+$/g, '').replace(/^\.$/, ''),
    base: getInput('base') || undefined,
    paths: getInput('paths')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    config: getInput('config') || undefined,
    token: getInput('token'),
    comment: choice('comment', flags) === 'true',
    checkRun: choice('check-run', flags) === 'true',
    suggest: choice('suggest', flags) === 'true',
    acceptLabel: getInput('accept-label'),
    settings: {
      ...(scope && { scope }),
      ...(failOn && { failOn }),
      ...(allowEmpty && { allowEmpty: allowEmpty === 'true' }),
    },
  };
}

/** The value of an input with a fixed set of choices; undefined if unset. */
function choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
  const value = getInput(name);
  if (value === '') return undefined;
  const chosen = choices.find((candidate) => candidate === value);
  if (chosen) return chosen;
  throw new UsageError(
    `The input "${name}" does not take "${value}".`,
    didYouMean(value, choices) ?? `It takes ${choices.join(', ')}.`,
  );
}
