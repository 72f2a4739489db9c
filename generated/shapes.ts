// Generated from openapi/ (contract 6c41bbc23efe) by `npm run generate`. Do not edit.
/**
 * The shapes of what is generated from the contract. `generated/shapes.ts` is a copy of this file, so that
 * nothing that runs imports the build.
 */

/** What a validator says of a value that it refuses; the fields of Ajv's errors that are used. */
export interface Fault {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The name that is at fault, where it is one of `propertyNames`. */
  readonly propertyName?: string;
}

/** A compiled check of one schema. After `false`, `errors` holds every fault found. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

/** What a place in a schema means to the caller: the rule's identifier and its sentence. */
export interface Phrase {
  readonly rule: string;
  /** The rule as a sentence without a full stop; `{parameter}` stands for the parameter at fault. */
  readonly sentence: string;
  /** The parameter that a conditional rule is about, where it is not the one that is found at fault. */
  readonly about?: string;
  /** A change that keeps the rule, as a JSON merge patch. */
  readonly suggestion?: Readonly<Record<string, unknown>>;
}

/** A requirement on a file that its content must meet. Exactly one of the checks is set. */
export interface FileRule extends Phrase {
  readonly mediaTypes?: readonly string[];
  readonly bytesBelow?: number;
  readonly pixelsUpTo?: number;
  readonly square?: boolean;
  readonly alpha?: boolean;
  /** Another parameter of the request, whose first file has the width and height to match. */
  readonly sameSizeAs?: string;
  readonly secondsFrom?: number;
  readonly secondsUpTo?: number;
}

/** One accepted form of a request body. */
export interface Variant {
  /** The name of its schema in the contract. */
  readonly name: string;
  /** The value of the selecting parameter, where there is one. */
  readonly value?: string | boolean;
  readonly validate: Validator;
  /** By place in the schema (a fault's `schemaPath`): what to say when it is broken. */
  readonly phrases: Readonly<Record<string, Phrase>>;
  /** The parameters that must be given. */
  readonly required: readonly string[];
  /** What a parameter counts as when it is left out. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The JSON type of each parameter, for forms, whose fields are all text. */
  readonly types: Readonly<Record<string, string>>;
  /** Names that no further parameter may have, where such are taken. */
  readonly reserved?: readonly string[];
  /** The parameters that no answer repeats, such as passwords. */
  readonly secrets?: readonly string[];
  /** Requirements on the files in each parameter. */
  readonly files: Readonly<Record<string, readonly FileRule[]>>;
  /** Which of the gateway's addresses suits it. */
  readonly address: 'main' | 'alternate';
}

/** The parameter that chooses the variant. */
export interface Selection extends Phrase {
  readonly parameter: string;
}

/** Another name for a parameter, which is replaced before the request is checked. */
export interface Alias {
  readonly alias: string;
  readonly parameter: string;
}

/** The body of a request in one media type. */
export interface RequestBody {
  readonly select?: Selection;
  /** In the order of the contract. The one that does not need the selecting parameter is meant where that is left out. */
  readonly variants: readonly Variant[];
  readonly aliases: readonly Alias[];
  /** By a word that callers use for a parameter elsewhere: the parameter. It is only ever suggested. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** Parameters whose values may be wrapped in an object, and the field that holds the value there. */
  readonly unwrap: Readonly<Record<string, string>>;
  /** By parameter that not every variant takes: the rule, and the values of the selecting parameter that take it. */
  readonly exclusive: Readonly<
    Record<string, Phrase & { readonly values: readonly (string | boolean)[] }>
  >;
}

/** A parameter beside the body. */
export interface PlainParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly type: 'string' | 'integer';
  /** What it counts as when it is left out. */
  readonly default?: string | number;
}

/** What of a request decides its price, besides the model. */
export interface Pricing {
  /** How much is asked for: always so many, or as many as a parameter says. */
  readonly quantity: { readonly count: number } | { readonly parameter: string };
  /** The parameter that says how large it is to be. */
  readonly size?: string;
  /** What that parameter says where it leaves the size to the model. */
  readonly openSize?: string;
  /** The sizes that each model makes, by its name. */
  readonly sizes?: Readonly<Record<string, readonly string[]>>;
  /** The parameter that says with how much care it is to be made. */
  readonly quality?: string;
  /** What that parameter says where it leaves the quality to the model. */
  readonly openQuality?: string;
  /** The qualities that each model has, by its name. */
  readonly qualities?: Readonly<Record<string, readonly string[]>>;
}

/** Where a key may be given: a header, and what stands before the key in it. */
export interface KeyHeader {
  readonly header: string;
  readonly prefix: string;
}

/** A session in place of a key. */
export interface SessionPlace {
  /** The cookie that it is in. */
  readonly cookie: string;
  /** The header that says the session's token against forged requests, where something is changed. */
  readonly tokenHeader?: string;
}

/** What a stranger may send at the most. */
export interface Limits {
  readonly bodyBytes: number;
  readonly formBytes?: number;
  readonly depth: number;
  readonly values: number;
}

/** A rule that no schema can state. What the request alone does not tell, the operation itself checks. */
export interface OperationRule extends Phrase {
  readonly parameter: string;
  /** The preference (RFC 7240) that must come with the parameter, and what its lack means. */
  readonly needs?: { readonly preference: string; readonly otherwise: string };
  /** The parameter whose number must be smaller. */
  readonly exceeds?: string;
}

/** One operation of the contract: a row of the route table. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path as the contract writes it, parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** Since when it is deprecated, in Unix seconds, and the operation that replaces it. */
  readonly deprecation?: { readonly since: number; readonly successor: string };
  /** The models that it takes; `open` where they are a matter of configuration. */
  readonly models?: {
    readonly parameter: string;
    readonly values: readonly string[] | 'open';
    /** Where else an upstream may let the caller choose a model, as paths: `models`, `tools[].model`. */
    readonly choosers?: readonly string[];
  };
  /** What its price goes by, where that is known before the work. */
  readonly pricing?: Pricing;
  /** The operation whose price counts where none names this one. */
  readonly pricedAs?: string;
  /** Whether it costs nothing and uses no tokens, whatever the operator's prices are. */
  readonly isFree?: true;
  /** Where the key may be; empty where it takes none. */
  readonly keys: readonly KeyHeader[];
  /** The session that it takes in place of a key, if it takes one. */
  readonly session?: SessionPlace;
  /** Whose requests are limited where no key tells who asks: those of an address of the network. */
  readonly limitBy?: 'address';
  /** Whether it changes something though it is a GET, so that only who means it may ask. */
  readonly acts?: true;
  /** How many days a report has before its last one where no first day is named, and how many it has at the most. */
  readonly days?: { readonly usual: number; readonly upTo: number };
  /** Whether errors carry the fields that the SDKs of the upstream interfaces look for. */
  readonly problems: 'Problem' | 'ProblemV1';
  /** The statuses whose answers say that the request is not to be sent again by itself. */
  readonly unrepeated: readonly number[];
  readonly limits: Limits;
  readonly parameters?: {
    readonly list: readonly PlainParameter[];
    readonly validate: Validator;
    readonly phrases: Readonly<Record<string, Phrase>>;
  };
  readonly bodies: Readonly<Record<string, RequestBody>>;
  readonly rules: readonly OperationRule[];
  /** By status and media type: the check of an answer; `null` where any content will do. */
  readonly responses: Readonly<Record<number, Readonly<Record<string, Validator | null>>>>;
  /** The check of each event of a streamed answer, where answers can be streamed. */
  readonly events?: Validator;
  /** Whether its stream of events has no end. */
  readonly isEndless?: true;
}

/** An operation as it is told of in a few words. */
export interface OperationTitle {
  readonly operationId: string;
  readonly summary: string;
  /** The tag that it stands under. */
  readonly group: string;
  readonly method: string;
  readonly path: string;
  /** The headers that a key is shown in, with what stands before it; none where no key is taken. */
  readonly keys: readonly KeyHeader[];
}

/** A command that stands for an operation: what the command line shows and reads. */
export interface CommandShape {
  /** Its words: `video`, `jobs list`. */
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  /** Its paragraphs. */
  readonly description: readonly string[];
  /** The parameter that is given without a flag. */
  readonly argument?: string;
  /** The parameter that chooses the variant, and the variants by its values. */
  readonly select?: { readonly parameter: string; readonly values: readonly (string | boolean)[] };
  readonly parameters: readonly CommandParameter[];
  /** What holds between parameters, a sentence each. */
  readonly rules: readonly string[];
}

/** A parameter as the command line takes it. */
export interface CommandParameter {
  readonly name: string;
  /** Its flag without dashes: `video-length`. */
  readonly flag: string;
  /** Another flag for it. */
  readonly alias?: string;
  readonly in: 'body' | 'path' | 'query' | 'header';
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'file';
  /** Whether it can be given several times. */
  readonly isList: boolean;
  /** Each element is an object with this field alone. */
  readonly field?: string;
  /** Whether every variant wants it. */
  readonly isRequired: boolean;
  /** What the contract usually means, and wants said all the same. */
  readonly fallback?: string | number | boolean;
  /** Every value that some variant takes, where they can be listed. */
  readonly choices: readonly string[];
  /** What holds for every variant. */
  readonly sentences: readonly string[];
  /** What differs from variant to variant; only those that take it are named. */
  readonly cases: readonly CommandCase[];
}

/** What a parameter is in some variants. */
export interface CommandCase {
  /** The values of the selecting parameter; empty where every variant takes it. */
  readonly of: readonly (string | boolean)[];
  readonly sentences: readonly string[];
  readonly default?: string;
}

/** A type with some of its properties made certain, because a default fills them in. */
export type Filled<T, K extends keyof T> = Without<T, K> & Required<Pick<T, K>>;

/** A type less some of its properties; unlike `Omit`, it keeps the rest of a type that is open to others. */
export type Without<T, K extends PropertyKey> = {
  [P in keyof T as P extends K ? never : P]: T[P];
};

/** A body that only repetition makes long, as the contract's examples write it. */
interface Repeat {
  readonly 'x-repeat': {
    readonly before?: string;
    readonly text: string;
    readonly times: number;
    readonly after?: string;
  };
}

/** A rule of the contract, with what it accepts and refuses. */
export interface Rule {
  readonly rule: string;
  readonly sentence: string;
  readonly operationId: string;
  /** The variant that the examples are merged into. */
  readonly variant: string;
  /** Where the rule stands: in a schema, in what a file holds, in the operation itself, or in a parameter of the address. */
  readonly checked: 'schema' | 'file' | 'operation' | 'parameter';
  readonly mediaType: string;
  /** A complete request of the variant. */
  readonly base: Readonly<Record<string, unknown>>;
  /** JSON merge patches (RFC 7396) for `base`. */
  readonly accepted: readonly Readonly<Record<string, unknown>>[];
  readonly refused: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Merges an example into a complete request and spells out its repetitions.
 *
 * @param base - a complete request
 * @param patch - what the example changes, as a JSON merge patch (RFC 7396)
 * @returns the request that the example stands for
 */
export function exampleRequest(
  base: Readonly<Record<string, unknown>>,
  patch: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = spellOut(value);
  }
  return merged;
}

function spellOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spellOut);
  if (isRepeat(value)) {
    const { before = '', text, times, after = '' } = value['x-repeat'];
    return before + text.repeat(times) + after;
  }
  return value;
}

function isRepeat(value: unknown): value is Repeat {
  return typeof value === 'object' && value !== null && 'x-repeat' in value;
}

/** A place of the settings, as an operator reads of it. */
export interface SettingsPlace {
  readonly path: readonly string[];
  /** What it is for, line by line, without marks of a comment. */
  readonly prose: readonly string[];
  /** A section holds the places that follow; the others have a value: what it is usually, or an example of it. */
  readonly kind: 'section' | 'usual' | 'example';
  readonly value?: unknown;
}

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
  readonly charactersUpTo?: number;
  readonly elementsUpTo?: number;
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
  readonly isDeprecated?: true;
  /** The parameters beside the body. */
  readonly parameters: readonly FormField[];
  /** The parameter that chooses the variant. */
  readonly select?: { readonly parameter: string; readonly label: string; readonly help: string };
  readonly variants: readonly FormVariant[];
  readonly examples: readonly FormExample[];
  /** The method of the client that asks for it, and for other ways of answering. */
  readonly client?: string;
  readonly ways: Readonly<Partial<Record<'quote' | 'job' | 'stream', string>>>;
  /** Where the identifier of the job is in the answer, as a JSON pointer, where it answers with one. */
  readonly jobAt?: string;
  /** The name of what it answers, in the contract; a media type where that is no JSON. */
  readonly answer: string;
  readonly links: readonly FormLink[];
}
