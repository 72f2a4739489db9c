import type { Page } from 'playwright-core';

declare global {
  /** Delivers the rest of the held stream. */
  var letGo: () => void;
}

/** Delivers a stream up to the first event that contains a word, and holds the rest until `letGo` is called. */
export async function holdBackAfter(page: Page, word: string): Promise<void> {
  await page.evaluate((last) => {
    const usual = globalThis.fetch;
    const isLetGo = new Promise<void>((resolve) => {
      globalThis.letGo = resolve;
    });
    const beginning = (signal: AbortSignal): TransformStream<string, string> => {
      let text = '';
      let isHeld = false;
      // The stream stays open until it is released or the request is aborted.
      const goOn = (): Promise<void> =>
        new Promise((resolve, reject) => {
          void isLetGo.then(resolve);
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      return new TransformStream({
        async transform(piece, control) {
          if (isHeld) return control.enqueue(piece);
          text += piece;
          const end = text.includes(last) ? text.indexOf('\n\n', text.indexOf(last)) : -1;
          if (end < 0) return;
          isHeld = true;
          control.enqueue(text.slice(0, end + 2));
          await goOn();
          control.enqueue(text.slice(end + 2));
        },
        flush: goOn,
      });
    };
    globalThis.fetch = async (asked, more) => {
      const request = new Request(asked, more);
      const { body, headers, status } = await usual(request);
      const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
      const held = isStream
        ? body
            ?.pipeThrough(new TextDecoderStream())
            .pipeThrough(beginning(request.signal))
            .pipeThrough(new TextEncoderStream())
        : body;
      return new Response(held, { headers, status });
    };
  }, word);
}
