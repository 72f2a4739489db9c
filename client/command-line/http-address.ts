import { InvalidArgumentError } from 'commander';

/** Whether a text is an address that can be asked. */
export function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Reads the value of an option that takes an address. */
export function httpAddress(text: string): string {
  if (isHttpAddress(text)) return text;
  throw new InvalidArgumentError('It must be an http or https address.');
}
