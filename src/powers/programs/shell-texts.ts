import { readShell } from '../../syntax/shell/read-shell.ts';
import type { ShellScript } from '../../syntax/shell/shell.ts';

/** All texts of a tree that are parsed, in UTF-16 units: about two seconds. */
const maxUnits = 2 * 1024 * 1024;
/** The same of texts that are read again, for another command: each may be run by thousands. */
const maxUnitsAgain = 32 * maxUnits;

/** Parses the texts of one tree, each once, within one budget. */
export class ShellTexts {
  readonly #scripts = new Map<string, ShellScript | null>();
  #units = 0;
  #unitsAgain = 0;

  /** Null for a text that is not parsed. */
  read(text: string): ShellScript | null {
    const known = this.#scripts.get(text);
    if (known !== undefined) {
      this.#unitsAgain += text.length;
      return this.#unitsAgain > maxUnitsAgain ? null : known;
    }
    this.#units += text.length;
    const script = this.#units > maxUnits ? null : readShell(text);
    if (script) this.#scripts.set(text, script);
    return script;
  }
}
