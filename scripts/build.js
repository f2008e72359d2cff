// Builds dist/action and dist/cli from scratch, with the licences of all bundled packages.
import { buildAction } from './build/action.js';
import { buildCommandLine } from './build/command-line.js';

buildAction();
await buildCommandLine();
