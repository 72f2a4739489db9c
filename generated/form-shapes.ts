// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/** The shapes of the forms that pages show. `generated/form-shapes.ts` is a copy of this file. */

/** How a value is put into a form. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'switch'
  | 'choice'
  /** Several of the choices. */
  | 'choices'
  | 'texts'
  | 'object'
  | 'objects'
  | 'file'
  | 'files'
  | 'json';

/** One of the values that a field takes. */
export interface FieldChoice {
  readonly value: string | number | boolean;
  /** What it is, in a few words, where the contract says it. */
  readonly note?: string;
}

/** A field of a form: a parameter, as a person puts it in. */
export interface FormField {
  readonly name: string;
  readonly in: 'body' | 'path' | 'query' | 'header';
  readonly kind: FieldKind;
  readonly label: string;
  /** What the contract says of it; names of parameters and values stand in backquotes. */
  readonly help: string;
  readonly isRequired: boolean;
  /** What it counts as when it is left out, or usually is where it must be given. */
  readonly default?: unknown;
  readonly choices?: readonly FieldChoice[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isWhole?: true;
  readonly maxCharacters?: number;
  readonly maxElements?: number;
  /** The fields of an object, or of each object of a list. */
  readonly fields?: readonly FormField[];
  /** An address of http or https. */
  readonly isAddress?: true;
  /** Nothing repeats it, such as a password. */
  readonly isSecret?: true;
  /** The name of a model that only the gateway's settings know. */
  readonly isOpenModel?: true;
  /** The kinds of files that are taken. */
  readonly mediaTypes?: readonly string[];
  /** How long a sound may be. */
  readonly secondsUpTo?: number;
  /** The field of the picture that it is a mask of. */
  readonly maskOf?: string;
}

/** One form of the body: of a model, or of a way to give it. */
export interface FormVariant {
  /** The value of the selecting parameter, where there is one. */
  readonly value?: string | boolean;
  readonly label: string;
  readonly help: string;
  readonly mediaType: string;
  /** The parameters that it takes, less those that can have one value alone and those that say how to answer. */
  readonly fields: readonly FormField[];
}

/** A complete request of the contract. */
export interface FormExample {
  readonly title: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What can be done with an answer: a request of another operation with values from it. */
export interface FormLink {
  readonly operationId: string;
  /** By field of the other operation: where its value is in the answer, as a JSON pointer. */
  readonly values: Readonly<Record<string, string>>;
}

/** Everything that a page needs to ask for an operation. */
export interface Form {
  readonly operationId: string;
  readonly title: string;
  /** Its paragraphs. */
  readonly help: readonly string[];
  readonly group: string;
  readonly method: string;
  /** The path as the contract writes it, parameters in braces. */
  readonly path: string;
  /** Who may ask: whoever has a key or a session, only people, or everybody. */
  readonly asker: 'account' | 'person' | 'anybody';
  /** Who alone may, of those: owners of the account, or whoever belongs to the gateway's own account. */
  readonly onlyFor?: 'owner' | 'operator';
  readonly isDeprecated?: true;
  /** A request can have an idempotency key, with which it can be repeated safely. */
  readonly isKeyed?: true;
  /** The parameters beside the body. */
  readonly parameters: readonly FormField[];
  /** The parameter that chooses the variant. */
  readonly select?: { readonly parameter: string; readonly label: string; readonly help: string };
  readonly variants: readonly FormVariant[];
  readonly examples: readonly FormExample[];
  /** The method of the client that asks for it, and for other ways of answering. */
  readonly client?: string;
  /** `stream` is for whatever is asked, `show` for variants that take `partial_images`. */
  readonly ways: Readonly<Partial<Record<'quote' | 'job' | 'stream' | 'show', string>>>;
  /** Where the identifier of the job is in the answer, as a JSON pointer, where it answers with one. */
  readonly jobAt?: string;
  /** The name of what it answers, in the contract; a media type where that is no JSON. */
  readonly answer: string;
  readonly links: readonly FormLink[];
}
