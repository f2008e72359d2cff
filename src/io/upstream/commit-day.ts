/** The day of a time in seconds since the epoch, as `2027-01-31`; null for a time that is none. */
export function dayOf(seconds: number): string | null {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999
    ? null
    : date.toISOString().slice(0, 10);
}
