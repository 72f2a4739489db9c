// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import * as runtime from './runtime.ts';

export const validateConfiguration = validate20;
const schema31 = {"title":"Configuration","description":"The settings of a gateway.","type":"object","additionalProperties":false,"required":["roles","server","data","timeouts","upstreams","models","retries","textCache","responses","tracing","jobs","assets","retention","callbacks","sources","limits","prices","moderation","accounts","mail","log"],"properties":{"roles":{"description":"What this process does. api takes requests; worker runs jobs and sends callbacks. One without the other needs a databaseUrl that the processes share.","type":"array","items":{"type":"string","enum":["api","worker"]},"minItems":1,"uniqueItems":true,"default":["api","worker"]},"server":{"description":"Where the gateway listens.","type":"object","additionalProperties":false,"required":["host","port","alternatePort","strict","allowedOrigins","trustedProxies"],"default":{},"properties":{"host":{"description":"The address to listen on. 0.0.0.0 listens on every interface.","type":"string","minLength":1,"default":"127.0.0.1"},"port":{"description":"The port of the main address. 0 takes a free one.","type":"integer","minimum":0,"maximum":65535,"default":8080},"alternatePort":{"description":"The port of the alternate address, which has the longer time limit. 0 takes a free one.","type":"integer","minimum":0,"maximum":65535,"default":8081},"publicUrl":{"description":"The public address of the gateway, if it differs. Addresses of results begin with it.","type":"string","format":"uri","pattern":"^https?://[^/?#@]+(/[^?#]*)?$","examples":["https://patchbay.example.com"]},"alternatePublicUrl":{"description":"The public address of the alternate address; without it, server.publicUrl stands for both. The served contract names it.","type":"string","format":"uri","pattern":"^https?://[^/?#@]+(/[^?#]*)?$","examples":["https://patchbay-slow.example.com"]},"allowedOrigins":{"description":"The origins whose pages may call the gateway from a browser, such as http://localhost:3000; \"*\" means all. Everybody can read a key in a page, so this is for development.","type":"array","items":{"type":"string","pattern":"^(\\*|https?://[^/\\s]+)$"},"maxItems":100,"default":[]},"trustedProxies":{"description":"The proxies in front of the gateway, as addresses or networks such as 10.0.0.0/8. The gateway believes X-Forwarded-For from these only.","type":"array","items":{"type":"string","minLength":1,"maxLength":50},"maxItems":100,"default":[]},"strict":{"description":"Whether every answer is checked against the contract before it is sent. For tests and development.","type":"boolean","default":false}}},"data":{"description":"The folder that holds the database, unless databaseUrl is set, and the files.","type":"string","minLength":1,"default":".patchbay"},"databaseUrl":{"description":"A PostgreSQL server to use instead of the built-in database, as postgres://user:password@host/database.","type":"string","pattern":"^postgres(ql)?://([^/?#]*@)?[^/?#@]*(/[^?@#]*)?(\\?([^#=&@]+=[^#]*)?)?$","examples":["postgres://patchbay@127.0.0.1/patchbay"]},"timeouts":{"description":"How long the gateway waits, in seconds.","type":"object","additionalProperties":false,"required":["head","main","alternate","events","notice","shutdown"],"default":{},"properties":{"head":{"description":"For the head of a request (all before its body), from the opening of the connection. After that the answer is 408, and the connection is closed.","type":"number","exclusiveMinimum":0,"maximum":300,"default":30},"main":{"description":"For an answer, on the main address.","type":"number","exclusiveMinimum":0,"maximum":86400,"default":60},"alternate":{"description":"For an answer, on the alternate address.","type":"number","exclusiveMinimum":0,"maximum":86400,"default":600},"events":{"description":"How long a stream that follows jobs lasts, or up to a tenth less. Then its caller reconnects, and is authenticated again.","type":"number","exclusiveMinimum":0,"maximum":86400,"default":900},"notice":{"description":"How long a gateway that is asked to stop still takes requests, while /readyz already says 503. If this is longer than a load balancer takes to notice, no request meets a stopped gateway. 0 stops at once.","type":"number","minimum":0,"maximum":600,"default":0},"shutdown":{"description":"How long work under way may take once the gateway is asked to stop.","type":"number","minimum":0,"maximum":86400,"default":30}}},"upstreams":{"description":"The services that do the work, each under a name of your choice. Answers name it in a header.","type":"object","minProperties":1,"maxProperties":1000,"propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"},"default":{"sandbox":{"kind":"sandbox"}},"additionalProperties":{"description":"One upstream.","type":"object","additionalProperties":false,"required":["kind","jobSeconds","keys","headers","timeouts","concurrency","breaker","answerMegabytes","allowPrivateResults","keyRestMinutes","askedAgainMinutes"],"properties":{"kind":{"description":"The interface that it speaks, such as openai, anthropic, xai-video, patchbay or sandbox.","type":"string","pattern":"^[a-z][a-z0-9-]{0,63}$"},"jobSeconds":{"description":"How long a video or music job of the sandbox takes, in seconds.","type":"number","minimum":0,"maximum":3600,"default":6},"baseUrl":{"description":"Its address, with the version if the path has one, such as https://api.openai.com/v1. Every kind but patchbay has a default. Of another Patchbay it is best the alternate one, as the main one ends answers, such as slow pictures, after a minute.","type":"string","format":"uri","pattern":"^https?://[^?#]+$"},"keys":{"description":"Its keys, used in turn. A key that is refused or out of quota is set aside for keyRestMinutes and named in the log.","type":"array","maxItems":100,"default":[],"items":{"description":"Where a key comes from. The settings hold no keys, so that they can be shown.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"env":{"description":"The environment variable that holds the key.","type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"file":{"description":"The file that holds the key, and nothing else.","type":"string","minLength":1}}}},"keyRestMinutes":{"description":"How long a key that was refused or is out of quota is set aside, in minutes.","type":"number","exclusiveMinimum":0,"maximum":10080,"default":10},"headers":{"description":"Headers of every call, such as openai-organization. Not for keys.","type":"object","maxProperties":50,"default":{},"propertyNames":{"pattern":"^[A-Za-z0-9-]{1,100}$"},"additionalProperties":{"type":"string","maxLength":1000,"pattern":"^[\\x20-\\x7e]*$"}},"timeouts":{"description":"How long the upstream may take, in seconds. The time limit of the gateway's own address may end a call earlier; then there is no failover, and it does not count as a failure of this upstream.","type":"object","additionalProperties":false,"required":["connect","firstByte","idle","total"],"default":{},"properties":{"connect":{"description":"To accept a connection.","type":"number","exclusiveMinimum":0,"maximum":300,"default":5},"firstByte":{"description":"From the end of the request to the first byte of the answer. It does not apply to pictures, which are made before that byte; total does.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":300},"idle":{"description":"Between two pieces of an answer. Before the first words of streamed text, and in text that is not streamed, the upstream may be silent for as long as firstByte, if that is longer. It does not apply to a picture that an upstream of kind openai streams; total does.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":60},"total":{"description":"For a whole call. Pictures that are asked for as a job have 12 minutes for all calls together.","type":"number","exclusiveMinimum":0,"maximum":7200,"default":600}}},"concurrency":{"description":"How many calls this process makes at once.","type":"object","additionalProperties":false,"required":["calls","waiting"],"default":{},"properties":{"calls":{"description":"Calls under way. A stream counts until its end.","type":"integer","minimum":1,"maximum":100000,"default":100},"waiting":{"description":"Calls that may wait for their turn. Further ones go to the next upstream of the model, or get 503.","type":"integer","minimum":0,"maximum":100000,"default":200}}},"breaker":{"description":"When a failing upstream is skipped for a while (circuit breaker). A failure is that it cannot be reached, answers with an error, or exceeds one of its timeouts. Calls ended by their callers or by the time limit of the gateway's own address do not count.","type":"object","additionalProperties":false,"required":["failures","restSeconds"],"default":{},"properties":{"failures":{"description":"How many failures in a row open the circuit breaker.","type":"integer","minimum":1,"maximum":10000,"default":5},"restSeconds":{"description":"How long it is skipped, in seconds, before one call tries it again.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":10}}},"tokenLimitName":{"description":"What kind openai calls the token limit of a request that is translated from the messages interface. Left out, it is max_completion_tokens for OpenAI itself, and max_tokens elsewhere, where the newer name is often refused or ignored. A request in chat completions keeps the caller's name.","type":"string","enum":["max_tokens","max_completion_tokens"],"examples":["max_completion_tokens"]},"askedAgainMinutes":{"description":"How long, in minutes, the gateway remembers what an upstream lacks. If it has no responses interface, responses are translated into chat completions; if it does not count tokens, they are estimated. A model that cannot stream a picture is asked for the finished one, and a model that refuses a reasoning effort, or to encrypt its reasoning, is asked without. The log says so of interfaces and pictures.","type":"number","minimum":0,"maximum":1440,"default":10},"speaksResponses":{"description":"Whether kind openai speaks the responses interface. If not, such requests are translated into chat completions. Left out, it does at OpenAI's own address, and at Azure's if the path ends with /openai/v1. If it answers 404 there, it is asked in chat completions for askedAgainMinutes.","type":"boolean","examples":[true]},"answerMegabytes":{"description":"The largest answer that is read, in megabytes of 1,048,576 bytes. For files of jobs, assets.resultMegabytes applies.","type":"integer","minimum":1,"maximum":4096,"default":256},"allowPrivateResults":{"description":"Whether results may be fetched from private or loopback addresses other than that of the upstream itself.","type":"boolean","default":false}},"allOf":[{"if":{"properties":{"kind":{"const":"sandbox"}}},"then":{"properties":{"baseUrl":false}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"patchbay"}}},"then":{"required":["baseUrl"]}}]}},"models":{"description":"Which upstreams serve which model. The name * means every other model.","type":"array","minItems":1,"maxItems":10000,"default":[{"id":"sandbox-text-1","upstream":"sandbox"},{"id":"sandbox-embedding-1","upstream":"sandbox","serves":["embeddings"]},{"id":"*","upstream":"sandbox"}],"items":{"type":"object","additionalProperties":false,"required":["id","maxTokens"],"oneOf":[{"required":["upstream"]},{"required":["upstreams"]}],"properties":{"id":{"description":"The model's name for callers.","type":"string","minLength":1,"maxLength":200},"upstream":{"description":"The upstream that serves it, if there is one.","type":"string","minLength":1},"model":{"description":"What that upstream calls the model, if it differs. Only with upstream.","type":"string","minLength":1,"maxLength":200},"upstreams":{"description":"The upstreams that serve it, if there are several.","type":"array","minItems":1,"maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["upstream","order","weight"],"properties":{"upstream":{"description":"The name of an upstream.","type":"string","minLength":1},"model":{"description":"What it calls the model, if it differs.","type":"string","minLength":1,"maxLength":200},"order":{"description":"Upstreams of the lowest order are asked first, the others if those fail.","type":"integer","minimum":1,"maximum":100,"default":1},"weight":{"description":"Its share of the calls among upstreams of the same order. One of weight 0 is asked last among them.","type":"number","minimum":0,"maximum":1000000,"default":1}}}},"serves":{"description":"What a model that the contract does not name is for. Left out, it is text; for *, both, if its upstreams can.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["text","embeddings"]},"examples":[["embeddings"]]},"maxTokens":{"description":"The token limit of an answer if the caller gives none and the upstream requires one.","type":"integer","minimum":1,"maximum":10000000,"default":4096}},"dependentRequired":{"model":["upstream"]}}},"retries":{"description":"How often a call is tried. A round tries all upstreams of the model; between rounds the gateway waits. Nothing is retried once a byte of its answer has been passed on.","type":"object","additionalProperties":false,"required":["rounds","firstSeconds","secondsUpTo"],"default":{},"properties":{"rounds":{"description":"The number of rounds, including the first.","type":"integer","minimum":1,"maximum":20,"default":3},"firstSeconds":{"description":"The wait after the first round, in seconds. It doubles with each round, with jitter. A Retry-After of the upstream is respected.","type":"number","exclusiveMinimum":0,"maximum":60,"default":0.5},"secondsUpTo":{"description":"The longest wait, in seconds. If an upstream asks for a longer one, its answer is passed on instead.","type":"number","exclusiveMinimum":0,"maximum":600,"default":20}}},"textCache":{"description":"A cache of answers to text requests that are not streamed. An identical request of the same account is answered from it.","type":"object","additionalProperties":false,"required":["seconds","answerKilobytes"],"default":{},"properties":{"seconds":{"description":"How long an answer is kept, in seconds. 0 keeps none.","type":"integer","minimum":0,"maximum":2592000,"default":0},"answerKilobytes":{"description":"The largest answer that is kept, in kilobytes of 1,024 bytes.","type":"integer","minimum":1,"maximum":65536,"default":256}}},"responses":{"description":"What is kept of the responses interface, so that callers can continue from it and look it up. Requests with store false leave nothing.","type":"object","additionalProperties":false,"required":["keepDays","keepMegabytes","chainUpTo"],"default":{},"properties":{"keepDays":{"description":"How long a response is kept with its input, in days. What it continues from is kept as long, up to five minutes longer (or a 720th of the time, if that is less). 0 keeps none, and refuses previous_response_id.","type":"number","minimum":0,"maximum":36500,"default":30},"keepMegabytes":{"description":"The most that is kept for one account, in megabytes. What has gone longest without being continued from is removed first (to within five minutes), and what is being continued from last.","type":"number","exclusiveMinimum":0,"maximum":1048576,"default":256},"chainUpTo":{"description":"How long a chain of responses that continue from each other may be.","type":"integer","minimum":1,"maximum":10000,"default":1000}}},"tracing":{"description":"OpenTelemetry traces. OpenTelemetry's own environment variables work too.","type":"object","additionalProperties":false,"required":["sample"],"default":{},"properties":{"endpoint":{"description":"The collector, by OTLP over HTTP, such as http://127.0.0.1:4318. Without it, or OTEL_EXPORTER_OTLP_ENDPOINT, there are no traces.","type":"string","format":"uri","pattern":"^https?://","examples":["http://127.0.0.1:4318"]},"sample":{"description":"The share of requests that are traced, if the caller has not decided.","type":"number","minimum":0,"maximum":1,"default":1}}},"jobs":{"description":"Videos, songs, and pictures that are asked for as jobs.","type":"object","additionalProperties":false,"required":["maxMinutes","submitsPerSecond","pollsPerSecond"],"default":{},"properties":{"maxMinutes":{"description":"When a job that has not ended fails, in minutes from its creation. Until then it is submitted again if no upstream has begun with it and one accepts a key of the gateway.","type":"number","exclusiveMinimum":0,"maximum":20160,"default":60},"submitsPerSecond":{"description":"How many jobs a process submits to upstreams in a second at most, however many are due.","type":"number","minimum":1,"maximum":100000,"default":100},"pollsPerSecond":{"description":"How many polls of upstreams a process makes in a second at most, however many jobs run.","type":"number","minimum":10,"maximum":100000,"default":400}}},"assets":{"description":"Where files are kept, how large they may be, and how long addresses of results are valid.","type":"object","additionalProperties":false,"required":["imageMinutes","resultHours","resultMegabytes","store"],"default":{},"properties":{"imageMinutes":{"description":"How long addresses of pictures are valid, in minutes. The contract promises 60.","type":"number","exclusiveMinimum":0,"maximum":525600,"default":60},"resultHours":{"description":"How long addresses of job results are valid, in hours from each look-up, but not longer than the job is kept. They are valid up to a quarter of that longer, and stay the same for such a quarter, so that browsers can cache the files.","type":"number","exclusiveMinimum":0,"maximum":87600,"default":24},"resultMegabytes":{"description":"The largest result of an upstream that is stored, in megabytes of 1,048,576 bytes.","type":"integer","minimum":1,"maximum":50000,"default":2048},"store":{"description":"Where the bytes of files are.","type":"object","default":{"kind":"folder"},"required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"description":"In the folder assets of the data folder.","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"folder"}}},{"description":"In a bucket of S3, or of an S3-compatible service.","type":"object","additionalProperties":false,"required":["kind","bucket","region"],"dependentRequired":{"accessKeyId":["secretAccessKey"],"secretAccessKey":["accessKeyId"]},"properties":{"kind":{"type":"string","const":"s3"},"bucket":{"description":"The bucket, which must exist.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$"},"region":{"description":"The region of the bucket. Services without regions accept any, such as us-east-1.","type":"string","pattern":"^[A-Za-z0-9-]{1,64}$"},"endpoint":{"description":"The address of the service, if it is not AWS.","type":"string","format":"uri","pattern":"^https?://"},"prefix":{"description":"The prefix of every object's name, such as patchbay/.","type":"string","maxLength":200,"pattern":"^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$"},"pathStyle":{"description":"Whether the bucket is named in the path instead of the host. Most services other than AWS need it.","type":"boolean"},"accessKeyId":{"description":"The gateway's access key. Left out, it and the secret come from the AWS SDK's usual sources, first AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.","type":"string","minLength":1},"secretAccessKey":{"description":"The secret that belongs to accessKeyId.","type":"string","minLength":1}}}]}}},"retention":{"description":"How long data of callers is kept.","type":"object","additionalProperties":false,"required":["jobDays","sampleDays","idempotencyHours"],"default":{},"properties":{"jobDays":{"description":"Jobs with their results and callbacks, in days from their end.","type":"number","exclusiveMinimum":0,"maximum":36500,"default":30},"sampleDays":{"description":"Uploaded recordings, in days.","type":"number","exclusiveMinimum":0,"maximum":36500,"default":30},"idempotencyHours":{"description":"First answers under idempotency keys, in hours. The contract promises 24.","type":"number","exclusiveMinimum":0,"maximum":87600,"default":24},"changeDays":{"description":"An account's record of changes of people, invitations and keys, in days. It names people by name and address, also those who have left.","type":"number","exclusiveMinimum":0,"maximum":36500,"default":365},"textUsageDays":{"description":"The record of each answer of text with its upstream and tokens (table text_usage), in days; 365 is a good value once you have compared it with the upstreams' bills. Without it, the record is kept for good, and grows with each answer. What an answer cost stays in the ledger either way.","type":"number","minimum":1,"maximum":36500,"examples":[365]}}},"callbacks":{"description":"How callbacks are sent.","type":"object","additionalProperties":false,"required":["allowPrivate","receiverSeconds","secretOverlapHours"],"default":{},"properties":{"allowPrivate":{"description":"Whether callback addresses may be private or loopback addresses. For tests and local development.","type":"boolean","default":false},"receiverSeconds":{"description":"How long a receiver may take to answer, in seconds.","type":"number","exclusiveMinimum":0,"maximum":60,"default":15},"secretOverlapHours":{"description":"How long a replaced secret still signs, in hours. The contract promises a day.","type":"number","minimum":0,"maximum":8760,"default":24}}},"sources":{"description":"How pictures and recordings at callers' addresses are fetched. Addresses in conversations, and of reference images of videos, are fetched by upstreams; allowPrivate applies to them too.","type":"object","additionalProperties":false,"required":["allowPrivate","seconds","silentSeconds"],"default":{},"properties":{"allowPrivate":{"description":"Whether these addresses may be private or loopback addresses. For tests and local development.","type":"boolean","default":false},"seconds":{"description":"How long one file may take to arrive, in seconds. The time limit of the gateway's address may end it earlier.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":30},"silentSeconds":{"description":"How long its server may be silent, in seconds.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":10}}},"limits":{"description":"Limits of requests. Processes that share a databaseUrl count together. 0 means no limit.","type":"object","additionalProperties":false,"required":["account","stored","addresses","people","overload"],"default":{},"properties":{"account":{"description":"The limits of each account, with all its keys.","type":"object","additionalProperties":false,"required":["requestsPerMinute","tokensPerMinute","concurrent"],"default":{},"properties":{"requestsPerMinute":{"description":"Requests in a minute.","type":"integer","minimum":0,"maximum":1000000000,"default":60000},"tokensPerMinute":{"description":"Tokens of text in a minute, input and output. They are known when an answer has ended, so answers under way can exceed the limit.","type":"integer","minimum":0,"maximum":1000000000000,"default":100000000},"concurrent":{"description":"Requests under way at once. A stream counts until its end.","type":"integer","minimum":0,"maximum":1000000,"default":2000}}},"stored":{"description":"What each account may have stored.","type":"object","additionalProperties":false,"required":["samples","sampleMegabytes"],"default":{},"properties":{"samples":{"description":"Uploaded recordings. Each is removed after retention.sampleDays.","type":"integer","minimum":0,"maximum":1000000000,"default":1000},"sampleMegabytes":{"description":"The size of these recordings together, in megabytes of 1,048,576 bytes.","type":"integer","minimum":0,"maximum":1000000000,"default":1024}}},"addresses":{"description":"Limits of one network address (with IPv6, of a /64 network). Behind a proxy that server.trustedProxies does not name, all callers share one address. So do callers for whom a trusted proxy names no address.","type":"object","additionalProperties":false,"required":["attemptsPerMinute","wrongKeysPerMinute"],"default":{},"properties":{"attemptsPerMinute":{"description":"Attempts in a minute to sign in, to activate an account, and the like, all together.","type":"integer","minimum":0,"maximum":1000000000,"default":20},"wrongKeysPerMinute":{"description":"Requests in a minute with a wrong key, in each process. Beyond that, only recently valid keys are checked.","type":"integer","minimum":0,"maximum":1000000000,"default":100}}},"people":{"description":"Limits of one person, from any address.","type":"object","additionalProperties":false,"required":["signInsPerMinute"],"default":{},"properties":{"signInsPerMinute":{"description":"Attempts in a minute to sign in with one e-mail address, whether it is known or not, so that a password cannot be guessed from many addresses.","type":"integer","minimum":0,"maximum":1000000000,"default":10}}},"overload":{"description":"When a process is overloaded. It then answers new requests with 503, and finishes those under way.","type":"object","additionalProperties":false,"required":["eventLoopMilliseconds","requests","connections","formMegabytes"],"default":{},"properties":{"eventLoopMilliseconds":{"description":"The event-loop delay, in milliseconds, averaged over a second. The process is overloaded if it exceeds this three times in a row.","type":"integer","minimum":0,"maximum":60000,"default":1000},"memoryMegabytes":{"description":"Resident memory, in megabytes of 1,048,576 bytes. The process is overloaded if it exceeds this at three checks in a row, one a second. Left out, there is no limit.","type":"integer","minimum":64,"maximum":1048576,"examples":[2048]},"requests":{"description":"The most requests under way, without those whose bodies are still arriving. No account may have more of them than are left for everybody else.","type":"integer","minimum":0,"maximum":1000000,"default":4000},"connections":{"description":"The most open connections. A further one replaces the one that has carried no request for longest. If all carry a request, it replaces one whose client has hardly sent its body or read its answer for 5 seconds. If there is none, it is refused.","type":"integer","minimum":0,"maximum":1000000,"default":10000},"formMegabytes":{"description":"Forms whose files are on disk at once, in the folder scratch of the data folder, in megabytes of 1,048,576 bytes. No account may have more than half of it. A form without a Content-Length counts as the largest that its operation takes.","type":"integer","minimum":0,"maximum":1000000000,"default":4096}}}}},"prices":{"description":"What work costs, in units of quota.","type":"object","additionalProperties":false,"required":["ceiling","believedTokens","rules"],"default":{},"properties":{"ceiling":{"description":"The highest price of one request, in units. A request above it is refused before anything is done. Text, whose price is known at its end, is never charged more than this.","type":"number","exclusiveMinimum":0,"maximum":1000000,"default":10000},"believedTokens":{"description":"The most input tokens, and the most output tokens, that are believed of one answer. If an upstream reports more, this number is counted, and an error is logged.","type":"integer","minimum":1000,"maximum":1000000000,"default":10000000},"rules":{"description":"Prices. The first rule that matches a request applies. A request that no rule matches is refused, so that nothing is free by accident. A picture is charged by the size that is made, at most the price of the size asked for. If the size is left to the model (auto), the highest possible price is reserved. Amounts are rounded to 6 decimals.","type":"array","maxItems":10000,"default":[{"id":"video-480p","operations":["createVideo"],"sizes":["480p"],"per":"second","units":5},{"id":"video-720p","operations":["createVideo"],"sizes":["720p"],"per":"second","units":10},{"id":"video-1080p","operations":["createVideo"],"sizes":["1080p"],"per":"second","units":20},{"id":"song","operations":["createMusic"],"per":"song","units":10},{"id":"image-256","operations":["createImage","editImage"],"sizes":["256x256"],"per":"image","units":1},{"id":"image-512","operations":["createImage","editImage"],"sizes":["512x512"],"per":"image","units":2},{"id":"wide-image","operations":["createImage","editImage"],"sizes":["1536x1024","1024x1536","1792x1024","1024x1792"],"per":"image","units":6},{"id":"image","operations":["createImage","editImage"],"per":"image","units":4},{"id":"text","operations":["createMessage","createChatCompletion"],"per":"million-tokens","input":1,"cachedInput":0.1,"output":4},{"id":"embedding","operations":["createEmbedding"],"per":"million-tokens","input":0.1,"output":0},{"id":"midi","operations":["extractMidi"],"per":"request","units":0},{"id":"upload","operations":["uploadSample"],"per":"request","units":0}],"items":{"description":"A price, and what it applies to.","type":"object","required":["per"],"discriminator":{"propertyName":"per"},"oneOf":[{"title":"A second of video","type":"object","additionalProperties":false,"required":["id","operations","per","units"],"properties":{"id":{"description":"The rule's own name, shown in ledger entries. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it applies to.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createVideo"]}},"models":{"description":"The models that it applies to, as callers name them. Left out, all models.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"sizes":{"description":"The sizes that it applies to, such as 720p or 1024x1024. Left out, all sizes. A rule that names auto sets one price for pictures whose size is left to the model.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50}},"per":{"description":"What is counted.","type":"string","const":"second"},"units":{"description":"The price of one, in units.","type":"number","minimum":0,"maximum":1000000}}},{"title":"A song","type":"object","additionalProperties":false,"required":["id","operations","per","units"],"properties":{"id":{"description":"The rule's own name, shown in ledger entries. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it applies to.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createMusic"]}},"models":{"description":"The models that it applies to, as callers name them. Left out, all models.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"sizes":{"description":"The sizes that it applies to, such as 720p or 1024x1024. Left out, all sizes. A rule that names auto sets one price for pictures whose size is left to the model.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50}},"per":{"description":"What is counted.","type":"string","const":"song"},"units":{"description":"The price of one, in units.","type":"number","minimum":0,"maximum":1000000}}},{"title":"A picture","type":"object","additionalProperties":false,"required":["id","operations","per","units"],"properties":{"id":{"description":"The rule's own name, shown in ledger entries. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it applies to.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createImage","editImage"]}},"models":{"description":"The models that it applies to, as callers name them. Left out, all models.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"sizes":{"description":"The sizes that it applies to, such as 720p or 1024x1024. Left out, all sizes. A rule that names auto sets one price for pictures whose size is left to the model.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50}},"qualities":{"description":"The qualities that it applies to, such as high. Left out, all qualities. A picture has the quality that its upstream tells; else the requested one, or for auto the model's most expensive one. Only qualities that the model has count, and a picture never costs more than the requested one. A rule that names auto sets one price for pictures whose quality is left to the model.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["auto","low","medium","high","standard","hd"]}},"per":{"description":"What is counted.","type":"string","const":"image"},"units":{"description":"The price of one, in units.","type":"number","minimum":0,"maximum":1000000}}},{"title":"A request, whatever comes of it","type":"object","additionalProperties":false,"required":["id","operations","per","units"],"properties":{"id":{"description":"The rule's own name, shown in ledger entries. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it applies to.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createVideo","createMusic","createImage","editImage","createMessage","createChatCompletion","createResponse","createEmbedding","extractMidi","uploadSample"]}},"models":{"description":"The models that it applies to, as callers name them. Left out, all models.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"sizes":{"description":"The sizes that it applies to, such as 720p or 1024x1024. Left out, all sizes. A rule that names auto sets one price for pictures whose size is left to the model.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50}},"qualities":{"description":"The qualities that it applies to, such as high. Left out, all qualities. A picture has the quality that its upstream tells; else the requested one, or for auto the model's most expensive one. Only qualities that the model has count, and a picture never costs more than the requested one. A rule that names auto sets one price for pictures whose quality is left to the model.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["auto","low","medium","high","standard","hd"]}},"per":{"description":"What is counted.","type":"string","const":"request"},"units":{"description":"The price of one, in units.","type":"number","minimum":0,"maximum":1000000}}},{"title":"A million tokens of text","type":"object","additionalProperties":false,"required":["id","operations","per","input","output"],"properties":{"id":{"description":"The rule's own name, shown in ledger entries. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it applies to.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createMessage","createChatCompletion","createResponse","createEmbedding"]}},"models":{"description":"The models that it applies to, as callers name them. Left out, all models.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"per":{"description":"What is counted.","type":"string","const":"million-tokens"},"input":{"description":"The price of a million input tokens, in units. Audio tokens cost the same as text tokens, in and out: a\nmodel with audio needs a rule of its own.\n","type":"number","minimum":0,"maximum":1000000},"cachedInput":{"description":"The price of a million input tokens that the upstream reads from its cache. Left out, the price of input.","type":"number","minimum":0,"maximum":1000000},"cacheWrite":{"description":"The price of a million input tokens that the upstream writes to its cache. Left out, the price of input.","type":"number","minimum":0,"maximum":1000000},"longCacheWrite":{"description":"The same for tokens that are kept in the cache for longer: an hour at Anthropic, 12 hours at OpenAI.\nLeft out, the price of `cacheWrite`.\n","type":"number","minimum":0,"maximum":1000000},"output":{"description":"The price of a million output tokens, in units.","type":"number","minimum":0,"maximum":1000000}}}]}}}},"moderation":{"description":"What is charged for videos, pictures and songs that an upstream's moderation refuses. Refused text is free.\n","type":"object","additionalProperties":false,"required":["free","windowHours"],"default":{},"properties":{"free":{"description":"How many such failures are free for an account within the window. Further ones are charged in full, or at the least of the price if that depends on what is made.","type":"integer","minimum":0,"maximum":1000000,"default":3},"windowHours":{"description":"How long such a failure counts, in hours.","type":"number","exclusiveMinimum":0,"maximum":8760,"default":24}}},"givenUp":{"description":"What is charged for work that its caller gives up after an upstream has begun with it, since the upstream charges for it\nanyway: a cancelled job, or an abandoned request for pictures. A streamed picture without an idempotency key is charged\nonce an unfinished state of it has been sent, and abandoned text as far as it came.\n","type":"object","additionalProperties":false,"required":["freeUnits","windowHours"],"default":{},"properties":{"freeUnits":{"description":"How many units of such work are free for an account within the window, or as many as it pays for within the window, if that is more. Anything beyond is charged in full. If strangers may sign up and upstreams cost money, choose less.","type":"number","minimum":0,"maximum":1000000000,"default":10000},"windowHours":{"description":"How long such work counts, in hours.","type":"number","exclusiveMinimum":0,"maximum":8760,"default":24}}},"accounts":{"description":"How people get an account and sign in.","type":"object","additionalProperties":false,"required":["signUp","startingUnits","linkMinutes","sessionHours","invitationHours","invitationsUpTo","mailsUpTo","keysUpTo"],"default":{},"properties":{"signUp":{"description":"Who may sign up. With open, everybody; with invitation, invited people; with closed, nobody.","type":"string","enum":["open","invitation","closed"],"default":"open"},"startingUnits":{"description":"The quota of a new account, in units. If strangers may sign up and upstreams cost money, choose 0.","type":"number","minimum":0,"maximum":1000000000,"default":1000},"linkMinutes":{"description":"How long a link in a mail can be used, in minutes.","type":"number","exclusiveMinimum":0,"maximum":10080,"default":60},"sessionHours":{"description":"How long an unused session lasts, in hours.","type":"number","exclusiveMinimum":0,"maximum":8760,"default":168},"invitationHours":{"description":"How long an invitation can be used, in hours.","type":"number","exclusiveMinimum":0,"maximum":2160,"default":1},"invitationsUpTo":{"description":"How many invitations of an account can be open at once. Withdrawn ones count until they would have expired.","type":"integer","minimum":1,"maximum":10000,"default":100},"mailsUpTo":{"description":"How many mails with links an address gets at most while a link can be used, however often they are requested. Invitations are counted for each inviting account.","type":"integer","minimum":1,"maximum":1000,"default":5},"keysUpTo":{"description":"How many live API keys an account may have.","type":"integer","minimum":1,"maximum":1000,"default":100}}},"mail":{"description":"How the gateway sends mail.","type":"object","additionalProperties":false,"required":["from"],"default":{},"properties":{"from":{"description":"The sender of mail, as an address or a name with an address, such as Patchbay <patchbay@example.com>.","type":"string","pattern":"^([^<>\\x00-\\x1f]+ <)?[^\\s<>@]+@[^\\s<>@]+>?$","maxLength":320,"default":"Patchbay <patchbay@localhost>"},"smtp":{"description":"The mail server. Without one, mail is written to the folder outbox in the data folder.","type":"object","additionalProperties":false,"required":["host","port","secure"],"examples":[{"host":"smtp.example.com","user":"patchbay","password":{"env":"SMTP_PASSWORD"}}],"properties":{"host":{"description":"Its name or address.","type":"string","minLength":1},"port":{"description":"Its port, usually 587, or 465 if secure is set.","type":"integer","minimum":1,"maximum":65535,"default":587},"secure":{"description":"Whether the connection is encrypted from the beginning. If not, it is encrypted as soon as the server offers it, and always before a password is sent.","type":"boolean","default":false},"user":{"description":"The name to sign in with. It needs a password.","type":"string","minLength":1},"password":{"description":"Where the password comes from. The settings hold no passwords, so that they can be shown.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"env":{"description":"The environment variable that holds the password.","type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"file":{"description":"The file that holds the password and nothing else.","type":"string","minLength":1}}}},"dependentRequired":{"user":["password"],"password":["user"]}}}},"log":{"description":"The log.","type":"object","additionalProperties":false,"required":["level"],"default":{},"properties":{"level":{"description":"The lowest level that is written.","type":"string","enum":["trace","debug","info","warn","error","silent"],"default":"info"}}}},"$id":"Configuration"};
const func1 = Object.prototype.hasOwnProperty;
const formats0 = runtime.formats.uri;
const pattern4 = new RegExp("^https?://[^/?#@]+(/[^?#]*)?$", "u");
const pattern6 = new RegExp("^(\\*|https?://[^/\\s]+)$", "u");
const pattern7 = new RegExp("^postgres(ql)?://([^/?#]*@)?[^/?#@]*(/[^?@#]*)?(\\?([^#=&@]+=[^#]*)?)?$", "u");
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$", "u");
const pattern9 = new RegExp("^[a-z][a-z0-9-]{0,63}$", "u");
const pattern10 = new RegExp("^https?://[^?#]+$", "u");
const pattern11 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9-]{1,100}$", "u");
const pattern13 = new RegExp("^[\\x20-\\x7e]*$", "u");
const pattern14 = new RegExp("^https?://", "u");
const pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$", "u");
const pattern16 = new RegExp("^[A-Za-z0-9-]{1,64}$", "u");
const pattern18 = new RegExp("^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$", "u");
const pattern19 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern24 = new RegExp("^([^<>\\x00-\\x1f]+ <)?[^\\s<>@]+@[^\\s<>@]+>?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Configuration" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.roles === undefined){
data.roles = ["api","worker"];
}
if(data.server === undefined){
data.server = {};
}
if(data.data === undefined){
data.data = ".patchbay";
}
if(data.timeouts === undefined){
data.timeouts = {};
}
if(data.upstreams === undefined){
data.upstreams = {"sandbox":{"kind":"sandbox"}};
}
if(data.models === undefined){
data.models = [{"id":"sandbox-text-1","upstream":"sandbox"},{"id":"sandbox-embedding-1","upstream":"sandbox","serves":["embeddings"]},{"id":"*","upstream":"sandbox"}];
}
if(data.retries === undefined){
data.retries = {};
}
if(data.textCache === undefined){
data.textCache = {};
}
if(data.responses === undefined){
data.responses = {};
}
if(data.tracing === undefined){
data.tracing = {};
}
if(data.jobs === undefined){
data.jobs = {};
}
if(data.assets === undefined){
data.assets = {};
}
if(data.retention === undefined){
data.retention = {};
}
if(data.callbacks === undefined){
data.callbacks = {};
}
if(data.sources === undefined){
data.sources = {};
}
if(data.limits === undefined){
data.limits = {};
}
if(data.prices === undefined){
data.prices = {};
}
if(data.moderation === undefined){
data.moderation = {};
}
if(data.givenUp === undefined){
data.givenUp = {};
}
if(data.accounts === undefined){
data.accounts = {};
}
if(data.mail === undefined){
data.mail = {};
}
if(data.log === undefined){
data.log = {};
}
if(data.roles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.server === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timeouts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeouts"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.upstreams === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upstreams"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.models === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "models"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.retries === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retries"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.textCache === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textCache"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.responses === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "responses"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.tracing === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracing"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.jobs === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobs"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.assets === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assets"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.retention === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retention"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.callbacks === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callbacks"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.sources === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.limits === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.prices === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prices"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.moderation === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moderation"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.accounts === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounts"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.mail === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mail"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.log === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err21 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let data0 = data.roles;
if(Array.isArray(data0)){
if(data0.length < 1){
const err22 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err23 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data1 === "api") || (data1 === "worker"))){
const err24 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.roles.items.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err25 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err26 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
let data2 = data.server;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.host === undefined){
data2.host = "127.0.0.1";
}
if(data2.port === undefined){
data2.port = 8080;
}
if(data2.alternatePort === undefined){
data2.alternatePort = 8081;
}
if(data2.allowedOrigins === undefined){
data2.allowedOrigins = [];
}
if(data2.trustedProxies === undefined){
data2.trustedProxies = [];
}
if(data2.strict === undefined){
data2.strict = false;
}
if(data2.host === undefined){
const err27 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data2.port === undefined){
const err28 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data2.alternatePort === undefined){
const err29 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "alternatePort"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data2.strict === undefined){
const err30 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "strict"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data2.allowedOrigins === undefined){
const err31 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "allowedOrigins"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data2.trustedProxies === undefined){
const err32 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "trustedProxies"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data2){
if(!((((((((key1 === "host") || (key1 === "port")) || (key1 === "alternatePort")) || (key1 === "publicUrl")) || (key1 === "alternatePublicUrl")) || (key1 === "allowedOrigins")) || (key1 === "trustedProxies")) || (key1 === "strict"))){
const err33 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let data3 = data2.host;
if(typeof data3 === "string"){
if(runtime.isShorterThan(data3, 1)){
const err34 = {instancePath:instancePath+"/server/host",schemaPath:"#/properties/server/properties/host/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/server/host",schemaPath:"#/properties/server/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
let data4 = data2.port;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err36 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 65535 || isNaN(data4)){
const err37 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err38 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
let data5 = data2.alternatePort;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err39 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 65535 || isNaN(data5)){
const err40 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err41 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data2.publicUrl !== undefined){
let data6 = data2.publicUrl;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err42 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@]+(/[^?#]*)?$"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(formats0(data6))){
const err43 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data2.alternatePublicUrl !== undefined){
let data7 = data2.alternatePublicUrl;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err45 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@]+(/[^?#]*)?$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(formats0(data7))){
const err46 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
let data8 = data2.allowedOrigins;
if(Array.isArray(data8)){
if(data8.length > 100){
const err48 = {instancePath:instancePath+"/server/allowedOrigins",schemaPath:"#/properties/server/properties/allowedOrigins/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1 && errors<1000; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err49 = {instancePath:instancePath+"/server/allowedOrigins/" + i2,schemaPath:"#/properties/server/properties/allowedOrigins/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|https?://[^/\\s]+)$"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/server/allowedOrigins/" + i2,schemaPath:"#/properties/server/properties/allowedOrigins/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/server/allowedOrigins",schemaPath:"#/properties/server/properties/allowedOrigins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
let data10 = data2.trustedProxies;
if(Array.isArray(data10)){
if(data10.length > 100){
const err52 = {instancePath:instancePath+"/server/trustedProxies",schemaPath:"#/properties/server/properties/trustedProxies/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len2 = data10.length;
for(let i3=0; i3<len2 && errors<1000; i3++){
let data11 = data10[i3];
if(typeof data11 === "string"){
if(runtime.isLongerThan(data11, 50)){
const err53 = {instancePath:instancePath+"/server/trustedProxies/" + i3,schemaPath:"#/properties/server/properties/trustedProxies/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(runtime.isShorterThan(data11, 1)){
const err54 = {instancePath:instancePath+"/server/trustedProxies/" + i3,schemaPath:"#/properties/server/properties/trustedProxies/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/server/trustedProxies/" + i3,schemaPath:"#/properties/server/properties/trustedProxies/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/server/trustedProxies",schemaPath:"#/properties/server/properties/trustedProxies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data2.strict !== "boolean"){
const err57 = {instancePath:instancePath+"/server/strict",schemaPath:"#/properties/server/properties/strict/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let data13 = data.data;
if(typeof data13 === "string"){
if(runtime.isShorterThan(data13, 1)){
const err59 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data.databaseUrl !== undefined){
let data14 = data.databaseUrl;
if(typeof data14 === "string"){
if(!pattern7.test(data14)){
const err61 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/pattern",keyword:"pattern",params:{pattern: "^postgres(ql)?://([^/?#]*@)?[^/?#@]*(/[^?@#]*)?(\\?([^#=&@]+=[^#]*)?)?$"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
let data15 = data.timeouts;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.head === undefined){
data15.head = 30;
}
if(data15.main === undefined){
data15.main = 60;
}
if(data15.alternate === undefined){
data15.alternate = 600;
}
if(data15.events === undefined){
data15.events = 900;
}
if(data15.notice === undefined){
data15.notice = 0;
}
if(data15.shutdown === undefined){
data15.shutdown = 30;
}
if(data15.head === undefined){
const err63 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "head"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data15.main === undefined){
const err64 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "main"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data15.alternate === undefined){
const err65 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "alternate"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data15.events === undefined){
const err66 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data15.notice === undefined){
const err67 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "notice"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data15.shutdown === undefined){
const err68 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "shutdown"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key2 in data15){
if(!((((((key2 === "head") || (key2 === "main")) || (key2 === "alternate")) || (key2 === "events")) || (key2 === "notice")) || (key2 === "shutdown"))){
const err69 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
let data16 = data15.head;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 300 || isNaN(data16)){
const err70 = {instancePath:instancePath+"/timeouts/head",schemaPath:"#/properties/timeouts/properties/head/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data16 <= 0 || isNaN(data16)){
const err71 = {instancePath:instancePath+"/timeouts/head",schemaPath:"#/properties/timeouts/properties/head/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/timeouts/head",schemaPath:"#/properties/timeouts/properties/head/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
let data17 = data15.main;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 86400 || isNaN(data17)){
const err73 = {instancePath:instancePath+"/timeouts/main",schemaPath:"#/properties/timeouts/properties/main/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data17 <= 0 || isNaN(data17)){
const err74 = {instancePath:instancePath+"/timeouts/main",schemaPath:"#/properties/timeouts/properties/main/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/timeouts/main",schemaPath:"#/properties/timeouts/properties/main/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
let data18 = data15.alternate;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 86400 || isNaN(data18)){
const err76 = {instancePath:instancePath+"/timeouts/alternate",schemaPath:"#/properties/timeouts/properties/alternate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data18 <= 0 || isNaN(data18)){
const err77 = {instancePath:instancePath+"/timeouts/alternate",schemaPath:"#/properties/timeouts/properties/alternate/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/timeouts/alternate",schemaPath:"#/properties/timeouts/properties/alternate/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
let data19 = data15.events;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 86400 || isNaN(data19)){
const err79 = {instancePath:instancePath+"/timeouts/events",schemaPath:"#/properties/timeouts/properties/events/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data19 <= 0 || isNaN(data19)){
const err80 = {instancePath:instancePath+"/timeouts/events",schemaPath:"#/properties/timeouts/properties/events/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/timeouts/events",schemaPath:"#/properties/timeouts/properties/events/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
let data20 = data15.notice;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 600 || isNaN(data20)){
const err82 = {instancePath:instancePath+"/timeouts/notice",schemaPath:"#/properties/timeouts/properties/notice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err83 = {instancePath:instancePath+"/timeouts/notice",schemaPath:"#/properties/timeouts/properties/notice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/timeouts/notice",schemaPath:"#/properties/timeouts/properties/notice/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
let data21 = data15.shutdown;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 86400 || isNaN(data21)){
const err85 = {instancePath:instancePath+"/timeouts/shutdown",schemaPath:"#/properties/timeouts/properties/shutdown/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err86 = {instancePath:instancePath+"/timeouts/shutdown",schemaPath:"#/properties/timeouts/properties/shutdown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/timeouts/shutdown",schemaPath:"#/properties/timeouts/properties/shutdown/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
let data22 = data.upstreams;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(Object.keys(data22).length > 1000){
const err89 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(Object.keys(data22).length < 1){
const err90 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
for(const key3 in data22){
const _errs50 = errors;
if(typeof key3 === "string"){
if(!pattern8.test(key3)){
const err91 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"},propertyName:key3};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
var valid10 = _errs50 === errors;
if(!valid10){
const err92 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
for(const key4 in data22){
let data23 = data22[key4];
const _errs55 = errors;
let valid13 = true;
const _errs56 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.kind !== undefined){
if("sandbox" !== data23.kind){
const err93 = {};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
var _valid0 = _errs56 === errors;
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs58 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.baseUrl !== undefined){
const err94 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/baseUrl",schemaPath:"#/properties/upstreams/additionalProperties/allOf/0/then/properties/baseUrl/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
var _valid0 = _errs58 === errors;
valid13 = _valid0;
if(valid13){
var props0 = {};
props0.baseUrl = true;
props0.kind = true;
}
}
if(!valid13){
const err95 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
const _errs60 = errors;
let valid16 = true;
const _errs61 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing0;
if((data23.kind === undefined) && (missing0 = "kind")){
const err96 = {};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
else {
if(data23.kind !== undefined){
if("patchbay" !== data23.kind){
const err97 = {};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
}
var _valid1 = _errs61 === errors;
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs63 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.baseUrl === undefined){
const err98 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/allOf/1/then/required",keyword:"required",params:{missingProperty: "baseUrl"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
var _valid1 = _errs63 === errors;
valid16 = _valid1;
}
if(!valid16){
const err99 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.kind = true;
}
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.jobSeconds === undefined){
data23.jobSeconds = 6;
}
if(data23.keys === undefined){
data23.keys = [];
}
if(data23.keyRestMinutes === undefined){
data23.keyRestMinutes = 10;
}
if(data23.headers === undefined){
data23.headers = {};
}
if(data23.timeouts === undefined){
data23.timeouts = {};
}
if(data23.concurrency === undefined){
data23.concurrency = {};
}
if(data23.breaker === undefined){
data23.breaker = {};
}
if(data23.askedAgainMinutes === undefined){
data23.askedAgainMinutes = 10;
}
if(data23.answerMegabytes === undefined){
data23.answerMegabytes = 256;
}
if(data23.allowPrivateResults === undefined){
data23.allowPrivateResults = false;
}
if(data23.kind === undefined){
const err100 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data23.jobSeconds === undefined){
const err101 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "jobSeconds"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data23.keys === undefined){
const err102 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "keys"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data23.headers === undefined){
const err103 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "headers"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data23.timeouts === undefined){
const err104 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "timeouts"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data23.concurrency === undefined){
const err105 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "concurrency"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data23.breaker === undefined){
const err106 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "breaker"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data23.answerMegabytes === undefined){
const err107 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "answerMegabytes"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data23.allowPrivateResults === undefined){
const err108 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "allowPrivateResults"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data23.keyRestMinutes === undefined){
const err109 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "keyRestMinutes"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data23.askedAgainMinutes === undefined){
const err110 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "askedAgainMinutes"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
for(const key5 in data23){
if(!(func1.call(schema31.properties.upstreams.additionalProperties.properties, key5))){
const err111 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data23.kind !== undefined){
let data27 = data23.kind;
if(typeof data27 === "string"){
if(!pattern9.test(data27)){
const err112 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/upstreams/additionalProperties/properties/kind/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,63}$"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/upstreams/additionalProperties/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
let data28 = data23.jobSeconds;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 3600 || isNaN(data28)){
const err114 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err115 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data23.baseUrl !== undefined){
let data29 = data23.baseUrl;
if(typeof data29 === "string"){
if(!pattern10.test(data29)){
const err117 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/baseUrl",schemaPath:"#/properties/upstreams/additionalProperties/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^?#]+$"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(!(formats0(data29))){
const err118 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/baseUrl",schemaPath:"#/properties/upstreams/additionalProperties/properties/baseUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/baseUrl",schemaPath:"#/properties/upstreams/additionalProperties/properties/baseUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
let data30 = data23.keys;
if(Array.isArray(data30)){
if(data30.length > 100){
const err120 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
const len3 = data30.length;
for(let i4=0; i4<len3 && errors<1000; i4++){
let data31 = data30[i4];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(Object.keys(data31).length > 1){
const err121 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i4,schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/maxProperties",keyword:"maxProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(Object.keys(data31).length < 1){
const err122 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i4,schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
for(const key6 in data31){
if(!((key6 === "env") || (key6 === "file"))){
const err123 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i4,schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data31.env !== undefined){
let data32 = data31.env;
if(typeof data32 === "string"){
if(!pattern11.test(data32)){
const err124 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i4+"/env",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i4+"/env",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/properties/env/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data31.file !== undefined){
let data33 = data31.file;
if(typeof data33 === "string"){
if(runtime.isShorterThan(data33, 1)){
const err126 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i4+"/file",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i4+"/file",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i4,schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
let data34 = data23.keyRestMinutes;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 10080 || isNaN(data34)){
const err130 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keyRestMinutes",schemaPath:"#/properties/upstreams/additionalProperties/properties/keyRestMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data34 <= 0 || isNaN(data34)){
const err131 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keyRestMinutes",schemaPath:"#/properties/upstreams/additionalProperties/properties/keyRestMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keyRestMinutes",schemaPath:"#/properties/upstreams/additionalProperties/properties/keyRestMinutes/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
let data35 = data23.headers;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(Object.keys(data35).length > 50){
const err133 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 50}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
for(const key7 in data35){
const _errs84 = errors;
if(typeof key7 === "string"){
if(!pattern12.test(key7)){
const err134 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,100}$"},propertyName:key7};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
var valid22 = _errs84 === errors;
if(!valid22){
const err135 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
for(const key8 in data35){
let data36 = data35[key8];
if(typeof data36 === "string"){
if(!pattern13.test(data36)){
const err136 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(runtime.isLongerThan(data36, 1000)){
const err137 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
else {
const err138 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
let data37 = data23.timeouts;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.connect === undefined){
data37.connect = 5;
}
if(data37.firstByte === undefined){
data37.firstByte = 300;
}
if(data37.idle === undefined){
data37.idle = 60;
}
if(data37.total === undefined){
data37.total = 600;
}
if(data37.connect === undefined){
const err140 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/required",keyword:"required",params:{missingProperty: "connect"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data37.firstByte === undefined){
const err141 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/required",keyword:"required",params:{missingProperty: "firstByte"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data37.idle === undefined){
const err142 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/required",keyword:"required",params:{missingProperty: "idle"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data37.total === undefined){
const err143 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/required",keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
for(const key9 in data37){
if(!((((key9 === "connect") || (key9 === "firstByte")) || (key9 === "idle")) || (key9 === "total"))){
const err144 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
let data38 = data37.connect;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 300 || isNaN(data38)){
const err145 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/connect",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/connect/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data38 <= 0 || isNaN(data38)){
const err146 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/connect",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/connect/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
else {
const err147 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/connect",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/connect/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
let data39 = data37.firstByte;
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 3600 || isNaN(data39)){
const err148 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/firstByte",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/firstByte/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data39 <= 0 || isNaN(data39)){
const err149 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/firstByte",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/firstByte/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/firstByte",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/firstByte/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
let data40 = data37.idle;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 3600 || isNaN(data40)){
const err151 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/idle",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/idle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data40 <= 0 || isNaN(data40)){
const err152 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/idle",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/idle/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
else {
const err153 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/idle",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/idle/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
let data41 = data37.total;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 7200 || isNaN(data41)){
const err154 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/total",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7200}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data41 <= 0 || isNaN(data41)){
const err155 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/total",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/total/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/total",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/total/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else {
const err157 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
let data42 = data23.concurrency;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.calls === undefined){
data42.calls = 100;
}
if(data42.waiting === undefined){
data42.waiting = 200;
}
if(data42.calls === undefined){
const err158 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/required",keyword:"required",params:{missingProperty: "calls"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data42.waiting === undefined){
const err159 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/required",keyword:"required",params:{missingProperty: "waiting"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
for(const key10 in data42){
if(!((key10 === "calls") || (key10 === "waiting"))){
const err160 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
let data43 = data42.calls;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err161 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/calls",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/calls/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 100000 || isNaN(data43)){
const err162 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/calls",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/calls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data43 < 1 || isNaN(data43)){
const err163 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/calls",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
let data44 = data42.waiting;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err164 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/waiting",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/waiting/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 100000 || isNaN(data44)){
const err165 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/waiting",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/waiting/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err166 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/waiting",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
let data45 = data23.breaker;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.failures === undefined){
data45.failures = 5;
}
if(data45.restSeconds === undefined){
data45.restSeconds = 10;
}
if(data45.failures === undefined){
const err168 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/required",keyword:"required",params:{missingProperty: "failures"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data45.restSeconds === undefined){
const err169 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/required",keyword:"required",params:{missingProperty: "restSeconds"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
for(const key11 in data45){
if(!((key11 === "failures") || (key11 === "restSeconds"))){
const err170 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
let data46 = data45.failures;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err171 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/failures",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/failures/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 10000 || isNaN(data46)){
const err172 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/failures",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/failures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data46 < 1 || isNaN(data46)){
const err173 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/failures",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
let data47 = data45.restSeconds;
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 3600 || isNaN(data47)){
const err174 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/restSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/restSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data47 <= 0 || isNaN(data47)){
const err175 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/restSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/restSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
else {
const err176 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/restSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/restSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
else {
const err177 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data23.tokenLimitName !== undefined){
let data48 = data23.tokenLimitName;
if(typeof data48 !== "string"){
const err178 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/tokenLimitName",schemaPath:"#/properties/upstreams/additionalProperties/properties/tokenLimitName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(!((data48 === "max_tokens") || (data48 === "max_completion_tokens"))){
const err179 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/tokenLimitName",schemaPath:"#/properties/upstreams/additionalProperties/properties/tokenLimitName/enum",keyword:"enum",params:{allowedValues: schema31.properties.upstreams.additionalProperties.properties.tokenLimitName.enum}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
let data49 = data23.askedAgainMinutes;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 1440 || isNaN(data49)){
const err180 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedAgainMinutes",schemaPath:"#/properties/upstreams/additionalProperties/properties/askedAgainMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data49 < 0 || isNaN(data49)){
const err181 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedAgainMinutes",schemaPath:"#/properties/upstreams/additionalProperties/properties/askedAgainMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
else {
const err182 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedAgainMinutes",schemaPath:"#/properties/upstreams/additionalProperties/properties/askedAgainMinutes/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data23.speaksResponses !== undefined){
if(typeof data23.speaksResponses !== "boolean"){
const err183 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/speaksResponses",schemaPath:"#/properties/upstreams/additionalProperties/properties/speaksResponses/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
let data51 = data23.answerMegabytes;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err184 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/answerMegabytes",schemaPath:"#/properties/upstreams/additionalProperties/properties/answerMegabytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 4096 || isNaN(data51)){
const err185 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/answerMegabytes",schemaPath:"#/properties/upstreams/additionalProperties/properties/answerMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data51 < 1 || isNaN(data51)){
const err186 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/answerMegabytes",schemaPath:"#/properties/upstreams/additionalProperties/properties/answerMegabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(typeof data23.allowPrivateResults !== "boolean"){
const err187 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/allowPrivateResults",schemaPath:"#/properties/upstreams/additionalProperties/properties/allowPrivateResults/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
else {
const err188 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
else {
const err189 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
let data53 = data.models;
if(Array.isArray(data53)){
if(data53.length > 10000){
const err190 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data53.length < 1){
const err191 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
const len4 = data53.length;
for(let i5=0; i5<len4 && errors<1000; i5++){
let data54 = data53[i5];
const _errs127 = errors;
let valid29 = false;
let passing0 = null;
const _errs128 = errors;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.upstream === undefined){
const err192 = {instancePath:instancePath+"/models/" + i5,schemaPath:"#/properties/models/items/oneOf/0/required",keyword:"required",params:{missingProperty: "upstream"}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
var _valid2 = _errs128 === errors;
if(_valid2){
valid29 = true;
passing0 = 0;
}
const _errs129 = errors;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.upstreams === undefined){
const err193 = {instancePath:instancePath+"/models/" + i5,schemaPath:"#/properties/models/items/oneOf/1/required",keyword:"required",params:{missingProperty: "upstreams"}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
var _valid2 = _errs129 === errors;
if(_valid2 && valid29){
valid29 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid29 = true;
passing0 = 1;
}
}
if(!valid29){
const err194 = {instancePath:instancePath+"/models/" + i5,schemaPath:"#/properties/models/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
else {
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
}
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.maxTokens === undefined){
data54.maxTokens = 4096;
}
if(data54.id === undefined){
const err195 = {instancePath:instancePath+"/models/" + i5,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data54.maxTokens === undefined){
const err196 = {instancePath:instancePath+"/models/" + i5,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: "maxTokens"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
for(const key12 in data54){
if(!((((((key12 === "id") || (key12 === "upstream")) || (key12 === "model")) || (key12 === "upstreams")) || (key12 === "serves")) || (key12 === "maxTokens"))){
const err197 = {instancePath:instancePath+"/models/" + i5,schemaPath:"#/properties/models/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data54.id !== undefined){
let data55 = data54.id;
if(typeof data55 === "string"){
if(runtime.isLongerThan(data55, 200)){
const err198 = {instancePath:instancePath+"/models/" + i5+"/id",schemaPath:"#/properties/models/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(runtime.isShorterThan(data55, 1)){
const err199 = {instancePath:instancePath+"/models/" + i5+"/id",schemaPath:"#/properties/models/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
else {
const err200 = {instancePath:instancePath+"/models/" + i5+"/id",schemaPath:"#/properties/models/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data54.upstream !== undefined){
let data56 = data54.upstream;
if(typeof data56 === "string"){
if(runtime.isShorterThan(data56, 1)){
const err201 = {instancePath:instancePath+"/models/" + i5+"/upstream",schemaPath:"#/properties/models/items/properties/upstream/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
else {
const err202 = {instancePath:instancePath+"/models/" + i5+"/upstream",schemaPath:"#/properties/models/items/properties/upstream/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data54.model !== undefined){
let data57 = data54.model;
if(typeof data57 === "string"){
if(runtime.isLongerThan(data57, 200)){
const err203 = {instancePath:instancePath+"/models/" + i5+"/model",schemaPath:"#/properties/models/items/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(runtime.isShorterThan(data57, 1)){
const err204 = {instancePath:instancePath+"/models/" + i5+"/model",schemaPath:"#/properties/models/items/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
else {
const err205 = {instancePath:instancePath+"/models/" + i5+"/model",schemaPath:"#/properties/models/items/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data54.upstreams !== undefined){
let data58 = data54.upstreams;
if(Array.isArray(data58)){
if(data58.length > 20){
const err206 = {instancePath:instancePath+"/models/" + i5+"/upstreams",schemaPath:"#/properties/models/items/properties/upstreams/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(data58.length < 1){
const err207 = {instancePath:instancePath+"/models/" + i5+"/upstreams",schemaPath:"#/properties/models/items/properties/upstreams/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
const len5 = data58.length;
for(let i6=0; i6<len5 && errors<1000; i6++){
let data59 = data58[i6];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.order === undefined){
data59.order = 1;
}
if(data59.weight === undefined){
data59.weight = 1;
}
if(data59.upstream === undefined){
const err208 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6,schemaPath:"#/properties/models/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "upstream"}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(data59.order === undefined){
const err209 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6,schemaPath:"#/properties/models/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "order"}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(data59.weight === undefined){
const err210 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6,schemaPath:"#/properties/models/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "weight"}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
for(const key13 in data59){
if(!((((key13 === "upstream") || (key13 === "model")) || (key13 === "order")) || (key13 === "weight"))){
const err211 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6,schemaPath:"#/properties/models/items/properties/upstreams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data59.upstream !== undefined){
let data60 = data59.upstream;
if(typeof data60 === "string"){
if(runtime.isShorterThan(data60, 1)){
const err212 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/upstream",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/upstream/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
else {
const err213 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/upstream",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/upstream/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data59.model !== undefined){
let data61 = data59.model;
if(typeof data61 === "string"){
if(runtime.isLongerThan(data61, 200)){
const err214 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/model",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(runtime.isShorterThan(data61, 1)){
const err215 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/model",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
else {
const err216 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/model",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
let data62 = data59.order;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err217 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/order",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/order/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 100 || isNaN(data62)){
const err218 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/order",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(data62 < 1 || isNaN(data62)){
const err219 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/order",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
let data63 = data59.weight;
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 1000000 || isNaN(data63)){
const err220 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/weight",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data63 < 0 || isNaN(data63)){
const err221 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/weight",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
else {
const err222 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6+"/weight",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/weight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
else {
const err223 = {instancePath:instancePath+"/models/" + i5+"/upstreams/" + i6,schemaPath:"#/properties/models/items/properties/upstreams/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
}
else {
const err224 = {instancePath:instancePath+"/models/" + i5+"/upstreams",schemaPath:"#/properties/models/items/properties/upstreams/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data54.serves !== undefined){
let data64 = data54.serves;
if(Array.isArray(data64)){
if(data64.length < 1){
const err225 = {instancePath:instancePath+"/models/" + i5+"/serves",schemaPath:"#/properties/models/items/properties/serves/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
const len6 = data64.length;
for(let i7=0; i7<len6 && errors<1000; i7++){
let data65 = data64[i7];
if(typeof data65 !== "string"){
const err226 = {instancePath:instancePath+"/models/" + i5+"/serves/" + i7,schemaPath:"#/properties/models/items/properties/serves/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(!((data65 === "text") || (data65 === "embeddings"))){
const err227 = {instancePath:instancePath+"/models/" + i5+"/serves/" + i7,schemaPath:"#/properties/models/items/properties/serves/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.models.items.properties.serves.items.enum}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
let i8 = data64.length;
let j1;
if(i8 > 1){
const indices1 = {};
for(;i8--;){
let item1 = data64[i8];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err228 = {instancePath:instancePath+"/models/" + i5+"/serves",schemaPath:"#/properties/models/items/properties/serves/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j1}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
break;
}
indices1[item1] = i8;
}
}
}
else {
const err229 = {instancePath:instancePath+"/models/" + i5+"/serves",schemaPath:"#/properties/models/items/properties/serves/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
let data66 = data54.maxTokens;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
const err230 = {instancePath:instancePath+"/models/" + i5+"/maxTokens",schemaPath:"#/properties/models/items/properties/maxTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 10000000 || isNaN(data66)){
const err231 = {instancePath:instancePath+"/models/" + i5+"/maxTokens",schemaPath:"#/properties/models/items/properties/maxTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(data66 < 1 || isNaN(data66)){
const err232 = {instancePath:instancePath+"/models/" + i5+"/maxTokens",schemaPath:"#/properties/models/items/properties/maxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data54.model !== undefined){
if(data54.upstream === undefined){
const err233 = {instancePath:instancePath+"/models/" + i5,schemaPath:"#/properties/models/items/dependentRequired",keyword:"dependentRequired",params:{property: "model",
    missingProperty: "upstream",
    depsCount: 1,
    deps: "upstream"}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
else {
const err234 = {instancePath:instancePath+"/models/" + i5,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
else {
const err235 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
let data67 = data.retries;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.rounds === undefined){
data67.rounds = 3;
}
if(data67.firstSeconds === undefined){
data67.firstSeconds = 0.5;
}
if(data67.secondsUpTo === undefined){
data67.secondsUpTo = 20;
}
if(data67.rounds === undefined){
const err236 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/required",keyword:"required",params:{missingProperty: "rounds"}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
if(data67.firstSeconds === undefined){
const err237 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/required",keyword:"required",params:{missingProperty: "firstSeconds"}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(data67.secondsUpTo === undefined){
const err238 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/required",keyword:"required",params:{missingProperty: "secondsUpTo"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
for(const key14 in data67){
if(!(((key14 === "rounds") || (key14 === "firstSeconds")) || (key14 === "secondsUpTo"))){
const err239 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
let data68 = data67.rounds;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err240 = {instancePath:instancePath+"/retries/rounds",schemaPath:"#/properties/retries/properties/rounds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 20 || isNaN(data68)){
const err241 = {instancePath:instancePath+"/retries/rounds",schemaPath:"#/properties/retries/properties/rounds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data68 < 1 || isNaN(data68)){
const err242 = {instancePath:instancePath+"/retries/rounds",schemaPath:"#/properties/retries/properties/rounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
let data69 = data67.firstSeconds;
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 60 || isNaN(data69)){
const err243 = {instancePath:instancePath+"/retries/firstSeconds",schemaPath:"#/properties/retries/properties/firstSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(data69 <= 0 || isNaN(data69)){
const err244 = {instancePath:instancePath+"/retries/firstSeconds",schemaPath:"#/properties/retries/properties/firstSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
else {
const err245 = {instancePath:instancePath+"/retries/firstSeconds",schemaPath:"#/properties/retries/properties/firstSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
let data70 = data67.secondsUpTo;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 > 600 || isNaN(data70)){
const err246 = {instancePath:instancePath+"/retries/secondsUpTo",schemaPath:"#/properties/retries/properties/secondsUpTo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data70 <= 0 || isNaN(data70)){
const err247 = {instancePath:instancePath+"/retries/secondsUpTo",schemaPath:"#/properties/retries/properties/secondsUpTo/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
else {
const err248 = {instancePath:instancePath+"/retries/secondsUpTo",schemaPath:"#/properties/retries/properties/secondsUpTo/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
else {
const err249 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
let data71 = data.textCache;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if(data71.seconds === undefined){
data71.seconds = 0;
}
if(data71.answerKilobytes === undefined){
data71.answerKilobytes = 256;
}
if(data71.seconds === undefined){
const err250 = {instancePath:instancePath+"/textCache",schemaPath:"#/properties/textCache/required",keyword:"required",params:{missingProperty: "seconds"}};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
if(data71.answerKilobytes === undefined){
const err251 = {instancePath:instancePath+"/textCache",schemaPath:"#/properties/textCache/required",keyword:"required",params:{missingProperty: "answerKilobytes"}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
for(const key15 in data71){
if(!((key15 === "seconds") || (key15 === "answerKilobytes"))){
const err252 = {instancePath:instancePath+"/textCache",schemaPath:"#/properties/textCache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
let data72 = data71.seconds;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err253 = {instancePath:instancePath+"/textCache/seconds",schemaPath:"#/properties/textCache/properties/seconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 2592000 || isNaN(data72)){
const err254 = {instancePath:instancePath+"/textCache/seconds",schemaPath:"#/properties/textCache/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if(data72 < 0 || isNaN(data72)){
const err255 = {instancePath:instancePath+"/textCache/seconds",schemaPath:"#/properties/textCache/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
let data73 = data71.answerKilobytes;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err256 = {instancePath:instancePath+"/textCache/answerKilobytes",schemaPath:"#/properties/textCache/properties/answerKilobytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 65536 || isNaN(data73)){
const err257 = {instancePath:instancePath+"/textCache/answerKilobytes",schemaPath:"#/properties/textCache/properties/answerKilobytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if(data73 < 1 || isNaN(data73)){
const err258 = {instancePath:instancePath+"/textCache/answerKilobytes",schemaPath:"#/properties/textCache/properties/answerKilobytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
}
else {
const err259 = {instancePath:instancePath+"/textCache",schemaPath:"#/properties/textCache/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
let data74 = data.responses;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.keepDays === undefined){
data74.keepDays = 30;
}
if(data74.keepMegabytes === undefined){
data74.keepMegabytes = 256;
}
if(data74.chainUpTo === undefined){
data74.chainUpTo = 1000;
}
if(data74.keepDays === undefined){
const err260 = {instancePath:instancePath+"/responses",schemaPath:"#/properties/responses/required",keyword:"required",params:{missingProperty: "keepDays"}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(data74.keepMegabytes === undefined){
const err261 = {instancePath:instancePath+"/responses",schemaPath:"#/properties/responses/required",keyword:"required",params:{missingProperty: "keepMegabytes"}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(data74.chainUpTo === undefined){
const err262 = {instancePath:instancePath+"/responses",schemaPath:"#/properties/responses/required",keyword:"required",params:{missingProperty: "chainUpTo"}};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
for(const key16 in data74){
if(!(((key16 === "keepDays") || (key16 === "keepMegabytes")) || (key16 === "chainUpTo"))){
const err263 = {instancePath:instancePath+"/responses",schemaPath:"#/properties/responses/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
let data75 = data74.keepDays;
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 > 36500 || isNaN(data75)){
const err264 = {instancePath:instancePath+"/responses/keepDays",schemaPath:"#/properties/responses/properties/keepDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
if(data75 < 0 || isNaN(data75)){
const err265 = {instancePath:instancePath+"/responses/keepDays",schemaPath:"#/properties/responses/properties/keepDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
else {
const err266 = {instancePath:instancePath+"/responses/keepDays",schemaPath:"#/properties/responses/properties/keepDays/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
let data76 = data74.keepMegabytes;
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 > 1048576 || isNaN(data76)){
const err267 = {instancePath:instancePath+"/responses/keepMegabytes",schemaPath:"#/properties/responses/properties/keepMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(data76 <= 0 || isNaN(data76)){
const err268 = {instancePath:instancePath+"/responses/keepMegabytes",schemaPath:"#/properties/responses/properties/keepMegabytes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
else {
const err269 = {instancePath:instancePath+"/responses/keepMegabytes",schemaPath:"#/properties/responses/properties/keepMegabytes/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
let data77 = data74.chainUpTo;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err270 = {instancePath:instancePath+"/responses/chainUpTo",schemaPath:"#/properties/responses/properties/chainUpTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 10000 || isNaN(data77)){
const err271 = {instancePath:instancePath+"/responses/chainUpTo",schemaPath:"#/properties/responses/properties/chainUpTo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(data77 < 1 || isNaN(data77)){
const err272 = {instancePath:instancePath+"/responses/chainUpTo",schemaPath:"#/properties/responses/properties/chainUpTo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
}
else {
const err273 = {instancePath:instancePath+"/responses",schemaPath:"#/properties/responses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
let data78 = data.tracing;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.sample === undefined){
data78.sample = 1;
}
if(data78.sample === undefined){
const err274 = {instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/required",keyword:"required",params:{missingProperty: "sample"}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
for(const key17 in data78){
if(!((key17 === "endpoint") || (key17 === "sample"))){
const err275 = {instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data78.endpoint !== undefined){
let data79 = data78.endpoint;
if(typeof data79 === "string"){
if(!pattern14.test(data79)){
const err276 = {instancePath:instancePath+"/tracing/endpoint",schemaPath:"#/properties/tracing/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
if(!(formats0(data79))){
const err277 = {instancePath:instancePath+"/tracing/endpoint",schemaPath:"#/properties/tracing/properties/endpoint/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
else {
const err278 = {instancePath:instancePath+"/tracing/endpoint",schemaPath:"#/properties/tracing/properties/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
let data80 = data78.sample;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 > 1 || isNaN(data80)){
const err279 = {instancePath:instancePath+"/tracing/sample",schemaPath:"#/properties/tracing/properties/sample/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(data80 < 0 || isNaN(data80)){
const err280 = {instancePath:instancePath+"/tracing/sample",schemaPath:"#/properties/tracing/properties/sample/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
else {
const err281 = {instancePath:instancePath+"/tracing/sample",schemaPath:"#/properties/tracing/properties/sample/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
else {
const err282 = {instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
let data81 = data.jobs;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.maxMinutes === undefined){
data81.maxMinutes = 60;
}
if(data81.submitsPerSecond === undefined){
data81.submitsPerSecond = 100;
}
if(data81.pollsPerSecond === undefined){
data81.pollsPerSecond = 400;
}
if(data81.maxMinutes === undefined){
const err283 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "maxMinutes"}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data81.submitsPerSecond === undefined){
const err284 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "submitsPerSecond"}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(data81.pollsPerSecond === undefined){
const err285 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "pollsPerSecond"}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
for(const key18 in data81){
if(!(((key18 === "maxMinutes") || (key18 === "submitsPerSecond")) || (key18 === "pollsPerSecond"))){
const err286 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
let data82 = data81.maxMinutes;
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 > 20160 || isNaN(data82)){
const err287 = {instancePath:instancePath+"/jobs/maxMinutes",schemaPath:"#/properties/jobs/properties/maxMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20160}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if(data82 <= 0 || isNaN(data82)){
const err288 = {instancePath:instancePath+"/jobs/maxMinutes",schemaPath:"#/properties/jobs/properties/maxMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
else {
const err289 = {instancePath:instancePath+"/jobs/maxMinutes",schemaPath:"#/properties/jobs/properties/maxMinutes/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
let data83 = data81.submitsPerSecond;
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 > 100000 || isNaN(data83)){
const err290 = {instancePath:instancePath+"/jobs/submitsPerSecond",schemaPath:"#/properties/jobs/properties/submitsPerSecond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if(data83 < 1 || isNaN(data83)){
const err291 = {instancePath:instancePath+"/jobs/submitsPerSecond",schemaPath:"#/properties/jobs/properties/submitsPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
else {
const err292 = {instancePath:instancePath+"/jobs/submitsPerSecond",schemaPath:"#/properties/jobs/properties/submitsPerSecond/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
let data84 = data81.pollsPerSecond;
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 > 100000 || isNaN(data84)){
const err293 = {instancePath:instancePath+"/jobs/pollsPerSecond",schemaPath:"#/properties/jobs/properties/pollsPerSecond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(data84 < 10 || isNaN(data84)){
const err294 = {instancePath:instancePath+"/jobs/pollsPerSecond",schemaPath:"#/properties/jobs/properties/pollsPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
else {
const err295 = {instancePath:instancePath+"/jobs/pollsPerSecond",schemaPath:"#/properties/jobs/properties/pollsPerSecond/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
else {
const err296 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
let data85 = data.assets;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.imageMinutes === undefined){
data85.imageMinutes = 60;
}
if(data85.resultHours === undefined){
data85.resultHours = 24;
}
if(data85.resultMegabytes === undefined){
data85.resultMegabytes = 2048;
}
if(data85.store === undefined){
data85.store = {"kind":"folder"};
}
if(data85.imageMinutes === undefined){
const err297 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "imageMinutes"}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if(data85.resultHours === undefined){
const err298 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "resultHours"}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if(data85.resultMegabytes === undefined){
const err299 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "resultMegabytes"}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(data85.store === undefined){
const err300 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "store"}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
for(const key19 in data85){
if(!((((key19 === "imageMinutes") || (key19 === "resultHours")) || (key19 === "resultMegabytes")) || (key19 === "store"))){
const err301 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
let data86 = data85.imageMinutes;
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 > 525600 || isNaN(data86)){
const err302 = {instancePath:instancePath+"/assets/imageMinutes",schemaPath:"#/properties/assets/properties/imageMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 525600}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(data86 <= 0 || isNaN(data86)){
const err303 = {instancePath:instancePath+"/assets/imageMinutes",schemaPath:"#/properties/assets/properties/imageMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
else {
const err304 = {instancePath:instancePath+"/assets/imageMinutes",schemaPath:"#/properties/assets/properties/imageMinutes/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
let data87 = data85.resultHours;
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 > 87600 || isNaN(data87)){
const err305 = {instancePath:instancePath+"/assets/resultHours",schemaPath:"#/properties/assets/properties/resultHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 87600}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if(data87 <= 0 || isNaN(data87)){
const err306 = {instancePath:instancePath+"/assets/resultHours",schemaPath:"#/properties/assets/properties/resultHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
else {
const err307 = {instancePath:instancePath+"/assets/resultHours",schemaPath:"#/properties/assets/properties/resultHours/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
let data88 = data85.resultMegabytes;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
const err308 = {instancePath:instancePath+"/assets/resultMegabytes",schemaPath:"#/properties/assets/properties/resultMegabytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 > 50000 || isNaN(data88)){
const err309 = {instancePath:instancePath+"/assets/resultMegabytes",schemaPath:"#/properties/assets/properties/resultMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if(data88 < 1 || isNaN(data88)){
const err310 = {instancePath:instancePath+"/assets/resultMegabytes",schemaPath:"#/properties/assets/properties/resultMegabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
let data89 = data85.store;
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(data89.kind === undefined){
const err311 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
const tag0 = data89.kind;
if(typeof tag0 == "string"){
if(tag0 === "folder"){
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(data89.kind === undefined){
const err312 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
for(const key20 in data89){
if(!(key20 === "kind")){
const err313 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data89.kind !== undefined){
let data90 = data89.kind;
if(typeof data90 !== "string"){
const err314 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/0/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
if("folder" !== data90){
const err315 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "folder"}};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
}
else {
const err316 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
var props1 = true;
}
else if(tag0 === "s3"){
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(data89.kind === undefined){
const err317 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if(data89.bucket === undefined){
const err318 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/required",keyword:"required",params:{missingProperty: "bucket"}};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
if(data89.region === undefined){
const err319 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/required",keyword:"required",params:{missingProperty: "region"}};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
for(const key21 in data89){
if(!((((((((key21 === "kind") || (key21 === "bucket")) || (key21 === "region")) || (key21 === "endpoint")) || (key21 === "prefix")) || (key21 === "pathStyle")) || (key21 === "accessKeyId")) || (key21 === "secretAccessKey"))){
const err320 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
if(data89.kind !== undefined){
let data91 = data89.kind;
if(typeof data91 !== "string"){
const err321 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
if("s3" !== data91){
const err322 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "s3"}};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
if(data89.bucket !== undefined){
let data92 = data89.bucket;
if(typeof data92 === "string"){
if(!pattern15.test(data92)){
const err323 = {instancePath:instancePath+"/assets/store/bucket",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/bucket/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$"}};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
else {
const err324 = {instancePath:instancePath+"/assets/store/bucket",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/bucket/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data89.region !== undefined){
let data93 = data89.region;
if(typeof data93 === "string"){
if(!pattern16.test(data93)){
const err325 = {instancePath:instancePath+"/assets/store/region",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/region/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,64}$"}};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
else {
const err326 = {instancePath:instancePath+"/assets/store/region",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data89.endpoint !== undefined){
let data94 = data89.endpoint;
if(typeof data94 === "string"){
if(!pattern14.test(data94)){
const err327 = {instancePath:instancePath+"/assets/store/endpoint",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://"}};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
if(!(formats0(data94))){
const err328 = {instancePath:instancePath+"/assets/store/endpoint",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/endpoint/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
else {
const err329 = {instancePath:instancePath+"/assets/store/endpoint",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data89.prefix !== undefined){
let data95 = data89.prefix;
if(typeof data95 === "string"){
if(!pattern18.test(data95)){
const err330 = {instancePath:instancePath+"/assets/store/prefix",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$"}};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
if(runtime.isLongerThan(data95, 200)){
const err331 = {instancePath:instancePath+"/assets/store/prefix",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
else {
const err332 = {instancePath:instancePath+"/assets/store/prefix",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/prefix/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
if(data89.pathStyle !== undefined){
if(typeof data89.pathStyle !== "boolean"){
const err333 = {instancePath:instancePath+"/assets/store/pathStyle",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/pathStyle/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
if(data89.accessKeyId !== undefined){
let data97 = data89.accessKeyId;
if(typeof data97 === "string"){
if(runtime.isShorterThan(data97, 1)){
const err334 = {instancePath:instancePath+"/assets/store/accessKeyId",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/accessKeyId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
else {
const err335 = {instancePath:instancePath+"/assets/store/accessKeyId",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/accessKeyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
if(data89.secretAccessKey !== undefined){
let data98 = data89.secretAccessKey;
if(typeof data98 === "string"){
if(runtime.isShorterThan(data98, 1)){
const err336 = {instancePath:instancePath+"/assets/store/secretAccessKey",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/secretAccessKey/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
else {
const err337 = {instancePath:instancePath+"/assets/store/secretAccessKey",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/secretAccessKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
if(data89.accessKeyId !== undefined){
if(data89.secretAccessKey === undefined){
const err338 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/dependentRequired",keyword:"dependentRequired",params:{property: "accessKeyId",
    missingProperty: "secretAccessKey",
    depsCount: 1,
    deps: "secretAccessKey"}};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
if(data89.secretAccessKey !== undefined){
if(data89.accessKeyId === undefined){
const err339 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/dependentRequired",keyword:"dependentRequired",params:{property: "secretAccessKey",
    missingProperty: "accessKeyId",
    depsCount: 1,
    deps: "accessKeyId"}};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
}
else {
const err340 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
if(props1 !== true){
props1 = true;
}
}
else {
const err341 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0}};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
else {
const err342 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0}};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
else {
const err343 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
else {
const err344 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
let data99 = data.retention;
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.jobDays === undefined){
data99.jobDays = 30;
}
if(data99.sampleDays === undefined){
data99.sampleDays = 30;
}
if(data99.idempotencyHours === undefined){
data99.idempotencyHours = 24;
}
if(data99.changeDays === undefined){
data99.changeDays = 365;
}
if(data99.jobDays === undefined){
const err345 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/required",keyword:"required",params:{missingProperty: "jobDays"}};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
if(data99.sampleDays === undefined){
const err346 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/required",keyword:"required",params:{missingProperty: "sampleDays"}};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(data99.idempotencyHours === undefined){
const err347 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/required",keyword:"required",params:{missingProperty: "idempotencyHours"}};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
for(const key22 in data99){
if(!(((((key22 === "jobDays") || (key22 === "sampleDays")) || (key22 === "idempotencyHours")) || (key22 === "changeDays")) || (key22 === "textUsageDays"))){
const err348 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
let data100 = data99.jobDays;
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 > 36500 || isNaN(data100)){
const err349 = {instancePath:instancePath+"/retention/jobDays",schemaPath:"#/properties/retention/properties/jobDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
if(data100 <= 0 || isNaN(data100)){
const err350 = {instancePath:instancePath+"/retention/jobDays",schemaPath:"#/properties/retention/properties/jobDays/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
else {
const err351 = {instancePath:instancePath+"/retention/jobDays",schemaPath:"#/properties/retention/properties/jobDays/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
let data101 = data99.sampleDays;
if((typeof data101 == "number") && (isFinite(data101))){
if(data101 > 36500 || isNaN(data101)){
const err352 = {instancePath:instancePath+"/retention/sampleDays",schemaPath:"#/properties/retention/properties/sampleDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
if(data101 <= 0 || isNaN(data101)){
const err353 = {instancePath:instancePath+"/retention/sampleDays",schemaPath:"#/properties/retention/properties/sampleDays/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
else {
const err354 = {instancePath:instancePath+"/retention/sampleDays",schemaPath:"#/properties/retention/properties/sampleDays/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
let data102 = data99.idempotencyHours;
if((typeof data102 == "number") && (isFinite(data102))){
if(data102 > 87600 || isNaN(data102)){
const err355 = {instancePath:instancePath+"/retention/idempotencyHours",schemaPath:"#/properties/retention/properties/idempotencyHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 87600}};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
if(data102 <= 0 || isNaN(data102)){
const err356 = {instancePath:instancePath+"/retention/idempotencyHours",schemaPath:"#/properties/retention/properties/idempotencyHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
else {
const err357 = {instancePath:instancePath+"/retention/idempotencyHours",schemaPath:"#/properties/retention/properties/idempotencyHours/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
let data103 = data99.changeDays;
if((typeof data103 == "number") && (isFinite(data103))){
if(data103 > 36500 || isNaN(data103)){
const err358 = {instancePath:instancePath+"/retention/changeDays",schemaPath:"#/properties/retention/properties/changeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
if(data103 <= 0 || isNaN(data103)){
const err359 = {instancePath:instancePath+"/retention/changeDays",schemaPath:"#/properties/retention/properties/changeDays/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
else {
const err360 = {instancePath:instancePath+"/retention/changeDays",schemaPath:"#/properties/retention/properties/changeDays/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
if(data99.textUsageDays !== undefined){
let data104 = data99.textUsageDays;
if((typeof data104 == "number") && (isFinite(data104))){
if(data104 > 36500 || isNaN(data104)){
const err361 = {instancePath:instancePath+"/retention/textUsageDays",schemaPath:"#/properties/retention/properties/textUsageDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
if(data104 < 1 || isNaN(data104)){
const err362 = {instancePath:instancePath+"/retention/textUsageDays",schemaPath:"#/properties/retention/properties/textUsageDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
else {
const err363 = {instancePath:instancePath+"/retention/textUsageDays",schemaPath:"#/properties/retention/properties/textUsageDays/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
}
else {
const err364 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
let data105 = data.callbacks;
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
if(data105.allowPrivate === undefined){
data105.allowPrivate = false;
}
if(data105.receiverSeconds === undefined){
data105.receiverSeconds = 15;
}
if(data105.secretOverlapHours === undefined){
data105.secretOverlapHours = 24;
}
if(data105.allowPrivate === undefined){
const err365 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "allowPrivate"}};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
if(data105.receiverSeconds === undefined){
const err366 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "receiverSeconds"}};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
if(data105.secretOverlapHours === undefined){
const err367 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "secretOverlapHours"}};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
for(const key23 in data105){
if(!(((key23 === "allowPrivate") || (key23 === "receiverSeconds")) || (key23 === "secretOverlapHours"))){
const err368 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
if(typeof data105.allowPrivate !== "boolean"){
const err369 = {instancePath:instancePath+"/callbacks/allowPrivate",schemaPath:"#/properties/callbacks/properties/allowPrivate/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
let data107 = data105.receiverSeconds;
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 > 60 || isNaN(data107)){
const err370 = {instancePath:instancePath+"/callbacks/receiverSeconds",schemaPath:"#/properties/callbacks/properties/receiverSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
if(data107 <= 0 || isNaN(data107)){
const err371 = {instancePath:instancePath+"/callbacks/receiverSeconds",schemaPath:"#/properties/callbacks/properties/receiverSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
else {
const err372 = {instancePath:instancePath+"/callbacks/receiverSeconds",schemaPath:"#/properties/callbacks/properties/receiverSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
let data108 = data105.secretOverlapHours;
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 > 8760 || isNaN(data108)){
const err373 = {instancePath:instancePath+"/callbacks/secretOverlapHours",schemaPath:"#/properties/callbacks/properties/secretOverlapHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8760}};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
if(data108 < 0 || isNaN(data108)){
const err374 = {instancePath:instancePath+"/callbacks/secretOverlapHours",schemaPath:"#/properties/callbacks/properties/secretOverlapHours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
else {
const err375 = {instancePath:instancePath+"/callbacks/secretOverlapHours",schemaPath:"#/properties/callbacks/properties/secretOverlapHours/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
}
else {
const err376 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
let data109 = data.sources;
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
if(data109.allowPrivate === undefined){
data109.allowPrivate = false;
}
if(data109.seconds === undefined){
data109.seconds = 30;
}
if(data109.silentSeconds === undefined){
data109.silentSeconds = 10;
}
if(data109.allowPrivate === undefined){
const err377 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "allowPrivate"}};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
if(data109.seconds === undefined){
const err378 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "seconds"}};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
if(data109.silentSeconds === undefined){
const err379 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "silentSeconds"}};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
for(const key24 in data109){
if(!(((key24 === "allowPrivate") || (key24 === "seconds")) || (key24 === "silentSeconds"))){
const err380 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
if(typeof data109.allowPrivate !== "boolean"){
const err381 = {instancePath:instancePath+"/sources/allowPrivate",schemaPath:"#/properties/sources/properties/allowPrivate/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
let data111 = data109.seconds;
if((typeof data111 == "number") && (isFinite(data111))){
if(data111 > 3600 || isNaN(data111)){
const err382 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
if(data111 <= 0 || isNaN(data111)){
const err383 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
else {
const err384 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
let data112 = data109.silentSeconds;
if((typeof data112 == "number") && (isFinite(data112))){
if(data112 > 3600 || isNaN(data112)){
const err385 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
if(data112 <= 0 || isNaN(data112)){
const err386 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
else {
const err387 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
}
else {
const err388 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
let data113 = data.limits;
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
if(data113.account === undefined){
data113.account = {};
}
if(data113.stored === undefined){
data113.stored = {};
}
if(data113.addresses === undefined){
data113.addresses = {};
}
if(data113.people === undefined){
data113.people = {};
}
if(data113.overload === undefined){
data113.overload = {};
}
if(data113.account === undefined){
const err389 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "account"}};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
if(data113.stored === undefined){
const err390 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "stored"}};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
if(data113.addresses === undefined){
const err391 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "addresses"}};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
if(data113.people === undefined){
const err392 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "people"}};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
if(data113.overload === undefined){
const err393 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "overload"}};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
for(const key25 in data113){
if(!(((((key25 === "account") || (key25 === "stored")) || (key25 === "addresses")) || (key25 === "people")) || (key25 === "overload"))){
const err394 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25}};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
let data114 = data113.account;
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.requestsPerMinute === undefined){
data114.requestsPerMinute = 60000;
}
if(data114.tokensPerMinute === undefined){
data114.tokensPerMinute = 100000000;
}
if(data114.concurrent === undefined){
data114.concurrent = 2000;
}
if(data114.requestsPerMinute === undefined){
const err395 = {instancePath:instancePath+"/limits/account",schemaPath:"#/properties/limits/properties/account/required",keyword:"required",params:{missingProperty: "requestsPerMinute"}};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
if(data114.tokensPerMinute === undefined){
const err396 = {instancePath:instancePath+"/limits/account",schemaPath:"#/properties/limits/properties/account/required",keyword:"required",params:{missingProperty: "tokensPerMinute"}};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
if(data114.concurrent === undefined){
const err397 = {instancePath:instancePath+"/limits/account",schemaPath:"#/properties/limits/properties/account/required",keyword:"required",params:{missingProperty: "concurrent"}};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
for(const key26 in data114){
if(!(((key26 === "requestsPerMinute") || (key26 === "tokensPerMinute")) || (key26 === "concurrent"))){
const err398 = {instancePath:instancePath+"/limits/account",schemaPath:"#/properties/limits/properties/account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26}};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
let data115 = data114.requestsPerMinute;
if(!(((typeof data115 == "number") && (!(data115 % 1) && !isNaN(data115))) && (isFinite(data115)))){
const err399 = {instancePath:instancePath+"/limits/account/requestsPerMinute",schemaPath:"#/properties/limits/properties/account/properties/requestsPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
if((typeof data115 == "number") && (isFinite(data115))){
if(data115 > 1000000000 || isNaN(data115)){
const err400 = {instancePath:instancePath+"/limits/account/requestsPerMinute",schemaPath:"#/properties/limits/properties/account/properties/requestsPerMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
if(data115 < 0 || isNaN(data115)){
const err401 = {instancePath:instancePath+"/limits/account/requestsPerMinute",schemaPath:"#/properties/limits/properties/account/properties/requestsPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
let data116 = data114.tokensPerMinute;
if(!(((typeof data116 == "number") && (!(data116 % 1) && !isNaN(data116))) && (isFinite(data116)))){
const err402 = {instancePath:instancePath+"/limits/account/tokensPerMinute",schemaPath:"#/properties/limits/properties/account/properties/tokensPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
if((typeof data116 == "number") && (isFinite(data116))){
if(data116 > 1000000000000 || isNaN(data116)){
const err403 = {instancePath:instancePath+"/limits/account/tokensPerMinute",schemaPath:"#/properties/limits/properties/account/properties/tokensPerMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000}};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
if(data116 < 0 || isNaN(data116)){
const err404 = {instancePath:instancePath+"/limits/account/tokensPerMinute",schemaPath:"#/properties/limits/properties/account/properties/tokensPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
let data117 = data114.concurrent;
if(!(((typeof data117 == "number") && (!(data117 % 1) && !isNaN(data117))) && (isFinite(data117)))){
const err405 = {instancePath:instancePath+"/limits/account/concurrent",schemaPath:"#/properties/limits/properties/account/properties/concurrent/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
if((typeof data117 == "number") && (isFinite(data117))){
if(data117 > 1000000 || isNaN(data117)){
const err406 = {instancePath:instancePath+"/limits/account/concurrent",schemaPath:"#/properties/limits/properties/account/properties/concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
if(data117 < 0 || isNaN(data117)){
const err407 = {instancePath:instancePath+"/limits/account/concurrent",schemaPath:"#/properties/limits/properties/account/properties/concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
}
}
else {
const err408 = {instancePath:instancePath+"/limits/account",schemaPath:"#/properties/limits/properties/account/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
let data118 = data113.stored;
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
if(data118.samples === undefined){
data118.samples = 1000;
}
if(data118.sampleMegabytes === undefined){
data118.sampleMegabytes = 1024;
}
if(data118.samples === undefined){
const err409 = {instancePath:instancePath+"/limits/stored",schemaPath:"#/properties/limits/properties/stored/required",keyword:"required",params:{missingProperty: "samples"}};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
if(data118.sampleMegabytes === undefined){
const err410 = {instancePath:instancePath+"/limits/stored",schemaPath:"#/properties/limits/properties/stored/required",keyword:"required",params:{missingProperty: "sampleMegabytes"}};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
for(const key27 in data118){
if(!((key27 === "samples") || (key27 === "sampleMegabytes"))){
const err411 = {instancePath:instancePath+"/limits/stored",schemaPath:"#/properties/limits/properties/stored/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27}};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
let data119 = data118.samples;
if(!(((typeof data119 == "number") && (!(data119 % 1) && !isNaN(data119))) && (isFinite(data119)))){
const err412 = {instancePath:instancePath+"/limits/stored/samples",schemaPath:"#/properties/limits/properties/stored/properties/samples/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
if((typeof data119 == "number") && (isFinite(data119))){
if(data119 > 1000000000 || isNaN(data119)){
const err413 = {instancePath:instancePath+"/limits/stored/samples",schemaPath:"#/properties/limits/properties/stored/properties/samples/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
if(data119 < 0 || isNaN(data119)){
const err414 = {instancePath:instancePath+"/limits/stored/samples",schemaPath:"#/properties/limits/properties/stored/properties/samples/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
let data120 = data118.sampleMegabytes;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
const err415 = {instancePath:instancePath+"/limits/stored/sampleMegabytes",schemaPath:"#/properties/limits/properties/stored/properties/sampleMegabytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 > 1000000000 || isNaN(data120)){
const err416 = {instancePath:instancePath+"/limits/stored/sampleMegabytes",schemaPath:"#/properties/limits/properties/stored/properties/sampleMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
if(data120 < 0 || isNaN(data120)){
const err417 = {instancePath:instancePath+"/limits/stored/sampleMegabytes",schemaPath:"#/properties/limits/properties/stored/properties/sampleMegabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
}
else {
const err418 = {instancePath:instancePath+"/limits/stored",schemaPath:"#/properties/limits/properties/stored/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
let data121 = data113.addresses;
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
if(data121.attemptsPerMinute === undefined){
data121.attemptsPerMinute = 20;
}
if(data121.wrongKeysPerMinute === undefined){
data121.wrongKeysPerMinute = 100;
}
if(data121.attemptsPerMinute === undefined){
const err419 = {instancePath:instancePath+"/limits/addresses",schemaPath:"#/properties/limits/properties/addresses/required",keyword:"required",params:{missingProperty: "attemptsPerMinute"}};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
if(data121.wrongKeysPerMinute === undefined){
const err420 = {instancePath:instancePath+"/limits/addresses",schemaPath:"#/properties/limits/properties/addresses/required",keyword:"required",params:{missingProperty: "wrongKeysPerMinute"}};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
for(const key28 in data121){
if(!((key28 === "attemptsPerMinute") || (key28 === "wrongKeysPerMinute"))){
const err421 = {instancePath:instancePath+"/limits/addresses",schemaPath:"#/properties/limits/properties/addresses/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28}};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
}
let data122 = data121.attemptsPerMinute;
if(!(((typeof data122 == "number") && (!(data122 % 1) && !isNaN(data122))) && (isFinite(data122)))){
const err422 = {instancePath:instancePath+"/limits/addresses/attemptsPerMinute",schemaPath:"#/properties/limits/properties/addresses/properties/attemptsPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
if((typeof data122 == "number") && (isFinite(data122))){
if(data122 > 1000000000 || isNaN(data122)){
const err423 = {instancePath:instancePath+"/limits/addresses/attemptsPerMinute",schemaPath:"#/properties/limits/properties/addresses/properties/attemptsPerMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
if(data122 < 0 || isNaN(data122)){
const err424 = {instancePath:instancePath+"/limits/addresses/attemptsPerMinute",schemaPath:"#/properties/limits/properties/addresses/properties/attemptsPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
let data123 = data121.wrongKeysPerMinute;
if(!(((typeof data123 == "number") && (!(data123 % 1) && !isNaN(data123))) && (isFinite(data123)))){
const err425 = {instancePath:instancePath+"/limits/addresses/wrongKeysPerMinute",schemaPath:"#/properties/limits/properties/addresses/properties/wrongKeysPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
if((typeof data123 == "number") && (isFinite(data123))){
if(data123 > 1000000000 || isNaN(data123)){
const err426 = {instancePath:instancePath+"/limits/addresses/wrongKeysPerMinute",schemaPath:"#/properties/limits/properties/addresses/properties/wrongKeysPerMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
if(data123 < 0 || isNaN(data123)){
const err427 = {instancePath:instancePath+"/limits/addresses/wrongKeysPerMinute",schemaPath:"#/properties/limits/properties/addresses/properties/wrongKeysPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
}
}
else {
const err428 = {instancePath:instancePath+"/limits/addresses",schemaPath:"#/properties/limits/properties/addresses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
let data124 = data113.people;
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
if(data124.signInsPerMinute === undefined){
data124.signInsPerMinute = 10;
}
if(data124.signInsPerMinute === undefined){
const err429 = {instancePath:instancePath+"/limits/people",schemaPath:"#/properties/limits/properties/people/required",keyword:"required",params:{missingProperty: "signInsPerMinute"}};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
for(const key29 in data124){
if(!(key29 === "signInsPerMinute")){
const err430 = {instancePath:instancePath+"/limits/people",schemaPath:"#/properties/limits/properties/people/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29}};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
let data125 = data124.signInsPerMinute;
if(!(((typeof data125 == "number") && (!(data125 % 1) && !isNaN(data125))) && (isFinite(data125)))){
const err431 = {instancePath:instancePath+"/limits/people/signInsPerMinute",schemaPath:"#/properties/limits/properties/people/properties/signInsPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
if((typeof data125 == "number") && (isFinite(data125))){
if(data125 > 1000000000 || isNaN(data125)){
const err432 = {instancePath:instancePath+"/limits/people/signInsPerMinute",schemaPath:"#/properties/limits/properties/people/properties/signInsPerMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
if(data125 < 0 || isNaN(data125)){
const err433 = {instancePath:instancePath+"/limits/people/signInsPerMinute",schemaPath:"#/properties/limits/properties/people/properties/signInsPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
}
}
else {
const err434 = {instancePath:instancePath+"/limits/people",schemaPath:"#/properties/limits/properties/people/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
let data126 = data113.overload;
if(data126 && typeof data126 == "object" && !Array.isArray(data126)){
if(data126.eventLoopMilliseconds === undefined){
data126.eventLoopMilliseconds = 1000;
}
if(data126.requests === undefined){
data126.requests = 4000;
}
if(data126.connections === undefined){
data126.connections = 10000;
}
if(data126.formMegabytes === undefined){
data126.formMegabytes = 4096;
}
if(data126.eventLoopMilliseconds === undefined){
const err435 = {instancePath:instancePath+"/limits/overload",schemaPath:"#/properties/limits/properties/overload/required",keyword:"required",params:{missingProperty: "eventLoopMilliseconds"}};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
if(data126.requests === undefined){
const err436 = {instancePath:instancePath+"/limits/overload",schemaPath:"#/properties/limits/properties/overload/required",keyword:"required",params:{missingProperty: "requests"}};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
if(data126.connections === undefined){
const err437 = {instancePath:instancePath+"/limits/overload",schemaPath:"#/properties/limits/properties/overload/required",keyword:"required",params:{missingProperty: "connections"}};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
if(data126.formMegabytes === undefined){
const err438 = {instancePath:instancePath+"/limits/overload",schemaPath:"#/properties/limits/properties/overload/required",keyword:"required",params:{missingProperty: "formMegabytes"}};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
for(const key30 in data126){
if(!(((((key30 === "eventLoopMilliseconds") || (key30 === "memoryMegabytes")) || (key30 === "requests")) || (key30 === "connections")) || (key30 === "formMegabytes"))){
const err439 = {instancePath:instancePath+"/limits/overload",schemaPath:"#/properties/limits/properties/overload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30}};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
}
let data127 = data126.eventLoopMilliseconds;
if(!(((typeof data127 == "number") && (!(data127 % 1) && !isNaN(data127))) && (isFinite(data127)))){
const err440 = {instancePath:instancePath+"/limits/overload/eventLoopMilliseconds",schemaPath:"#/properties/limits/properties/overload/properties/eventLoopMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
if((typeof data127 == "number") && (isFinite(data127))){
if(data127 > 60000 || isNaN(data127)){
const err441 = {instancePath:instancePath+"/limits/overload/eventLoopMilliseconds",schemaPath:"#/properties/limits/properties/overload/properties/eventLoopMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
if(data127 < 0 || isNaN(data127)){
const err442 = {instancePath:instancePath+"/limits/overload/eventLoopMilliseconds",schemaPath:"#/properties/limits/properties/overload/properties/eventLoopMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
}
if(data126.memoryMegabytes !== undefined){
let data128 = data126.memoryMegabytes;
if(!(((typeof data128 == "number") && (!(data128 % 1) && !isNaN(data128))) && (isFinite(data128)))){
const err443 = {instancePath:instancePath+"/limits/overload/memoryMegabytes",schemaPath:"#/properties/limits/properties/overload/properties/memoryMegabytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
if((typeof data128 == "number") && (isFinite(data128))){
if(data128 > 1048576 || isNaN(data128)){
const err444 = {instancePath:instancePath+"/limits/overload/memoryMegabytes",schemaPath:"#/properties/limits/properties/overload/properties/memoryMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
if(data128 < 64 || isNaN(data128)){
const err445 = {instancePath:instancePath+"/limits/overload/memoryMegabytes",schemaPath:"#/properties/limits/properties/overload/properties/memoryMegabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 64}};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
}
}
let data129 = data126.requests;
if(!(((typeof data129 == "number") && (!(data129 % 1) && !isNaN(data129))) && (isFinite(data129)))){
const err446 = {instancePath:instancePath+"/limits/overload/requests",schemaPath:"#/properties/limits/properties/overload/properties/requests/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
if((typeof data129 == "number") && (isFinite(data129))){
if(data129 > 1000000 || isNaN(data129)){
const err447 = {instancePath:instancePath+"/limits/overload/requests",schemaPath:"#/properties/limits/properties/overload/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
if(data129 < 0 || isNaN(data129)){
const err448 = {instancePath:instancePath+"/limits/overload/requests",schemaPath:"#/properties/limits/properties/overload/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
}
let data130 = data126.connections;
if(!(((typeof data130 == "number") && (!(data130 % 1) && !isNaN(data130))) && (isFinite(data130)))){
const err449 = {instancePath:instancePath+"/limits/overload/connections",schemaPath:"#/properties/limits/properties/overload/properties/connections/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
if((typeof data130 == "number") && (isFinite(data130))){
if(data130 > 1000000 || isNaN(data130)){
const err450 = {instancePath:instancePath+"/limits/overload/connections",schemaPath:"#/properties/limits/properties/overload/properties/connections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
if(data130 < 0 || isNaN(data130)){
const err451 = {instancePath:instancePath+"/limits/overload/connections",schemaPath:"#/properties/limits/properties/overload/properties/connections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
}
let data131 = data126.formMegabytes;
if(!(((typeof data131 == "number") && (!(data131 % 1) && !isNaN(data131))) && (isFinite(data131)))){
const err452 = {instancePath:instancePath+"/limits/overload/formMegabytes",schemaPath:"#/properties/limits/properties/overload/properties/formMegabytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
if((typeof data131 == "number") && (isFinite(data131))){
if(data131 > 1000000000 || isNaN(data131)){
const err453 = {instancePath:instancePath+"/limits/overload/formMegabytes",schemaPath:"#/properties/limits/properties/overload/properties/formMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
if(data131 < 0 || isNaN(data131)){
const err454 = {instancePath:instancePath+"/limits/overload/formMegabytes",schemaPath:"#/properties/limits/properties/overload/properties/formMegabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
}
}
else {
const err455 = {instancePath:instancePath+"/limits/overload",schemaPath:"#/properties/limits/properties/overload/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err455];
}
else {
vErrors.push(err455);
}
errors++;
}
}
else {
const err456 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
let data132 = data.prices;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.ceiling === undefined){
data132.ceiling = 10000;
}
if(data132.believedTokens === undefined){
data132.believedTokens = 10000000;
}
if(data132.rules === undefined){
data132.rules = [{"id":"video-480p","operations":["createVideo"],"sizes":["480p"],"per":"second","units":5},{"id":"video-720p","operations":["createVideo"],"sizes":["720p"],"per":"second","units":10},{"id":"video-1080p","operations":["createVideo"],"sizes":["1080p"],"per":"second","units":20},{"id":"song","operations":["createMusic"],"per":"song","units":10},{"id":"image-256","operations":["createImage","editImage"],"sizes":["256x256"],"per":"image","units":1},{"id":"image-512","operations":["createImage","editImage"],"sizes":["512x512"],"per":"image","units":2},{"id":"wide-image","operations":["createImage","editImage"],"sizes":["1536x1024","1024x1536","1792x1024","1024x1792"],"per":"image","units":6},{"id":"image","operations":["createImage","editImage"],"per":"image","units":4},{"id":"text","operations":["createMessage","createChatCompletion"],"per":"million-tokens","input":1,"cachedInput":0.1,"output":4},{"id":"embedding","operations":["createEmbedding"],"per":"million-tokens","input":0.1,"output":0},{"id":"midi","operations":["extractMidi"],"per":"request","units":0},{"id":"upload","operations":["uploadSample"],"per":"request","units":0}];
}
if(data132.ceiling === undefined){
const err457 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "ceiling"}};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
if(data132.believedTokens === undefined){
const err458 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "believedTokens"}};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
if(data132.rules === undefined){
const err459 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "rules"}};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
for(const key31 in data132){
if(!(((key31 === "ceiling") || (key31 === "believedTokens")) || (key31 === "rules"))){
const err460 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31}};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
}
let data133 = data132.ceiling;
if((typeof data133 == "number") && (isFinite(data133))){
if(data133 > 1000000 || isNaN(data133)){
const err461 = {instancePath:instancePath+"/prices/ceiling",schemaPath:"#/properties/prices/properties/ceiling/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
if(data133 <= 0 || isNaN(data133)){
const err462 = {instancePath:instancePath+"/prices/ceiling",schemaPath:"#/properties/prices/properties/ceiling/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
}
else {
const err463 = {instancePath:instancePath+"/prices/ceiling",schemaPath:"#/properties/prices/properties/ceiling/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
let data134 = data132.believedTokens;
if(!(((typeof data134 == "number") && (!(data134 % 1) && !isNaN(data134))) && (isFinite(data134)))){
const err464 = {instancePath:instancePath+"/prices/believedTokens",schemaPath:"#/properties/prices/properties/believedTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
if((typeof data134 == "number") && (isFinite(data134))){
if(data134 > 1000000000 || isNaN(data134)){
const err465 = {instancePath:instancePath+"/prices/believedTokens",schemaPath:"#/properties/prices/properties/believedTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
if(data134 < 1000 || isNaN(data134)){
const err466 = {instancePath:instancePath+"/prices/believedTokens",schemaPath:"#/properties/prices/properties/believedTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
}
let data135 = data132.rules;
if(Array.isArray(data135)){
if(data135.length > 10000){
const err467 = {instancePath:instancePath+"/prices/rules",schemaPath:"#/properties/prices/properties/rules/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err467];
}
else {
vErrors.push(err467);
}
errors++;
}
const len7 = data135.length;
for(let i9=0; i9<len7 && errors<1000; i9++){
let data136 = data135[i9];
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
if(data136.per === undefined){
const err468 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
const tag1 = data136.per;
if(typeof tag1 == "string"){
if(tag1 === "second"){
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
if(data136.id === undefined){
const err469 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
if(data136.operations === undefined){
const err470 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/required",keyword:"required",params:{missingProperty: "operations"}};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
}
if(data136.per === undefined){
const err471 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err471];
}
else {
vErrors.push(err471);
}
errors++;
}
if(data136.units === undefined){
const err472 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err472];
}
else {
vErrors.push(err472);
}
errors++;
}
for(const key32 in data136){
if(!((((((key32 === "id") || (key32 === "operations")) || (key32 === "models")) || (key32 === "sizes")) || (key32 === "per")) || (key32 === "units"))){
const err473 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32}};
if(vErrors === null){
vErrors = [err473];
}
else {
vErrors.push(err473);
}
errors++;
}
}
if(data136.id !== undefined){
let data137 = data136.id;
if(typeof data137 === "string"){
if(!pattern19.test(data137)){
const err474 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err474];
}
else {
vErrors.push(err474);
}
errors++;
}
if(runtime.isLongerThan(data137, 64)){
const err475 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err475];
}
else {
vErrors.push(err475);
}
errors++;
}
}
else {
const err476 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err476];
}
else {
vErrors.push(err476);
}
errors++;
}
}
if(data136.operations !== undefined){
let data138 = data136.operations;
if(Array.isArray(data138)){
if(data138.length < 1){
const err477 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err477];
}
else {
vErrors.push(err477);
}
errors++;
}
const len8 = data138.length;
for(let i10=0; i10<len8 && errors<1000; i10++){
let data139 = data138[i10];
if(typeof data139 !== "string"){
const err478 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i10,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err478];
}
else {
vErrors.push(err478);
}
errors++;
}
if(!(data139 === "createVideo")){
const err479 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i10,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[0].properties.operations.items.enum}};
if(vErrors === null){
vErrors = [err479];
}
else {
vErrors.push(err479);
}
errors++;
}
}
let i11 = data138.length;
let j2;
if(i11 > 1){
const indices2 = {};
for(;i11--;){
let item2 = data138[i11];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err480 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j2}};
if(vErrors === null){
vErrors = [err480];
}
else {
vErrors.push(err480);
}
errors++;
break;
}
indices2[item2] = i11;
}
}
}
else {
const err481 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err481];
}
else {
vErrors.push(err481);
}
errors++;
}
}
if(data136.models !== undefined){
let data140 = data136.models;
if(Array.isArray(data140)){
if(data140.length > 1000){
const err482 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err482];
}
else {
vErrors.push(err482);
}
errors++;
}
if(data140.length < 1){
const err483 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err483];
}
else {
vErrors.push(err483);
}
errors++;
}
const len9 = data140.length;
for(let i12=0; i12<len9 && errors<1000; i12++){
let data141 = data140[i12];
if(typeof data141 === "string"){
if(runtime.isLongerThan(data141, 200)){
const err484 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i12,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err484];
}
else {
vErrors.push(err484);
}
errors++;
}
if(runtime.isShorterThan(data141, 1)){
const err485 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i12,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err485];
}
else {
vErrors.push(err485);
}
errors++;
}
}
else {
const err486 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i12,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err486];
}
else {
vErrors.push(err486);
}
errors++;
}
}
let i13 = data140.length;
let j3;
if(i13 > 1){
const indices3 = {};
for(;i13--;){
let item3 = data140[i13];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err487 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j3}};
if(vErrors === null){
vErrors = [err487];
}
else {
vErrors.push(err487);
}
errors++;
break;
}
indices3[item3] = i13;
}
}
}
else {
const err488 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err488];
}
else {
vErrors.push(err488);
}
errors++;
}
}
if(data136.sizes !== undefined){
let data142 = data136.sizes;
if(Array.isArray(data142)){
if(data142.length > 100){
const err489 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err489];
}
else {
vErrors.push(err489);
}
errors++;
}
if(data142.length < 1){
const err490 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err490];
}
else {
vErrors.push(err490);
}
errors++;
}
const len10 = data142.length;
for(let i14=0; i14<len10 && errors<1000; i14++){
let data143 = data142[i14];
if(typeof data143 === "string"){
if(runtime.isLongerThan(data143, 50)){
const err491 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i14,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err491];
}
else {
vErrors.push(err491);
}
errors++;
}
if(runtime.isShorterThan(data143, 1)){
const err492 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i14,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err492];
}
else {
vErrors.push(err492);
}
errors++;
}
}
else {
const err493 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i14,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err493];
}
else {
vErrors.push(err493);
}
errors++;
}
}
let i15 = data142.length;
let j4;
if(i15 > 1){
const indices4 = {};
for(;i15--;){
let item4 = data142[i15];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
const err494 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/uniqueItems",keyword:"uniqueItems",params:{i: i15, j: j4}};
if(vErrors === null){
vErrors = [err494];
}
else {
vErrors.push(err494);
}
errors++;
break;
}
indices4[item4] = i15;
}
}
}
else {
const err495 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err495];
}
else {
vErrors.push(err495);
}
errors++;
}
}
if(data136.per !== undefined){
let data144 = data136.per;
if(typeof data144 !== "string"){
const err496 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/per/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err496];
}
else {
vErrors.push(err496);
}
errors++;
}
if("second" !== data144){
const err497 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/per/const",keyword:"const",params:{allowedValue: "second"}};
if(vErrors === null){
vErrors = [err497];
}
else {
vErrors.push(err497);
}
errors++;
}
}
if(data136.units !== undefined){
let data145 = data136.units;
if((typeof data145 == "number") && (isFinite(data145))){
if(data145 > 1000000 || isNaN(data145)){
const err498 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err498];
}
else {
vErrors.push(err498);
}
errors++;
}
if(data145 < 0 || isNaN(data145)){
const err499 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err499];
}
else {
vErrors.push(err499);
}
errors++;
}
}
else {
const err500 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/units/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err500];
}
else {
vErrors.push(err500);
}
errors++;
}
}
}
else {
const err501 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err501];
}
else {
vErrors.push(err501);
}
errors++;
}
var props2 = true;
}
else if(tag1 === "song"){
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
if(data136.id === undefined){
const err502 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err502];
}
else {
vErrors.push(err502);
}
errors++;
}
if(data136.operations === undefined){
const err503 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/required",keyword:"required",params:{missingProperty: "operations"}};
if(vErrors === null){
vErrors = [err503];
}
else {
vErrors.push(err503);
}
errors++;
}
if(data136.per === undefined){
const err504 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err504];
}
else {
vErrors.push(err504);
}
errors++;
}
if(data136.units === undefined){
const err505 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err505];
}
else {
vErrors.push(err505);
}
errors++;
}
for(const key33 in data136){
if(!((((((key33 === "id") || (key33 === "operations")) || (key33 === "models")) || (key33 === "sizes")) || (key33 === "per")) || (key33 === "units"))){
const err506 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33}};
if(vErrors === null){
vErrors = [err506];
}
else {
vErrors.push(err506);
}
errors++;
}
}
if(data136.id !== undefined){
let data146 = data136.id;
if(typeof data146 === "string"){
if(!pattern19.test(data146)){
const err507 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err507];
}
else {
vErrors.push(err507);
}
errors++;
}
if(runtime.isLongerThan(data146, 64)){
const err508 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err508];
}
else {
vErrors.push(err508);
}
errors++;
}
}
else {
const err509 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err509];
}
else {
vErrors.push(err509);
}
errors++;
}
}
if(data136.operations !== undefined){
let data147 = data136.operations;
if(Array.isArray(data147)){
if(data147.length < 1){
const err510 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err510];
}
else {
vErrors.push(err510);
}
errors++;
}
const len11 = data147.length;
for(let i16=0; i16<len11 && errors<1000; i16++){
let data148 = data147[i16];
if(typeof data148 !== "string"){
const err511 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i16,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err511];
}
else {
vErrors.push(err511);
}
errors++;
}
if(!(data148 === "createMusic")){
const err512 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i16,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[1].properties.operations.items.enum}};
if(vErrors === null){
vErrors = [err512];
}
else {
vErrors.push(err512);
}
errors++;
}
}
let i17 = data147.length;
let j5;
if(i17 > 1){
const indices5 = {};
for(;i17--;){
let item5 = data147[i17];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j5 = indices5[item5];
const err513 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i17, j: j5}};
if(vErrors === null){
vErrors = [err513];
}
else {
vErrors.push(err513);
}
errors++;
break;
}
indices5[item5] = i17;
}
}
}
else {
const err514 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err514];
}
else {
vErrors.push(err514);
}
errors++;
}
}
if(data136.models !== undefined){
let data149 = data136.models;
if(Array.isArray(data149)){
if(data149.length > 1000){
const err515 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err515];
}
else {
vErrors.push(err515);
}
errors++;
}
if(data149.length < 1){
const err516 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err516];
}
else {
vErrors.push(err516);
}
errors++;
}
const len12 = data149.length;
for(let i18=0; i18<len12 && errors<1000; i18++){
let data150 = data149[i18];
if(typeof data150 === "string"){
if(runtime.isLongerThan(data150, 200)){
const err517 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i18,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err517];
}
else {
vErrors.push(err517);
}
errors++;
}
if(runtime.isShorterThan(data150, 1)){
const err518 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i18,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err518];
}
else {
vErrors.push(err518);
}
errors++;
}
}
else {
const err519 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i18,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err519];
}
else {
vErrors.push(err519);
}
errors++;
}
}
let i19 = data149.length;
let j6;
if(i19 > 1){
const indices6 = {};
for(;i19--;){
let item6 = data149[i19];
if(typeof item6 !== "string"){
continue;
}
if(typeof indices6[item6] == "number"){
j6 = indices6[item6];
const err520 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i19, j: j6}};
if(vErrors === null){
vErrors = [err520];
}
else {
vErrors.push(err520);
}
errors++;
break;
}
indices6[item6] = i19;
}
}
}
else {
const err521 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err521];
}
else {
vErrors.push(err521);
}
errors++;
}
}
if(data136.sizes !== undefined){
let data151 = data136.sizes;
if(Array.isArray(data151)){
if(data151.length > 100){
const err522 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err522];
}
else {
vErrors.push(err522);
}
errors++;
}
if(data151.length < 1){
const err523 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err523];
}
else {
vErrors.push(err523);
}
errors++;
}
const len13 = data151.length;
for(let i20=0; i20<len13 && errors<1000; i20++){
let data152 = data151[i20];
if(typeof data152 === "string"){
if(runtime.isLongerThan(data152, 50)){
const err524 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i20,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err524];
}
else {
vErrors.push(err524);
}
errors++;
}
if(runtime.isShorterThan(data152, 1)){
const err525 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i20,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err525];
}
else {
vErrors.push(err525);
}
errors++;
}
}
else {
const err526 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i20,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err526];
}
else {
vErrors.push(err526);
}
errors++;
}
}
let i21 = data151.length;
let j7;
if(i21 > 1){
const indices7 = {};
for(;i21--;){
let item7 = data151[i21];
if(typeof item7 !== "string"){
continue;
}
if(typeof indices7[item7] == "number"){
j7 = indices7[item7];
const err527 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/uniqueItems",keyword:"uniqueItems",params:{i: i21, j: j7}};
if(vErrors === null){
vErrors = [err527];
}
else {
vErrors.push(err527);
}
errors++;
break;
}
indices7[item7] = i21;
}
}
}
else {
const err528 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err528];
}
else {
vErrors.push(err528);
}
errors++;
}
}
if(data136.per !== undefined){
let data153 = data136.per;
if(typeof data153 !== "string"){
const err529 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/per/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err529];
}
else {
vErrors.push(err529);
}
errors++;
}
if("song" !== data153){
const err530 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/per/const",keyword:"const",params:{allowedValue: "song"}};
if(vErrors === null){
vErrors = [err530];
}
else {
vErrors.push(err530);
}
errors++;
}
}
if(data136.units !== undefined){
let data154 = data136.units;
if((typeof data154 == "number") && (isFinite(data154))){
if(data154 > 1000000 || isNaN(data154)){
const err531 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err531];
}
else {
vErrors.push(err531);
}
errors++;
}
if(data154 < 0 || isNaN(data154)){
const err532 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err532];
}
else {
vErrors.push(err532);
}
errors++;
}
}
else {
const err533 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/units/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err533];
}
else {
vErrors.push(err533);
}
errors++;
}
}
}
else {
const err534 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err534];
}
else {
vErrors.push(err534);
}
errors++;
}
if(props2 !== true){
props2 = true;
}
}
else if(tag1 === "image"){
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
if(data136.id === undefined){
const err535 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err535];
}
else {
vErrors.push(err535);
}
errors++;
}
if(data136.operations === undefined){
const err536 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/required",keyword:"required",params:{missingProperty: "operations"}};
if(vErrors === null){
vErrors = [err536];
}
else {
vErrors.push(err536);
}
errors++;
}
if(data136.per === undefined){
const err537 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err537];
}
else {
vErrors.push(err537);
}
errors++;
}
if(data136.units === undefined){
const err538 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err538];
}
else {
vErrors.push(err538);
}
errors++;
}
for(const key34 in data136){
if(!(((((((key34 === "id") || (key34 === "operations")) || (key34 === "models")) || (key34 === "sizes")) || (key34 === "qualities")) || (key34 === "per")) || (key34 === "units"))){
const err539 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34}};
if(vErrors === null){
vErrors = [err539];
}
else {
vErrors.push(err539);
}
errors++;
}
}
if(data136.id !== undefined){
let data155 = data136.id;
if(typeof data155 === "string"){
if(!pattern19.test(data155)){
const err540 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err540];
}
else {
vErrors.push(err540);
}
errors++;
}
if(runtime.isLongerThan(data155, 64)){
const err541 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err541];
}
else {
vErrors.push(err541);
}
errors++;
}
}
else {
const err542 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err542];
}
else {
vErrors.push(err542);
}
errors++;
}
}
if(data136.operations !== undefined){
let data156 = data136.operations;
if(Array.isArray(data156)){
if(data156.length < 1){
const err543 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err543];
}
else {
vErrors.push(err543);
}
errors++;
}
const len14 = data156.length;
for(let i22=0; i22<len14 && errors<1000; i22++){
let data157 = data156[i22];
if(typeof data157 !== "string"){
const err544 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i22,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err544];
}
else {
vErrors.push(err544);
}
errors++;
}
if(!((data157 === "createImage") || (data157 === "editImage"))){
const err545 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i22,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[2].properties.operations.items.enum}};
if(vErrors === null){
vErrors = [err545];
}
else {
vErrors.push(err545);
}
errors++;
}
}
let i23 = data156.length;
let j8;
if(i23 > 1){
const indices8 = {};
for(;i23--;){
let item8 = data156[i23];
if(typeof item8 !== "string"){
continue;
}
if(typeof indices8[item8] == "number"){
j8 = indices8[item8];
const err546 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i23, j: j8}};
if(vErrors === null){
vErrors = [err546];
}
else {
vErrors.push(err546);
}
errors++;
break;
}
indices8[item8] = i23;
}
}
}
else {
const err547 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err547];
}
else {
vErrors.push(err547);
}
errors++;
}
}
if(data136.models !== undefined){
let data158 = data136.models;
if(Array.isArray(data158)){
if(data158.length > 1000){
const err548 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err548];
}
else {
vErrors.push(err548);
}
errors++;
}
if(data158.length < 1){
const err549 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err549];
}
else {
vErrors.push(err549);
}
errors++;
}
const len15 = data158.length;
for(let i24=0; i24<len15 && errors<1000; i24++){
let data159 = data158[i24];
if(typeof data159 === "string"){
if(runtime.isLongerThan(data159, 200)){
const err550 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i24,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err550];
}
else {
vErrors.push(err550);
}
errors++;
}
if(runtime.isShorterThan(data159, 1)){
const err551 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i24,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err551];
}
else {
vErrors.push(err551);
}
errors++;
}
}
else {
const err552 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i24,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err552];
}
else {
vErrors.push(err552);
}
errors++;
}
}
let i25 = data158.length;
let j9;
if(i25 > 1){
const indices9 = {};
for(;i25--;){
let item9 = data158[i25];
if(typeof item9 !== "string"){
continue;
}
if(typeof indices9[item9] == "number"){
j9 = indices9[item9];
const err553 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i25, j: j9}};
if(vErrors === null){
vErrors = [err553];
}
else {
vErrors.push(err553);
}
errors++;
break;
}
indices9[item9] = i25;
}
}
}
else {
const err554 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err554];
}
else {
vErrors.push(err554);
}
errors++;
}
}
if(data136.sizes !== undefined){
let data160 = data136.sizes;
if(Array.isArray(data160)){
if(data160.length > 100){
const err555 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err555];
}
else {
vErrors.push(err555);
}
errors++;
}
if(data160.length < 1){
const err556 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err556];
}
else {
vErrors.push(err556);
}
errors++;
}
const len16 = data160.length;
for(let i26=0; i26<len16 && errors<1000; i26++){
let data161 = data160[i26];
if(typeof data161 === "string"){
if(runtime.isLongerThan(data161, 50)){
const err557 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i26,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err557];
}
else {
vErrors.push(err557);
}
errors++;
}
if(runtime.isShorterThan(data161, 1)){
const err558 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i26,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err558];
}
else {
vErrors.push(err558);
}
errors++;
}
}
else {
const err559 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i26,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err559];
}
else {
vErrors.push(err559);
}
errors++;
}
}
let i27 = data160.length;
let j10;
if(i27 > 1){
const indices10 = {};
for(;i27--;){
let item10 = data160[i27];
if(typeof item10 !== "string"){
continue;
}
if(typeof indices10[item10] == "number"){
j10 = indices10[item10];
const err560 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/uniqueItems",keyword:"uniqueItems",params:{i: i27, j: j10}};
if(vErrors === null){
vErrors = [err560];
}
else {
vErrors.push(err560);
}
errors++;
break;
}
indices10[item10] = i27;
}
}
}
else {
const err561 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err561];
}
else {
vErrors.push(err561);
}
errors++;
}
}
if(data136.qualities !== undefined){
let data162 = data136.qualities;
if(Array.isArray(data162)){
if(data162.length < 1){
const err562 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/qualities/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err562];
}
else {
vErrors.push(err562);
}
errors++;
}
const len17 = data162.length;
for(let i28=0; i28<len17 && errors<1000; i28++){
let data163 = data162[i28];
if(typeof data163 !== "string"){
const err563 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities/" + i28,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/qualities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err563];
}
else {
vErrors.push(err563);
}
errors++;
}
if(!((((((data163 === "auto") || (data163 === "low")) || (data163 === "medium")) || (data163 === "high")) || (data163 === "standard")) || (data163 === "hd"))){
const err564 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities/" + i28,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/qualities/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[2].properties.qualities.items.enum}};
if(vErrors === null){
vErrors = [err564];
}
else {
vErrors.push(err564);
}
errors++;
}
}
let i29 = data162.length;
let j11;
if(i29 > 1){
const indices11 = {};
for(;i29--;){
let item11 = data162[i29];
if(typeof item11 !== "string"){
continue;
}
if(typeof indices11[item11] == "number"){
j11 = indices11[item11];
const err565 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/qualities/uniqueItems",keyword:"uniqueItems",params:{i: i29, j: j11}};
if(vErrors === null){
vErrors = [err565];
}
else {
vErrors.push(err565);
}
errors++;
break;
}
indices11[item11] = i29;
}
}
}
else {
const err566 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/qualities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err566];
}
else {
vErrors.push(err566);
}
errors++;
}
}
if(data136.per !== undefined){
let data164 = data136.per;
if(typeof data164 !== "string"){
const err567 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/per/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err567];
}
else {
vErrors.push(err567);
}
errors++;
}
if("image" !== data164){
const err568 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/per/const",keyword:"const",params:{allowedValue: "image"}};
if(vErrors === null){
vErrors = [err568];
}
else {
vErrors.push(err568);
}
errors++;
}
}
if(data136.units !== undefined){
let data165 = data136.units;
if((typeof data165 == "number") && (isFinite(data165))){
if(data165 > 1000000 || isNaN(data165)){
const err569 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err569];
}
else {
vErrors.push(err569);
}
errors++;
}
if(data165 < 0 || isNaN(data165)){
const err570 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err570];
}
else {
vErrors.push(err570);
}
errors++;
}
}
else {
const err571 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/units/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err571];
}
else {
vErrors.push(err571);
}
errors++;
}
}
}
else {
const err572 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err572];
}
else {
vErrors.push(err572);
}
errors++;
}
if(props2 !== true){
props2 = true;
}
}
else if(tag1 === "request"){
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
if(data136.id === undefined){
const err573 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err573];
}
else {
vErrors.push(err573);
}
errors++;
}
if(data136.operations === undefined){
const err574 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/required",keyword:"required",params:{missingProperty: "operations"}};
if(vErrors === null){
vErrors = [err574];
}
else {
vErrors.push(err574);
}
errors++;
}
if(data136.per === undefined){
const err575 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err575];
}
else {
vErrors.push(err575);
}
errors++;
}
if(data136.units === undefined){
const err576 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err576];
}
else {
vErrors.push(err576);
}
errors++;
}
for(const key35 in data136){
if(!(((((((key35 === "id") || (key35 === "operations")) || (key35 === "models")) || (key35 === "sizes")) || (key35 === "qualities")) || (key35 === "per")) || (key35 === "units"))){
const err577 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35}};
if(vErrors === null){
vErrors = [err577];
}
else {
vErrors.push(err577);
}
errors++;
}
}
if(data136.id !== undefined){
let data166 = data136.id;
if(typeof data166 === "string"){
if(!pattern19.test(data166)){
const err578 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err578];
}
else {
vErrors.push(err578);
}
errors++;
}
if(runtime.isLongerThan(data166, 64)){
const err579 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err579];
}
else {
vErrors.push(err579);
}
errors++;
}
}
else {
const err580 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err580];
}
else {
vErrors.push(err580);
}
errors++;
}
}
if(data136.operations !== undefined){
let data167 = data136.operations;
if(Array.isArray(data167)){
if(data167.length < 1){
const err581 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err581];
}
else {
vErrors.push(err581);
}
errors++;
}
const len18 = data167.length;
for(let i30=0; i30<len18 && errors<1000; i30++){
let data168 = data167[i30];
if(typeof data168 !== "string"){
const err582 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i30,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err582];
}
else {
vErrors.push(err582);
}
errors++;
}
if(!((((((((((data168 === "createVideo") || (data168 === "createMusic")) || (data168 === "createImage")) || (data168 === "editImage")) || (data168 === "createMessage")) || (data168 === "createChatCompletion")) || (data168 === "createResponse")) || (data168 === "createEmbedding")) || (data168 === "extractMidi")) || (data168 === "uploadSample"))){
const err583 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i30,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[3].properties.operations.items.enum}};
if(vErrors === null){
vErrors = [err583];
}
else {
vErrors.push(err583);
}
errors++;
}
}
let i31 = data167.length;
let j12;
if(i31 > 1){
const indices12 = {};
for(;i31--;){
let item12 = data167[i31];
if(typeof item12 !== "string"){
continue;
}
if(typeof indices12[item12] == "number"){
j12 = indices12[item12];
const err584 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i31, j: j12}};
if(vErrors === null){
vErrors = [err584];
}
else {
vErrors.push(err584);
}
errors++;
break;
}
indices12[item12] = i31;
}
}
}
else {
const err585 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err585];
}
else {
vErrors.push(err585);
}
errors++;
}
}
if(data136.models !== undefined){
let data169 = data136.models;
if(Array.isArray(data169)){
if(data169.length > 1000){
const err586 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err586];
}
else {
vErrors.push(err586);
}
errors++;
}
if(data169.length < 1){
const err587 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err587];
}
else {
vErrors.push(err587);
}
errors++;
}
const len19 = data169.length;
for(let i32=0; i32<len19 && errors<1000; i32++){
let data170 = data169[i32];
if(typeof data170 === "string"){
if(runtime.isLongerThan(data170, 200)){
const err588 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i32,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err588];
}
else {
vErrors.push(err588);
}
errors++;
}
if(runtime.isShorterThan(data170, 1)){
const err589 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i32,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err589];
}
else {
vErrors.push(err589);
}
errors++;
}
}
else {
const err590 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i32,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err590];
}
else {
vErrors.push(err590);
}
errors++;
}
}
let i33 = data169.length;
let j13;
if(i33 > 1){
const indices13 = {};
for(;i33--;){
let item13 = data169[i33];
if(typeof item13 !== "string"){
continue;
}
if(typeof indices13[item13] == "number"){
j13 = indices13[item13];
const err591 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i33, j: j13}};
if(vErrors === null){
vErrors = [err591];
}
else {
vErrors.push(err591);
}
errors++;
break;
}
indices13[item13] = i33;
}
}
}
else {
const err592 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err592];
}
else {
vErrors.push(err592);
}
errors++;
}
}
if(data136.sizes !== undefined){
let data171 = data136.sizes;
if(Array.isArray(data171)){
if(data171.length > 100){
const err593 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err593];
}
else {
vErrors.push(err593);
}
errors++;
}
if(data171.length < 1){
const err594 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err594];
}
else {
vErrors.push(err594);
}
errors++;
}
const len20 = data171.length;
for(let i34=0; i34<len20 && errors<1000; i34++){
let data172 = data171[i34];
if(typeof data172 === "string"){
if(runtime.isLongerThan(data172, 50)){
const err595 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i34,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/items/maxLength",keyword:"maxLength",params:{limit: 50}};
if(vErrors === null){
vErrors = [err595];
}
else {
vErrors.push(err595);
}
errors++;
}
if(runtime.isShorterThan(data172, 1)){
const err596 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i34,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err596];
}
else {
vErrors.push(err596);
}
errors++;
}
}
else {
const err597 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes/" + i34,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err597];
}
else {
vErrors.push(err597);
}
errors++;
}
}
let i35 = data171.length;
let j14;
if(i35 > 1){
const indices14 = {};
for(;i35--;){
let item14 = data171[i35];
if(typeof item14 !== "string"){
continue;
}
if(typeof indices14[item14] == "number"){
j14 = indices14[item14];
const err598 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/uniqueItems",keyword:"uniqueItems",params:{i: i35, j: j14}};
if(vErrors === null){
vErrors = [err598];
}
else {
vErrors.push(err598);
}
errors++;
break;
}
indices14[item14] = i35;
}
}
}
else {
const err599 = {instancePath:instancePath+"/prices/rules/" + i9+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err599];
}
else {
vErrors.push(err599);
}
errors++;
}
}
if(data136.qualities !== undefined){
let data173 = data136.qualities;
if(Array.isArray(data173)){
if(data173.length < 1){
const err600 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/qualities/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err600];
}
else {
vErrors.push(err600);
}
errors++;
}
const len21 = data173.length;
for(let i36=0; i36<len21 && errors<1000; i36++){
let data174 = data173[i36];
if(typeof data174 !== "string"){
const err601 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities/" + i36,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/qualities/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err601];
}
else {
vErrors.push(err601);
}
errors++;
}
if(!((((((data174 === "auto") || (data174 === "low")) || (data174 === "medium")) || (data174 === "high")) || (data174 === "standard")) || (data174 === "hd"))){
const err602 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities/" + i36,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/qualities/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[3].properties.qualities.items.enum}};
if(vErrors === null){
vErrors = [err602];
}
else {
vErrors.push(err602);
}
errors++;
}
}
let i37 = data173.length;
let j15;
if(i37 > 1){
const indices15 = {};
for(;i37--;){
let item15 = data173[i37];
if(typeof item15 !== "string"){
continue;
}
if(typeof indices15[item15] == "number"){
j15 = indices15[item15];
const err603 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/qualities/uniqueItems",keyword:"uniqueItems",params:{i: i37, j: j15}};
if(vErrors === null){
vErrors = [err603];
}
else {
vErrors.push(err603);
}
errors++;
break;
}
indices15[item15] = i37;
}
}
}
else {
const err604 = {instancePath:instancePath+"/prices/rules/" + i9+"/qualities",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/qualities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err604];
}
else {
vErrors.push(err604);
}
errors++;
}
}
if(data136.per !== undefined){
let data175 = data136.per;
if(typeof data175 !== "string"){
const err605 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/per/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err605];
}
else {
vErrors.push(err605);
}
errors++;
}
if("request" !== data175){
const err606 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/per/const",keyword:"const",params:{allowedValue: "request"}};
if(vErrors === null){
vErrors = [err606];
}
else {
vErrors.push(err606);
}
errors++;
}
}
if(data136.units !== undefined){
let data176 = data136.units;
if((typeof data176 == "number") && (isFinite(data176))){
if(data176 > 1000000 || isNaN(data176)){
const err607 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err607];
}
else {
vErrors.push(err607);
}
errors++;
}
if(data176 < 0 || isNaN(data176)){
const err608 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err608];
}
else {
vErrors.push(err608);
}
errors++;
}
}
else {
const err609 = {instancePath:instancePath+"/prices/rules/" + i9+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/units/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err609];
}
else {
vErrors.push(err609);
}
errors++;
}
}
}
else {
const err610 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err610];
}
else {
vErrors.push(err610);
}
errors++;
}
if(props2 !== true){
props2 = true;
}
}
else if(tag1 === "million-tokens"){
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
if(data136.id === undefined){
const err611 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err611];
}
else {
vErrors.push(err611);
}
errors++;
}
if(data136.operations === undefined){
const err612 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "operations"}};
if(vErrors === null){
vErrors = [err612];
}
else {
vErrors.push(err612);
}
errors++;
}
if(data136.per === undefined){
const err613 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err613];
}
else {
vErrors.push(err613);
}
errors++;
}
if(data136.input === undefined){
const err614 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err614];
}
else {
vErrors.push(err614);
}
errors++;
}
if(data136.output === undefined){
const err615 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "output"}};
if(vErrors === null){
vErrors = [err615];
}
else {
vErrors.push(err615);
}
errors++;
}
for(const key36 in data136){
if(!(func1.call(schema31.properties.prices.properties.rules.items.oneOf[4].properties, key36))){
const err616 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36}};
if(vErrors === null){
vErrors = [err616];
}
else {
vErrors.push(err616);
}
errors++;
}
}
if(data136.id !== undefined){
let data177 = data136.id;
if(typeof data177 === "string"){
if(!pattern19.test(data177)){
const err617 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err617];
}
else {
vErrors.push(err617);
}
errors++;
}
if(runtime.isLongerThan(data177, 64)){
const err618 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err618];
}
else {
vErrors.push(err618);
}
errors++;
}
}
else {
const err619 = {instancePath:instancePath+"/prices/rules/" + i9+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err619];
}
else {
vErrors.push(err619);
}
errors++;
}
}
if(data136.operations !== undefined){
let data178 = data136.operations;
if(Array.isArray(data178)){
if(data178.length < 1){
const err620 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err620];
}
else {
vErrors.push(err620);
}
errors++;
}
const len22 = data178.length;
for(let i38=0; i38<len22 && errors<1000; i38++){
let data179 = data178[i38];
if(typeof data179 !== "string"){
const err621 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i38,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err621];
}
else {
vErrors.push(err621);
}
errors++;
}
if(!((((data179 === "createMessage") || (data179 === "createChatCompletion")) || (data179 === "createResponse")) || (data179 === "createEmbedding"))){
const err622 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations/" + i38,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[4].properties.operations.items.enum}};
if(vErrors === null){
vErrors = [err622];
}
else {
vErrors.push(err622);
}
errors++;
}
}
let i39 = data178.length;
let j16;
if(i39 > 1){
const indices16 = {};
for(;i39--;){
let item16 = data178[i39];
if(typeof item16 !== "string"){
continue;
}
if(typeof indices16[item16] == "number"){
j16 = indices16[item16];
const err623 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i39, j: j16}};
if(vErrors === null){
vErrors = [err623];
}
else {
vErrors.push(err623);
}
errors++;
break;
}
indices16[item16] = i39;
}
}
}
else {
const err624 = {instancePath:instancePath+"/prices/rules/" + i9+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err624];
}
else {
vErrors.push(err624);
}
errors++;
}
}
if(data136.models !== undefined){
let data180 = data136.models;
if(Array.isArray(data180)){
if(data180.length > 1000){
const err625 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err625];
}
else {
vErrors.push(err625);
}
errors++;
}
if(data180.length < 1){
const err626 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err626];
}
else {
vErrors.push(err626);
}
errors++;
}
const len23 = data180.length;
for(let i40=0; i40<len23 && errors<1000; i40++){
let data181 = data180[i40];
if(typeof data181 === "string"){
if(runtime.isLongerThan(data181, 200)){
const err627 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i40,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err627];
}
else {
vErrors.push(err627);
}
errors++;
}
if(runtime.isShorterThan(data181, 1)){
const err628 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i40,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err628];
}
else {
vErrors.push(err628);
}
errors++;
}
}
else {
const err629 = {instancePath:instancePath+"/prices/rules/" + i9+"/models/" + i40,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err629];
}
else {
vErrors.push(err629);
}
errors++;
}
}
let i41 = data180.length;
let j17;
if(i41 > 1){
const indices17 = {};
for(;i41--;){
let item17 = data180[i41];
if(typeof item17 !== "string"){
continue;
}
if(typeof indices17[item17] == "number"){
j17 = indices17[item17];
const err630 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i41, j: j17}};
if(vErrors === null){
vErrors = [err630];
}
else {
vErrors.push(err630);
}
errors++;
break;
}
indices17[item17] = i41;
}
}
}
else {
const err631 = {instancePath:instancePath+"/prices/rules/" + i9+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err631];
}
else {
vErrors.push(err631);
}
errors++;
}
}
if(data136.per !== undefined){
let data182 = data136.per;
if(typeof data182 !== "string"){
const err632 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/per/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err632];
}
else {
vErrors.push(err632);
}
errors++;
}
if("million-tokens" !== data182){
const err633 = {instancePath:instancePath+"/prices/rules/" + i9+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/per/const",keyword:"const",params:{allowedValue: "million-tokens"}};
if(vErrors === null){
vErrors = [err633];
}
else {
vErrors.push(err633);
}
errors++;
}
}
if(data136.input !== undefined){
let data183 = data136.input;
if((typeof data183 == "number") && (isFinite(data183))){
if(data183 > 1000000 || isNaN(data183)){
const err634 = {instancePath:instancePath+"/prices/rules/" + i9+"/input",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/input/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err634];
}
else {
vErrors.push(err634);
}
errors++;
}
if(data183 < 0 || isNaN(data183)){
const err635 = {instancePath:instancePath+"/prices/rules/" + i9+"/input",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err635];
}
else {
vErrors.push(err635);
}
errors++;
}
}
else {
const err636 = {instancePath:instancePath+"/prices/rules/" + i9+"/input",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/input/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err636];
}
else {
vErrors.push(err636);
}
errors++;
}
}
if(data136.cachedInput !== undefined){
let data184 = data136.cachedInput;
if((typeof data184 == "number") && (isFinite(data184))){
if(data184 > 1000000 || isNaN(data184)){
const err637 = {instancePath:instancePath+"/prices/rules/" + i9+"/cachedInput",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/cachedInput/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err637];
}
else {
vErrors.push(err637);
}
errors++;
}
if(data184 < 0 || isNaN(data184)){
const err638 = {instancePath:instancePath+"/prices/rules/" + i9+"/cachedInput",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/cachedInput/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err638];
}
else {
vErrors.push(err638);
}
errors++;
}
}
else {
const err639 = {instancePath:instancePath+"/prices/rules/" + i9+"/cachedInput",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/cachedInput/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err639];
}
else {
vErrors.push(err639);
}
errors++;
}
}
if(data136.cacheWrite !== undefined){
let data185 = data136.cacheWrite;
if((typeof data185 == "number") && (isFinite(data185))){
if(data185 > 1000000 || isNaN(data185)){
const err640 = {instancePath:instancePath+"/prices/rules/" + i9+"/cacheWrite",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/cacheWrite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err640];
}
else {
vErrors.push(err640);
}
errors++;
}
if(data185 < 0 || isNaN(data185)){
const err641 = {instancePath:instancePath+"/prices/rules/" + i9+"/cacheWrite",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/cacheWrite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err641];
}
else {
vErrors.push(err641);
}
errors++;
}
}
else {
const err642 = {instancePath:instancePath+"/prices/rules/" + i9+"/cacheWrite",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/cacheWrite/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err642];
}
else {
vErrors.push(err642);
}
errors++;
}
}
if(data136.longCacheWrite !== undefined){
let data186 = data136.longCacheWrite;
if((typeof data186 == "number") && (isFinite(data186))){
if(data186 > 1000000 || isNaN(data186)){
const err643 = {instancePath:instancePath+"/prices/rules/" + i9+"/longCacheWrite",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/longCacheWrite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err643];
}
else {
vErrors.push(err643);
}
errors++;
}
if(data186 < 0 || isNaN(data186)){
const err644 = {instancePath:instancePath+"/prices/rules/" + i9+"/longCacheWrite",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/longCacheWrite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err644];
}
else {
vErrors.push(err644);
}
errors++;
}
}
else {
const err645 = {instancePath:instancePath+"/prices/rules/" + i9+"/longCacheWrite",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/longCacheWrite/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err645];
}
else {
vErrors.push(err645);
}
errors++;
}
}
if(data136.output !== undefined){
let data187 = data136.output;
if((typeof data187 == "number") && (isFinite(data187))){
if(data187 > 1000000 || isNaN(data187)){
const err646 = {instancePath:instancePath+"/prices/rules/" + i9+"/output",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/output/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err646];
}
else {
vErrors.push(err646);
}
errors++;
}
if(data187 < 0 || isNaN(data187)){
const err647 = {instancePath:instancePath+"/prices/rules/" + i9+"/output",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err647];
}
else {
vErrors.push(err647);
}
errors++;
}
}
else {
const err648 = {instancePath:instancePath+"/prices/rules/" + i9+"/output",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/output/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err648];
}
else {
vErrors.push(err648);
}
errors++;
}
}
}
else {
const err649 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err649];
}
else {
vErrors.push(err649);
}
errors++;
}
if(props2 !== true){
props2 = true;
}
}
else {
const err650 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "per", tagValue: tag1}};
if(vErrors === null){
vErrors = [err650];
}
else {
vErrors.push(err650);
}
errors++;
}
}
else {
const err651 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "per", tagValue: tag1}};
if(vErrors === null){
vErrors = [err651];
}
else {
vErrors.push(err651);
}
errors++;
}
}
else {
const err652 = {instancePath:instancePath+"/prices/rules/" + i9,schemaPath:"#/properties/prices/properties/rules/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err652];
}
else {
vErrors.push(err652);
}
errors++;
}
}
}
else {
const err653 = {instancePath:instancePath+"/prices/rules",schemaPath:"#/properties/prices/properties/rules/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err653];
}
else {
vErrors.push(err653);
}
errors++;
}
}
else {
const err654 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err654];
}
else {
vErrors.push(err654);
}
errors++;
}
let data188 = data.moderation;
if(data188 && typeof data188 == "object" && !Array.isArray(data188)){
if(data188.free === undefined){
data188.free = 3;
}
if(data188.windowHours === undefined){
data188.windowHours = 24;
}
if(data188.free === undefined){
const err655 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/required",keyword:"required",params:{missingProperty: "free"}};
if(vErrors === null){
vErrors = [err655];
}
else {
vErrors.push(err655);
}
errors++;
}
if(data188.windowHours === undefined){
const err656 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/required",keyword:"required",params:{missingProperty: "windowHours"}};
if(vErrors === null){
vErrors = [err656];
}
else {
vErrors.push(err656);
}
errors++;
}
for(const key37 in data188){
if(!((key37 === "free") || (key37 === "windowHours"))){
const err657 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37}};
if(vErrors === null){
vErrors = [err657];
}
else {
vErrors.push(err657);
}
errors++;
}
}
let data189 = data188.free;
if(!(((typeof data189 == "number") && (!(data189 % 1) && !isNaN(data189))) && (isFinite(data189)))){
const err658 = {instancePath:instancePath+"/moderation/free",schemaPath:"#/properties/moderation/properties/free/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err658];
}
else {
vErrors.push(err658);
}
errors++;
}
if((typeof data189 == "number") && (isFinite(data189))){
if(data189 > 1000000 || isNaN(data189)){
const err659 = {instancePath:instancePath+"/moderation/free",schemaPath:"#/properties/moderation/properties/free/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err659];
}
else {
vErrors.push(err659);
}
errors++;
}
if(data189 < 0 || isNaN(data189)){
const err660 = {instancePath:instancePath+"/moderation/free",schemaPath:"#/properties/moderation/properties/free/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err660];
}
else {
vErrors.push(err660);
}
errors++;
}
}
let data190 = data188.windowHours;
if((typeof data190 == "number") && (isFinite(data190))){
if(data190 > 8760 || isNaN(data190)){
const err661 = {instancePath:instancePath+"/moderation/windowHours",schemaPath:"#/properties/moderation/properties/windowHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8760}};
if(vErrors === null){
vErrors = [err661];
}
else {
vErrors.push(err661);
}
errors++;
}
if(data190 <= 0 || isNaN(data190)){
const err662 = {instancePath:instancePath+"/moderation/windowHours",schemaPath:"#/properties/moderation/properties/windowHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err662];
}
else {
vErrors.push(err662);
}
errors++;
}
}
else {
const err663 = {instancePath:instancePath+"/moderation/windowHours",schemaPath:"#/properties/moderation/properties/windowHours/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err663];
}
else {
vErrors.push(err663);
}
errors++;
}
}
else {
const err664 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err664];
}
else {
vErrors.push(err664);
}
errors++;
}
let data191 = data.givenUp;
if(data191 && typeof data191 == "object" && !Array.isArray(data191)){
if(data191.freeUnits === undefined){
data191.freeUnits = 10000;
}
if(data191.windowHours === undefined){
data191.windowHours = 24;
}
if(data191.freeUnits === undefined){
const err665 = {instancePath:instancePath+"/givenUp",schemaPath:"#/properties/givenUp/required",keyword:"required",params:{missingProperty: "freeUnits"}};
if(vErrors === null){
vErrors = [err665];
}
else {
vErrors.push(err665);
}
errors++;
}
if(data191.windowHours === undefined){
const err666 = {instancePath:instancePath+"/givenUp",schemaPath:"#/properties/givenUp/required",keyword:"required",params:{missingProperty: "windowHours"}};
if(vErrors === null){
vErrors = [err666];
}
else {
vErrors.push(err666);
}
errors++;
}
for(const key38 in data191){
if(!((key38 === "freeUnits") || (key38 === "windowHours"))){
const err667 = {instancePath:instancePath+"/givenUp",schemaPath:"#/properties/givenUp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38}};
if(vErrors === null){
vErrors = [err667];
}
else {
vErrors.push(err667);
}
errors++;
}
}
let data192 = data191.freeUnits;
if((typeof data192 == "number") && (isFinite(data192))){
if(data192 > 1000000000 || isNaN(data192)){
const err668 = {instancePath:instancePath+"/givenUp/freeUnits",schemaPath:"#/properties/givenUp/properties/freeUnits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err668];
}
else {
vErrors.push(err668);
}
errors++;
}
if(data192 < 0 || isNaN(data192)){
const err669 = {instancePath:instancePath+"/givenUp/freeUnits",schemaPath:"#/properties/givenUp/properties/freeUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err669];
}
else {
vErrors.push(err669);
}
errors++;
}
}
else {
const err670 = {instancePath:instancePath+"/givenUp/freeUnits",schemaPath:"#/properties/givenUp/properties/freeUnits/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err670];
}
else {
vErrors.push(err670);
}
errors++;
}
let data193 = data191.windowHours;
if((typeof data193 == "number") && (isFinite(data193))){
if(data193 > 8760 || isNaN(data193)){
const err671 = {instancePath:instancePath+"/givenUp/windowHours",schemaPath:"#/properties/givenUp/properties/windowHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8760}};
if(vErrors === null){
vErrors = [err671];
}
else {
vErrors.push(err671);
}
errors++;
}
if(data193 <= 0 || isNaN(data193)){
const err672 = {instancePath:instancePath+"/givenUp/windowHours",schemaPath:"#/properties/givenUp/properties/windowHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err672];
}
else {
vErrors.push(err672);
}
errors++;
}
}
else {
const err673 = {instancePath:instancePath+"/givenUp/windowHours",schemaPath:"#/properties/givenUp/properties/windowHours/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err673];
}
else {
vErrors.push(err673);
}
errors++;
}
}
else {
const err674 = {instancePath:instancePath+"/givenUp",schemaPath:"#/properties/givenUp/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err674];
}
else {
vErrors.push(err674);
}
errors++;
}
let data194 = data.accounts;
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
if(data194.signUp === undefined){
data194.signUp = "open";
}
if(data194.startingUnits === undefined){
data194.startingUnits = 1000;
}
if(data194.linkMinutes === undefined){
data194.linkMinutes = 60;
}
if(data194.sessionHours === undefined){
data194.sessionHours = 168;
}
if(data194.invitationHours === undefined){
data194.invitationHours = 1;
}
if(data194.invitationsUpTo === undefined){
data194.invitationsUpTo = 100;
}
if(data194.mailsUpTo === undefined){
data194.mailsUpTo = 5;
}
if(data194.keysUpTo === undefined){
data194.keysUpTo = 100;
}
if(data194.signUp === undefined){
const err675 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/required",keyword:"required",params:{missingProperty: "signUp"}};
if(vErrors === null){
vErrors = [err675];
}
else {
vErrors.push(err675);
}
errors++;
}
if(data194.startingUnits === undefined){
const err676 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/required",keyword:"required",params:{missingProperty: "startingUnits"}};
if(vErrors === null){
vErrors = [err676];
}
else {
vErrors.push(err676);
}
errors++;
}
if(data194.linkMinutes === undefined){
const err677 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/required",keyword:"required",params:{missingProperty: "linkMinutes"}};
if(vErrors === null){
vErrors = [err677];
}
else {
vErrors.push(err677);
}
errors++;
}
if(data194.sessionHours === undefined){
const err678 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/required",keyword:"required",params:{missingProperty: "sessionHours"}};
if(vErrors === null){
vErrors = [err678];
}
else {
vErrors.push(err678);
}
errors++;
}
if(data194.invitationHours === undefined){
const err679 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/required",keyword:"required",params:{missingProperty: "invitationHours"}};
if(vErrors === null){
vErrors = [err679];
}
else {
vErrors.push(err679);
}
errors++;
}
if(data194.invitationsUpTo === undefined){
const err680 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/required",keyword:"required",params:{missingProperty: "invitationsUpTo"}};
if(vErrors === null){
vErrors = [err680];
}
else {
vErrors.push(err680);
}
errors++;
}
if(data194.mailsUpTo === undefined){
const err681 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/required",keyword:"required",params:{missingProperty: "mailsUpTo"}};
if(vErrors === null){
vErrors = [err681];
}
else {
vErrors.push(err681);
}
errors++;
}
if(data194.keysUpTo === undefined){
const err682 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/required",keyword:"required",params:{missingProperty: "keysUpTo"}};
if(vErrors === null){
vErrors = [err682];
}
else {
vErrors.push(err682);
}
errors++;
}
for(const key39 in data194){
if(!((((((((key39 === "signUp") || (key39 === "startingUnits")) || (key39 === "linkMinutes")) || (key39 === "sessionHours")) || (key39 === "invitationHours")) || (key39 === "invitationsUpTo")) || (key39 === "mailsUpTo")) || (key39 === "keysUpTo"))){
const err683 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key39}};
if(vErrors === null){
vErrors = [err683];
}
else {
vErrors.push(err683);
}
errors++;
}
}
let data195 = data194.signUp;
if(typeof data195 !== "string"){
const err684 = {instancePath:instancePath+"/accounts/signUp",schemaPath:"#/properties/accounts/properties/signUp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err684];
}
else {
vErrors.push(err684);
}
errors++;
}
if(!(((data195 === "open") || (data195 === "invitation")) || (data195 === "closed"))){
const err685 = {instancePath:instancePath+"/accounts/signUp",schemaPath:"#/properties/accounts/properties/signUp/enum",keyword:"enum",params:{allowedValues: schema31.properties.accounts.properties.signUp.enum}};
if(vErrors === null){
vErrors = [err685];
}
else {
vErrors.push(err685);
}
errors++;
}
let data196 = data194.startingUnits;
if((typeof data196 == "number") && (isFinite(data196))){
if(data196 > 1000000000 || isNaN(data196)){
const err686 = {instancePath:instancePath+"/accounts/startingUnits",schemaPath:"#/properties/accounts/properties/startingUnits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err686];
}
else {
vErrors.push(err686);
}
errors++;
}
if(data196 < 0 || isNaN(data196)){
const err687 = {instancePath:instancePath+"/accounts/startingUnits",schemaPath:"#/properties/accounts/properties/startingUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err687];
}
else {
vErrors.push(err687);
}
errors++;
}
}
else {
const err688 = {instancePath:instancePath+"/accounts/startingUnits",schemaPath:"#/properties/accounts/properties/startingUnits/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err688];
}
else {
vErrors.push(err688);
}
errors++;
}
let data197 = data194.linkMinutes;
if((typeof data197 == "number") && (isFinite(data197))){
if(data197 > 10080 || isNaN(data197)){
const err689 = {instancePath:instancePath+"/accounts/linkMinutes",schemaPath:"#/properties/accounts/properties/linkMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080}};
if(vErrors === null){
vErrors = [err689];
}
else {
vErrors.push(err689);
}
errors++;
}
if(data197 <= 0 || isNaN(data197)){
const err690 = {instancePath:instancePath+"/accounts/linkMinutes",schemaPath:"#/properties/accounts/properties/linkMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err690];
}
else {
vErrors.push(err690);
}
errors++;
}
}
else {
const err691 = {instancePath:instancePath+"/accounts/linkMinutes",schemaPath:"#/properties/accounts/properties/linkMinutes/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err691];
}
else {
vErrors.push(err691);
}
errors++;
}
let data198 = data194.sessionHours;
if((typeof data198 == "number") && (isFinite(data198))){
if(data198 > 8760 || isNaN(data198)){
const err692 = {instancePath:instancePath+"/accounts/sessionHours",schemaPath:"#/properties/accounts/properties/sessionHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8760}};
if(vErrors === null){
vErrors = [err692];
}
else {
vErrors.push(err692);
}
errors++;
}
if(data198 <= 0 || isNaN(data198)){
const err693 = {instancePath:instancePath+"/accounts/sessionHours",schemaPath:"#/properties/accounts/properties/sessionHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err693];
}
else {
vErrors.push(err693);
}
errors++;
}
}
else {
const err694 = {instancePath:instancePath+"/accounts/sessionHours",schemaPath:"#/properties/accounts/properties/sessionHours/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err694];
}
else {
vErrors.push(err694);
}
errors++;
}
let data199 = data194.invitationHours;
if((typeof data199 == "number") && (isFinite(data199))){
if(data199 > 2160 || isNaN(data199)){
const err695 = {instancePath:instancePath+"/accounts/invitationHours",schemaPath:"#/properties/accounts/properties/invitationHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2160}};
if(vErrors === null){
vErrors = [err695];
}
else {
vErrors.push(err695);
}
errors++;
}
if(data199 <= 0 || isNaN(data199)){
const err696 = {instancePath:instancePath+"/accounts/invitationHours",schemaPath:"#/properties/accounts/properties/invitationHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err696];
}
else {
vErrors.push(err696);
}
errors++;
}
}
else {
const err697 = {instancePath:instancePath+"/accounts/invitationHours",schemaPath:"#/properties/accounts/properties/invitationHours/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err697];
}
else {
vErrors.push(err697);
}
errors++;
}
let data200 = data194.invitationsUpTo;
if(!(((typeof data200 == "number") && (!(data200 % 1) && !isNaN(data200))) && (isFinite(data200)))){
const err698 = {instancePath:instancePath+"/accounts/invitationsUpTo",schemaPath:"#/properties/accounts/properties/invitationsUpTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err698];
}
else {
vErrors.push(err698);
}
errors++;
}
if((typeof data200 == "number") && (isFinite(data200))){
if(data200 > 10000 || isNaN(data200)){
const err699 = {instancePath:instancePath+"/accounts/invitationsUpTo",schemaPath:"#/properties/accounts/properties/invitationsUpTo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err699];
}
else {
vErrors.push(err699);
}
errors++;
}
if(data200 < 1 || isNaN(data200)){
const err700 = {instancePath:instancePath+"/accounts/invitationsUpTo",schemaPath:"#/properties/accounts/properties/invitationsUpTo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err700];
}
else {
vErrors.push(err700);
}
errors++;
}
}
let data201 = data194.mailsUpTo;
if(!(((typeof data201 == "number") && (!(data201 % 1) && !isNaN(data201))) && (isFinite(data201)))){
const err701 = {instancePath:instancePath+"/accounts/mailsUpTo",schemaPath:"#/properties/accounts/properties/mailsUpTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err701];
}
else {
vErrors.push(err701);
}
errors++;
}
if((typeof data201 == "number") && (isFinite(data201))){
if(data201 > 1000 || isNaN(data201)){
const err702 = {instancePath:instancePath+"/accounts/mailsUpTo",schemaPath:"#/properties/accounts/properties/mailsUpTo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err702];
}
else {
vErrors.push(err702);
}
errors++;
}
if(data201 < 1 || isNaN(data201)){
const err703 = {instancePath:instancePath+"/accounts/mailsUpTo",schemaPath:"#/properties/accounts/properties/mailsUpTo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err703];
}
else {
vErrors.push(err703);
}
errors++;
}
}
let data202 = data194.keysUpTo;
if(!(((typeof data202 == "number") && (!(data202 % 1) && !isNaN(data202))) && (isFinite(data202)))){
const err704 = {instancePath:instancePath+"/accounts/keysUpTo",schemaPath:"#/properties/accounts/properties/keysUpTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err704];
}
else {
vErrors.push(err704);
}
errors++;
}
if((typeof data202 == "number") && (isFinite(data202))){
if(data202 > 1000 || isNaN(data202)){
const err705 = {instancePath:instancePath+"/accounts/keysUpTo",schemaPath:"#/properties/accounts/properties/keysUpTo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err705];
}
else {
vErrors.push(err705);
}
errors++;
}
if(data202 < 1 || isNaN(data202)){
const err706 = {instancePath:instancePath+"/accounts/keysUpTo",schemaPath:"#/properties/accounts/properties/keysUpTo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err706];
}
else {
vErrors.push(err706);
}
errors++;
}
}
}
else {
const err707 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err707];
}
else {
vErrors.push(err707);
}
errors++;
}
let data203 = data.mail;
if(data203 && typeof data203 == "object" && !Array.isArray(data203)){
if(data203.from === undefined){
data203.from = "Patchbay <patchbay@localhost>";
}
if(data203.from === undefined){
const err708 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err708];
}
else {
vErrors.push(err708);
}
errors++;
}
for(const key40 in data203){
if(!((key40 === "from") || (key40 === "smtp"))){
const err709 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key40}};
if(vErrors === null){
vErrors = [err709];
}
else {
vErrors.push(err709);
}
errors++;
}
}
let data204 = data203.from;
if(typeof data204 === "string"){
if(!pattern24.test(data204)){
const err710 = {instancePath:instancePath+"/mail/from",schemaPath:"#/properties/mail/properties/from/pattern",keyword:"pattern",params:{pattern: "^([^<>\\x00-\\x1f]+ <)?[^\\s<>@]+@[^\\s<>@]+>?$"}};
if(vErrors === null){
vErrors = [err710];
}
else {
vErrors.push(err710);
}
errors++;
}
if(runtime.isLongerThan(data204, 320)){
const err711 = {instancePath:instancePath+"/mail/from",schemaPath:"#/properties/mail/properties/from/maxLength",keyword:"maxLength",params:{limit: 320}};
if(vErrors === null){
vErrors = [err711];
}
else {
vErrors.push(err711);
}
errors++;
}
}
else {
const err712 = {instancePath:instancePath+"/mail/from",schemaPath:"#/properties/mail/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err712];
}
else {
vErrors.push(err712);
}
errors++;
}
if(data203.smtp !== undefined){
let data205 = data203.smtp;
if(data205 && typeof data205 == "object" && !Array.isArray(data205)){
if(data205.port === undefined){
data205.port = 587;
}
if(data205.secure === undefined){
data205.secure = false;
}
if(data205.host === undefined){
const err713 = {instancePath:instancePath+"/mail/smtp",schemaPath:"#/properties/mail/properties/smtp/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err713];
}
else {
vErrors.push(err713);
}
errors++;
}
if(data205.port === undefined){
const err714 = {instancePath:instancePath+"/mail/smtp",schemaPath:"#/properties/mail/properties/smtp/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err714];
}
else {
vErrors.push(err714);
}
errors++;
}
if(data205.secure === undefined){
const err715 = {instancePath:instancePath+"/mail/smtp",schemaPath:"#/properties/mail/properties/smtp/required",keyword:"required",params:{missingProperty: "secure"}};
if(vErrors === null){
vErrors = [err715];
}
else {
vErrors.push(err715);
}
errors++;
}
for(const key41 in data205){
if(!(((((key41 === "host") || (key41 === "port")) || (key41 === "secure")) || (key41 === "user")) || (key41 === "password"))){
const err716 = {instancePath:instancePath+"/mail/smtp",schemaPath:"#/properties/mail/properties/smtp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key41}};
if(vErrors === null){
vErrors = [err716];
}
else {
vErrors.push(err716);
}
errors++;
}
}
if(data205.host !== undefined){
let data206 = data205.host;
if(typeof data206 === "string"){
if(runtime.isShorterThan(data206, 1)){
const err717 = {instancePath:instancePath+"/mail/smtp/host",schemaPath:"#/properties/mail/properties/smtp/properties/host/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err717];
}
else {
vErrors.push(err717);
}
errors++;
}
}
else {
const err718 = {instancePath:instancePath+"/mail/smtp/host",schemaPath:"#/properties/mail/properties/smtp/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err718];
}
else {
vErrors.push(err718);
}
errors++;
}
}
let data207 = data205.port;
if(!(((typeof data207 == "number") && (!(data207 % 1) && !isNaN(data207))) && (isFinite(data207)))){
const err719 = {instancePath:instancePath+"/mail/smtp/port",schemaPath:"#/properties/mail/properties/smtp/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err719];
}
else {
vErrors.push(err719);
}
errors++;
}
if((typeof data207 == "number") && (isFinite(data207))){
if(data207 > 65535 || isNaN(data207)){
const err720 = {instancePath:instancePath+"/mail/smtp/port",schemaPath:"#/properties/mail/properties/smtp/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err720];
}
else {
vErrors.push(err720);
}
errors++;
}
if(data207 < 1 || isNaN(data207)){
const err721 = {instancePath:instancePath+"/mail/smtp/port",schemaPath:"#/properties/mail/properties/smtp/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err721];
}
else {
vErrors.push(err721);
}
errors++;
}
}
if(typeof data205.secure !== "boolean"){
const err722 = {instancePath:instancePath+"/mail/smtp/secure",schemaPath:"#/properties/mail/properties/smtp/properties/secure/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err722];
}
else {
vErrors.push(err722);
}
errors++;
}
if(data205.user !== undefined){
let data209 = data205.user;
if(typeof data209 === "string"){
if(runtime.isShorterThan(data209, 1)){
const err723 = {instancePath:instancePath+"/mail/smtp/user",schemaPath:"#/properties/mail/properties/smtp/properties/user/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err723];
}
else {
vErrors.push(err723);
}
errors++;
}
}
else {
const err724 = {instancePath:instancePath+"/mail/smtp/user",schemaPath:"#/properties/mail/properties/smtp/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err724];
}
else {
vErrors.push(err724);
}
errors++;
}
}
if(data205.password !== undefined){
let data210 = data205.password;
if(data210 && typeof data210 == "object" && !Array.isArray(data210)){
if(Object.keys(data210).length > 1){
const err725 = {instancePath:instancePath+"/mail/smtp/password",schemaPath:"#/properties/mail/properties/smtp/properties/password/maxProperties",keyword:"maxProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err725];
}
else {
vErrors.push(err725);
}
errors++;
}
if(Object.keys(data210).length < 1){
const err726 = {instancePath:instancePath+"/mail/smtp/password",schemaPath:"#/properties/mail/properties/smtp/properties/password/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err726];
}
else {
vErrors.push(err726);
}
errors++;
}
for(const key42 in data210){
if(!((key42 === "env") || (key42 === "file"))){
const err727 = {instancePath:instancePath+"/mail/smtp/password",schemaPath:"#/properties/mail/properties/smtp/properties/password/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key42}};
if(vErrors === null){
vErrors = [err727];
}
else {
vErrors.push(err727);
}
errors++;
}
}
if(data210.env !== undefined){
let data211 = data210.env;
if(typeof data211 === "string"){
if(!pattern11.test(data211)){
const err728 = {instancePath:instancePath+"/mail/smtp/password/env",schemaPath:"#/properties/mail/properties/smtp/properties/password/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}};
if(vErrors === null){
vErrors = [err728];
}
else {
vErrors.push(err728);
}
errors++;
}
}
else {
const err729 = {instancePath:instancePath+"/mail/smtp/password/env",schemaPath:"#/properties/mail/properties/smtp/properties/password/properties/env/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err729];
}
else {
vErrors.push(err729);
}
errors++;
}
}
if(data210.file !== undefined){
let data212 = data210.file;
if(typeof data212 === "string"){
if(runtime.isShorterThan(data212, 1)){
const err730 = {instancePath:instancePath+"/mail/smtp/password/file",schemaPath:"#/properties/mail/properties/smtp/properties/password/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err730];
}
else {
vErrors.push(err730);
}
errors++;
}
}
else {
const err731 = {instancePath:instancePath+"/mail/smtp/password/file",schemaPath:"#/properties/mail/properties/smtp/properties/password/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err731];
}
else {
vErrors.push(err731);
}
errors++;
}
}
}
else {
const err732 = {instancePath:instancePath+"/mail/smtp/password",schemaPath:"#/properties/mail/properties/smtp/properties/password/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err732];
}
else {
vErrors.push(err732);
}
errors++;
}
}
if(data205.user !== undefined){
if(data205.password === undefined){
const err733 = {instancePath:instancePath+"/mail/smtp",schemaPath:"#/properties/mail/properties/smtp/dependentRequired",keyword:"dependentRequired",params:{property: "user",
    missingProperty: "password",
    depsCount: 1,
    deps: "password"}};
if(vErrors === null){
vErrors = [err733];
}
else {
vErrors.push(err733);
}
errors++;
}
}
if(data205.password !== undefined){
if(data205.user === undefined){
const err734 = {instancePath:instancePath+"/mail/smtp",schemaPath:"#/properties/mail/properties/smtp/dependentRequired",keyword:"dependentRequired",params:{property: "password",
    missingProperty: "user",
    depsCount: 1,
    deps: "user"}};
if(vErrors === null){
vErrors = [err734];
}
else {
vErrors.push(err734);
}
errors++;
}
}
}
else {
const err735 = {instancePath:instancePath+"/mail/smtp",schemaPath:"#/properties/mail/properties/smtp/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err735];
}
else {
vErrors.push(err735);
}
errors++;
}
}
}
else {
const err736 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err736];
}
else {
vErrors.push(err736);
}
errors++;
}
let data213 = data.log;
if(data213 && typeof data213 == "object" && !Array.isArray(data213)){
if(data213.level === undefined){
data213.level = "info";
}
if(data213.level === undefined){
const err737 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/required",keyword:"required",params:{missingProperty: "level"}};
if(vErrors === null){
vErrors = [err737];
}
else {
vErrors.push(err737);
}
errors++;
}
for(const key43 in data213){
if(!(key43 === "level")){
const err738 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key43}};
if(vErrors === null){
vErrors = [err738];
}
else {
vErrors.push(err738);
}
errors++;
}
}
let data214 = data213.level;
if(typeof data214 !== "string"){
const err739 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err739];
}
else {
vErrors.push(err739);
}
errors++;
}
if(!((((((data214 === "trace") || (data214 === "debug")) || (data214 === "info")) || (data214 === "warn")) || (data214 === "error")) || (data214 === "silent"))){
const err740 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.level.enum}};
if(vErrors === null){
vErrors = [err740];
}
else {
vErrors.push(err740);
}
errors++;
}
}
else {
const err741 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err741];
}
else {
vErrors.push(err741);
}
errors++;
}
}
else {
const err742 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err742];
}
else {
vErrors.push(err742);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
