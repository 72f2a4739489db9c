/**
 * The reason for aborting work whose time is over. Its name tells it from a caller who went away: here the caller is
 * told of a failure, and pays nothing. It does not tell who was too slow.
 */
export function timeUp(): DOMException {
  return new DOMException('The time is up.', 'TimeoutError');
}

/** Whether work was ended because its time is over. */
export function isTimeUp({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof Error && reason.name === 'TimeoutError';
}
