/** An e-mail address in the form that is stored: case makes no difference. */
export function keptAddress(email: string): string {
  return email.toLowerCase();
}

/** A name in the form that is stored: trimmed, with single spaces between words. */
export function keptName(name: string): string {
  return name.replace(/\s+/gu, ' ').trim();
}
