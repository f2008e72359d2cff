/** A text that tries to have an effect in a report. */
export interface AttackText {
  /** The attempt, by its name in the facts. */
  readonly name: string;
  readonly text: string;
  /** Identifies this text in any output. */
  readonly mark: string;
}

const esc = '\u001b';

/** By attempt; `%` is replaced by the mark. */
const attempts: Readonly<Record<string, string>> = {
  '6.1 a command of the new syntax at the beginning of a line': '\n::set-output name=outcome::%',
  '6.1 a command behind blanks': 'x\n \t\u3000::error file=a::%',
  '6.1 a command of the old syntax within a line': 'x ##[set-output name=outcome]%',
  '6.1 a command in capitals': 'x\r##[ADD-MASK]%',
  '6.1 a mask of what everybody writes': '\n::add-mask::e%',
  '6.1 a matcher out of the workspace': '\n::add-matcher::%.json',
  '6.1 an end of all commands': '\n::stop-commands::%',
  '6.1 a variable for later steps': '\r\n::set-env name=NODE_OPTIONS::%',
  '6.1 a folder for the PATH': '\n::add-path::%',
  '6.1 a state': '\n::save-state name=x::%',
  '6.1 a fold that is never closed': '\n::group::%',
  '6.1 commands that are echoed': '\n::echo::on%',
  '6.1 a line break spelled as commands spell it': '%0A::error::%',
  '6.1 a property that ends early': 'x,line=1::warning,title=%',
  '6.1 a command of Azure': 'x ##vso[task.complete result=Succeeded;]%',
  '6.1 an output of the file of outputs': 'x\noutcome<<ghadelimiter_0\npass\nghadelimiter_0 %',
  '6.1 colours, and a title for the window': `${esc}[2J${esc}]0;%\u0007`,
  '6.1 a line that overwrites itself': 'x\b\b\r%\u009b2K',
  '6.1 a text that reads backwards': '\u202e%\u2066x\u2069',
  '6.1 a text that is not seen': '\u200b%\u{e0041}\u{e0042}',
  '6.2 an image that reveals its readers': '<img src="https://evil.example/%.png">',
  '6.2 a script': '<script>alert("%")</script>',
  '6.2 a tag behind entities': '&lt;img src=x id=%&gt;&#60;b&#62;',
  '6.2 a link': '[sign in](https://evil.example/%)',
  '6.2 an image': '![x](//evil.example/%.png)',
  '6.2 a bare address': 'see https://evil.example/% now',
  '6.2 an address without a scheme': 'see www.evil.example/% now',
  '6.2 an address in angles': '<https://evil.example/%>',
  '6.2 a mail address': 'mallory.%@evil.example',
  '6.2 a definition of a link': 'x\n\n[%]: https://evil.example/%\n\n[%]',
  '6.2 a mention': '@%-team, @acme/%',
  '6.2 a mention behind an entity': '&#64;%',
  '6.2 an issue': '#1 GH-1 acme/%#1',
  '6.2 a heading': 'x\n\n# ✅ All is well %\n',
  '6.2 a row more in a table': 'x | ✅ | %\n| a | b |',
  '6.2 a new table': '\n\n| a |\n| --- |\n| % |\n',
  '6.2 a fold that is closed early': '</details></summary> %',
  '6.2 a comment that hides the rest': '<!-- %',
  '6.2 an end of our marker': '--> %',
  '6.2 a fence that is never closed': '\n````````````\n%',
  '6.2 backticks that do not fit': '`` % ` x ``` y',
  '6.2 a backslash before the closing backtick': 'a\\`<b id=%>\\',
  '6.2 a footnote': 'x[^%]\n\n[^%]: https://evil.example/%',
  '6.2 a formula': '$$\\href{https://evil.example/%}{x}$$ $`%`$',
  '6.6 the prototype of everything': '__proto__ %',
};

/** All attacks by text. */
export const texts: readonly AttackText[] = Object.entries(attempts).map(([name, text], index) => {
  const mark = `zq${String(index).padStart(2, '0')}qz`;
  return {
    name,
    text: text.replaceAll('%', (_all, place: number) => whole(text, place, mark)),
    mark,
  };
});

/** A percent sign before `0A` is part of the attack. */
function whole(text: string, index: number, mark: string): string {
  return text.startsWith('%0A', index) ? '%' : mark;
}
