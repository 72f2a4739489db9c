/**
 * The abort reason of work whose timeout has expired. Its name distinguishes it from a caller that disconnected: on a
 * timeout the caller receives a failure and is not charged. It does not say who was too slow.
 */
export function timeoutReason(): DOMException {
  return new DOMException('The time is up.', 'TimeoutError');
}

/** Whether work was aborted because its timeout expired. */
export function isTimedOut({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof Error && reason.name === 'TimeoutError';
}
