/** Parses callback secrets, given as a comma-separated text. */
export function listedSecrets(given: string): readonly string[] {
  return given
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
