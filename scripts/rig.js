// `npm run rig` runs the committed Action against a GitHub on loopback, as a runner does.
import { runRigTests } from './rig-tests.js';

runRigTests('github.test.ts');
