// Builds dist/action, dist/cli and dist/grammars, which both load, each from scratch, with the licences of all contents,
// and the digest of the source, which tests compare to detect an older dist.
import { writeFileSync } from 'node:fs';
import { buildAction } from './build/action.js';
import { buildCommandLine } from './build/command-line.js';
import { buildGrammars } from './build/grammars.js';
import { sourceDigest, stampPath } from './build/stamp.js';

buildGrammars();
buildAction();
await buildCommandLine();
writeFileSync(stampPath, `${sourceDigest()}\n`);
