/** A secret, or a record of one, as the gateway lists it. */
type OneSecret = string | { readonly secret: string };

/** One secret, or several during a rotation: as text, or as `patchbay.callbacks.secrets()` lists them. */
export type SigningSecret = OneSecret | readonly OneSecret[];

/** The texts of secrets, however they are given. */
export function secretTexts(given: SigningSecret): readonly string[] {
  return [given].flat().map((one) => (typeof one === 'string' ? one : one.secret));
}

/** Parses callback secrets, given as a comma-separated text. */
export function listedSecrets(given: string): readonly string[] {
  return given
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
