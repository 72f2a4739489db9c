import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** What a browser can be given besides. */
export interface BrowserParts {
  /** A microphone that beeps, and that every page may use. */
  readonly hasMicrophone?: boolean;
  /** How large its person has set letters; 16 pixels unless given. */
  readonly letterPixels?: number;
}

const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts the machine's own Chromium, without a window and without calls of its own to the outside. */
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
