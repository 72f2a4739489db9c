import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ShownPage, seriousFindings } from '../a-console.ts';

/** Submits the form. */
export function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Send/ }).click();
}

/** Waits until the request is done. */
export function done(page: Page): Promise<void> {
  return page.getByRole('status').getByText('Done', { exact: true }).waitFor({ timeout: 60_000 });
}

/** Expects that a page is accessible and has no errors in the browser's console, and closes it. */
export async function blameless({ page, complaints, close }: ShownPage): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}
