/** The beginning of a text, as a name of what it describes; an ellipsis stands for the rest. */
export function shortened(text: string, maxCharacters: number): string {
  const characters = Array.from(text);
  if (characters.length <= maxCharacters) return text;
  return `${characters.slice(0, maxCharacters).join('').trimEnd()}…`;
}
