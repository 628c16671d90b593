const indiaMs = 5.5 * 60 * 60_000;

/** `15:50`: volunteers read 24 hours. */
export const clock24 = (at: string | number): string =>
  new Date((typeof at === 'string' ? Date.parse(at) : at) + indiaMs).toISOString().slice(11, 16);

/** `1:04`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
