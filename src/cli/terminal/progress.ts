import type { Progress } from '../../model/progress.ts';
import { truncate } from '../../model/value/format-value.ts';
import { escapeInvisible } from '../../report/escape.ts';
import { type Environment, isSet, isTerminal, type Screen } from './screen.ts';

/** Work that takes no longer than this is not worth a line. */
const delayMs = 1000;
/** So often, in milliseconds, the line is written anew. */
const intervalMs = 100;

/** The line in which a terminal shows what a run is at. */
export interface ProgressLine {
  /** Undefined where nobody looks: then nothing is counted either. */
  readonly onProgress: Progress | undefined;
  /** Takes the line away, for what is printed next. */
  readonly clear: () => void;
}

const none: ProgressLine = { onProgress: undefined, clear: () => {} };

/** A line on a terminal that shows itself once work takes a while; elsewhere nothing. */
export function progressLine(screen: Screen, env: Environment): ProgressLine {
  if (!isTerminal(screen, env) || isSet(env['CI'])) return none;
  const started = performance.now();
  let lastDrawn = started + delayMs - intervalMs;
  let currentText = '';
  let drawnText = '';
  const draw = () => {
    const time = performance.now();
    if (currentText === drawnText || time - lastDrawn < intervalMs) return;
    [lastDrawn, drawnText] = [time, currentText];
    screen.write(`\r\u001b[2K${currentText}`);
  };
  // What waits for git says nothing meanwhile.
  setInterval(draw, intervalMs).unref();
  return {
    onProgress: (doing, progress) => {
      const width = (screen.columns || 80) - 1;
      const progressText = progress
        ? `${doing} ${formatNumber(progress.done)} of ${formatNumber(progress.total)} ${progress.unit}`
        : doing;
      currentText = truncate(escapeInvisible(progressText), width);
      draw();
    },
    clear: () => {
      if (drawnText !== '') screen.write('\r\u001b[2K');
      [currentText, drawnText] = ['', ''];
    },
  };
}

/** 12,431: counts are read while they run. */
function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
