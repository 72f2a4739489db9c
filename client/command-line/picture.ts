import { readFile } from 'node:fs/promises';
import type { Terminal } from './terminal.ts';

const ESCAPE = '\u001b';
/** The longest piece that the protocol allows, in characters. */
const PIECE_LENGTH = 4_096;
const ROWS = 20;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Shows a picture in a terminal that can; in others, and where the output goes elsewhere, it does nothing. */
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
 * A PNG in the Kitty graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/): in pieces of Base64, all
 * but the last of which say that there is more; `q=2` asks the terminal for no answer.
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
