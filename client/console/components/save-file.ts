/** Browsers begin to read the content some time after the click; so long it is kept for them. */
const KEPT_MS = 60_000;

/** Saves content as a file, as if a link to it had been followed. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
