// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Configuration
         * @description The settings of a gateway.
         */
        Configuration: {
            /**
             * @description What this process does. api takes requests; worker runs jobs and sends callbacks. One without the other needs a databaseUrl that the processes share.
             * @default [
             *       "api",
             *       "worker"
             *     ]
             */
            roles: ("api" | "worker")[];
            /**
             * @description Where the gateway listens.
             * @default {}
             */
            server: {
                /**
                 * @description The address to listen on. 0.0.0.0 listens on every interface.
                 * @default 127.0.0.1
                 */
                host: string;
                /**
                 * @description The port of the main address. 0 takes a free one.
                 * @default 8080
                 */
                port: number;
                /**
                 * @description The port of the alternate address, which has the longer time limit. 0 takes a free one.
                 * @default 8081
                 */
                alternatePort: number;
                /**
                 * Format: uri
                 * @description The public address of the gateway, if it differs. Addresses of results begin with it.
                 * @example https://patchbay.example.com
                 */
                publicUrl?: string;
                /**
                 * Format: uri
                 * @description The public address of the alternate address; without it, server.publicUrl stands for both. The served contract names it.
                 * @example https://patchbay-slow.example.com
                 */
                alternatePublicUrl?: string;
                /**
                 * @description The origins whose pages may call the gateway from a browser, such as http://localhost:3000; "*" means all. Everybody can read a key in a page, so this is for development.
                 * @default []
                 */
                allowedOrigins: string[];
                /**
                 * @description The proxies in front of the gateway, as addresses or networks such as 10.0.0.0/8. The gateway believes X-Forwarded-For from these only.
                 * @default []
                 */
                trustedProxies: string[];
                /**
                 * @description Whether every answer is checked against the contract before it is sent. For tests and development.
                 * @default false
                 */
                strict: boolean;
            };
            /**
             * @description The folder that holds the database, unless databaseUrl is set, and the files.
             * @default .patchbay
             */
            data: string;
            /**
             * @description A PostgreSQL server to use instead of the built-in database, as postgres://user:password@host/database.
             * @example postgres://patchbay@127.0.0.1/patchbay
             */
            databaseUrl?: string;
            /**
             * @description How long the gateway waits, in seconds.
             * @default {}
             */
            timeouts: {
                /**
                 * @description For the head of a request (all before its body), from the opening of the connection. After that the answer is 408, and the connection is closed.
                 * @default 30
                 */
                head: number;
                /**
                 * @description For an answer, on the main address.
                 * @default 60
                 */
                main: number;
                /**
                 * @description For an answer, on the alternate address.
                 * @default 600
                 */
                alternate: number;
                /**
                 * @description How long a stream that follows jobs lasts, or up to a tenth less. Then its caller reconnects, and is authenticated again.
                 * @default 900
                 */
                events: number;
                /**
                 * @description How long a gateway that is asked to stop still takes requests, while /readyz already says 503. If this is longer than a load balancer takes to notice, no request meets a stopped gateway. 0 stops at once.
                 * @default 0
                 */
                notice: number;
                /**
                 * @description How long work under way may take once the gateway is asked to stop.
                 * @default 30
                 */
                shutdown: number;
            };
            /**
             * @description The services that do the work, each under a name of your choice. Answers name it in a header.
             * @default {
             *       "sandbox": {
             *         "kind": "sandbox"
             *       }
             *     }
             */
            upstreams: {
                [key: string]: {
                    /** @description The interface that it speaks, such as openai, anthropic, xai-video, patchbay or sandbox. */
                    kind: string;
                    /**
                     * @description How long a video or music job of the sandbox takes, in seconds.
                     * @default 6
                     */
                    jobSeconds: number;
                    /**
                     * Format: uri
                     * @description Its address, with the version if the path has one, such as https://api.openai.com/v1. Every kind but patchbay has a default. Of another Patchbay it is best the alternate one, as the main one ends answers, such as slow pictures, after a minute.
                     */
                    baseUrl?: string;
                    /**
                     * @description Its keys, used in turn. A key that is refused or out of quota is set aside for keyRestMinutes and named in the log.
                     * @default []
                     */
                    keys: {
                        /** @description The environment variable that holds the key. */
                        env?: string;
                        /** @description The file that holds the key, and nothing else. */
                        file?: string;
                    }[];
                    /**
                     * @description How long a key that was refused or is out of quota is set aside, in minutes.
                     * @default 10
                     */
                    keyRestMinutes: number;
                    /**
                     * @description Headers of every call, such as openai-organization. Not for keys.
                     * @default {}
                     */
                    headers: {
                        [key: string]: string;
                    };
                    /**
                     * @description How long the upstream may take, in seconds. The time limit of the gateway's own address may end a call earlier; then there is no failover, and it does not count as a failure of this upstream.
                     * @default {}
                     */
                    timeouts: {
                        /**
                         * @description To accept a connection.
                         * @default 5
                         */
                        connect: number;
                        /**
                         * @description From the end of the request to the first byte of the answer. It does not apply to pictures, which are made before that byte; total does.
                         * @default 300
                         */
                        firstByte: number;
                        /**
                         * @description Between two pieces of an answer. Before the first words of streamed text, and in text that is not streamed, the upstream may be silent for as long as firstByte, if that is longer. It does not apply to a picture that an upstream of kind openai streams; total does.
                         * @default 60
                         */
                        idle: number;
                        /**
                         * @description For a whole call. Pictures that are asked for as a job have 12 minutes for all calls together.
                         * @default 600
                         */
                        total: number;
                    };
                    /**
                     * @description How many calls this process makes at once.
                     * @default {}
                     */
                    concurrency: {
                        /**
                         * @description Calls under way. A stream counts until its end.
                         * @default 100
                         */
                        calls: number;
                        /**
                         * @description Calls that may wait for their turn. Further ones go to the next upstream of the model, or get 503.
                         * @default 200
                         */
                        waiting: number;
                    };
                    /**
                     * @description When a failing upstream is skipped for a while (circuit breaker). A failure is that it cannot be reached, answers with an error, or exceeds one of its timeouts. Calls ended by their callers or by the time limit of the gateway's own address do not count.
                     * @default {}
                     */
                    breaker: {
                        /**
                         * @description How many failures in a row open the circuit breaker.
                         * @default 5
                         */
                        failures: number;
                        /**
                         * @description How long it is skipped, in seconds, before one call tries it again.
                         * @default 10
                         */
                        restSeconds: number;
                    };
                    /**
                     * @description What kind openai calls the token limit of a request that is translated from the messages interface. Left out, it is max_completion_tokens for OpenAI itself, and max_tokens elsewhere, where the newer name is often refused or ignored. A request in chat completions keeps the caller's name.
                     * @example max_completion_tokens
                     * @enum {string}
                     */
                    tokenLimitName?: "max_tokens" | "max_completion_tokens";
                    /**
                     * @description How long, in minutes, the gateway remembers what an upstream lacks. If it has no responses interface, responses are translated into chat completions; if it does not count tokens, they are estimated. A model that cannot stream a picture is asked for the finished one, and a model that refuses a reasoning effort, or to encrypt its reasoning, is asked without. The log says so of interfaces and pictures.
                     * @default 10
                     */
                    askedAgainMinutes: number;
                    /**
                     * @description Whether kind openai speaks the responses interface. If not, such requests are translated into chat completions. Left out, it does at OpenAI's own address, and at Azure's if the path ends with /openai/v1. If it answers 404 there, it is asked in chat completions for askedAgainMinutes.
                     * @example true
                     */
                    speaksResponses?: boolean;
                    /**
                     * @description The largest answer that is read, in megabytes of 1,048,576 bytes. For files of jobs, assets.resultMegabytes applies.
                     * @default 256
                     */
                    answerMegabytes: number;
                    /**
                     * @description Whether results may be fetched from private or loopback addresses other than that of the upstream itself.
                     * @default false
                     */
                    allowPrivateResults: boolean;
                } & (unknown & unknown);
            };
            /**
             * @description Which upstreams serve which model. The name * means every other model.
             * @default [
             *       {
             *         "id": "sandbox-text-1",
             *         "upstream": "sandbox"
             *       },
             *       {
             *         "id": "sandbox-embedding-1",
             *         "upstream": "sandbox",
             *         "serves": [
             *           "embeddings"
             *         ]
             *       },
             *       {
             *         "id": "*",
             *         "upstream": "sandbox"
             *       }
             *     ]
             */
            models: ({
                /** @description The model's name for callers. */
                id: string;
                /** @description The upstream that serves it, if there is one. */
                upstream?: string;
                /** @description What that upstream calls the model, if it differs. Only with upstream. */
                model?: string;
                /** @description The upstreams that serve it, if there are several. */
                upstreams?: {
                    /** @description The name of an upstream. */
                    upstream: string;
                    /** @description What it calls the model, if it differs. */
                    model?: string;
                    /**
                     * @description Upstreams of the lowest order are asked first, the others if those fail.
                     * @default 1
                     */
                    order: number;
                    /**
                     * @description Its share of the calls among upstreams of the same order. One of weight 0 is asked last among them.
                     * @default 1
                     */
                    weight: number;
                }[];
                /**
                 * @description What a model that the contract does not name is for. Left out, it is text; for *, both, if its upstreams can.
                 * @example [
                 *       "embeddings"
                 *     ]
                 */
                serves?: ("text" | "embeddings")[];
                /**
                 * @description The token limit of an answer if the caller gives none and the upstream requires one.
                 * @default 4096
                 */
                maxTokens: number;
            } & (unknown | unknown))[];
            /**
             * @description How often a call is tried. A round tries all upstreams of the model; between rounds the gateway waits. Nothing is retried once a byte of its answer has been passed on.
             * @default {}
             */
            retries: {
                /**
                 * @description The number of rounds, including the first.
                 * @default 3
                 */
                rounds: number;
                /**
                 * @description The wait after the first round, in seconds. It doubles with each round, with jitter. A Retry-After of the upstream is respected.
                 * @default 0.5
                 */
                firstSeconds: number;
                /**
                 * @description The longest wait, in seconds. If an upstream asks for a longer one, its answer is passed on instead.
                 * @default 20
                 */
                secondsUpTo: number;
            };
            /**
             * @description A cache of answers to text requests that are not streamed. An identical request of the same account is answered from it.
             * @default {}
             */
            textCache: {
                /**
                 * @description How long an answer is kept, in seconds. 0 keeps none.
                 * @default 0
                 */
                seconds: number;
                /**
                 * @description The largest answer that is kept, in kilobytes of 1,024 bytes.
                 * @default 256
                 */
                answerKilobytes: number;
            };
            /**
             * @description What is kept of the responses interface, so that callers can continue from it and look it up. Requests with store false leave nothing.
             * @default {}
             */
            responses: {
                /**
                 * @description How long a response is kept with its input, in days. What it continues from is kept as long, up to five minutes longer (or a 720th of the time, if that is less). 0 keeps none, and refuses previous_response_id.
                 * @default 30
                 */
                keepDays: number;
                /**
                 * @description The most that is kept for one account, in megabytes. What has gone longest without being continued from is removed first (to within five minutes), and what is being continued from last.
                 * @default 256
                 */
                keepMegabytes: number;
                /**
                 * @description How long a chain of responses that continue from each other may be.
                 * @default 1000
                 */
                chainUpTo: number;
            };
            /**
             * @description OpenTelemetry traces. OpenTelemetry's own environment variables work too.
             * @default {}
             */
            tracing: {
                /**
                 * Format: uri
                 * @description The collector, by OTLP over HTTP, such as http://127.0.0.1:4318. Without it, or OTEL_EXPORTER_OTLP_ENDPOINT, there are no traces.
                 * @example http://127.0.0.1:4318
                 */
                endpoint?: string;
                /**
                 * @description The share of requests that are traced, if the caller has not decided.
                 * @default 1
                 */
                sample: number;
            };
            /**
             * @description Videos, songs, and pictures that are asked for as jobs.
             * @default {}
             */
            jobs: {
                /**
                 * @description When a job that has not ended fails, in minutes from its creation. Until then it is submitted again if no upstream has begun with it and one accepts a key of the gateway.
                 * @default 60
                 */
                maxMinutes: number;
                /**
                 * @description How many jobs a process submits to upstreams in a second at most, however many are due.
                 * @default 100
                 */
                submitsPerSecond: number;
                /**
                 * @description How many polls of upstreams a process makes in a second at most, however many jobs run.
                 * @default 400
                 */
                pollsPerSecond: number;
            };
            /**
             * @description Where files are kept, how large they may be, and how long addresses of results are valid.
             * @default {}
             */
            assets: {
                /**
                 * @description How long addresses of pictures are valid, in minutes. The contract promises 60.
                 * @default 60
                 */
                imageMinutes: number;
                /**
                 * @description How long addresses of job results are valid, in hours from each look-up, but not longer than the job is kept. They are valid up to a quarter of that longer, and stay the same for such a quarter, so that browsers can cache the files.
                 * @default 24
                 */
                resultHours: number;
                /**
                 * @description The largest result of an upstream that is stored, in megabytes of 1,048,576 bytes.
                 * @default 2048
                 */
                resultMegabytes: number;
                /**
                 * @description Where the bytes of files are.
                 * @default {
                 *       "kind": "folder"
                 *     }
                 */
                store: {
                    /** @constant */
                    kind: "folder";
                } | {
                    /** @constant */
                    kind: "s3";
                    /** @description The bucket, which must exist. */
                    bucket: string;
                    /** @description The region of the bucket. Services without regions accept any, such as us-east-1. */
                    region: string;
                    /**
                     * Format: uri
                     * @description The address of the service, if it is not AWS.
                     */
                    endpoint?: string;
                    /** @description The prefix of every object's name, such as patchbay/. */
                    prefix?: string;
                    /** @description Whether the bucket is named in the path instead of the host. Most services other than AWS need it. */
                    pathStyle?: boolean;
                    /** @description The gateway's access key. Left out, it and the secret come from the AWS SDK's usual sources, first AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. */
                    accessKeyId?: string;
                    /** @description The secret that belongs to accessKeyId. */
                    secretAccessKey?: string;
                };
            };
            /**
             * @description How long data of callers is kept.
             * @default {}
             */
            retention: {
                /**
                 * @description Jobs with their results and callbacks, in days from their end.
                 * @default 30
                 */
                jobDays: number;
                /**
                 * @description Uploaded recordings, in days.
                 * @default 30
                 */
                sampleDays: number;
                /**
                 * @description First answers under idempotency keys, in hours. The contract promises 24.
                 * @default 24
                 */
                idempotencyHours: number;
                /**
                 * @description An account's record of changes of people, invitations and keys, in days. It names people by name and address, also those who have left.
                 * @default 365
                 */
                changeDays: number;
                /**
                 * @description The record of each answer of text with its upstream and tokens (table text_usage), in days; 365 is a good value once you have compared it with the upstreams' bills. Without it, the record is kept for good, and grows with each answer. What an answer cost stays in the ledger either way.
                 * @example 365
                 */
                textUsageDays?: number;
            };
            /**
             * @description How callbacks are sent.
             * @default {}
             */
            callbacks: {
                /**
                 * @description Whether callback addresses may be private or loopback addresses. For tests and local development.
                 * @default false
                 */
                allowPrivate: boolean;
                /**
                 * @description How long a receiver may take to answer, in seconds.
                 * @default 15
                 */
                receiverSeconds: number;
                /**
                 * @description How long a replaced secret still signs, in hours. The contract promises a day.
                 * @default 24
                 */
                secretOverlapHours: number;
            };
            /**
             * @description How pictures and recordings at callers' addresses are fetched. Addresses in conversations, and of reference images of videos, are fetched by upstreams; allowPrivate applies to them too.
             * @default {}
             */
            sources: {
                /**
                 * @description Whether these addresses may be private or loopback addresses. For tests and local development.
                 * @default false
                 */
                allowPrivate: boolean;
                /**
                 * @description How long one file may take to arrive, in seconds. The time limit of the gateway's address may end it earlier.
                 * @default 30
                 */
                seconds: number;
                /**
                 * @description How long its server may be silent, in seconds.
                 * @default 10
                 */
                silentSeconds: number;
            };
            /**
             * @description Limits of requests. Processes that share a databaseUrl count together. 0 means no limit.
             * @default {}
             */
            limits: {
                /**
                 * @description The limits of each account, with all its keys.
                 * @default {}
                 */
                account: {
                    /**
                     * @description Requests in a minute.
                     * @default 60000
                     */
                    requestsPerMinute: number;
                    /**
                     * @description Tokens of text in a minute, input and output. They are known when an answer has ended, so answers under way can exceed the limit.
                     * @default 100000000
                     */
                    tokensPerMinute: number;
                    /**
                     * @description Requests under way at once. A stream counts until its end.
                     * @default 2000
                     */
                    concurrent: number;
                };
                /**
                 * @description What each account may have stored.
                 * @default {}
                 */
                stored: {
                    /**
                     * @description Uploaded recordings. Each is removed after retention.sampleDays.
                     * @default 1000
                     */
                    samples: number;
                    /**
                     * @description The size of these recordings together, in megabytes of 1,048,576 bytes.
                     * @default 1024
                     */
                    sampleMegabytes: number;
                };
                /**
                 * @description Limits of one network address (with IPv6, of a /64 network). Behind a proxy that server.trustedProxies does not name, all callers share one address. So do callers for whom a trusted proxy names no address.
                 * @default {}
                 */
                addresses: {
                    /**
                     * @description Attempts in a minute to sign in, to activate an account, and the like, all together.
                     * @default 20
                     */
                    attemptsPerMinute: number;
                    /**
                     * @description Requests in a minute with a wrong key, in each process. Beyond that, only recently valid keys are checked.
                     * @default 100
                     */
                    wrongKeysPerMinute: number;
                };
                /**
                 * @description Limits of one person, from any address.
                 * @default {}
                 */
                people: {
                    /**
                     * @description Attempts in a minute to sign in with one e-mail address, whether it is known or not, so that a password cannot be guessed from many addresses.
                     * @default 10
                     */
                    signInsPerMinute: number;
                };
                /**
                 * @description When a process is overloaded. It then answers new requests with 503, and finishes those under way.
                 * @default {}
                 */
                overload: {
                    /**
                     * @description The event-loop delay, in milliseconds, averaged over a second. The process is overloaded if it exceeds this three times in a row.
                     * @default 1000
                     */
                    eventLoopMilliseconds: number;
                    /**
                     * @description Resident memory, in megabytes of 1,048,576 bytes. The process is overloaded if it exceeds this at three checks in a row, one a second. Left out, there is no limit.
                     * @example 2048
                     */
                    memoryMegabytes?: number;
                    /**
                     * @description The most requests under way, without those whose bodies are still arriving. No account may have more of them than are left for everybody else.
                     * @default 4000
                     */
                    requests: number;
                    /**
                     * @description The most open connections. A further one replaces the one that has carried no request for longest. If all carry a request, it replaces one whose client has hardly sent its body or read its answer for 5 seconds. If there is none, it is refused.
                     * @default 10000
                     */
                    connections: number;
                    /**
                     * @description Forms whose files are on disk at once, in the folder scratch of the data folder, in megabytes of 1,048,576 bytes. No account may have more than half of it. A form without a Content-Length counts as the largest that its operation takes.
                     * @default 4096
                     */
                    formMegabytes: number;
                };
            };
            /**
             * @description What work costs, in units of quota.
             * @default {}
             */
            prices: {
                /**
                 * @description The highest price of one request, in units. A request above it is refused before anything is done. Text, whose price is known at its end, is never charged more than this.
                 * @default 10000
                 */
                ceiling: number;
                /**
                 * @description The most input tokens, and the most output tokens, that are believed of one answer. If an upstream reports more, this number is counted, and an error is logged.
                 * @default 10000000
                 */
                believedTokens: number;
                /**
                 * @description Prices. The first rule that matches a request applies. A request that no rule matches is refused, so that nothing is free by accident. A picture is charged by the size that is made, at most the price of the size asked for. If the size is left to the model (auto), the highest possible price is reserved. Amounts are rounded to 6 decimals.
                 * @default [
                 *       {
                 *         "id": "video-480p",
                 *         "operations": [
                 *           "createVideo"
                 *         ],
                 *         "sizes": [
                 *           "480p"
                 *         ],
                 *         "per": "second",
                 *         "units": 5
                 *       },
                 *       {
                 *         "id": "video-720p",
                 *         "operations": [
                 *           "createVideo"
                 *         ],
                 *         "sizes": [
                 *           "720p"
                 *         ],
                 *         "per": "second",
                 *         "units": 10
                 *       },
                 *       {
                 *         "id": "video-1080p",
                 *         "operations": [
                 *           "createVideo"
                 *         ],
                 *         "sizes": [
                 *           "1080p"
                 *         ],
                 *         "per": "second",
                 *         "units": 20
                 *       },
                 *       {
                 *         "id": "song",
                 *         "operations": [
                 *           "createMusic"
                 *         ],
                 *         "per": "song",
                 *         "units": 10
                 *       },
                 *       {
                 *         "id": "image-256",
                 *         "operations": [
                 *           "createImage",
                 *           "editImage"
                 *         ],
                 *         "sizes": [
                 *           "256x256"
                 *         ],
                 *         "per": "image",
                 *         "units": 1
                 *       },
                 *       {
                 *         "id": "image-512",
                 *         "operations": [
                 *           "createImage",
                 *           "editImage"
                 *         ],
                 *         "sizes": [
                 *           "512x512"
                 *         ],
                 *         "per": "image",
                 *         "units": 2
                 *       },
                 *       {
                 *         "id": "wide-image",
                 *         "operations": [
                 *           "createImage",
                 *           "editImage"
                 *         ],
                 *         "sizes": [
                 *           "1536x1024",
                 *           "1024x1536",
                 *           "1792x1024",
                 *           "1024x1792"
                 *         ],
                 *         "per": "image",
                 *         "units": 6
                 *       },
                 *       {
                 *         "id": "image",
                 *         "operations": [
                 *           "createImage",
                 *           "editImage"
                 *         ],
                 *         "per": "image",
                 *         "units": 4
                 *       },
                 *       {
                 *         "id": "text",
                 *         "operations": [
                 *           "createMessage",
                 *           "createChatCompletion"
                 *         ],
                 *         "per": "million-tokens",
                 *         "input": 1,
                 *         "cachedInput": 0.1,
                 *         "output": 4
                 *       },
                 *       {
                 *         "id": "embedding",
                 *         "operations": [
                 *           "createEmbedding"
                 *         ],
                 *         "per": "million-tokens",
                 *         "input": 0.1,
                 *         "output": 0
                 *       },
                 *       {
                 *         "id": "midi",
                 *         "operations": [
                 *           "extractMidi"
                 *         ],
                 *         "per": "request",
                 *         "units": 0
                 *       },
                 *       {
                 *         "id": "upload",
                 *         "operations": [
                 *           "uploadSample"
                 *         ],
                 *         "per": "request",
                 *         "units": 0
                 *       }
                 *     ]
                 */
                rules: ({
                    /** @description The rule's own name, shown in ledger entries. No two rules share one. */
                    id: string;
                    /** @description The operations that it applies to. */
                    operations: "createVideo"[];
                    /** @description The models that it applies to, as callers name them. Left out, all models. */
                    models?: string[];
                    /** @description The sizes that it applies to, such as 720p or 1024x1024. Left out, all sizes. A rule that names auto sets one price for pictures whose size is left to the model. */
                    sizes?: string[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "second";
                    /** @description The price of one, in units. */
                    units: number;
                } | {
                    /** @description The rule's own name, shown in ledger entries. No two rules share one. */
                    id: string;
                    /** @description The operations that it applies to. */
                    operations: "createMusic"[];
                    /** @description The models that it applies to, as callers name them. Left out, all models. */
                    models?: string[];
                    /** @description The sizes that it applies to, such as 720p or 1024x1024. Left out, all sizes. A rule that names auto sets one price for pictures whose size is left to the model. */
                    sizes?: string[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "song";
                    /** @description The price of one, in units. */
                    units: number;
                } | {
                    /** @description The rule's own name, shown in ledger entries. No two rules share one. */
                    id: string;
                    /** @description The operations that it applies to. */
                    operations: ("createImage" | "editImage")[];
                    /** @description The models that it applies to, as callers name them. Left out, all models. */
                    models?: string[];
                    /** @description The sizes that it applies to, such as 720p or 1024x1024. Left out, all sizes. A rule that names auto sets one price for pictures whose size is left to the model. */
                    sizes?: string[];
                    /** @description The qualities that it applies to, such as high. Left out, all qualities. A picture has the quality that its upstream tells; else the requested one, or for auto the model's most expensive one. Only qualities that the model has count, and a picture never costs more than the requested one. A rule that names auto sets one price for pictures whose quality is left to the model. */
                    qualities?: ("auto" | "low" | "medium" | "high" | "standard" | "hd")[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "image";
                    /** @description The price of one, in units. */
                    units: number;
                } | {
                    /** @description The rule's own name, shown in ledger entries. No two rules share one. */
                    id: string;
                    /** @description The operations that it applies to. */
                    operations: ("createVideo" | "createMusic" | "createImage" | "editImage" | "createMessage" | "createChatCompletion" | "createResponse" | "createEmbedding" | "extractMidi" | "uploadSample")[];
                    /** @description The models that it applies to, as callers name them. Left out, all models. */
                    models?: string[];
                    /** @description The sizes that it applies to, such as 720p or 1024x1024. Left out, all sizes. A rule that names auto sets one price for pictures whose size is left to the model. */
                    sizes?: string[];
                    /** @description The qualities that it applies to, such as high. Left out, all qualities. A picture has the quality that its upstream tells; else the requested one, or for auto the model's most expensive one. Only qualities that the model has count, and a picture never costs more than the requested one. A rule that names auto sets one price for pictures whose quality is left to the model. */
                    qualities?: ("auto" | "low" | "medium" | "high" | "standard" | "hd")[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "request";
                    /** @description The price of one, in units. */
                    units: number;
                } | {
                    /** @description The rule's own name, shown in ledger entries. No two rules share one. */
                    id: string;
                    /** @description The operations that it applies to. */
                    operations: ("createMessage" | "createChatCompletion" | "createResponse" | "createEmbedding")[];
                    /** @description The models that it applies to, as callers name them. Left out, all models. */
                    models?: string[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "million-tokens";
                    /**
                     * @description The price of a million input tokens, in units. Audio tokens cost the same as text tokens, in and out: a
                     *     model with audio needs a rule of its own.
                     */
                    input: number;
                    /** @description The price of a million input tokens that the upstream reads from its cache. Left out, the price of input. */
                    cachedInput?: number;
                    /** @description The price of a million input tokens that the upstream writes to its cache. Left out, the price of input. */
                    cacheWrite?: number;
                    /**
                     * @description The same for tokens that are kept in the cache for longer: an hour at Anthropic, 12 hours at OpenAI.
                     *     Left out, the price of `cacheWrite`.
                     */
                    longCacheWrite?: number;
                    /** @description The price of a million output tokens, in units. */
                    output: number;
                })[];
            };
            /**
             * @description What is charged for videos, pictures and songs that an upstream's moderation refuses. Refused text is free.
             * @default {}
             */
            moderation: {
                /**
                 * @description How many such failures are free for an account within the window. Further ones are charged in full, or at the least of the price if that depends on what is made.
                 * @default 3
                 */
                free: number;
                /**
                 * @description How long such a failure counts, in hours.
                 * @default 24
                 */
                windowHours: number;
            };
            /**
             * @description What is charged for work that its caller gives up after an upstream has begun with it, since the upstream charges for it
             *     anyway: a cancelled job, or an abandoned request for pictures. A streamed picture without an idempotency key is charged
             *     once an unfinished state of it has been sent, and abandoned text as far as it came.
             * @default {}
             */
            givenUp: {
                /**
                 * @description How many units of such work are free for an account within the window, or as many as it pays for within the window, if that is more. Anything beyond is charged in full. If strangers may sign up and upstreams cost money, choose less.
                 * @default 10000
                 */
                freeUnits: number;
                /**
                 * @description How long such work counts, in hours.
                 * @default 24
                 */
                windowHours: number;
            };
            /**
             * @description How people get an account and sign in.
             * @default {}
             */
            accounts: {
                /**
                 * @description Who may sign up. With open, everybody; with invitation, invited people; with closed, nobody.
                 * @default open
                 * @enum {string}
                 */
                signUp: "open" | "invitation" | "closed";
                /**
                 * @description The quota of a new account, in units. If strangers may sign up and upstreams cost money, choose 0.
                 * @default 1000
                 */
                startingUnits: number;
                /**
                 * @description How long a link in a mail can be used, in minutes.
                 * @default 60
                 */
                linkMinutes: number;
                /**
                 * @description How long an unused session lasts, in hours.
                 * @default 168
                 */
                sessionHours: number;
                /**
                 * @description How long an invitation can be used, in hours.
                 * @default 1
                 */
                invitationHours: number;
                /**
                 * @description How many invitations of an account can be open at once. Withdrawn ones count until they would have expired.
                 * @default 100
                 */
                invitationsUpTo: number;
                /**
                 * @description How many mails with links an address gets at most while a link can be used, however often they are requested. Invitations are counted for each inviting account.
                 * @default 5
                 */
                mailsUpTo: number;
                /**
                 * @description How many live API keys an account may have.
                 * @default 100
                 */
                keysUpTo: number;
            };
            /**
             * @description How the gateway sends mail.
             * @default {}
             */
            mail: {
                /**
                 * @description The sender of mail, as an address or a name with an address, such as Patchbay <patchbay@example.com>.
                 * @default Patchbay <patchbay@localhost>
                 */
                from: string;
                /**
                 * @description The mail server. Without one, mail is written to the folder outbox in the data folder.
                 * @example {
                 *       "host": "smtp.example.com",
                 *       "user": "patchbay",
                 *       "password": {
                 *         "env": "SMTP_PASSWORD"
                 *       }
                 *     }
                 */
                smtp?: {
                    /** @description Its name or address. */
                    host: string;
                    /**
                     * @description Its port, usually 587, or 465 if secure is set.
                     * @default 587
                     */
                    port: number;
                    /**
                     * @description Whether the connection is encrypted from the beginning. If not, it is encrypted as soon as the server offers it, and always before a password is sent.
                     * @default false
                     */
                    secure: boolean;
                    /** @description The name to sign in with. It needs a password. */
                    user?: string;
                    /** @description Where the password comes from. The settings hold no passwords, so that they can be shown. */
                    password?: {
                        /** @description The environment variable that holds the password. */
                        env?: string;
                        /** @description The file that holds the password and nothing else. */
                        file?: string;
                    };
                };
            };
            /**
             * @description The log.
             * @default {}
             */
            log: {
                /**
                 * @description The lowest level that is written.
                 * @default info
                 * @enum {string}
                 */
                level: "trace" | "debug" | "info" | "warn" | "error" | "silent";
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Configuration = components['schemas']['Configuration'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
