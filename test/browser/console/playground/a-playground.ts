import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ShownPage, seriousFindings } from '../a-console.ts';

/** Sends the request of the form. */
export function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Send/ }).click();
}

/** Waits for the end of what was sent. */
export function done(page: Page): Promise<void> {
  return page.getByRole('status').getByText('Done', { exact: true }).waitFor({ timeout: 60_000 });
}

/** Closes a page, which must be one for everybody and without a complaint of the browser. */
export async function blameless({ page, complaints, close }: ShownPage): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}
