const ELLIPSIS = '…';

/**
 * A text of somebody else's, cut where it is longer than what it is put into allows; an ellipsis then stands for the
 * rest.
 *
 * @param upTo - how many characters (Unicode code points) may remain, with the ellipsis
 */
export function shortened(text: string, upTo: number): string {
  if (text.length <= upTo) return text;
  // A character has at most two code units; one beyond the limit shows that there are more.
  const characters = Array.from(text.slice(0, (upTo + 1) * 2));
  if (characters.length <= upTo) return text;
  return characters.slice(0, upTo - ELLIPSIS.length).join('') + ELLIPSIS;
}
