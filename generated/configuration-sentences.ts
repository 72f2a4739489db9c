// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/** What is said of settings whose faults tell nothing by themselves, by the place of their schema. */
export const settingsSentences: Readonly<Record<string, string>> = {
 "#/properties/server/properties/publicUrl": "{setting} must be an address that begins with http:// or https://, without ?, #, user and password",
 "#/properties/server/properties/alternatePublicUrl": "{setting} must be an address that begins with http:// or https://, without ?, #, user and password",
 "#/properties/server/properties/allowedOrigins/items": "{setting} must be an origin, such as https://app.example.com, or * for all",
 "#/properties/databaseUrl": "{setting} must begin with postgres://; the characters @ / ? # of a user or password are written %40 %2F %3F %23",
 "#/properties/upstreams/additionalProperties/properties/kind": "{setting} must be the name of an interface, such as openai, in small letters",
 "#/properties/upstreams/additionalProperties/properties/baseUrl": "{setting} must be an address that begins with http:// or https://, without ? and #",
 "#/properties/upstreams/additionalProperties/properties/keys/items": "{setting} must say either env or file, which it comes from",
 "#/properties/upstreams/additionalProperties/properties/keys/items/properties/env": "{setting} must be the name of an environment variable: letters, digits and underscores",
 "#/properties/upstreams/additionalProperties/properties/headers/additionalProperties": "{setting} must be a text of at most 1000 characters of printable ASCII",
 "#/properties/upstreams/additionalProperties/properties/headers/propertyNames": "{setting}: the name of a header has 1 to 100 letters, digits and dashes",
 "#/properties/upstreams/additionalProperties/allOf/0/if": "{setting} is a sandbox, which has no baseUrl",
 "#/properties/upstreams/additionalProperties/allOf/1/if": "{setting} needs a baseUrl, as its kind has no default one",
 "#/properties/upstreams/propertyNames": "{setting}: a name has 1 to 64 letters, digits, stops, dashes and underscores, and begins with a letter or digit",
 "#/properties/models/items": "{setting} must say either upstream or upstreams",
 "#/properties/tracing/properties/endpoint": "{setting} must be an address that begins with http:// or https://",
 "#/properties/assets/properties/store": "{setting}.kind must be folder or s3",
 "#/properties/assets/properties/store/oneOf/1/properties/bucket": "{setting} must have 3 to 63 letters, digits, stops, dashes and underscores, with a letter or digit at both ends",
 "#/properties/assets/properties/store/oneOf/1/properties/region": "{setting} must have 1 to 64 letters, digits and dashes",
 "#/properties/assets/properties/store/oneOf/1/properties/endpoint": "{setting} must be an address that begins with http:// or https://",
 "#/properties/assets/properties/store/oneOf/1/properties/prefix": "{setting} must be names with single slashes in between, and none at its beginning",
 "#/properties/prices/properties/rules/items": "{setting}.per must be one of second, song, image, request or million-tokens",
 "#/properties/prices/properties/rules/items/oneOf/0/properties/id": "{setting} must have 1 to 64 small letters and digits, with single dashes in between",
 "#/properties/prices/properties/rules/items/oneOf/0/properties/operations/items": "{setting} must be createVideo, or per must be another than second",
 "#/properties/prices/properties/rules/items/oneOf/1/properties/id": "{setting} must have 1 to 64 small letters and digits, with single dashes in between",
 "#/properties/prices/properties/rules/items/oneOf/1/properties/operations/items": "{setting} must be createMusic, or per must be another than song",
 "#/properties/prices/properties/rules/items/oneOf/2/properties/id": "{setting} must have 1 to 64 small letters and digits, with single dashes in between",
 "#/properties/prices/properties/rules/items/oneOf/2/properties/operations/items": "{setting} must be createImage or editImage, or per must be another than image",
 "#/properties/prices/properties/rules/items/oneOf/3/properties/id": "{setting} must have 1 to 64 small letters and digits, with single dashes in between",
 "#/properties/prices/properties/rules/items/oneOf/4/properties/id": "{setting} must have 1 to 64 small letters and digits, with single dashes in between",
 "#/properties/prices/properties/rules/items/oneOf/4/properties/operations/items": "{setting} must be createMessage, createChatCompletion, createResponse or createEmbedding, or per must be another than million-tokens",
 "#/properties/mail/properties/from": "{setting} must be an address, or a name with one: Patchbay <patchbay@example.com>",
 "#/properties/mail/properties/smtp/properties/password": "{setting} must say either env or file, which it comes from",
 "#/properties/mail/properties/smtp/properties/password/properties/env": "{setting} must be the name of an environment variable: letters, digits and underscores"
};

/** The names that settings have, by the place of the schema that they are in. */
export const settingsNames: Readonly<Record<string, readonly string[]>> = {
 "#": [
  "roles",
  "server",
  "data",
  "databaseUrl",
  "timeouts",
  "upstreams",
  "models",
  "retries",
  "textCache",
  "responses",
  "tracing",
  "jobs",
  "assets",
  "retention",
  "callbacks",
  "sources",
  "limits",
  "prices",
  "moderation",
  "givenUp",
  "accounts",
  "mail",
  "log"
 ],
 "#/properties/server": [
  "host",
  "port",
  "alternatePort",
  "publicUrl",
  "alternatePublicUrl",
  "allowedOrigins",
  "trustedProxies",
  "strict"
 ],
 "#/properties/timeouts": [
  "head",
  "main",
  "alternate",
  "events",
  "notice",
  "shutdown"
 ],
 "#/properties/upstreams/additionalProperties": [
  "kind",
  "jobSeconds",
  "baseUrl",
  "keys",
  "keyRestMinutes",
  "headers",
  "timeouts",
  "concurrency",
  "breaker",
  "tokenLimitName",
  "askedAgainMinutes",
  "speaksResponses",
  "answerMegabytes",
  "allowPrivateResults"
 ],
 "#/properties/upstreams/additionalProperties/properties/keys/items": [
  "env",
  "file"
 ],
 "#/properties/upstreams/additionalProperties/properties/timeouts": [
  "connect",
  "firstByte",
  "idle",
  "total"
 ],
 "#/properties/upstreams/additionalProperties/properties/concurrency": [
  "calls",
  "waiting"
 ],
 "#/properties/upstreams/additionalProperties/properties/breaker": [
  "failures",
  "restSeconds"
 ],
 "#/properties/models/items": [
  "id",
  "upstream",
  "model",
  "upstreams",
  "serves",
  "maxTokens"
 ],
 "#/properties/models/items/properties/upstreams/items": [
  "upstream",
  "model",
  "order",
  "weight"
 ],
 "#/properties/retries": [
  "rounds",
  "firstSeconds",
  "secondsUpTo"
 ],
 "#/properties/textCache": [
  "seconds",
  "answerKilobytes"
 ],
 "#/properties/responses": [
  "keepDays",
  "keepMegabytes",
  "chainUpTo"
 ],
 "#/properties/tracing": [
  "endpoint",
  "sample"
 ],
 "#/properties/jobs": [
  "maxMinutes",
  "submitsPerSecond",
  "pollsPerSecond"
 ],
 "#/properties/assets": [
  "imageMinutes",
  "resultHours",
  "resultMegabytes",
  "store"
 ],
 "#/properties/assets/properties/store/oneOf/0": [
  "kind"
 ],
 "#/properties/assets/properties/store/oneOf/1": [
  "kind",
  "bucket",
  "region",
  "endpoint",
  "prefix",
  "pathStyle",
  "accessKeyId",
  "secretAccessKey"
 ],
 "#/properties/retention": [
  "jobDays",
  "sampleDays",
  "idempotencyHours",
  "changeDays",
  "textUsageDays"
 ],
 "#/properties/callbacks": [
  "allowPrivate",
  "receiverSeconds",
  "secretOverlapHours"
 ],
 "#/properties/sources": [
  "allowPrivate",
  "seconds",
  "silentSeconds"
 ],
 "#/properties/limits": [
  "account",
  "stored",
  "addresses",
  "people",
  "overload"
 ],
 "#/properties/limits/properties/account": [
  "requestsPerMinute",
  "tokensPerMinute",
  "concurrent"
 ],
 "#/properties/limits/properties/stored": [
  "samples",
  "sampleMegabytes"
 ],
 "#/properties/limits/properties/addresses": [
  "attemptsPerMinute",
  "wrongKeysPerMinute"
 ],
 "#/properties/limits/properties/people": [
  "signInsPerMinute"
 ],
 "#/properties/limits/properties/overload": [
  "eventLoopMilliseconds",
  "memoryMegabytes",
  "requests",
  "connections",
  "formMegabytes"
 ],
 "#/properties/prices": [
  "ceiling",
  "believedTokens",
  "rules"
 ],
 "#/properties/prices/properties/rules/items/oneOf/0": [
  "id",
  "operations",
  "models",
  "sizes",
  "per",
  "units"
 ],
 "#/properties/prices/properties/rules/items/oneOf/1": [
  "id",
  "operations",
  "models",
  "sizes",
  "per",
  "units"
 ],
 "#/properties/prices/properties/rules/items/oneOf/2": [
  "id",
  "operations",
  "models",
  "sizes",
  "qualities",
  "per",
  "units"
 ],
 "#/properties/prices/properties/rules/items/oneOf/3": [
  "id",
  "operations",
  "models",
  "sizes",
  "qualities",
  "per",
  "units"
 ],
 "#/properties/prices/properties/rules/items/oneOf/4": [
  "id",
  "operations",
  "models",
  "per",
  "input",
  "cachedInput",
  "cacheWrite",
  "longCacheWrite",
  "output"
 ],
 "#/properties/moderation": [
  "free",
  "windowHours"
 ],
 "#/properties/givenUp": [
  "freeUnits",
  "windowHours"
 ],
 "#/properties/accounts": [
  "signUp",
  "startingUnits",
  "linkMinutes",
  "sessionHours",
  "invitationHours",
  "invitationsUpTo",
  "mailsUpTo",
  "keysUpTo"
 ],
 "#/properties/mail": [
  "from",
  "smtp"
 ],
 "#/properties/mail/properties/smtp": [
  "host",
  "port",
  "secure",
  "user",
  "password"
 ],
 "#/properties/mail/properties/smtp/properties/password": [
  "env",
  "file"
 ],
 "#/properties/log": [
  "level"
 ]
};

/** The kinds of upstreams that an option of an upstream is for, where it is not for all. */
export const optionKinds: Readonly<Record<string, readonly string[]>> = {
 "jobSeconds": [
  "sandbox"
 ],
 "tokenLimitName": [
  "openai"
 ],
 "askedAgainMinutes": [
  "openai",
  "anthropic",
  "patchbay"
 ],
 "speaksResponses": [
  "openai"
 ]
};

/** The options that upstreams of a kind must have, where it needs some. */
export const neededOptions: Readonly<Record<string, readonly string[]>> = {
 "patchbay": [
  "baseUrl"
 ]
};
