import { parseSkillToml } from '../dialects/skill-toml-file.ts';
import { edited } from '../model/text/edits.ts';
import { LineMap } from '../model/text/text.ts';
import { type Fix, nothing } from './fix.ts';

const rule = 'toml-syntax';

/** A version without quotes on a line of its own, a comment behind it or not. */
const unquoted =
  /^([ \t]*(version|api_version|min_caro_version)[ \t]*=[ \t]*)(\d[\w.+-]*)[ \t]*(?:#.*)?\r?$/;

/** Puts a version in quotes that is no TOML value without them: `version = 1.2.0`. */
export const unreadTomlVersion: Fix = {
  id: 'unread-toml-version',
  title: 'A version in a skill.toml that cannot be read without quotes is put in them.',
  rules: [rule],
  plan({ path, text, findings }) {
    const fault = findings.find((one) => one.rule === rule);
    const line = fault?.at.range?.start.line;
    if (!fault || line === undefined) return nothing;
    const offset = new LineMap(text).offset(line);
    const source = text.slice(offset).split('\n', 1)[0] ?? '';
    const [, before = '', key, version = ''] = unquoted.exec(source) ?? [];
    const start = offset + before.length;
    const edits = [{ start, end: start + version.length, text: `"${version}"` }];
    const alone = key !== undefined && linesOf(key, text) === 1;
    const next = alone ? syntaxFault(path, edited(text, edits)) : fault;
    if (next?.at.range?.start.line === line) {
      return { mends: [], left: [{ rule, at: fault.at, reason: fault.message }] };
    }
    return { mends: [{ rule, at: fault.at, done: `${key}: quoted`, edits }], left: [] };
  },
};

/** In how many lines a key has such a value: where there are several, they are of other things. */
function linesOf(key: string, text: string): number {
  return text.split('\n').filter((line) => unquoted.exec(line)?.[2] === key).length;
}

function syntaxFault(path: string, text: string) {
  return parseSkillToml(path, text).problems.find((problem) => problem.rule === rule);
}
