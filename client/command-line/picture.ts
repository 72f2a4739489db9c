import { readFile } from 'node:fs/promises';
import type { Terminal } from './terminal.ts';

const ESCAPE = '\u001b';
/** The maximum chunk length that the protocol allows, in characters. */
const PIECE_LENGTH = 4_096;
const ROWS = 20;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Shows an image in a terminal that supports it; does nothing in others, or if the output is redirected. */
export async function showPicture({ stdout }: Terminal, path: string): Promise<void> {
  if (stdout.isTTY !== true) return;
  const { createSupportsTerminalGraphics } = await import('supports-terminal-graphics');
  const { kitty, iterm2 } = createSupportsTerminalGraphics({ isTTY: true });
  if (!kitty && !iterm2) return;
  const bytes = await readFile(path);
  if (kitty && bytes.subarray(0, PNG.length).equals(PNG)) stdout.write(`${inKitty(bytes)}\n`);
  else if (iterm2) {
    const { image } = await import('ansi-escapes');
    stdout.write(`${image(bytes, { height: ROWS, preserveAspectRatio: true })}\n`);
  }
}

/**
 * Encodes a PNG for the Kitty graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/): chunks of Base64,
 * all but the last of which announce more; `q=2` suppresses the terminal's replies.
 */
function inKitty(png: Buffer): string {
  const pieces = png.toString('base64').match(new RegExp(`.{1,${PIECE_LENGTH}}`, 'g')) ?? [];
  return pieces
    .map((piece, index) => {
      const first = index === 0 ? `a=T,f=100,q=2,r=${ROWS},` : '';
      const more = index === pieces.length - 1 ? 0 : 1;
      return `${ESCAPE}_G${first}m=${more};${piece}${ESCAPE}\\`;
    })
    .join('');
}
