import { InvalidArgumentError } from 'commander';
import { isHttpAddress } from '../http-address.ts';

/** Parses the value of an option that takes a URL. */
export function httpAddress(text: string): string {
  if (isHttpAddress(text)) return text;
  throw new InvalidArgumentError('It must be an http or https address.');
}
