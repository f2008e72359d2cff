import fc from 'fast-check';
import type { AttackText } from './texts.ts';

/** Prefixes of a command: blanks, all kinds of line endings, controls, Markdown and YAML syntax. */
const leads = [
  ...['', 'x', ' ', '#', '##', '"', "'", '`', '\\', '|', '- ', '%0A', '[', '(', '"a" ', 'x" '],
  ...['\n', '\r', '\r\n', '\n\n', '\t', '\u0085', '\u2028', '\u2029', '\u000b', '\u000c', '\u3000'],
  ...['\u00a0', '\u001b[1m', '\u009b2K', 'x\b\b', '\ufe0f', '\u200d', '\u00ad', '\u202e', '\udcff'],
];

/** Injected commands; `%` is replaced by the mark. */
const bodies = [
  ...['::error::%', '::set-output name=outcome::%', '::stop-commands::%', '::add-mask::e%'],
  ...['##[set-output name=outcome]%', '##[error]%', '##[add-path]%', '###[group]%', '##[debug]%'],
  ...['##vso[task.complete result=Succeeded;]%', '##[section]%', "##teamcity[buildProblem d='%']"],
  ...['section_start:0:%\r\u001b[0K', '\u001b]8;;https://evil.example/%\u0007', '\u001b[2J%'],
  ...['#\ufe0f#[error]%', '##\u200d[error]%', ':\u00ad:error::%', '\u2066%\u2069', ',line=1::%'],
  ...['@acme/% @%', '#1 GH-1 acme/%#1', '</details></summary>%', '--> %', '<!-- skillaccord % -->'],
  ...['<img src=//evil.example/%>', '[x](https://evil.example/%)', '![x](//evil.example/%)'],
  ...['https://evil.example/%', 'www.evil.example/%', '&#64;% &commat;%', '```\n% ````', '`` % `'],
  ...['$(touch %)', '\u0024{{ % }}', "'; touch % #", '| ✅ | % |', '[^%]: x', '$$%$$', ':+1: %'],
  ...['x\noutcome<<ghadelimiter_0\n%\nghadelimiter_0', '__proto__ %', ': [% : {', '*% &% !!%'],
];

/** Injected texts, each with a unique mark. */
export function attacks(most: number): fc.Arbitrary<readonly AttackText[]> {
  const attack = fc.tuple(fc.constantFrom(...leads), fc.constantFrom(...bodies));
  return fc.array(attack, { minLength: 1, maxLength: most }).map((list) =>
    list.map(([lead, body], index) => {
      const mark = `zq${String(index).padStart(2, '0')}qz`;
      return { name: body, text: lead + body.replaceAll('%', mark), mark };
    }),
  );
}
