const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A duration in short form: `340 ms`, `2.4 s`, `3 min 5 s`, `2 h 10 min`. */
export function durationInWords(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.max(0, Math.round(milliseconds))} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 59.95) return `${NUMBER.format(seconds)} s`;
  const minutes = Math.floor(Math.round(seconds) / 60);
  if (minutes < 60) return joined([minutes, 'min'], [Math.round(seconds) % 60, 's']);
  return joined([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min']);
}

function joined(...parts: readonly (readonly [number, string])[]): string {
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}
