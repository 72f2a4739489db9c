/** Finds JSON objects within text, by tracking their brackets. */
export class ObjectBrackets {
  readonly #beginning = new ObjectBeginning();
  #depth = 0;
  #isInText = false;
  #isEscaped = false;

  /**
   * Takes the next character.
   *
   * @returns the text that is now certain to belong to an object
   */
  take(sign: string): string {
    if (this.#depth > 0) {
      this.#step(sign);
      return sign;
    }
    const begun = this.#beginning.take(sign);
    for (const one of begun) this.#step(one);
    return begun;
  }

  get areOpen(): boolean {
    return this.#depth > 0;
  }

  /** Whether an empty object (`{}`) was found; it is not returned by `take`. */
  get hasEmpty(): boolean {
    return this.#beginning.hasEmpty;
  }

  #step(sign: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#isInText && sign === '\\') this.#isEscaped = true;
    else if (sign === '"') this.#isInText = !this.#isInText;
    else if (this.#isInText) return;
    else if (sign === '{' || sign === '[') this.#depth += 1;
    else if (sign === '}' || sign === ']') this.#depth -= 1;
  }
}

/** The state of a possible object start. */
type Beginning = 'none' | 'opened' | 'name' | 'escape' | 'named' | 'colon';

/**
 * Detects the start of an object within text, up to the first character of its first value; a name in braces is plain
 * text.
 */
class ObjectBeginning {
  #held = '';
  #at: Beginning = 'none';
  hasEmpty = false;

  /**
   * Takes the next character.
   *
   * @returns the whole start of the object, once it is certain
   */
  take(sign: string): string {
    const next = afterSign(this.#at, sign);
    const before = this.#held;
    this.#held = before + sign;
    if (next === 'begun') return this.#end();
    if (next === 'empty') {
      this.hasEmpty = true;
      this.#end();
      return '';
    }
    this.#at = next;
    if (next !== 'none') return '';
    this.#held = '';
    // The text may contain the start of another object; rescan it.
    return before === '' ? '' : [...before.slice(1), sign].map((one) => this.take(one)).join('');
  }

  #end(): string {
    const held = this.#held;
    this.#held = '';
    this.#at = 'none';
    return held;
  }
}

function afterSign(at: Beginning, sign: string): Beginning | 'begun' | 'empty' {
  if (at === 'name') return IN_NAME.get(sign) ?? at;
  if (at === 'escape') return 'name';
  if (at === 'none') return sign === '{' ? 'opened' : 'none';
  if (WHITE_SPACE.test(sign)) return at;
  if (at === 'named') return sign === ':' ? 'colon' : 'none';
  if (at === 'colon') return VALUE.test(sign) ? 'begun' : 'none';
  if (sign === '"') return 'name';
  return sign === '}' ? 'empty' : 'none';
}

const IN_NAME: ReadonlyMap<string, Beginning> = new Map([
  ['"', 'named'],
  ['\\', 'escape'],
]);
/** The characters that a JSON value can start with. */
const VALUE = /["{[\dtfn-]/;
const WHITE_SPACE = /\s/;
