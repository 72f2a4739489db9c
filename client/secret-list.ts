/** Parses callback secrets, given as a comma-separated text or as a list. */
export function listedSecrets(given: string | readonly string[]): readonly string[] {
  return (typeof given === 'string' ? given.split(',') : given)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
