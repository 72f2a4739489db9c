/**
 * Waits for work, up to a time. The work itself goes on; how it ends then is for its maker to handle.
 *
 * @throws what the work throws, or that it takes too long
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`It takes longer than ${milliseconds} ms.`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
