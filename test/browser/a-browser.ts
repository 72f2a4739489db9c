import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where a browser may be installed. Chromium without its windows comes first: it takes half the processor time. */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/** Options of a test browser. */
export interface BrowserParts {
  /** Whether it has a fake microphone that beeps, which every page may use without a prompt. */
  readonly hasMicrophone?: boolean;
  /** The default font size, in pixels; 16 by default. */
  readonly letterPixels?: number;
}

const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts the installed Chromium, headless and without background network requests of its own. */
export async function aBrowser({
  hasMicrophone = false,
  letterPixels = 16,
}: BrowserParts = {}): Promise<Browser> {
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
  if (executablePath === undefined) {
    throw new Error('There is no Chromium. Install it, or name it in the variable CHROMIUM.');
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      `--blink-settings=defaultFontSize=${letterPixels}`,
      ...(hasMicrophone ? MICROPHONE : []),
    ],
  });
}
