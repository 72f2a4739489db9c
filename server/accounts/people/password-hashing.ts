/** How passwords are hashed, and told apart by their hashes. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(known: { readonly hash: string; readonly password: string }): Promise<boolean>;
}
