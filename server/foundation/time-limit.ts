/**
 * Waits for work with a timeout. The work itself is not aborted; its owner must handle how it ends.
 *
 * @throws the error of the work, or an error when the timeout expires
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`The operation did not finish within ${milliseconds} ms.`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
