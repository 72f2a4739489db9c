/** How passwords are hashed and verified. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(known: { readonly hash: string; readonly password: string }): Promise<boolean>;
}
