/** How long the object URL is kept: browsers start to read its content some time after the click. */
const KEPT_MS = 60_000;

/** Downloads content as a file, as if a link to it had been followed. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
