// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/**
 * The shapes of operations and settings, as they are generated from the contract. `generated/shapes.ts` is a copy of this
 * file, so that nothing that runs imports the build.
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
  /** Where a parameter that is null counts as one that is left out: the names of which that is true, too, though it has none. */
  readonly nullIsAbsent?: readonly string[];
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
  /** What callers call it elsewhere. */
  readonly synonyms?: readonly string[];
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
  readonly formParts?: number;
  readonly formTextBytes?: number;
  readonly depth: number;
  readonly values: number;
}

/** A rule that no schema can state. What the request alone does not tell, the operation itself checks. */
export interface OperationRule extends Phrase {
  readonly parameter: string;
  /** The preference (RFC 7240) that must come with the parameter, and what its lack means. */
  readonly needs?: { readonly preference: string; readonly otherwise: string };
  /** The preference that must not come with the parameter, unless that is false, and what is to be had in its place. */
  readonly excludes?: { readonly preference: string; readonly otherwise: string };
  /** The parameter whose number must be smaller. */
  readonly exceeds?: string;
  /** Whether the elements of a list must be of one JSON type; and how many there may be, unless they are numbers. */
  readonly alike?: { readonly upTo: number };
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
  /** How many of its streams an account can have open at a process. */
  readonly maxStreams?: number;
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
  /** The operations that look up its jobs, where it always answers with a job. */
  readonly lookups?: readonly string[];
}

/** A type with some of its properties made certain, because a default fills them in. */
export type Filled<T, K extends keyof T> = Without<T, K> & Required<Pick<T, K>>;

/** A type less some of its properties; unlike `Omit`, it keeps the rest of a type that is open to others. */
export type Without<T, K extends PropertyKey> = {
  [P in keyof T as P extends K ? never : P]: T[P];
};

/** A place of the settings, as an operator reads of it. */
export interface SettingsPlace {
  readonly path: readonly string[];
  /** What it is for, line by line, without marks of a comment. */
  readonly prose: readonly string[];
  /** A section holds the places that follow; the others have a value: what it is usually, or an example of it. */
  readonly kind: 'section' | 'usual' | 'example';
  readonly value?: unknown;
}
