// Builds dist/action and dist/cli, each from nothing, with the licences of all that went into them.
import { buildDoor } from './build/door.js';

await buildDoor('action');
await buildDoor('cli');
