import type { Page } from 'playwright-core';

declare global {
  /** Lets the page hear the rest of what is held back. */
  var letGo: () => void;
}

/** Lets the page hear no more of a stream than up to the first event that has a word, until it is let go. */
export async function holdBackAfter(page: Page, word: string): Promise<void> {
  await page.evaluate((last) => {
    const usual = globalThis.fetch;
    const isLetGo = new Promise<void>((resolve) => {
      globalThis.letGo = resolve;
    });
    const beginning = (signal: AbortSignal): TransformStream<string, string> => {
      let text = '';
      let isHeld = false;
      // It is open until it is let go, or whoever asked ends it.
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
