// Builds dist/action and dist/cli, each from nothing, with the licences of all that went into them.
import { buildAction } from './build/action.js';
import { buildCommandLine } from './build/command-line.js';

buildAction();
await buildCommandLine();
