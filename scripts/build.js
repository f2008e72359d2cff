// Builds dist/action and dist/cli, each from nothing, with the licences of all that went into them, and the digest of
// the source, by which tests tell that dist is older.
import { writeFileSync } from 'node:fs';
import { buildAction } from './build/action.js';
import { buildCommandLine } from './build/command-line.js';
import { sourceDigest, stampPath } from './build/stamp.js';

buildAction();
await buildCommandLine();
writeFileSync(stampPath, `${sourceDigest()}\n`);
