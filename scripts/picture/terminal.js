import { join } from 'node:path';

/** The colours of a terminal, from those that GitHub shows code in. */
const schemes = {
  light: {
    back: '#ffffff',
    text: '#1f2328',
    colours: [
      '#24292f',
      '#cf222e',
      '#116329',
      '#9a6700',
      '#0969da',
      '#8250df',
      '#1b7c83',
      '#6e7781',
    ],
  },
  dark: {
    back: '#0d1117',
    text: '#e6edf3',
    colours: [
      '#484f58',
      '#ff7b72',
      '#7ee787',
      '#e3b341',
      '#79c0ff',
      '#d2a8ff',
      '#76e3ea',
      '#b1bac4',
    ],
  },
};

const names = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/** The style and the body of a page that shows what a program printed. `ansi_up` is installed in `scratch`. */
export async function terminalPage(scratch, output, mode) {
  const { AnsiUp } = await import(join(scratch, 'node_modules/ansi_up/ansi_up.js'));
  const writer = new AnsiUp();
  writer.use_classes = true;
  const { back, text, colours } = schemes[mode];
  const rules = names.flatMap((name, at) => [
    `.ansi-${name}-fg,.ansi-bright-${name}-fg{color:${colours[at]}}`,
    `.ansi-${name}-bg,.ansi-bright-${name}-bg{background:${colours[at]}}`,
  ]);
  const page = `body{margin:0;background:${back}}pre{margin:0;padding:20px;color:${text};font:14px/1.45 ui-monospace,"DejaVu Sans Mono",monospace}`;
  return { style: page + rules.join(''), body: `<pre>${writer.ansi_to_html(output)}</pre>` };
}
