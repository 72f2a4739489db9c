/** The secrets that callbacks are signed with, as they are given: one text, with commas between several, or a list. */
export function listedSecrets(given: string | readonly string[]): readonly string[] {
  return (typeof given === 'string' ? given.split(',') : given)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
