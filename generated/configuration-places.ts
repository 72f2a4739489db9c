// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import type { SettingsPlace } from './shapes.ts';

/** Every place of the settings, in order. */
export const settingsPlaces: readonly SettingsPlace[] = [
 {
  "path": [
   "roles"
  ],
  "prose": [
   "What this process does. api takes requests; worker runs jobs and sends callbacks. One without the",
   "other needs a databaseUrl that the processes share. One of: api, worker."
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
   "The port of the alternate address, which has the longer time limit. 0 takes a free one. From 0",
   "to 65,535."
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
   "The public address of the gateway, if it differs. Addresses of results begin with it."
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
   "The public address of the alternate address; without it, server.publicUrl stands for both. The",
   "served contract names it."
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
   "means all. Everybody can read a key in a page, so this is for development."
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
   "The proxies in front of the gateway, as addresses or networks such as 10.0.0.0/8. The gateway",
   "believes X-Forwarded-For from these only."
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
   "A PostgreSQL server to use instead of the built-in database, as",
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
   "For the head of a request (all before its body), from the opening of the connection. After that",
   "the answer is 408, and the connection is closed. More than 0, at most 300."
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
   "For an answer, on the main address. More than 0, at most 86,400."
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
   "For an answer, on the alternate address. More than 0, at most 86,400."
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
   "How long a stream that follows jobs lasts, or up to a tenth less. Then its caller reconnects,",
   "and is authenticated again. More than 0, at most 86,400."
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
   "How long a gateway that is asked to stop still takes requests, while /readyz already says 503.",
   "If this is longer than a load balancer takes to notice, no request meets a stopped gateway. 0",
   "stops at once. From 0 to 600."
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
   "How long work under way may take once the gateway is asked to stop. From 0 to 86,400."
  ],
  "kind": "usual",
  "value": 30
 },
 {
  "path": [
   "upstreams"
  ],
  "prose": [
   "The services that do the work, each under a name of your choice. Answers name it in a header.",
   "  kind: The interface that it speaks, such as openai, anthropic, xai-video, patchbay or sandbox.",
   "  jobSeconds (6): How long a video or music job of the sandbox takes, in seconds. From 0 to 3,600.",
   "  baseUrl: Its address, with the version if the path has one, such as https://api.openai.com/v1.",
   "    Every kind but patchbay has a default. Of another Patchbay it is best the alternate one, as",
   "    the main one ends answers, such as slow pictures, after a minute.",
   "  keys: Its keys, used in turn. A key that is refused or out of quota is set aside for",
   "    keyRestMinutes and named in the log.",
   "  keys[].env: The environment variable that holds the key.",
   "  keys[].file: The file that holds the key, and nothing else.",
   "  keyRestMinutes (10): How long a key that was refused or is out of quota is set aside, in",
   "    minutes. More than 0, at most 10,080.",
   "  headers: Headers of every call, such as openai-organization. Not for keys.",
   "  timeouts: How long the upstream may take, in seconds. The time limit of the gateway's own",
   "    address may end a call earlier; then there is no failover, and it does not count as a failure",
   "    of this upstream.",
   "  timeouts.connect (5): To accept a connection. More than 0, at most 300.",
   "  timeouts.firstByte (300): From the end of the request to the first byte of the answer. It does",
   "    not apply to pictures, which are made before that byte; total does. More than 0, at most",
   "    3,600.",
   "  timeouts.idle (60): Between two pieces of an answer. Before the first words of streamed text,",
   "    and in text that is not streamed, the upstream may be silent for as long as firstByte, if that",
   "    is longer. It does not apply to a picture that an upstream of kind openai streams; total does.",
   "    More than 0, at most 3,600.",
   "  timeouts.total (600): For a whole call. Pictures that are asked for as a job have 12 minutes for",
   "    all calls together. More than 0, at most 7,200.",
   "  concurrency: How many calls this process makes at once.",
   "  concurrency.calls (100): Calls under way. A stream counts until its end. From 1 to 100,000.",
   "  concurrency.waiting (200): Calls that may wait for their turn. Further ones go to the next",
   "    upstream of the model, or get 503. From 0 to 100,000.",
   "  breaker: When a failing upstream is skipped for a while (circuit breaker). A failure is that it",
   "    cannot be reached, answers with an error, or exceeds one of its timeouts. Calls ended by their",
   "    callers or by the time limit of the gateway's own address do not count.",
   "  breaker.failures (5): How many failures in a row open the circuit breaker. From 1 to 10,000.",
   "  breaker.restSeconds (10): How long it is skipped, in seconds, before one call tries it again.",
   "    More than 0, at most 3,600.",
   "  tokenLimitName: What kind openai calls the token limit of a request that is translated from the",
   "    messages interface. Left out, it is max_completion_tokens for OpenAI itself, and max_tokens",
   "    elsewhere, where the newer name is often refused or ignored. A request in chat completions",
   "    keeps the caller's name. One of: max_tokens, max_completion_tokens.",
   "  askedAgainMinutes (10): How long, in minutes, the gateway remembers what an upstream lacks. If",
   "    it has no responses interface, responses are translated into chat completions; if it does not",
   "    count tokens, they are estimated. A model that cannot stream a picture is asked for the",
   "    finished one, and a model that refuses a reasoning effort, or to encrypt its reasoning, is",
   "    asked without. The log says so of interfaces and pictures. From 0 to 1,440.",
   "  speaksResponses: Whether kind openai speaks the responses interface. If not, such requests are",
   "    translated into chat completions. Left out, it does at OpenAI's own address, and at Azure's if",
   "    the path ends with /openai/v1. If it answers 404 there, it is asked in chat completions for",
   "    askedAgainMinutes.",
   "  answerMegabytes (256): The largest answer that is read, in megabytes of 1,048,576 bytes. For",
   "    files of jobs, assets.resultMegabytes applies. From 1 to 4,096.",
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
   "Which upstreams serve which model. The name * means every other model.",
   "  id: The model's name for callers.",
   "  upstream: The upstream that serves it, if there is one.",
   "  model: What that upstream calls the model, if it differs. Only with upstream.",
   "  upstreams: The upstreams that serve it, if there are several.",
   "  upstreams[].upstream: The name of an upstream.",
   "  upstreams[].model: What it calls the model, if it differs.",
   "  upstreams[].order (1): Upstreams of the lowest order are asked first, the others if those fail.",
   "    From 1 to 100.",
   "  upstreams[].weight (1): Its share of the calls among upstreams of the same order. One of weight",
   "    0 is asked last among them. From 0 to 1,000,000.",
   "  serves: What a model that the contract does not name is for. Left out, it is text; for *, both,",
   "    if its upstreams can. One of: text, embeddings.",
   "  maxTokens (4096): The token limit of an answer if the caller gives none and the upstream",
   "    requires one. From 1 to 10,000,000."
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
   "How often a call is tried. A round tries all upstreams of the model; between rounds the gateway",
   "waits. Nothing is retried once a byte of its answer has been passed on."
  ],
  "kind": "section"
 },
 {
  "path": [
   "retries",
   "rounds"
  ],
  "prose": [
   "The number of rounds, including the first. From 1 to 20."
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
   "The wait after the first round, in seconds. It doubles with each round, with jitter. A",
   "Retry-After of the upstream is respected. More than 0, at most 60."
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
   "The longest wait, in seconds. If an upstream asks for a longer one, its answer is passed on",
   "instead. More than 0, at most 600."
  ],
  "kind": "usual",
  "value": 20
 },
 {
  "path": [
   "textCache"
  ],
  "prose": [
   "A cache of answers to text requests that are not streamed. An identical request of the same",
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
   "The largest answer that is kept, in kilobytes of 1,024 bytes. From 1 to 65,536."
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
   "How long a response is kept with its input, in days. What it continues from is kept as long, up",
   "to five minutes longer (or a 720th of the time, if that is less). 0 keeps none, and refuses",
   "previous_response_id. From 0 to 36,500."
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
   "The most that is kept for one account, in megabytes. What has gone longest without being",
   "continued from is removed first (to within five minutes), and what is being continued from last.",
   "More than 0, at most 1,048,576."
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
   "How long a chain of responses that continue from each other may be. From 1 to 10,000."
  ],
  "kind": "usual",
  "value": 1000
 },
 {
  "path": [
   "tracing"
  ],
  "prose": [
   "OpenTelemetry traces. OpenTelemetry's own environment variables work too."
  ],
  "kind": "section"
 },
 {
  "path": [
   "tracing",
   "endpoint"
  ],
  "prose": [
   "The collector, by OTLP over HTTP, such as http://127.0.0.1:4318. Without it, or",
   "OTEL_EXPORTER_OTLP_ENDPOINT, there are no traces."
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
   "The share of requests that are traced, if the caller has not decided. From 0 to 1."
  ],
  "kind": "usual",
  "value": 1
 },
 {
  "path": [
   "jobs"
  ],
  "prose": [
   "Videos, songs, and pictures that are asked for as jobs."
  ],
  "kind": "section"
 },
 {
  "path": [
   "jobs",
   "maxMinutes"
  ],
  "prose": [
   "When a job that has not ended fails, in minutes from its creation. Until then it is submitted",
   "again if no upstream has begun with it and one accepts a key of the gateway. More than 0, at",
   "most 20,160."
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
   "How many jobs a process submits to upstreams in a second at most, however many are due. From 1",
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
   "How many polls of upstreams a process makes in a second at most, however many jobs run. From 10",
   "to 100,000."
  ],
  "kind": "usual",
  "value": 400
 },
 {
  "path": [
   "assets"
  ],
  "prose": [
   "Where files are kept, how large they may be, and how long addresses of results are valid."
  ],
  "kind": "section"
 },
 {
  "path": [
   "assets",
   "imageMinutes"
  ],
  "prose": [
   "How long addresses of pictures are valid, in minutes. The contract promises 60. More than 0, at",
   "most 525,600."
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
   "How long addresses of job results are valid, in hours from each look-up, but not longer than the",
   "job is kept. They are valid up to a quarter of that longer, and stay the same for such a",
   "quarter, so that browsers can cache the files. More than 0, at most 87,600."
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
   "The largest result of an upstream that is stored, in megabytes of 1,048,576 bytes. From 1 to",
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
   "  bucket: The bucket, which must exist.",
   "  region: The region of the bucket. Services without regions accept any, such as us-east-1.",
   "  endpoint: The address of the service, if it is not AWS.",
   "  prefix: The prefix of every object's name, such as patchbay/.",
   "  pathStyle: Whether the bucket is named in the path instead of the host. Most services other",
   "    than AWS need it.",
   "  accessKeyId: The gateway's access key. Left out, it and the secret come from the AWS SDK's",
   "    usual sources, first AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
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
   "How long data of callers is kept."
  ],
  "kind": "section"
 },
 {
  "path": [
   "retention",
   "jobDays"
  ],
  "prose": [
   "Jobs with their results and callbacks, in days from their end. More than 0, at most 36,500."
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
   "Uploaded recordings, in days. More than 0, at most 36,500."
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
   "First answers under idempotency keys, in hours. The contract promises 24. More than 0, at most",
   "87,600."
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
   "An account's record of changes of people, invitations and keys, in days. It names people by name",
   "and address, also those who have left. More than 0, at most 36,500."
  ],
  "kind": "usual",
  "value": 365
 },
 {
  "path": [
   "retention",
   "textUsageDays"
  ],
  "prose": [
   "The record of each answer of text with its upstream and tokens (table text_usage), in days; 365",
   "is a good value once you have compared it with the upstreams' bills. Without it, the record is",
   "kept for good, and grows with each answer. What an answer cost stays in the ledger either way.",
   "From 1 to 36,500."
  ],
  "kind": "example",
  "value": 365
 },
 {
  "path": [
   "callbacks"
  ],
  "prose": [
   "How callbacks are sent."
  ],
  "kind": "section"
 },
 {
  "path": [
   "callbacks",
   "allowPrivate"
  ],
  "prose": [
   "Whether callback addresses may be private or loopback addresses. For tests and local",
   "development."
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
   "How long a receiver may take to answer, in seconds. More than 0, at most 60."
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
   "How long a replaced secret still signs, in hours. The contract promises a day. From 0 to 8,760."
  ],
  "kind": "usual",
  "value": 24
 },
 {
  "path": [
   "sources"
  ],
  "prose": [
   "How pictures and recordings at callers' addresses are fetched. Addresses in conversations, and of",
   "reference images of videos, are fetched by upstreams; allowPrivate applies to them too."
  ],
  "kind": "section"
 },
 {
  "path": [
   "sources",
   "allowPrivate"
  ],
  "prose": [
   "Whether these addresses may be private or loopback addresses. For tests and local development."
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
   "How long one file may take to arrive, in seconds. The time limit of the gateway's address may",
   "end it earlier. More than 0, at most 3,600."
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
   "How long its server may be silent, in seconds. More than 0, at most 3,600."
  ],
  "kind": "usual",
  "value": 10
 },
 {
  "path": [
   "limits"
  ],
  "prose": [
   "Limits of requests. Processes that share a databaseUrl count together. 0 means no limit."
  ],
  "kind": "section"
 },
 {
  "path": [
   "limits",
   "account"
  ],
  "prose": [
   "The limits of each account, with all its keys."
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
   "Tokens of text in a minute, input and output. They are known when an answer has ended, so",
   "answers under way can exceed the limit. From 0 to 1,000,000,000,000."
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
   "Uploaded recordings. Each is removed after retention.sampleDays. From 0 to 1,000,000,000."
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
   "Limits of one network address (with IPv6, of a /64 network). Behind a proxy that",
   "server.trustedProxies does not name, all callers share one address. So do callers for whom a",
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
   "Requests in a minute with a wrong key, in each process. Beyond that, only recently valid keys",
   "are checked. From 0 to 1,000,000,000."
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
   "Limits of one person, from any address."
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
   "Attempts in a minute to sign in with one e-mail address, whether it is known or not, so that a",
   "password cannot be guessed from many addresses. From 0 to 1,000,000,000."
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
   "When a process is overloaded. It then answers new requests with 503, and finishes those under",
   "way."
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
   "The event-loop delay, in milliseconds, averaged over a second. The process is overloaded if it",
   "exceeds this three times in a row. From 0 to 60,000."
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
   "Resident memory, in megabytes of 1,048,576 bytes. The process is overloaded if it exceeds this",
   "at three checks in a row, one a second. Left out, there is no limit. From 64 to 1,048,576."
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
   "The most requests under way, without those whose bodies are still arriving. No account may",
   "have more of them than are left for everybody else. From 0 to 1,000,000."
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
   "The most open connections. A further one replaces the one that has carried no request for",
   "longest. If all carry a request, it replaces one whose client has hardly sent its body or read",
   "its answer for 5 seconds. If there is none, it is refused. From 0 to 1,000,000."
  ],
  "kind": "usual",
  "value": 10000
 },
 {
  "path": [
   "limits",
   "overload",
   "formMegabytes"
  ],
  "prose": [
   "Forms whose files are on disk at once, in the folder scratch of the data folder, in megabytes",
   "of 1,048,576 bytes. No account may have more than half of it. A form without a Content-Length",
   "counts as the largest that its operation takes. From 0 to 1,000,000,000."
  ],
  "kind": "usual",
  "value": 4096
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
   "The highest price of one request, in units. A request above it is refused before anything is",
   "done. Text, whose price is known at its end, is never charged more than this. More than 0, at",
   "most 1,000,000."
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
   "The most input tokens, and the most output tokens, that are believed of one answer. If an",
   "upstream reports more, this number is counted, and an error is logged. From 1,000 to",
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
   "Prices. The first rule that matches a request applies. A request that no rule matches is",
   "refused, so that nothing is free by accident. A picture is charged by the size that is made, at",
   "most the price of the size asked for. If the size is left to the model (auto), the highest",
   "possible price is reserved. Amounts are rounded to 6 decimals.",
   "  id: The rule's own name, shown in ledger entries. No two rules share one.",
   "  operations: The operations that it applies to. One of: createVideo, createMusic, createImage,",
   "    editImage, createMessage, createChatCompletion, createResponse, createEmbedding,",
   "    extractMidi, uploadSample.",
   "  models: The models that it applies to, as callers name them. Left out, all models.",
   "  sizes: The sizes that it applies to, such as 720p or 1024x1024. Left out, all sizes. A rule",
   "    that names auto sets one price for pictures whose size is left to the model.",
   "  per: What is counted. One of: second, song, image, request, million-tokens.",
   "  units: The price of one, in units. From 0 to 1,000,000.",
   "  qualities: The qualities that it applies to, such as high. Left out, all qualities. A picture",
   "    has the quality that its upstream tells; else the requested one, or for auto the model's",
   "    most expensive one. Only qualities that the model has count, and a picture never costs more",
   "    than the requested one. A rule that names auto sets one price for pictures whose quality is",
   "    left to the model. One of: auto, low, medium, high, standard, hd.",
   "  input: The price of a million input tokens, in units. Audio tokens cost the same as text",
   "    tokens, in and out: a model with audio needs a rule of its own. From 0 to 1,000,000.",
   "  cachedInput: The price of a million input tokens that the upstream reads from its cache. Left",
   "    out, the price of input. From 0 to 1,000,000.",
   "  cacheWrite: The price of a million input tokens that the upstream writes to its cache. Left",
   "    out, the price of input. From 0 to 1,000,000.",
   "  longCacheWrite: The same for tokens that are kept in the cache for longer: an hour at",
   "    Anthropic, 12 hours at OpenAI. Left out, the price of `cacheWrite`. From 0 to 1,000,000.",
   "  output: The price of a million output tokens, in units. From 0 to 1,000,000."
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
   "What is charged for videos, pictures and songs that an upstream's moderation refuses. Refused text",
   "is free."
  ],
  "kind": "section"
 },
 {
  "path": [
   "moderation",
   "free"
  ],
  "prose": [
   "How many such failures are free for an account within the window. Further ones are charged in",
   "full, or at the least of the price if that depends on what is made. From 0 to 1,000,000."
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
   "How long such a failure counts, in hours. More than 0, at most 8,760."
  ],
  "kind": "usual",
  "value": 24
 },
 {
  "path": [
   "givenUp"
  ],
  "prose": [
   "What is charged for work that its caller gives up after an upstream has begun with it, since the",
   "upstream charges for it anyway: a cancelled job, or an abandoned request for pictures. A streamed",
   "picture without an idempotency key is charged once an unfinished state of it has been sent, and",
   "abandoned text as far as it came."
  ],
  "kind": "section"
 },
 {
  "path": [
   "givenUp",
   "freeUnits"
  ],
  "prose": [
   "How many units of such work are free for an account within the window, or as many as it pays for",
   "within the window, if that is more. Anything beyond is charged in full. If strangers may sign up",
   "and upstreams cost money, choose less. From 0 to 1,000,000,000."
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
   "How long such work counts, in hours. More than 0, at most 8,760."
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
   "Who may sign up. With open, everybody; with invitation, invited people; with closed, nobody. One",
   "of: open, invitation, closed."
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
   "The quota of a new account, in units. If strangers may sign up and upstreams cost money, choose",
   "0. From 0 to 1,000,000,000."
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
   "How long a link in a mail can be used, in minutes. More than 0, at most 10,080."
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
   "How long an unused session lasts, in hours. More than 0, at most 8,760."
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
   "How long an invitation can be used, in hours. More than 0, at most 2,160."
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
   "How many invitations of an account can be open at once. Withdrawn ones count until they would",
   "have expired. From 1 to 10,000."
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
   "How many mails with links an address gets at most while a link can be used, however often they",
   "are requested. Invitations are counted for each inviting account. From 1 to 1,000."
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
   "The sender of mail, as an address or a name with an address, such as Patchbay",
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
   "The mail server. Without one, mail is written to the folder outbox in the data folder.",
   "  host: Its name or address.",
   "  port (587): Its port, usually 587, or 465 if secure is set. From 1 to 65,535.",
   "  secure (false): Whether the connection is encrypted from the beginning. If not, it is",
   "    encrypted as soon as the server offers it, and always before a password is sent.",
   "  user: The name to sign in with. It needs a password.",
   "  password: Where the password comes from. The settings hold no passwords, so that they can be",
   "    shown.",
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
   "The log."
  ],
  "kind": "section"
 },
 {
  "path": [
   "log",
   "level"
  ],
  "prose": [
   "The lowest level that is written. One of: trace, debug, info, warn, error, silent."
  ],
  "kind": "usual",
  "value": "info"
 }
];
