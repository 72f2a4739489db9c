// Generated from openapi/ (contract 0b2160e3d34a) by `npm run generate`. Do not edit.
import type { SettingsPlace } from './shapes.ts';

/** Every place of the settings, in order. */
export const settingsPlaces: readonly SettingsPlace[] = [
 {
  "path": [
   "roles"
  ],
  "prose": [
   "What this process does. api takes requests; worker does the work of jobs and sends callbacks. One",
   "without the other needs a databaseUrl, which the processes share. One of: api, worker."
  ],
  "kind": "usual",
  "value": [
   "api",
   "worker"
  ]
 },
 {
  "path": [
   "server"
  ],
  "prose": [
   "Where the gateway listens."
  ],
  "kind": "section"
 },
 {
  "path": [
   "server",
   "host"
  ],
  "prose": [
   "The address to listen on. 0.0.0.0 listens on every interface."
  ],
  "kind": "usual",
  "value": "127.0.0.1"
 },
 {
  "path": [
   "server",
   "port"
  ],
  "prose": [
   "The port of the main address. 0 takes a free one. From 0 to 65,535."
  ],
  "kind": "usual",
  "value": 8080
 },
 {
  "path": [
   "server",
   "alternatePort"
  ],
  "prose": [
   "The port of the alternate address, which waits longer. 0 takes a free one. From 0 to 65,535."
  ],
  "kind": "usual",
  "value": 8081
 },
 {
  "path": [
   "server",
   "publicUrl"
  ],
  "prose": [
   "The address that the outside reaches the gateway by, if it is another one. Addresses of results",
   "begin with it."
  ],
  "kind": "example",
  "value": "https://patchbay.example.com"
 },
 {
  "path": [
   "server",
   "alternatePublicUrl"
  ],
  "prose": [
   "The same for the alternate address, as the contract that is served names it."
  ],
  "kind": "example",
  "value": "https://patchbay-slow.example.com"
 },
 {
  "path": [
   "server",
   "allowedOrigins"
  ],
  "prose": [
   "The origins whose pages may call the gateway from a browser, such as http://localhost:3000; \"*\"",
   "stands for all. A key in a page is everybody's, so this is for development."
  ],
  "kind": "usual",
  "value": []
 },
 {
  "path": [
   "server",
   "trustedProxies"
  ],
  "prose": [
   "The proxies in front of the gateway, as addresses or networks such as 10.0.0.0/8. What they say",
   "in X-Forwarded-For of who asks is believed; nobody else's is."
  ],
  "kind": "usual",
  "value": []
 },
 {
  "path": [
   "server",
   "strict"
  ],
  "prose": [
   "Whether every answer is checked against the contract before it is sent. For tests and",
   "development."
  ],
  "kind": "usual",
  "value": false
 },
 {
  "path": [
   "data"
  ],
  "prose": [
   "The folder that holds the database, unless databaseUrl is set, and the files."
  ],
  "kind": "usual",
  "value": ".patchbay"
 },
 {
  "path": [
   "databaseUrl"
  ],
  "prose": [
   "A PostgreSQL server to use in place of the built-in database, as",
   "postgres://user:password@host/database."
  ],
  "kind": "example",
  "value": "postgres://patchbay@127.0.0.1/patchbay"
 },
 {
  "path": [
   "timeouts"
  ],
  "prose": [
   "How long the gateway waits, in seconds."
  ],
  "kind": "section"
 },
 {
  "path": [
   "timeouts",
   "head"
  ],
  "prose": [
   "For the head of a request, which is all before its body, from the opening of a connection on.",
   "Who takes longer gets 408, and the connection is closed. More than 0, 300 at the most."
  ],
  "kind": "usual",
  "value": 30
 },
 {
  "path": [
   "timeouts",
   "main"
  ],
  "prose": [
   "For an answer, on the main address. More than 0, 86,400 at the most."
  ],
  "kind": "usual",
  "value": 60
 },
 {
  "path": [
   "timeouts",
   "alternate"
  ],
  "prose": [
   "For an answer, on the alternate address. More than 0, 86,400 at the most."
  ],
  "kind": "usual",
  "value": 600
 },
 {
  "path": [
   "timeouts",
   "events"
  ],
  "prose": [
   "Before a stream that follows jobs ends, so that whoever follows shows again who they are; up to",
   "a tenth less. More than 0, 86,400 at the most."
  ],
  "kind": "usual",
  "value": 900
 },
 {
  "path": [
   "timeouts",
   "notice"
  ],
  "prose": [
   "When the gateway is asked to stop, so long it goes on taking requests, while readyz already says",
   "that it will not. Longer than a balancer takes to notice, nothing is sent to a gateway that has",
   "stopped; 0 stops at once. From 0 to 600."
  ],
  "kind": "usual",
  "value": 0
 },
 {
  "path": [
   "timeouts",
   "shutdown"
  ],
  "prose": [
   "For work under way, when the gateway is asked to stop. From 0 to 86,400."
  ],
  "kind": "usual",
  "value": 30
 },
 {
  "path": [
   "upstreams"
  ],
  "prose": [
   "The services that do the work, by a name of your choice, which answers tell in a header.",
   "  kind: The interface that it speaks, such as openai, anthropic, xai-video, patchbay or sandbox.",
   "  jobSeconds (6): How long a video or music job of the sandbox takes, in seconds. From 0 to 3,600.",
   "  baseUrl: Where it is, up to and with the version in the path if it has one there, such as",
   "    https://api.openai.com/v1. Each kind has a usual one, but for patchbay.",
   "  keys: The keys that it is called with, in turn. A key that is refused or has run out of quota is",
   "    set aside for keyRestMinutes and named in the log.",
   "  keys[].env: The environment variable that holds the key.",
   "  keys[].file: The file that holds the key, and nothing else.",
   "  keyRestMinutes (10): How long a key that was refused or has run out of quota is set aside, in",
   "    minutes. More than 0, 10,080 at the most.",
   "  headers: Headers that go with every call, such as openai-organization. Not for keys.",
   "  timeouts: How long the upstream may take, in seconds. The time limit of the gateway's own",
   "    address may end a call before; such a call goes to no other upstream, and says nothing of this",
   "    one.",
   "  timeouts.connect (5): To take a connection. More than 0, 300 at the most.",
   "  timeouts.firstByte (300): To begin with an answer, from the end of the request. More than 0,",
   "    3,600 at the most.",
   "  timeouts.idle (60): To go on with an answer that it has begun. More than 0, 3,600 at the most.",
   "  timeouts.total (600): For a whole call. More than 0, 7,200 at the most.",
   "  concurrency: How many calls run at once, in this process.",
   "  concurrency.calls (100): Calls under way. A stream counts until its end. From 1 to 100,000.",
   "  concurrency.waiting (200): Calls that may wait for their turn. What comes beyond goes to the",
   "    next upstream of the model, or is answered 503. From 0 to 100,000.",
   "  breaker: When the upstream is left alone for a while because it fails. What counts is that it",
   "    cannot be reached, answers with a failure, or breaks one of its timeouts; what callers or the",
   "    time limit of the gateway's own address end does not.",
   "  breaker.failures (5): After so many failures in a row. From 1 to 10,000.",
   "  breaker.restSeconds (10): For so long, before one call tries it again. More than 0, 3,600 at the",
   "    most.",
   "  tokenLimitName: What kind openai calls the limit of tokens where a request of the messages",
   "    interface is translated for it. max_completion_tokens where it is OpenAI itself, and",
   "    max_tokens elsewhere, where the newer name is often refused or passed over. A request in chat",
   "    completions keeps the caller's own. One of: max_tokens, max_completion_tokens.",
   "  askedAgainMinutes (10): How long an upstream that answers that nothing is at an address is not",
   "    asked there again. Conversations in the responses interface are put to it in chat completions",
   "    meanwhile, tokens that it does not count are estimated. A model of it that refuses to show a",
   "    picture while it makes it is asked for the finished one alone as long, and one that refuses an",
   "    effort of reasoning, or to encrypt it, is asked without that. The log says it of addresses and",
   "    pictures when it begins. From 0 to 1,440.",
   "  speaksResponses: Whether kind openai is asked in the responses interface where its caller speaks",
   "    that; else such requests are translated into chat completions. Left out, it is where the",
   "    address is that of OpenAI itself, or of Azure with a path that ends with /openai/v1. One that",
   "    answers that nothing is at that address is asked in chat completions for askedAgainMinutes.",
   "  answerMegabytes (256): No answer is read past this size, in megabytes of 1,048,576 bytes. Files",
   "    of jobs are bound by assets.resultMegabytes. From 1 to 4,096.",
   "  allowPrivateResults (false): Whether results may be fetched from private or loopback addresses",
   "    other than that of the upstream itself."
  ],
  "kind": "usual",
  "value": {
   "sandbox": {
    "kind": "sandbox"
   }
  }
 },
 {
  "path": [
   "models"
  ],
  "prose": [
   "Which upstreams serve which model. The name * stands for every other model.",
   "  id: The model's name, as callers ask for it.",
   "  upstream: The name of the upstream that serves it, where there is one.",
   "  model: What that upstream calls the model, if not by the same name. Beside upstream only.",
   "  upstreams: The upstreams that serve it, where there are several.",
   "  upstreams[].upstream: The name of an upstream.",
   "  upstreams[].model: What it calls the model, if not by the same name.",
   "  upstreams[].order (1): Those of the lowest order are asked first, the others when those fail.",
   "    From 1 to 100.",
   "  upstreams[].weight (1): The share of the calls among those of the same order. One of weight 0 is",
   "    asked last among them. From 0 to 1,000,000.",
   "  serves: What a model is for that the contract does not name. Text, where it is left out; for *,",
   "    both, as far as its upstreams do it. One of: text, embeddings.",
   "  maxTokens (4096): The most tokens of an answer where the caller says nothing and the upstream",
   "    demands a figure. From 1 to 10,000,000."
  ],
  "kind": "usual",
  "value": [
   {
    "id": "sandbox-text-1",
    "upstream": "sandbox"
   },
   {
    "id": "sandbox-embedding-1",
    "upstream": "sandbox",
    "serves": [
     "embeddings"
    ]
   },
   {
    "id": "*",
    "upstream": "sandbox"
   }
  ]
 },
 {
  "path": [
   "retries"
  ],
  "prose": [
   "How often a call is tried. All upstreams of the model are tried in a round; between rounds the",
   "gateway waits. Nothing is tried again once a byte of its answer has been passed on."
  ],
  "kind": "section"
 },
 {
  "path": [
   "retries",
   "rounds"
  ],
  "prose": [
   "Rounds, with the first. From 1 to 20."
  ],
  "kind": "usual",
  "value": 3
 },
 {
  "path": [
   "retries",
   "firstSeconds"
  ],
  "prose": [
   "The wait after the first round, in seconds; it doubles with each, give or take some chance. A",
   "Retry-After of the upstream is kept. More than 0, 60 at the most."
  ],
  "kind": "usual",
  "value": 0.5
 },
 {
  "path": [
   "retries",
   "secondsUpTo"
  ],
  "prose": [
   "The longest wait, in seconds. An upstream that asks for a longer one is not waited for; its",
   "answer is passed on. More than 0, 600 at the most."
  ],
  "kind": "usual",
  "value": 20
 },
 {
  "path": [
   "textCache"
  ],
  "prose": [
   "A store of answers to text requests that are not streamed. The very same request of the same",
   "account is answered from it."
  ],
  "kind": "section"
 },
 {
  "path": [
   "textCache",
   "seconds"
  ],
  "prose": [
   "How long an answer is kept, in seconds. 0 keeps none. From 0 to 2,592,000."
  ],
  "kind": "usual",
  "value": 0
 },
 {
  "path": [
   "textCache",
   "answerKilobytes"
  ],
  "prose": [
   "No larger answer is kept, in kilobytes of 1,024 bytes. From 1 to 65,536."
  ],
  "kind": "usual",
  "value": 256
 },
 {
  "path": [
   "responses"
  ],
  "prose": [
   "What is kept of the responses interface, so that callers can continue from it and look it up.",
   "Requests with store false leave nothing."
  ],
  "kind": "section"
 },
 {
  "path": [
   "responses",
   "keepDays"
  ],
  "prose": [
   "How long a response is kept with its input, in days. What it continues from is kept as long as",
   "it is, up to five minutes longer (or a 720th of the time, where that is less). 0 keeps none, and",
   "takes no previous_response_id. From 0 to 36,500."
  ],
  "kind": "usual",
  "value": 30
 },
 {
  "path": [
   "responses",
   "keepMegabytes"
  ],
  "prose": [
   "What is kept of one account, in megabytes; what nobody has continued from for longest goes",
   "first, told to within five minutes, and what is continued from just now last. More than 0,",
   "1,048,576 at the most."
  ],
  "kind": "usual",
  "value": 256
 },
 {
  "path": [
   "responses",
   "chainUpTo"
  ],
  "prose": [
   "How many responses a request may continue from, each of which continues from the one before.",
   "From 1 to 10,000."
  ],
  "kind": "usual",
  "value": 1000
 },
 {
  "path": [
   "tracing"
  ],
  "prose": [
   "Traces in OpenTelemetry's form. The names of its own environment variables are heard too."
  ],
  "kind": "section"
 },
 {
  "path": [
   "tracing",
   "endpoint"
  ],
  "prose": [
   "Where they are sent by OTLP over HTTP, such as http://127.0.0.1:4318. Without it, or",
   "OTEL_EXPORTER_OTLP_ENDPOINT, none are."
  ],
  "kind": "example",
  "value": "http://127.0.0.1:4318"
 },
 {
  "path": [
   "tracing",
   "sample"
  ],
  "prose": [
   "The share of requests that are traced where the caller has not decided. From 0 to 1."
  ],
  "kind": "usual",
  "value": 1
 },
 {
  "path": [
   "jobs"
  ],
  "prose": [
   "The work that answers later."
  ],
  "kind": "section"
 },
 {
  "path": [
   "jobs",
   "maxMinutes"
  ],
  "prose": [
   "When a job that has not ended is given up, in minutes from its creation. Until then it is handed",
   "over again where no upstream has begun with it and one takes a key of the gateway. More than 0,",
   "20,160 at the most."
  ],
  "kind": "usual",
  "value": 60
 },
 {
  "path": [
   "jobs",
   "submitsPerSecond"
  ],
  "prose": [
   "How many jobs a process hands to upstreams in a second at the most, however many are due. From 1",
   "to 100,000."
  ],
  "kind": "usual",
  "value": 100
 },
 {
  "path": [
   "jobs",
   "pollsPerSecond"
  ],
  "prose": [
   "How often a process asks upstreams in a second at the most how far jobs are, however many run.",
   "From 10 to 100,000."
  ],
  "kind": "usual",
  "value": 400
 },
 {
  "path": [
   "assets"
  ],
  "prose": [
   "Where files are kept, how large they may be, and how long the addresses of results hold."
  ],
  "kind": "section"
 },
 {
  "path": [
   "assets",
   "imageMinutes"
  ],
  "prose": [
   "Pictures of the image operations, in minutes. The contract promises 60. More than 0, 525,600 at",
   "the most."
  ],
  "kind": "usual",
  "value": 60
 },
 {
  "path": [
   "assets",
   "resultHours"
  ],
  "prose": [
   "Results of jobs, in hours from each look-up; never longer than the job is kept. More than 0,",
   "87,600 at the most."
  ],
  "kind": "usual",
  "value": 24
 },
 {
  "path": [
   "assets",
   "resultMegabytes"
  ],
  "prose": [
   "No result of an upstream is stored past this size, in megabytes of 1,048,576 bytes. From 1 to",
   "50,000."
  ],
  "kind": "usual",
  "value": 2048
 },
 {
  "path": [
   "assets",
   "store"
  ],
  "prose": [
   "Where the bytes of files are.",
   "  kind: One of: folder, s3.",
   "  bucket: The bucket, which must be there already.",
   "  region: The region of the bucket. Services that have none take any, such as us-east-1.",
   "  endpoint: The address of the service, where it is not that of AWS.",
   "  prefix: What the name of every object begins with, such as patchbay/.",
   "  pathStyle: Whether the bucket is named in the path in place of the host. Most services beside",
   "    AWS want it.",
   "  accessKeyId: Who the gateway is there. Left out, it and the secret are looked for where the",
   "    AWS SDK does, first in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
   "  secretAccessKey: The secret that belongs to accessKeyId."
  ],
  "kind": "usual",
  "value": {
   "kind": "folder"
  }
 },
 {
  "path": [
   "retention"
  ],
  "prose": [
   "How long what callers leave is kept."
  ],
  "kind": "section"
 },
 {
  "path": [
   "retention",
   "jobDays"
  ],
  "prose": [
   "Jobs with their results and callbacks, in days from their end. More than 0, 36,500 at the most."
  ],
  "kind": "usual",
  "value": 30
 },
 {
  "path": [
   "retention",
   "sampleDays"
  ],
  "prose": [
   "Uploaded recordings, in days. More than 0, 36,500 at the most."
  ],
  "kind": "usual",
  "value": 30
 },
 {
  "path": [
   "retention",
   "idempotencyHours"
  ],
  "prose": [
   "What was first answered to an idempotency key, in hours. The contract promises 24. More than 0,",
   "87,600 at the most."
  ],
  "kind": "usual",
  "value": 24
 },
 {
  "path": [
   "retention",
   "changeDays"
  ],
  "prose": [
   "What an account's record tells of changes of its people, invitations and keys, in days. It names",
   "people by name and address, also those who have gone. More than 0, 36,500 at the most."
  ],
  "kind": "usual",
  "value": 365
 },
 {
  "path": [
   "callbacks"
  ],
  "prose": [
   "How results are posted to callers."
  ],
  "kind": "section"
 },
 {
  "path": [
   "callbacks",
   "allowPrivate"
  ],
  "prose": [
   "Whether callback addresses may be private or loopback ones. For tests and local development."
  ],
  "kind": "usual",
  "value": false
 },
 {
  "path": [
   "callbacks",
   "receiverSeconds"
  ],
  "prose": [
   "How long a receiver may take to answer, in seconds. More than 0, 60 at the most."
  ],
  "kind": "usual",
  "value": 15
 },
 {
  "path": [
   "callbacks",
   "secretOverlapHours"
  ],
  "prose": [
   "How long a secret that has been replaced goes on signing, in hours. The contract promises a day.",
   "From 0 to 8,760."
  ],
  "kind": "usual",
  "value": 24
 },
 {
  "path": [
   "sources"
  ],
  "prose": [
   "How pictures and recordings that callers name by address are fetched. Addresses in conversations",
   "and those of pictures that videos refer to are fetched by upstreams; whether they may be private",
   "is said here, too."
  ],
  "kind": "section"
 },
 {
  "path": [
   "sources",
   "allowPrivate"
  ],
  "prose": [
   "Whether they may be at private or loopback addresses. For tests and local development."
  ],
  "kind": "usual",
  "value": false
 },
 {
  "path": [
   "sources",
   "seconds"
  ],
  "prose": [
   "How long one file may take to arrive, in seconds. A time limit of the address in timeouts may",
   "end it before. More than 0, 3,600 at the most."
  ],
  "kind": "usual",
  "value": 30
 },
 {
  "path": [
   "sources",
   "silentSeconds"
  ],
  "prose": [
   "How long its server may be silent meanwhile, in seconds. More than 0, 3,600 at the most."
  ],
  "kind": "usual",
  "value": 10
 },
 {
  "path": [
   "limits"
  ],
  "prose": [
   "How much may be asked. Processes that share a databaseUrl count together. 0 stands for no limit."
  ],
  "kind": "section"
 },
 {
  "path": [
   "limits",
   "account"
  ],
  "prose": [
   "What each account may ask, with all its keys."
  ],
  "kind": "section"
 },
 {
  "path": [
   "limits",
   "account",
   "requestsPerMinute"
  ],
  "prose": [
   "Requests in a minute. From 0 to 1,000,000,000."
  ],
  "kind": "usual",
  "value": 60000
 },
 {
  "path": [
   "limits",
   "account",
   "tokensPerMinute"
  ],
  "prose": [
   "Tokens that text may use in a minute, read and written. They are known when an answer has",
   "ended, so that answers under way may go beyond. From 0 to 1,000,000,000,000."
  ],
  "kind": "usual",
  "value": 100000000
 },
 {
  "path": [
   "limits",
   "account",
   "concurrent"
  ],
  "prose": [
   "Requests under way at once. A stream counts until its end. From 0 to 1,000,000."
  ],
  "kind": "usual",
  "value": 2000
 },
 {
  "path": [
   "limits",
   "stored"
  ],
  "prose": [
   "What each account may have stored."
  ],
  "kind": "section"
 },
 {
  "path": [
   "limits",
   "stored",
   "samples"
  ],
  "prose": [
   "Recordings that were uploaded for songs to be made from. Each goes when retention.sampleDays",
   "are over. From 0 to 1,000,000,000."
  ],
  "kind": "usual",
  "value": 1000
 },
 {
  "path": [
   "limits",
   "stored",
   "sampleMegabytes"
  ],
  "prose": [
   "The size of these recordings together, in megabytes of 1,048,576 bytes. From 0 to",
   "1,000,000,000."
  ],
  "kind": "usual",
  "value": 1024
 },
 {
  "path": [
   "limits",
   "addresses"
  ],
  "prose": [
   "What may come from one address of the network, or of IPv6 from one network of 64 bits. Behind a",
   "proxy that server.trustedProxies does not name, all callers share one. So do those of whom a",
   "trusted proxy names no address."
  ],
  "kind": "section"
 },
 {
  "path": [
   "limits",
   "addresses",
   "attemptsPerMinute"
  ],
  "prose": [
   "Attempts in a minute to sign in, to activate an account, and the like, all together. From 0 to",
   "1,000,000,000."
  ],
  "kind": "usual",
  "value": 20
 },
 {
  "path": [
   "limits",
   "addresses",
   "wrongKeysPerMinute"
  ],
  "prose": [
   "Requests in a minute whose key is wrong, in each process. Beyond that only keys that were",
   "right a while ago are looked at. From 0 to 1,000,000,000."
  ],
  "kind": "usual",
  "value": 100
 },
 {
  "path": [
   "limits",
   "people"
  ],
  "prose": [
   "What may be tried in the name of one person, from wherever it comes."
  ],
  "kind": "section"
 },
 {
  "path": [
   "limits",
   "people",
   "signInsPerMinute"
  ],
  "prose": [
   "Attempts in a minute to sign in with one e-mail address, whether anybody has it or not, so",
   "that no password is found by many who guess. From 0 to 1,000,000,000."
  ],
  "kind": "usual",
  "value": 10
 },
 {
  "path": [
   "limits",
   "overload"
  ],
  "prose": [
   "When a process has too much to do. It answers new requests with 503 then, and finishes those",
   "under way."
  ],
  "kind": "section"
 },
 {
  "path": [
   "limits",
   "overload",
   "eventLoopMilliseconds"
  ],
  "prose": [
   "What is due is done so much too late, on average over a second, three times in a row. From 0",
   "to 60,000."
  ],
  "kind": "usual",
  "value": 1000
 },
 {
  "path": [
   "limits",
   "overload",
   "memoryMegabytes"
  ],
  "prose": [
   "The process takes more memory (resident), as looked at every second, three times in a row; in",
   "megabytes of 1,048,576 bytes. Left out, there is no such limit. From 64 to 1,048,576."
  ],
  "kind": "example",
  "value": 2048
 },
 {
  "path": [
   "limits",
   "overload",
   "requests"
  ],
  "prose": [
   "So many requests are under way, without those whose bodies are still to come. No account has",
   "more of them than are left for everybody else. From 0 to 1,000,000."
  ],
  "kind": "usual",
  "value": 4000
 },
 {
  "path": [
   "limits",
   "overload",
   "connections"
  ],
  "prose": [
   "So many connections are open. Another one takes the place of one that carries no request, the",
   "longest so first, which is closed; where all carry one, of one whose client has hardly sent",
   "its body or taken its answer for 5 seconds; where there is none such, it is not taken. From 0",
   "to 1,000,000."
  ],
  "kind": "usual",
  "value": 10000
 },
 {
  "path": [
   "prices"
  ],
  "prose": [
   "What work costs, in units of quota."
  ],
  "kind": "section"
 },
 {
  "path": [
   "prices",
   "ceiling"
  ],
  "prose": [
   "The dearest that one request may be, in units. A dearer one is refused before anything is done;",
   "an answer in text, whose price is known at its end, is charged no more than this. More than 0,",
   "1,000,000 at the most."
  ],
  "kind": "usual",
  "value": 10000
 },
 {
  "path": [
   "prices",
   "believedTokens"
  ],
  "prose": [
   "So many tokens read, and so many written, are believed of one answer in text. An upstream that",
   "tells of more is wrong; that is logged as an error, and so many are counted. From 1,000 to",
   "1,000,000,000."
  ],
  "kind": "usual",
  "value": 10000000
 },
 {
  "path": [
   "prices",
   "rules"
  ],
  "prose": [
   "Prices. The first rule that matches a request counts; what no rule matches has no price and is",
   "refused, so that nothing is free by accident. A picture is charged by the size that is made, and",
   "no dearer than the size that was asked for; where that is left to the model (auto), the dearest",
   "that may come is set aside. Amounts are rounded to 6 decimals.",
   "  id: The rule's own name, which entries of the ledger show. No two rules share one.",
   "  operations: The operations that it is for. One of: createVideo, createMusic, createImage,",
   "    editImage, createMessage, createChatCompletion, createResponse, createEmbedding,",
   "    extractMidi, uploadSample.",
   "  models: The models that it is for, as callers name them. Every model, where it is left out.",
   "  sizes: The sizes that it is for, such as 720p or 1024x1024. Every size, where it is left out.",
   "    A rule that names auto sets one price for pictures whose size is left to the model,",
   "    whichever is made.",
   "  per: What is counted. One of: second, song, image, request, million-tokens.",
   "  units: The price of one, in units. From 0 to 1,000,000.",
   "  qualities: The qualities that it is for, as a picture is asked for. Every quality, where it is",
   "    left out. What leaves the quality to the model costs what its dearest does, unless a rule",
   "    names auto. One of: auto, low, medium, high, standard, hd.",
   "  input: The price of a million tokens that the model reads, in units. From 0 to 1,000,000.",
   "  cachedInput: The same for those that the upstream has from its cache. The input's price, where",
   "    it is left out. From 0 to 1,000,000.",
   "  cacheWrite: The same for those that the upstream writes to its cache. The input's price, where",
   "    it is left out. From 0 to 1,000,000.",
   "  longCacheWrite: The same for those that it is to keep there for longer than usual: an hour at",
   "    Anthropic, 12 hours at OpenAI. The price of `cacheWrite`, where it is left out. From 0 to",
   "    1,000,000.",
   "  output: The price of a million tokens that the model writes, in units. From 0 to 1,000,000."
  ],
  "kind": "usual",
  "value": [
   {
    "id": "video-480p",
    "operations": [
     "createVideo"
    ],
    "sizes": [
     "480p"
    ],
    "per": "second",
    "units": 5
   },
   {
    "id": "video-720p",
    "operations": [
     "createVideo"
    ],
    "sizes": [
     "720p"
    ],
    "per": "second",
    "units": 10
   },
   {
    "id": "video-1080p",
    "operations": [
     "createVideo"
    ],
    "sizes": [
     "1080p"
    ],
    "per": "second",
    "units": 20
   },
   {
    "id": "song",
    "operations": [
     "createMusic"
    ],
    "per": "song",
    "units": 10
   },
   {
    "id": "image-256",
    "operations": [
     "createImage",
     "editImage"
    ],
    "sizes": [
     "256x256"
    ],
    "per": "image",
    "units": 1
   },
   {
    "id": "image-512",
    "operations": [
     "createImage",
     "editImage"
    ],
    "sizes": [
     "512x512"
    ],
    "per": "image",
    "units": 2
   },
   {
    "id": "wide-image",
    "operations": [
     "createImage",
     "editImage"
    ],
    "sizes": [
     "1536x1024",
     "1024x1536",
     "1792x1024",
     "1024x1792"
    ],
    "per": "image",
    "units": 6
   },
   {
    "id": "image",
    "operations": [
     "createImage",
     "editImage"
    ],
    "per": "image",
    "units": 4
   },
   {
    "id": "text",
    "operations": [
     "createMessage",
     "createChatCompletion"
    ],
    "per": "million-tokens",
    "input": 1,
    "cachedInput": 0.1,
    "output": 4
   },
   {
    "id": "embedding",
    "operations": [
     "createEmbedding"
    ],
    "per": "million-tokens",
    "input": 0.1,
    "output": 0
   },
   {
    "id": "midi",
    "operations": [
     "extractMidi"
    ],
    "per": "request",
    "units": 0
   },
   {
    "id": "upload",
    "operations": [
     "uploadSample"
    ],
    "per": "request",
    "units": 0
   }
  ]
 },
 {
  "path": [
   "moderation"
  ],
  "prose": [
   "What is charged for videos, pictures and songs that an upstream's moderation refuses. Text that is",
   "refused is free."
  ],
  "kind": "section"
 },
 {
  "path": [
   "moderation",
   "free"
  ],
  "prose": [
   "How many such failures of an account are free within the window. Later ones are charged in full.",
   "From 0 to 1,000,000."
  ],
  "kind": "usual",
  "value": 3
 },
 {
  "path": [
   "moderation",
   "windowHours"
  ],
  "prose": [
   "How long such a failure counts, in hours. More than 0, 8,760 at the most."
  ],
  "kind": "usual",
  "value": 24
 },
 {
  "path": [
   "givenUp"
  ],
  "prose": [
   "What is charged for work that its caller gives up after an upstream has begun with it, which the",
   "upstream is paid for all the same: a job that is cancelled, or a request for pictures that is",
   "broken off. Text that is broken off is charged as far as it came."
  ],
  "kind": "section"
 },
 {
  "path": [
   "givenUp",
   "freeUnits"
  ],
  "prose": [
   "So many units of such work of an account are free within the window, or as many as it pays for",
   "within the window, where that is more. What goes beyond that is charged in full. Where strangers",
   "may sign up and upstreams cost money, less is wise. From 0 to 1,000,000,000."
  ],
  "kind": "usual",
  "value": 10000
 },
 {
  "path": [
   "givenUp",
   "windowHours"
  ],
  "prose": [
   "How long such work counts, in hours. More than 0, 8,760 at the most."
  ],
  "kind": "usual",
  "value": 24
 },
 {
  "path": [
   "accounts"
  ],
  "prose": [
   "How people get an account and sign in."
  ],
  "kind": "section"
 },
 {
  "path": [
   "accounts",
   "signUp"
  ],
  "prose": [
   "Who may sign up. open takes everybody; invitation takes those who have been invited; closed",
   "takes nobody. One of: open, invitation, closed."
  ],
  "kind": "usual",
  "value": "open"
 },
 {
  "path": [
   "accounts",
   "startingUnits"
  ],
  "prose": [
   "What an account is granted when it is made, in units of quota. Where strangers may sign up and",
   "upstreams cost money, 0 is wise. From 0 to 1,000,000,000."
  ],
  "kind": "usual",
  "value": 1000
 },
 {
  "path": [
   "accounts",
   "linkMinutes"
  ],
  "prose": [
   "How long a link that is sent by mail can be used, in minutes. More than 0, 10,080 at the most."
  ],
  "kind": "usual",
  "value": 60
 },
 {
  "path": [
   "accounts",
   "sessionHours"
  ],
  "prose": [
   "How long somebody stays signed in without using it, in hours. More than 0, 8,760 at the most."
  ],
  "kind": "usual",
  "value": 168
 },
 {
  "path": [
   "accounts",
   "invitationHours"
  ],
  "prose": [
   "How long an invitation can be used, in hours. More than 0, 2,160 at the most."
  ],
  "kind": "usual",
  "value": 1
 },
 {
  "path": [
   "accounts",
   "invitationsUpTo"
  ],
  "prose": [
   "How many invitations of an account can be open at once. Those that were taken back count until",
   "they would have ended. From 1 to 10,000."
  ],
  "kind": "usual",
  "value": 100
 },
 {
  "path": [
   "accounts",
   "mailsUpTo"
  ],
  "prose": [
   "How many mails with links an address gets in the time that a link can be used, however often",
   "they are asked for; of invitations, from one account. From 1 to 1,000."
  ],
  "kind": "usual",
  "value": 5
 },
 {
  "path": [
   "accounts",
   "keysUpTo"
  ],
  "prose": [
   "How many live API keys an account may have. From 1 to 1,000."
  ],
  "kind": "usual",
  "value": 100
 },
 {
  "path": [
   "mail"
  ],
  "prose": [
   "How the gateway sends mail."
  ],
  "kind": "section"
 },
 {
  "path": [
   "mail",
   "from"
  ],
  "prose": [
   "Who mail is from, as an address or as a name with an address, such as Patchbay",
   "<patchbay@example.com>."
  ],
  "kind": "usual",
  "value": "Patchbay <patchbay@localhost>"
 },
 {
  "path": [
   "mail",
   "smtp"
  ],
  "prose": [
   "The server that takes mail. Without one mail is written to the folder outbox in the data folder.",
   "  host: Its name or address.",
   "  port (587): Its port, 587 usually, or 465 where secure is set. From 1 to 65,535.",
   "  secure (false): Whether the connection is encrypted from its beginning. If not, it is as soon",
   "    as the server offers it, and must be before a password is sent.",
   "  user: The name to sign in with. It needs a password.",
   "  password: Where the password comes from. The settings hold none themselves, so that they can",
   "    be shown.",
   "  password.env: The environment variable that holds the password.",
   "  password.file: The file that holds the password and nothing else."
  ],
  "kind": "example",
  "value": {
   "host": "smtp.example.com",
   "user": "patchbay",
   "password": {
    "env": "SMTP_PASSWORD"
   }
  }
 },
 {
  "path": [
   "log"
  ],
  "prose": [
   "What the gateway writes about itself."
  ],
  "kind": "section"
 },
 {
  "path": [
   "log",
   "level"
  ],
  "prose": [
   "The least important entries that are written. One of: trace, debug, info, warn, error, silent."
  ],
  "kind": "usual",
  "value": "info"
 }
];
