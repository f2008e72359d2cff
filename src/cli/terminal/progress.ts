import type { Progress } from '../../model/progress.ts';
import { truncate } from '../../model/value/format-value.ts';
import { escapeInvisible } from '../../report/escape.ts';
import { type Environment, isEnabled, isTerminal, type Screen } from './screen.ts';

/** Milliseconds of work before the line appears. */
const delayMs = 1000;
/** Milliseconds between updates of the line. */
const intervalMs = 100;

/** The progress line of a terminal. */
export interface ProgressLine {
  /** Undefined without a terminal; nothing is counted then. */
  readonly onProgress: Progress | undefined;
  /** Clears the line before other output. */
  readonly clear: () => void;
}

const inactive: ProgressLine = { onProgress: undefined, clear: () => {} };

/** A progress line that appears on a terminal after a delay; inactive elsewhere. */
export function progressLine(screen: Screen, env: Environment): ProgressLine {
  if (!isTerminal(screen, env) || isEnabled(env['CI'])) return inactive;
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
  // Redraws the line while git runs, which reports no progress.
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

/** With thousands separators: 12,431. */
function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
