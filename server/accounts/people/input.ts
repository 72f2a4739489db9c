/** The stored form of an e-mail address: lower case. */
export function keptAddress(email: string): string {
  return email.toLowerCase();
}

/** The stored form of a name: trimmed, with single spaces between words. */
export function keptName(name: string): string {
  return name.replace(/\s+/gu, ' ').trim();
}
