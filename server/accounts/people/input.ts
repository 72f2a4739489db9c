/** An address as it is kept: those that differ in case alone are the same. */
export function keptAddress(email: string): string {
  return email.toLowerCase();
}

/** A name as it is kept: without white space at its ends, or more than a space between its words. */
export function keptName(name: string): string {
  return name.replace(/\s+/gu, ' ').trim();
}
