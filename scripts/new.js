// `npm run new -- KIND NAME…` writes the files of a new rule, dialect, lock format, carrier, reporter, fix, configuration
// key or command, with a TODO for each blank, adds them to the index, and prints what is left, in order. Without a
// kind it lists the kinds.
import { create } from './new/create.js';

try {
  console.log(create(new URL('../', import.meta.url), process.argv.slice(2)));
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 2;
}
