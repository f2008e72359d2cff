import { parseSkillToml } from '../dialects/skill-toml-file.ts';
import { applyEdits } from '../model/text/edits.ts';
import { LineMap } from '../model/text/text.ts';
import { type Fix, noFixes } from './fix.ts';

const rule = 'toml-syntax';

/** A version without quotes on a line of its own, with an optional comment. */
const unquotedVersionLine =
  /^([ \t]*(version|api_version|min_caro_version)[ \t]*=[ \t]*)(\d[\w.+-]*)[ \t]*(?:#.*)?\r?$/;

/** Quotes a version that is invalid TOML without quotes: `version = 1.2.0`. */
export const unreadTomlVersion: Fix = {
  id: 'unread-toml-version',
  title: 'Quotes a version in a skill.toml that is invalid without quotes.',
  rules: [rule],
  plan({ path, text, findings }) {
    const fault = findings.find((finding) => finding.rule === rule);
    const line = fault?.at.range?.start.line;
    if (!fault || line === undefined) return noFixes;
    const offset = new LineMap(text).offset(line);
    const source = text.slice(offset).split('\n', 1)[0] ?? '';
    const [, prefix = '', key, version = ''] = unquotedVersionLine.exec(source) ?? [];
    const start = offset + prefix.length;
    const edits = [{ start, end: start + version.length, text: `"${version}"` }];
    const isUnique = key !== undefined && countLines(key, text) === 1;
    const remainingFault = isUnique ? syntaxFault(path, applyEdits(text, edits)) : fault;
    if (remainingFault?.at.range?.start.line === line) {
      return { fixes: [], unfixed: [{ rule, at: fault.at, reason: fault.message }] };
    }
    return { fixes: [{ rule, at: fault.at, description: `${key}: quoted`, edits }], unfixed: [] };
  },
};

/** Counts the lines that set a key to an unquoted version; several lines are different keys of the same name. */
function countLines(key: string, text: string): number {
  return text.split('\n').filter((line) => unquotedVersionLine.exec(line)?.[2] === key).length;
}

function syntaxFault(path: string, text: string) {
  return parseSkillToml(path, text).problems.find((problem) => problem.rule === rule);
}
