// Generated from openapi/ (contract 0b2160e3d34a) by `npm run generate`. Do not edit.
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
             * @description What this process does. api takes requests; worker does the work of jobs and sends callbacks. One without the other needs a databaseUrl, which the processes share.
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
                 * @description The port of the alternate address, which waits longer. 0 takes a free one.
                 * @default 8081
                 */
                alternatePort: number;
                /**
                 * Format: uri
                 * @description The address that the outside reaches the gateway by, if it is another one. Addresses of results begin with it.
                 * @example https://patchbay.example.com
                 */
                publicUrl?: string;
                /**
                 * Format: uri
                 * @description The same for the alternate address, as the contract that is served names it.
                 * @example https://patchbay-slow.example.com
                 */
                alternatePublicUrl?: string;
                /**
                 * @description The origins whose pages may call the gateway from a browser, such as http://localhost:3000; "*" stands for all. A key in a page is everybody's, so this is for development.
                 * @default []
                 */
                allowedOrigins: string[];
                /**
                 * @description The proxies in front of the gateway, as addresses or networks such as 10.0.0.0/8. What they say in X-Forwarded-For of who asks is believed; nobody else's is.
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
             * @description A PostgreSQL server to use in place of the built-in database, as postgres://user:password@host/database.
             * @example postgres://patchbay@127.0.0.1/patchbay
             */
            databaseUrl?: string;
            /**
             * @description How long the gateway waits, in seconds.
             * @default {}
             */
            timeouts: {
                /**
                 * @description For the head of a request, which is all before its body, from the opening of a connection on. Who takes longer gets 408, and the connection is closed.
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
                 * @description Before a stream that follows jobs ends, so that whoever follows shows again who they are; up to a tenth less.
                 * @default 900
                 */
                events: number;
                /**
                 * @description When the gateway is asked to stop, so long it goes on taking requests, while readyz already says that it will not. Longer than a balancer takes to notice, nothing is sent to a gateway that has stopped; 0 stops at once.
                 * @default 0
                 */
                notice: number;
                /**
                 * @description For work under way, when the gateway is asked to stop.
                 * @default 30
                 */
                shutdown: number;
            };
            /**
             * @description The services that do the work, by a name of your choice, which answers tell in a header.
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
                     * @description Where it is, up to and with the version in the path if it has one there, such as https://api.openai.com/v1. Each kind has a usual one, but for patchbay.
                     */
                    baseUrl?: string;
                    /**
                     * @description The keys that it is called with, in turn. A key that is refused or has run out of quota is set aside for keyRestMinutes and named in the log.
                     * @default []
                     */
                    keys: {
                        /** @description The environment variable that holds the key. */
                        env?: string;
                        /** @description The file that holds the key, and nothing else. */
                        file?: string;
                    }[];
                    /**
                     * @description How long a key that was refused or has run out of quota is set aside, in minutes.
                     * @default 10
                     */
                    keyRestMinutes: number;
                    /**
                     * @description Headers that go with every call, such as openai-organization. Not for keys.
                     * @default {}
                     */
                    headers: {
                        [key: string]: string;
                    };
                    /**
                     * @description How long the upstream may take, in seconds. The time limit of the gateway's own address may end a call before; such a call goes to no other upstream, and says nothing of this one.
                     * @default {}
                     */
                    timeouts: {
                        /**
                         * @description To take a connection.
                         * @default 5
                         */
                        connect: number;
                        /**
                         * @description To begin with an answer, from the end of the request.
                         * @default 300
                         */
                        firstByte: number;
                        /**
                         * @description To go on with an answer that it has begun.
                         * @default 60
                         */
                        idle: number;
                        /**
                         * @description For a whole call.
                         * @default 600
                         */
                        total: number;
                    };
                    /**
                     * @description How many calls run at once, in this process.
                     * @default {}
                     */
                    concurrency: {
                        /**
                         * @description Calls under way. A stream counts until its end.
                         * @default 100
                         */
                        calls: number;
                        /**
                         * @description Calls that may wait for their turn. What comes beyond goes to the next upstream of the model, or is answered 503.
                         * @default 200
                         */
                        waiting: number;
                    };
                    /**
                     * @description When the upstream is left alone for a while because it fails. What counts is that it cannot be reached, answers with a failure, or breaks one of its timeouts; what callers or the time limit of the gateway's own address end does not.
                     * @default {}
                     */
                    breaker: {
                        /**
                         * @description After so many failures in a row.
                         * @default 5
                         */
                        failures: number;
                        /**
                         * @description For so long, before one call tries it again.
                         * @default 10
                         */
                        restSeconds: number;
                    };
                    /**
                     * @description What kind openai calls the limit of tokens where a request of the messages interface is translated for it. max_completion_tokens where it is OpenAI itself, and max_tokens elsewhere, where the newer name is often refused or passed over. A request in chat completions keeps the caller's own.
                     * @example max_completion_tokens
                     * @enum {string}
                     */
                    tokenLimitName?: "max_tokens" | "max_completion_tokens";
                    /**
                     * @description How long an upstream that answers that nothing is at an address is not asked there again. Conversations in the responses interface are put to it in chat completions meanwhile, tokens that it does not count are estimated. A model of it that refuses to show a picture while it makes it is asked for the finished one alone as long, and one that refuses an effort of reasoning, or to encrypt it, is asked without that. The log says it of addresses and pictures when it begins.
                     * @default 10
                     */
                    askedAgainMinutes: number;
                    /**
                     * @description Whether kind openai is asked in the responses interface where its caller speaks that; else such requests are translated into chat completions. Left out, it is where the address is that of OpenAI itself, or of Azure with a path that ends with /openai/v1. One that answers that nothing is at that address is asked in chat completions for askedAgainMinutes.
                     * @example true
                     */
                    speaksResponses?: boolean;
                    /**
                     * @description No answer is read past this size, in megabytes of 1,048,576 bytes. Files of jobs are bound by assets.resultMegabytes.
                     * @default 256
                     */
                    answerMegabytes: number;
                    /**
                     * @description Whether results may be fetched from private or loopback addresses other than that of the upstream itself.
                     * @default false
                     */
                    allowPrivateResults: boolean;
                };
            };
            /**
             * @description Which upstreams serve which model. The name * stands for every other model.
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
                /** @description The model's name, as callers ask for it. */
                id: string;
                /** @description The name of the upstream that serves it, where there is one. */
                upstream?: string;
                /** @description What that upstream calls the model, if not by the same name. Beside upstream only. */
                model?: string;
                /** @description The upstreams that serve it, where there are several. */
                upstreams?: {
                    /** @description The name of an upstream. */
                    upstream: string;
                    /** @description What it calls the model, if not by the same name. */
                    model?: string;
                    /**
                     * @description Those of the lowest order are asked first, the others when those fail.
                     * @default 1
                     */
                    order: number;
                    /**
                     * @description The share of the calls among those of the same order. One of weight 0 is asked last among them.
                     * @default 1
                     */
                    weight: number;
                }[];
                /**
                 * @description What a model is for that the contract does not name. Text, where it is left out; for *, both, as far as its upstreams do it.
                 * @example [
                 *       "embeddings"
                 *     ]
                 */
                serves?: ("text" | "embeddings")[];
                /**
                 * @description The most tokens of an answer where the caller says nothing and the upstream demands a figure.
                 * @default 4096
                 */
                maxTokens: number;
            } & (unknown | unknown))[];
            /**
             * @description How often a call is tried. All upstreams of the model are tried in a round; between rounds the gateway waits. Nothing is tried again once a byte of its answer has been passed on.
             * @default {}
             */
            retries: {
                /**
                 * @description Rounds, with the first.
                 * @default 3
                 */
                rounds: number;
                /**
                 * @description The wait after the first round, in seconds; it doubles with each, give or take some chance. A Retry-After of the upstream is kept.
                 * @default 0.5
                 */
                firstSeconds: number;
                /**
                 * @description The longest wait, in seconds. An upstream that asks for a longer one is not waited for; its answer is passed on.
                 * @default 20
                 */
                secondsUpTo: number;
            };
            /**
             * @description A store of answers to text requests that are not streamed. The very same request of the same account is answered from it.
             * @default {}
             */
            textCache: {
                /**
                 * @description How long an answer is kept, in seconds. 0 keeps none.
                 * @default 0
                 */
                seconds: number;
                /**
                 * @description No larger answer is kept, in kilobytes of 1,024 bytes.
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
                 * @description How long a response is kept with its input, in days. What it continues from is kept as long as it is, up to five minutes longer (or a 720th of the time, where that is less). 0 keeps none, and takes no previous_response_id.
                 * @default 30
                 */
                keepDays: number;
                /**
                 * @description What is kept of one account, in megabytes; what nobody has continued from for longest goes first, told to within five minutes, and what is continued from just now last.
                 * @default 256
                 */
                keepMegabytes: number;
                /**
                 * @description How many responses a request may continue from, each of which continues from the one before.
                 * @default 1000
                 */
                chainUpTo: number;
            };
            /**
             * @description Traces in OpenTelemetry's form. The names of its own environment variables are heard too.
             * @default {}
             */
            tracing: {
                /**
                 * Format: uri
                 * @description Where they are sent by OTLP over HTTP, such as http://127.0.0.1:4318. Without it, or OTEL_EXPORTER_OTLP_ENDPOINT, none are.
                 * @example http://127.0.0.1:4318
                 */
                endpoint?: string;
                /**
                 * @description The share of requests that are traced where the caller has not decided.
                 * @default 1
                 */
                sample: number;
            };
            /**
             * @description The work that answers later.
             * @default {}
             */
            jobs: {
                /**
                 * @description When a job that has not ended is given up, in minutes from its creation. Until then it is handed over again where no upstream has begun with it and one takes a key of the gateway.
                 * @default 60
                 */
                maxMinutes: number;
                /**
                 * @description How many jobs a process hands to upstreams in a second at the most, however many are due.
                 * @default 100
                 */
                submitsPerSecond: number;
                /**
                 * @description How often a process asks upstreams in a second at the most how far jobs are, however many run.
                 * @default 400
                 */
                pollsPerSecond: number;
            };
            /**
             * @description Where files are kept, how large they may be, and how long the addresses of results hold.
             * @default {}
             */
            assets: {
                /**
                 * @description Pictures of the image operations, in minutes. The contract promises 60.
                 * @default 60
                 */
                imageMinutes: number;
                /**
                 * @description Results of jobs, in hours from each look-up; never longer than the job is kept.
                 * @default 24
                 */
                resultHours: number;
                /**
                 * @description No result of an upstream is stored past this size, in megabytes of 1,048,576 bytes.
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
                    /** @description The bucket, which must be there already. */
                    bucket: string;
                    /** @description The region of the bucket. Services that have none take any, such as us-east-1. */
                    region: string;
                    /**
                     * Format: uri
                     * @description The address of the service, where it is not that of AWS.
                     */
                    endpoint?: string;
                    /** @description What the name of every object begins with, such as patchbay/. */
                    prefix?: string;
                    /** @description Whether the bucket is named in the path in place of the host. Most services beside AWS want it. */
                    pathStyle?: boolean;
                    /** @description Who the gateway is there. Left out, it and the secret are looked for where the AWS SDK does, first in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. */
                    accessKeyId?: string;
                    /** @description The secret that belongs to accessKeyId. */
                    secretAccessKey?: string;
                };
            };
            /**
             * @description How long what callers leave is kept.
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
                 * @description What was first answered to an idempotency key, in hours. The contract promises 24.
                 * @default 24
                 */
                idempotencyHours: number;
                /**
                 * @description What an account's record tells of changes of its people, invitations and keys, in days. It names people by name and address, also those who have gone.
                 * @default 365
                 */
                changeDays: number;
            };
            /**
             * @description How results are posted to callers.
             * @default {}
             */
            callbacks: {
                /**
                 * @description Whether callback addresses may be private or loopback ones. For tests and local development.
                 * @default false
                 */
                allowPrivate: boolean;
                /**
                 * @description How long a receiver may take to answer, in seconds.
                 * @default 15
                 */
                receiverSeconds: number;
                /**
                 * @description How long a secret that has been replaced goes on signing, in hours. The contract promises a day.
                 * @default 24
                 */
                secretOverlapHours: number;
            };
            /**
             * @description How pictures and recordings that callers name by address are fetched. Addresses in conversations and those of pictures that videos refer to are fetched by upstreams; whether they may be private is said here, too.
             * @default {}
             */
            sources: {
                /**
                 * @description Whether they may be at private or loopback addresses. For tests and local development.
                 * @default false
                 */
                allowPrivate: boolean;
                /**
                 * @description How long one file may take to arrive, in seconds. A time limit of the address in timeouts may end it before.
                 * @default 30
                 */
                seconds: number;
                /**
                 * @description How long its server may be silent meanwhile, in seconds.
                 * @default 10
                 */
                silentSeconds: number;
            };
            /**
             * @description How much may be asked. Processes that share a databaseUrl count together. 0 stands for no limit.
             * @default {}
             */
            limits: {
                /**
                 * @description What each account may ask, with all its keys.
                 * @default {}
                 */
                account: {
                    /**
                     * @description Requests in a minute.
                     * @default 60000
                     */
                    requestsPerMinute: number;
                    /**
                     * @description Tokens that text may use in a minute, read and written. They are known when an answer has ended, so that answers under way may go beyond.
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
                     * @description Recordings that were uploaded for songs to be made from. Each goes when retention.sampleDays are over.
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
                 * @description What may come from one address of the network, or of IPv6 from one network of 64 bits. Behind a proxy that server.trustedProxies does not name, all callers share one. So do those of whom a trusted proxy names no address.
                 * @default {}
                 */
                addresses: {
                    /**
                     * @description Attempts in a minute to sign in, to activate an account, and the like, all together.
                     * @default 20
                     */
                    attemptsPerMinute: number;
                    /**
                     * @description Requests in a minute whose key is wrong, in each process. Beyond that only keys that were right a while ago are looked at.
                     * @default 100
                     */
                    wrongKeysPerMinute: number;
                };
                /**
                 * @description What may be tried in the name of one person, from wherever it comes.
                 * @default {}
                 */
                people: {
                    /**
                     * @description Attempts in a minute to sign in with one e-mail address, whether anybody has it or not, so that no password is found by many who guess.
                     * @default 10
                     */
                    signInsPerMinute: number;
                };
                /**
                 * @description When a process has too much to do. It answers new requests with 503 then, and finishes those under way.
                 * @default {}
                 */
                overload: {
                    /**
                     * @description What is due is done so much too late, on average over a second, three times in a row.
                     * @default 1000
                     */
                    eventLoopMilliseconds: number;
                    /**
                     * @description The process takes more memory (resident), as looked at every second, three times in a row; in megabytes of 1,048,576 bytes. Left out, there is no such limit.
                     * @example 2048
                     */
                    memoryMegabytes?: number;
                    /**
                     * @description So many requests are under way, without those whose bodies are still to come. No account has more of them than are left for everybody else.
                     * @default 4000
                     */
                    requests: number;
                    /**
                     * @description So many connections are open. Another one takes the place of one that carries no request, the longest so first, which is closed; where all carry one, of one whose client has hardly sent its body or taken its answer for 5 seconds; where there is none such, it is not taken.
                     * @default 10000
                     */
                    connections: number;
                };
            };
            /**
             * @description What work costs, in units of quota.
             * @default {}
             */
            prices: {
                /**
                 * @description The dearest that one request may be, in units. A dearer one is refused before anything is done; an answer in text, whose price is known at its end, is charged no more than this.
                 * @default 10000
                 */
                ceiling: number;
                /**
                 * @description So many tokens read, and so many written, are believed of one answer in text. An upstream that tells of more is wrong; that is logged as an error, and so many are counted.
                 * @default 10000000
                 */
                believedTokens: number;
                /**
                 * @description Prices. The first rule that matches a request counts; what no rule matches has no price and is refused, so that nothing is free by accident. A picture is charged by the size that is made, and no dearer than the size that was asked for; where that is left to the model (auto), the dearest that may come is set aside. Amounts are rounded to 6 decimals.
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
                    /** @description The rule's own name, which entries of the ledger show. No two rules share one. */
                    id: string;
                    /** @description The operations that it is for. */
                    operations: "createVideo"[];
                    /** @description The models that it is for, as callers name them. Every model, where it is left out. */
                    models?: string[];
                    /** @description The sizes that it is for, such as 720p or 1024x1024. Every size, where it is left out. A rule that names auto sets one price for pictures whose size is left to the model, whichever is made. */
                    sizes?: string[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "second";
                    /** @description The price of one, in units. */
                    units: number;
                } | {
                    /** @description The rule's own name, which entries of the ledger show. No two rules share one. */
                    id: string;
                    /** @description The operations that it is for. */
                    operations: "createMusic"[];
                    /** @description The models that it is for, as callers name them. Every model, where it is left out. */
                    models?: string[];
                    /** @description The sizes that it is for, such as 720p or 1024x1024. Every size, where it is left out. A rule that names auto sets one price for pictures whose size is left to the model, whichever is made. */
                    sizes?: string[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "song";
                    /** @description The price of one, in units. */
                    units: number;
                } | {
                    /** @description The rule's own name, which entries of the ledger show. No two rules share one. */
                    id: string;
                    /** @description The operations that it is for. */
                    operations: ("createImage" | "editImage")[];
                    /** @description The models that it is for, as callers name them. Every model, where it is left out. */
                    models?: string[];
                    /** @description The sizes that it is for, such as 720p or 1024x1024. Every size, where it is left out. A rule that names auto sets one price for pictures whose size is left to the model, whichever is made. */
                    sizes?: string[];
                    /** @description The qualities that it is for, as a picture is asked for. Every quality, where it is left out. What leaves the quality to the model costs what its dearest does, unless a rule names auto. */
                    qualities?: ("auto" | "low" | "medium" | "high" | "standard" | "hd")[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "image";
                    /** @description The price of one, in units. */
                    units: number;
                } | {
                    /** @description The rule's own name, which entries of the ledger show. No two rules share one. */
                    id: string;
                    /** @description The operations that it is for. */
                    operations: ("createVideo" | "createMusic" | "createImage" | "editImage" | "createMessage" | "createChatCompletion" | "createResponse" | "createEmbedding" | "extractMidi" | "uploadSample")[];
                    /** @description The models that it is for, as callers name them. Every model, where it is left out. */
                    models?: string[];
                    /** @description The sizes that it is for, such as 720p or 1024x1024. Every size, where it is left out. A rule that names auto sets one price for pictures whose size is left to the model, whichever is made. */
                    sizes?: string[];
                    /** @description The qualities that it is for, as a picture is asked for. Every quality, where it is left out. What leaves the quality to the model costs what its dearest does, unless a rule names auto. */
                    qualities?: ("auto" | "low" | "medium" | "high" | "standard" | "hd")[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "request";
                    /** @description The price of one, in units. */
                    units: number;
                } | {
                    /** @description The rule's own name, which entries of the ledger show. No two rules share one. */
                    id: string;
                    /** @description The operations that it is for. */
                    operations: ("createMessage" | "createChatCompletion" | "createResponse" | "createEmbedding")[];
                    /** @description The models that it is for, as callers name them. Every model, where it is left out. */
                    models?: string[];
                    /**
                     * @description What is counted.
                     * @constant
                     */
                    per: "million-tokens";
                    /** @description The price of a million tokens that the model reads, in units. */
                    input: number;
                    /** @description The same for those that the upstream has from its cache. The input's price, where it is left out. */
                    cachedInput?: number;
                    /** @description The same for those that the upstream writes to its cache. The input's price, where it is left out. */
                    cacheWrite?: number;
                    /**
                     * @description The same for those that it is to keep there for longer than usual: an hour at Anthropic, 12 hours at
                     *     OpenAI. The price of `cacheWrite`, where it is left out.
                     */
                    longCacheWrite?: number;
                    /** @description The price of a million tokens that the model writes, in units. */
                    output: number;
                })[];
            };
            /**
             * @description What is charged for videos, pictures and songs that an upstream's moderation refuses. Text that is refused is free.
             * @default {}
             */
            moderation: {
                /**
                 * @description How many such failures of an account are free within the window. Later ones are charged in full.
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
             * @description What is charged for work that its caller gives up after an upstream has begun with it, which the upstream is paid for all
             *     the same: a job that is cancelled, or a request for pictures that is broken off. Text that is broken off is charged as
             *     far as it came.
             * @default {}
             */
            givenUp: {
                /**
                 * @description So many units of such work of an account are free within the window, or as many as it pays for within the window, where that is more. What goes beyond that is charged in full. Where strangers may sign up and upstreams cost money, less is wise.
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
                 * @description Who may sign up. open takes everybody; invitation takes those who have been invited; closed takes nobody.
                 * @default open
                 * @enum {string}
                 */
                signUp: "open" | "invitation" | "closed";
                /**
                 * @description What an account is granted when it is made, in units of quota. Where strangers may sign up and upstreams cost money, 0 is wise.
                 * @default 1000
                 */
                startingUnits: number;
                /**
                 * @description How long a link that is sent by mail can be used, in minutes.
                 * @default 60
                 */
                linkMinutes: number;
                /**
                 * @description How long somebody stays signed in without using it, in hours.
                 * @default 168
                 */
                sessionHours: number;
                /**
                 * @description How long an invitation can be used, in hours.
                 * @default 1
                 */
                invitationHours: number;
                /**
                 * @description How many invitations of an account can be open at once. Those that were taken back count until they would have ended.
                 * @default 100
                 */
                invitationsUpTo: number;
                /**
                 * @description How many mails with links an address gets in the time that a link can be used, however often they are asked for; of invitations, from one account.
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
                 * @description Who mail is from, as an address or as a name with an address, such as Patchbay <patchbay@example.com>.
                 * @default Patchbay <patchbay@localhost>
                 */
                from: string;
                /**
                 * @description The server that takes mail. Without one mail is written to the folder outbox in the data folder.
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
                     * @description Its port, 587 usually, or 465 where secure is set.
                     * @default 587
                     */
                    port: number;
                    /**
                     * @description Whether the connection is encrypted from its beginning. If not, it is as soon as the server offers it, and must be before a password is sent.
                     * @default false
                     */
                    secure: boolean;
                    /** @description The name to sign in with. It needs a password. */
                    user?: string;
                    /** @description Where the password comes from. The settings hold none themselves, so that they can be shown. */
                    password?: {
                        /** @description The environment variable that holds the password. */
                        env?: string;
                        /** @description The file that holds the password and nothing else. */
                        file?: string;
                    };
                };
            };
            /**
             * @description What the gateway writes about itself.
             * @default {}
             */
            log: {
                /**
                 * @description The least important entries that are written.
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
