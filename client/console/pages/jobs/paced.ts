/**
 * Spaces out work that is asked for again and again: it is done at once, and again after a pause if it was asked for
 * meanwhile.
 *
 * @returns what asks for the work
 */
export function paced(work: () => Promise<unknown>, pauseMs: number): () => void {
  let isBusy = false;
  let isAsked = false;
  const rest = (): void => {
    isBusy = false;
    if (isAsked) ask();
  };
  const ask = (): void => {
    isAsked = isBusy;
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => setTimeout(rest, pauseMs));
  };
  return ask;
}
