/**
 * Why work is ended whose time is over. By the name it is told apart from a caller who went away: what was too slow has
 * failed.
 */
export function timeUp(): DOMException {
  return new DOMException('The time is up.', 'TimeoutError');
}

/** Whether work was ended because its time is over. */
export function isTimeUp({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof Error && reason.name === 'TimeoutError';
}
