// `npm run new -- KIND NAME…` writes the files of a new rule, dialect, lock format, carrier, reporter, fix, configuration
// key or command, with a TODO for each blank, adds them to the index, and prints what is left, in order. Without a
// kind it lists the kinds.
import { format, scaffold } from './new/scaffold.js';

const root = new URL('../', import.meta.url);

try {
  const { text, unformatted } = scaffold(root, process.argv.slice(2));
  format(root, unformatted);
  console.log(text);
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 2;
}
