/** Whether a text is a day of the calendar as `2027-01-31`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // The parser takes 30 February for 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
