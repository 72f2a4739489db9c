/**
 * Why work is ended whose time is over. By the name it is told apart from a caller who went away: whoever waits is told
 * that it has failed, and pays nothing. It is no word on who was too slow.
 */
export function timeUp(): DOMException {
  return new DOMException('The time is up.', 'TimeoutError');
}

/** Whether work was ended because its time is over. */
export function isTimeUp({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof Error && reason.name === 'TimeoutError';
}
