import { truncate } from '../../model/format-value.ts';
import type { Progress } from '../../model/progress.ts';
import { visible } from '../../report/escape.ts';
import { isSet, isTerminal, type Screen, type Surroundings } from './screen.ts';

/** Work that takes no longer than this is not worth a line. */
const patience = 1000;
/** So often, in milliseconds, the line is written anew. */
const rhythm = 100;

/** The line in which a terminal shows what a run is at. */
export interface ProgressLine {
  /** Undefined where nobody looks: then nothing is counted either. */
  readonly told: Progress | undefined;
  /** Takes the line away, for what is printed next. */
  readonly clear: () => void;
}

const none: ProgressLine = { told: undefined, clear: () => {} };

/** A line on a terminal that shows itself once work takes a while; elsewhere nothing. */
export function progressLine(screen: Screen, env: Surroundings): ProgressLine {
  if (!isTerminal(screen, env) || isSet(env['CI'])) return none;
  const started = performance.now();
  let drawn = started + patience - rhythm;
  let now = '';
  let shown = '';
  const draw = () => {
    const time = performance.now();
    if (now === shown || time - drawn < rhythm) return;
    [drawn, shown] = [time, now];
    screen.write(`\r\u001b[2K${now}`);
  };
  // What waits for git says nothing meanwhile.
  setInterval(draw, rhythm).unref();
  return {
    told: (doing, far) => {
      const width = (screen.columns || 80) - 1;
      const words = far
        ? `${doing} ${number(far.done)} of ${number(far.total)} ${far.unit}`
        : doing;
      now = truncate(visible(words), width);
      draw();
    },
    clear: () => {
      if (shown !== '') screen.write('\r\u001b[2K');
      [now, shown] = ['', ''];
    },
  };
}

/** 12,431: counts are read while they run. */
function number(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
