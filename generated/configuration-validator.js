// Generated from openapi/ (contract e699a49dec4c) by `npm run generate`. Do not edit.
import * as runtime from './runtime.ts';

export const validateConfiguration = validate20;
const schema31 = {"title":"Configuration","description":"The settings of a gateway.","type":"object","additionalProperties":false,"required":["roles","server","data","timeouts","upstreams","models","retries","textCache","tracing","jobs","assets","retention","callbacks","sources","prices","moderation","log"],"properties":{"roles":{"description":"What this process does. api takes requests; worker does the work of jobs and sends callbacks. One without the other needs a databaseUrl, which the processes share.","type":"array","items":{"type":"string","enum":["api","worker"]},"minItems":1,"uniqueItems":true,"default":["api","worker"]},"server":{"description":"Where the gateway listens.","type":"object","additionalProperties":false,"required":["host","port","alternatePort","strict","allowedOrigins"],"default":{},"properties":{"host":{"description":"The address to listen on. 0.0.0.0 listens on every interface.","type":"string","minLength":1,"default":"127.0.0.1"},"port":{"description":"The port of the main address. 0 takes a free one.","type":"integer","minimum":0,"maximum":65535,"default":8080},"alternatePort":{"description":"The port of the alternate address, which waits longer. 0 takes a free one.","type":"integer","minimum":0,"maximum":65535,"default":8081},"publicUrl":{"description":"The address that the outside reaches the gateway by, if it is another one. Addresses of results begin with it.","type":"string","format":"uri","pattern":"^https?://"},"alternatePublicUrl":{"description":"The same for the alternate address, as the contract that is served names it.","type":"string","format":"uri","pattern":"^https?://"},"allowedOrigins":{"description":"The origins whose pages may call the gateway from a browser, such as http://localhost:3000; \"*\" stands for all. A key in a page is everybody's, so this is for development.","type":"array","items":{"type":"string","pattern":"^(\\*|https?://[^/\\s]+)$"},"maxItems":100,"default":[]},"strict":{"description":"Whether every answer is checked against the contract before it is sent. For tests and development.","type":"boolean","default":false}}},"data":{"description":"The folder that holds the database, unless databaseUrl is set, and the files.","type":"string","minLength":1,"default":".patchbay"},"databaseUrl":{"description":"A PostgreSQL server to use in place of the built-in database, as postgres://user:password@host/database.","type":"string","pattern":"^postgres(ql)?://"},"timeouts":{"description":"How long the gateway waits, in seconds.","type":"object","additionalProperties":false,"required":["main","alternate","shutdown"],"default":{},"properties":{"main":{"description":"For an answer, on the main address.","type":"number","exclusiveMinimum":0,"default":60},"alternate":{"description":"For an answer, on the alternate address.","type":"number","exclusiveMinimum":0,"default":600},"shutdown":{"description":"For work under way, when the gateway is asked to stop.","type":"number","minimum":0,"default":30}}},"upstreams":{"description":"The services that do the work, by a name of your choice, which answers tell in a header.","type":"object","minProperties":1,"maxProperties":1000,"propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"},"default":{"sandbox":{"kind":"sandbox"}},"additionalProperties":{"description":"One upstream.","type":"object","additionalProperties":false,"required":["kind","jobSeconds","keys","headers","timeouts","concurrency","breaker","answerMegabytes","allowPrivateResults","keyRestMinutes"],"properties":{"kind":{"description":"The interface that it speaks, such as openai, anthropic, xai-video, patchbay or sandbox.","type":"string","pattern":"^[a-z][a-z0-9-]{0,63}$"},"jobSeconds":{"description":"How long a video or music job of the sandbox takes, in seconds.","type":"number","minimum":0,"maximum":3600,"default":6},"baseUrl":{"description":"Where it is, up to and with the version in the path if it has one there, such as https://api.openai.com/v1. Each kind has a usual one, but for patchbay.","type":"string","format":"uri","pattern":"^https?://[^?#]+$"},"keys":{"description":"The keys that it is called with, in turn. A key that is refused or has run out of quota is set aside for keyRestMinutes and named in the log.","type":"array","maxItems":100,"default":[],"items":{"description":"Where a key comes from. The settings hold no key themselves, so that they can be shown.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"env":{"description":"The environment variable that holds the key.","type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"file":{"description":"The file that holds the key, and nothing else.","type":"string","minLength":1}}}},"keyRestMinutes":{"description":"How long a key that was refused or has run out of quota is set aside, in minutes.","type":"number","exclusiveMinimum":0,"default":10},"headers":{"description":"Headers that go with every call, such as openai-organization. Not for keys.","type":"object","maxProperties":50,"default":{},"propertyNames":{"pattern":"^[A-Za-z0-9-]{1,100}$"},"additionalProperties":{"type":"string","maxLength":1000,"pattern":"^[\\x20-\\x7e]*$"}},"timeouts":{"description":"How long the upstream may take, in seconds. The time limit of the gateway's own address may end a call before.","type":"object","additionalProperties":false,"required":["connect","firstByte","idle","total"],"default":{},"properties":{"connect":{"description":"To take a connection.","type":"number","exclusiveMinimum":0,"maximum":300,"default":5},"firstByte":{"description":"To begin with an answer, from the end of the request.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":300},"idle":{"description":"To go on with an answer that it has begun.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":60},"total":{"description":"For a whole call.","type":"number","exclusiveMinimum":0,"maximum":7200,"default":600}}},"concurrency":{"description":"How many calls run at once, in this process.","type":"object","additionalProperties":false,"required":["calls","waiting"],"default":{},"properties":{"calls":{"description":"Calls under way. A stream counts until its end.","type":"integer","minimum":1,"maximum":100000,"default":100},"waiting":{"description":"Calls that may wait for their turn. What comes beyond goes to the next upstream of the model, or is answered 503.","type":"integer","minimum":0,"maximum":100000,"default":200}}},"breaker":{"description":"When the upstream is left alone for a while because it fails.","type":"object","additionalProperties":false,"required":["failures","restSeconds"],"default":{},"properties":{"failures":{"description":"After so many failures in a row.","type":"integer","minimum":1,"maximum":10000,"default":5},"restSeconds":{"description":"For so long, before one call tries it again.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":10}}},"answerMegabytes":{"description":"No answer is read past this size, in megabytes of 1,048,576 bytes. Files of jobs are bound by assets.resultMegabytes.","type":"integer","minimum":1,"maximum":4096,"default":256},"allowPrivateResults":{"description":"Whether results may be fetched from private or loopback addresses other than that of the upstream itself.","type":"boolean","default":false}},"if":{"properties":{"kind":{"const":"sandbox"}}},"then":{"properties":{"baseUrl":false}}}},"models":{"description":"Which upstreams serve which model. The name * stands for every other model.","type":"array","minItems":1,"maxItems":10000,"default":[{"id":"sandbox-text-1","upstream":"sandbox"},{"id":"*","upstream":"sandbox"}],"items":{"type":"object","additionalProperties":false,"required":["id","maxTokens"],"oneOf":[{"required":["upstream"]},{"required":["upstreams"]}],"properties":{"id":{"description":"The model's name, as callers ask for it.","type":"string","minLength":1,"maxLength":200},"upstream":{"description":"The name of the upstream that serves it, where there is one.","type":"string","minLength":1},"model":{"description":"What that upstream calls the model, if not by the same name. Beside upstream only.","type":"string","minLength":1,"maxLength":200},"upstreams":{"description":"The upstreams that serve it, where there are several.","type":"array","minItems":1,"maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["upstream","order","weight"],"properties":{"upstream":{"description":"The name of an upstream.","type":"string","minLength":1},"model":{"description":"What it calls the model, if not by the same name.","type":"string","minLength":1,"maxLength":200},"order":{"description":"Those of the lowest order are asked first, the others when those fail.","type":"integer","minimum":1,"maximum":100,"default":1},"weight":{"description":"The share of the calls among those of the same order. One of weight 0 is asked last among them.","type":"number","minimum":0,"maximum":1000000,"default":1}}}},"maxTokens":{"description":"The most tokens of an answer where the caller says nothing and the upstream demands a figure.","type":"integer","minimum":1,"maximum":10000000,"default":4096}},"dependentRequired":{"model":["upstream"]}}},"retries":{"description":"How often a call is tried. All upstreams of the model are tried in a round; between rounds the gateway waits. Nothing is tried again once a byte of its answer has been passed on.","type":"object","additionalProperties":false,"required":["rounds","firstSeconds","secondsUpTo"],"default":{},"properties":{"rounds":{"description":"Rounds, with the first.","type":"integer","minimum":1,"maximum":20,"default":3},"firstSeconds":{"description":"The wait after the first round, in seconds; it doubles with each, give or take some chance. A Retry-After of the upstream is kept.","type":"number","exclusiveMinimum":0,"maximum":60,"default":0.5},"secondsUpTo":{"description":"The longest wait, in seconds. An upstream that asks for a longer one is not waited for; its answer is passed on.","type":"number","exclusiveMinimum":0,"maximum":600,"default":20}}},"textCache":{"description":"A store of answers to text requests that are not streamed. The very same request of the same account is answered from it.","type":"object","additionalProperties":false,"required":["seconds","answerKilobytes"],"default":{},"properties":{"seconds":{"description":"How long an answer is kept, in seconds. 0 keeps none.","type":"integer","minimum":0,"maximum":2592000,"default":0},"answerKilobytes":{"description":"No larger answer is kept, in kilobytes of 1,024 bytes.","type":"integer","minimum":1,"maximum":65536,"default":256}}},"tracing":{"description":"Traces in OpenTelemetry's form. The names of its own environment variables are heard too.","type":"object","additionalProperties":false,"required":["sample"],"default":{},"properties":{"endpoint":{"description":"Where they are sent by OTLP over HTTP, such as http://127.0.0.1:4318. Without it, or OTEL_EXPORTER_OTLP_ENDPOINT, none are.","type":"string","format":"uri","pattern":"^https?://"},"sample":{"description":"The share of requests that are traced where the caller has not decided, from 0 to 1.","type":"number","minimum":0,"maximum":1,"default":1}}},"jobs":{"description":"The work that answers later.","type":"object","additionalProperties":false,"required":["maxMinutes","submitsPerSecond","pollsPerSecond"],"default":{},"properties":{"maxMinutes":{"description":"When a job that has not ended is given up, in minutes from its creation.","type":"number","exclusiveMinimum":0,"default":60},"submitsPerSecond":{"description":"How many jobs a process hands to upstreams in a second at the most, however many are due.","type":"number","minimum":1,"default":100},"pollsPerSecond":{"description":"How often a process asks upstreams in a second at the most how far jobs are, however many run.","type":"number","minimum":10,"default":400}}},"assets":{"description":"Where files are kept, how large they may be, and how long the addresses of results hold.","type":"object","additionalProperties":false,"required":["imageMinutes","resultHours","resultMegabytes","store"],"default":{},"properties":{"imageMinutes":{"description":"Pictures of the image operations, in minutes. The contract promises 60.","type":"number","exclusiveMinimum":0,"default":60},"resultHours":{"description":"Results of jobs, in hours from each look-up; never longer than the job is kept.","type":"number","exclusiveMinimum":0,"default":24},"resultMegabytes":{"description":"No result of an upstream is stored past this size, in megabytes of 1,048,576 bytes.","type":"integer","minimum":1,"maximum":50000,"default":2048},"store":{"description":"Where the bytes of files are.","type":"object","default":{"kind":"folder"},"required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"description":"In the folder assets of the data folder.","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"folder"}}},{"description":"In a bucket of S3, or of a service that speaks as it does.","type":"object","additionalProperties":false,"required":["kind","bucket","region"],"dependentRequired":{"accessKeyId":["secretAccessKey"],"secretAccessKey":["accessKeyId"]},"properties":{"kind":{"type":"string","const":"s3"},"bucket":{"description":"The bucket, which must be there already.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$"},"region":{"description":"The region of the bucket. Services that have none take any, such as us-east-1.","type":"string","pattern":"^[A-Za-z0-9-]{1,64}$"},"endpoint":{"description":"The address of the service, where it is not that of AWS.","type":"string","format":"uri","pattern":"^https?://"},"prefix":{"description":"What the name of every object begins with, such as patchbay/.","type":"string","maxLength":200,"pattern":"^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$"},"pathStyle":{"description":"Whether the bucket is named in the path in place of the host. Most services beside AWS want it.","type":"boolean"},"accessKeyId":{"description":"Who the gateway is there. Left out, it and the secret are looked for where the AWS SDK does, first in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.","type":"string","minLength":1},"secretAccessKey":{"description":"The secret that belongs to accessKeyId.","type":"string","minLength":1}}}]}}},"retention":{"description":"How long what callers leave is kept.","type":"object","additionalProperties":false,"required":["jobDays","sampleDays","idempotencyHours"],"default":{},"properties":{"jobDays":{"description":"Jobs with their results and callbacks, in days from their end.","type":"number","exclusiveMinimum":0,"default":30},"sampleDays":{"description":"Uploaded recordings, in days.","type":"number","exclusiveMinimum":0,"default":30},"idempotencyHours":{"description":"What was first answered to an idempotency key, in hours. The contract promises 24.","type":"number","exclusiveMinimum":0,"default":24}}},"callbacks":{"description":"How results are posted to callers.","type":"object","additionalProperties":false,"required":["allowPrivate","receiverSeconds","secretOverlapHours"],"default":{},"properties":{"allowPrivate":{"description":"Whether callback addresses may be private or loopback ones. For tests and local development.","type":"boolean","default":false},"receiverSeconds":{"description":"How long a receiver may take to answer, in seconds.","type":"number","exclusiveMinimum":0,"maximum":60,"default":15},"secretOverlapHours":{"description":"How long a secret that has been replaced goes on signing, in hours. The contract promises a day.","type":"number","minimum":0,"default":24}}},"sources":{"description":"How pictures and recordings that callers name by address are fetched.","type":"object","additionalProperties":false,"required":["allowPrivate","seconds","silentSeconds"],"default":{},"properties":{"allowPrivate":{"description":"Whether they may be at private or loopback addresses. For tests and local development.","type":"boolean","default":false},"seconds":{"description":"How long one file may take to arrive, in seconds. A time limit of the address in timeouts may end it before.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":30},"silentSeconds":{"description":"How long its server may be silent meanwhile, in seconds.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":10}}},"prices":{"description":"What work costs, in units of quota.","type":"object","additionalProperties":false,"required":["ceiling","rules"],"default":{},"properties":{"ceiling":{"description":"The dearest that one request may be, in units. A dearer one is refused before anything is done.","type":"number","exclusiveMinimum":0,"maximum":1000000,"default":10000},"rules":{"description":"Prices. The first rule that matches a request counts; what no rule matches has no price and is refused, so that nothing is free by accident. Amounts are rounded to 6 decimals.","type":"array","maxItems":10000,"default":[{"id":"video-480p","operations":["createVideo"],"sizes":["480p"],"per":"second","units":5},{"id":"video-720p","operations":["createVideo"],"sizes":["720p"],"per":"second","units":10},{"id":"video-1080p","operations":["createVideo"],"sizes":["1080p"],"per":"second","units":20},{"id":"song","operations":["createMusic"],"per":"song","units":10},{"id":"wide-image","operations":["createImage","editImage"],"models":["imgx-image-1"],"sizes":["1536x1024","1024x1536"],"per":"image","units":6},{"id":"image","operations":["createImage","editImage"],"per":"image","units":4},{"id":"text","operations":["createMessage","createChatCompletion"],"per":"million-tokens","input":1,"cachedInput":0.1,"output":4},{"id":"midi","operations":["extractMidi"],"per":"request","units":0},{"id":"upload","operations":["uploadSample"],"per":"request","units":0}],"items":{"description":"A price, and what it is the price of.","type":"object","required":["per"],"discriminator":{"propertyName":"per"},"oneOf":[{"title":"A second of video","type":"object","additionalProperties":false,"required":["id","operations","per","units"],"properties":{"id":{"description":"The rule's own name, which entries of the ledger show. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it is for.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createVideo"]}},"models":{"description":"The models that it is for, as callers name them. Every model, where it is left out.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"sizes":{"description":"The sizes that it is for, such as 720p or 1024x1024. Every size, where it is left out.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50}},"per":{"description":"What is counted.","type":"string","const":"second"},"units":{"description":"The price of one, in units.","type":"number","minimum":0,"maximum":1000000}}},{"title":"A song","type":"object","additionalProperties":false,"required":["id","operations","per","units"],"properties":{"id":{"description":"The rule's own name, which entries of the ledger show. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it is for.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createMusic"]}},"models":{"description":"The models that it is for, as callers name them. Every model, where it is left out.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"sizes":{"description":"The sizes that it is for, such as 720p or 1024x1024. Every size, where it is left out.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50}},"per":{"description":"What is counted.","type":"string","const":"song"},"units":{"description":"The price of one, in units.","type":"number","minimum":0,"maximum":1000000}}},{"title":"A picture","type":"object","additionalProperties":false,"required":["id","operations","per","units"],"properties":{"id":{"description":"The rule's own name, which entries of the ledger show. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it is for.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createImage","editImage"]}},"models":{"description":"The models that it is for, as callers name them. Every model, where it is left out.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"sizes":{"description":"The sizes that it is for, such as 720p or 1024x1024. Every size, where it is left out.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50}},"per":{"description":"What is counted.","type":"string","const":"image"},"units":{"description":"The price of one, in units.","type":"number","minimum":0,"maximum":1000000}}},{"title":"A request, whatever comes of it","type":"object","additionalProperties":false,"required":["id","operations","per","units"],"properties":{"id":{"description":"The rule's own name, which entries of the ledger show. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it is for.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createVideo","createMusic","createImage","editImage","createMessage","createChatCompletion","extractMidi","uploadSample"]}},"models":{"description":"The models that it is for, as callers name them. Every model, where it is left out.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"sizes":{"description":"The sizes that it is for, such as 720p or 1024x1024. Every size, where it is left out.","type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50}},"per":{"description":"What is counted.","type":"string","const":"request"},"units":{"description":"The price of one, in units.","type":"number","minimum":0,"maximum":1000000}}},{"title":"A million tokens of text","type":"object","additionalProperties":false,"required":["id","operations","per","input","output"],"properties":{"id":{"description":"The rule's own name, which entries of the ledger show. No two rules share one.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":64},"operations":{"description":"The operations that it is for.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["createMessage","createChatCompletion"]}},"models":{"description":"The models that it is for, as callers name them. Every model, where it is left out.","type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"per":{"description":"What is counted.","type":"string","const":"million-tokens"},"input":{"description":"The price of a million tokens that the model reads, in units.","type":"number","minimum":0,"maximum":1000000},"cachedInput":{"description":"The same for those that the upstream has from its cache. The input's price, where it is left out.","type":"number","minimum":0,"maximum":1000000},"output":{"description":"The price of a million tokens that the model writes, in units.","type":"number","minimum":0,"maximum":1000000}}}]}}}},"moderation":{"description":"What is charged for work that an upstream's moderation refuses.","type":"object","additionalProperties":false,"required":["free","windowHours"],"default":{},"properties":{"free":{"description":"How many such failures of an account are free within the window. Later ones are charged in full.","type":"integer","minimum":0,"maximum":1000000,"default":3},"windowHours":{"description":"How long such a failure counts, in hours.","type":"number","exclusiveMinimum":0,"maximum":8760,"default":24}}},"log":{"description":"What the gateway writes about itself.","type":"object","additionalProperties":false,"required":["level"],"default":{},"properties":{"level":{"description":"The least important entries that are written.","type":"string","enum":["trace","debug","info","warn","error","silent"],"default":"info"}}}},"$id":"Configuration"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = runtime.codePointLength;
const formats0 = runtime.formats.uri;
const pattern4 = new RegExp("^https?://", "u");
const pattern6 = new RegExp("^(\\*|https?://[^/\\s]+)$", "u");
const pattern7 = new RegExp("^postgres(ql)?://", "u");
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$", "u");
const pattern9 = new RegExp("^[a-z][a-z0-9-]{0,63}$", "u");
const pattern10 = new RegExp("^https?://[^?#]+$", "u");
const pattern11 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9-]{1,100}$", "u");
const pattern13 = new RegExp("^[\\x20-\\x7e]*$", "u");
const pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$", "u");
const pattern16 = new RegExp("^[A-Za-z0-9-]{1,64}$", "u");
const pattern18 = new RegExp("^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$", "u");
const pattern19 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

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
data.models = [{"id":"sandbox-text-1","upstream":"sandbox"},{"id":"*","upstream":"sandbox"}];
}
if(data.retries === undefined){
data.retries = {};
}
if(data.textCache === undefined){
data.textCache = {};
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
if(data.prices === undefined){
data.prices = {};
}
if(data.moderation === undefined){
data.moderation = {};
}
if(data.log === undefined){
data.log = {};
}
if(data.roles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.server === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server"},message:"must have required property '"+"server"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timeouts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeouts"},message:"must have required property '"+"timeouts"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.upstreams === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upstreams"},message:"must have required property '"+"upstreams"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.models === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "models"},message:"must have required property '"+"models"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.retries === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retries"},message:"must have required property '"+"retries"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.textCache === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textCache"},message:"must have required property '"+"textCache"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.tracing === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracing"},message:"must have required property '"+"tracing"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.jobs === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobs"},message:"must have required property '"+"jobs"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.assets === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assets"},message:"must have required property '"+"assets"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.retention === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retention"},message:"must have required property '"+"retention"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.callbacks === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callbacks"},message:"must have required property '"+"callbacks"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.sources === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.prices === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prices"},message:"must have required property '"+"prices"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.moderation === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moderation"},message:"must have required property '"+"moderation"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.log === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log"},message:"must have required property '"+"log"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let data0 = data.roles;
if(Array.isArray(data0)){
if(data0.length < 1){
const err18 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err19 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data1 === "api") || (data1 === "worker"))){
const err20 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.roles.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
const err21 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err22 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
if(data2.strict === undefined){
data2.strict = false;
}
if(data2.host === undefined){
const err23 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data2.port === undefined){
const err24 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data2.alternatePort === undefined){
const err25 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "alternatePort"},message:"must have required property '"+"alternatePort"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data2.strict === undefined){
const err26 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "strict"},message:"must have required property '"+"strict"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data2.allowedOrigins === undefined){
const err27 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "allowedOrigins"},message:"must have required property '"+"allowedOrigins"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data2){
if(!(((((((key1 === "host") || (key1 === "port")) || (key1 === "alternatePort")) || (key1 === "publicUrl")) || (key1 === "alternatePublicUrl")) || (key1 === "allowedOrigins")) || (key1 === "strict"))){
const err28 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let data3 = data2.host;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err29 = {instancePath:instancePath+"/server/host",schemaPath:"#/properties/server/properties/host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/server/host",schemaPath:"#/properties/server/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
let data4 = data2.port;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err31 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 65535 || isNaN(data4)){
const err32 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err33 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let data5 = data2.alternatePort;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err34 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 65535 || isNaN(data5)){
const err35 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err36 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data2.publicUrl !== undefined){
let data6 = data2.publicUrl;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err37 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats0(data6))){
const err38 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data2.alternatePublicUrl !== undefined){
let data7 = data2.alternatePublicUrl;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err40 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(formats0(data7))){
const err41 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
let data8 = data2.allowedOrigins;
if(Array.isArray(data8)){
if(data8.length > 100){
const err43 = {instancePath:instancePath+"/server/allowedOrigins",schemaPath:"#/properties/server/properties/allowedOrigins/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err44 = {instancePath:instancePath+"/server/allowedOrigins/" + i2,schemaPath:"#/properties/server/properties/allowedOrigins/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|https?://[^/\\s]+)$"},message:"must match pattern \""+"^(\\*|https?://[^/\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/server/allowedOrigins/" + i2,schemaPath:"#/properties/server/properties/allowedOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/server/allowedOrigins",schemaPath:"#/properties/server/properties/allowedOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data2.strict !== "boolean"){
const err47 = {instancePath:instancePath+"/server/strict",schemaPath:"#/properties/server/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
let data11 = data.data;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err49 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err50 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.databaseUrl !== undefined){
let data12 = data.databaseUrl;
if(typeof data12 === "string"){
if(!pattern7.test(data12)){
const err51 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/pattern",keyword:"pattern",params:{pattern: "^postgres(ql)?://"},message:"must match pattern \""+"^postgres(ql)?://"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
let data13 = data.timeouts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.main === undefined){
data13.main = 60;
}
if(data13.alternate === undefined){
data13.alternate = 600;
}
if(data13.shutdown === undefined){
data13.shutdown = 30;
}
if(data13.main === undefined){
const err53 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "main"},message:"must have required property '"+"main"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data13.alternate === undefined){
const err54 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "alternate"},message:"must have required property '"+"alternate"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13.shutdown === undefined){
const err55 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "shutdown"},message:"must have required property '"+"shutdown"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key2 in data13){
if(!(((key2 === "main") || (key2 === "alternate")) || (key2 === "shutdown"))){
const err56 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
let data14 = data13.main;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 <= 0 || isNaN(data14)){
const err57 = {instancePath:instancePath+"/timeouts/main",schemaPath:"#/properties/timeouts/properties/main/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err58 = {instancePath:instancePath+"/timeouts/main",schemaPath:"#/properties/timeouts/properties/main/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let data15 = data13.alternate;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 <= 0 || isNaN(data15)){
const err59 = {instancePath:instancePath+"/timeouts/alternate",schemaPath:"#/properties/timeouts/properties/alternate/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err60 = {instancePath:instancePath+"/timeouts/alternate",schemaPath:"#/properties/timeouts/properties/alternate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
let data16 = data13.shutdown;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err61 = {instancePath:instancePath+"/timeouts/shutdown",schemaPath:"#/properties/timeouts/properties/shutdown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err62 = {instancePath:instancePath+"/timeouts/shutdown",schemaPath:"#/properties/timeouts/properties/shutdown/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
let data17 = data.upstreams;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 1000){
const err64 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/maxProperties",keyword:"maxProperties",params:{limit: 1000},message:"must NOT have more than 1000 properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(Object.keys(data17).length < 1){
const err65 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
for(const key3 in data17){
const _errs40 = errors;
if(typeof key3 === "string"){
if(!pattern8.test(key3)){
const err66 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var valid8 = _errs40 === errors;
if(!valid8){
const err67 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
for(const key4 in data17){
let data18 = data17[key4];
const _errs44 = errors;
let valid10 = true;
const _errs45 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.kind !== undefined){
if("sandbox" !== data18.kind){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
var _valid0 = _errs45 === errors;
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs47 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.baseUrl !== undefined){
const err69 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/baseUrl",schemaPath:"#/properties/upstreams/additionalProperties/then/properties/baseUrl/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var _valid0 = _errs47 === errors;
valid10 = _valid0;
if(valid10){
var props0 = {};
props0.baseUrl = true;
props0.kind = true;
}
}
if(!valid10){
const err70 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.jobSeconds === undefined){
data18.jobSeconds = 6;
}
if(data18.keys === undefined){
data18.keys = [];
}
if(data18.keyRestMinutes === undefined){
data18.keyRestMinutes = 10;
}
if(data18.headers === undefined){
data18.headers = {};
}
if(data18.timeouts === undefined){
data18.timeouts = {};
}
if(data18.concurrency === undefined){
data18.concurrency = {};
}
if(data18.breaker === undefined){
data18.breaker = {};
}
if(data18.answerMegabytes === undefined){
data18.answerMegabytes = 256;
}
if(data18.allowPrivateResults === undefined){
data18.allowPrivateResults = false;
}
if(data18.kind === undefined){
const err71 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data18.jobSeconds === undefined){
const err72 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "jobSeconds"},message:"must have required property '"+"jobSeconds"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data18.keys === undefined){
const err73 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "keys"},message:"must have required property '"+"keys"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data18.headers === undefined){
const err74 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data18.timeouts === undefined){
const err75 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "timeouts"},message:"must have required property '"+"timeouts"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data18.concurrency === undefined){
const err76 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "concurrency"},message:"must have required property '"+"concurrency"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data18.breaker === undefined){
const err77 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "breaker"},message:"must have required property '"+"breaker"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data18.answerMegabytes === undefined){
const err78 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "answerMegabytes"},message:"must have required property '"+"answerMegabytes"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data18.allowPrivateResults === undefined){
const err79 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "allowPrivateResults"},message:"must have required property '"+"allowPrivateResults"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data18.keyRestMinutes === undefined){
const err80 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "keyRestMinutes"},message:"must have required property '"+"keyRestMinutes"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key5 in data18){
if(!(func1.call(schema31.properties.upstreams.additionalProperties.properties, key5))){
const err81 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data18.kind !== undefined){
let data21 = data18.kind;
if(typeof data21 === "string"){
if(!pattern9.test(data21)){
const err82 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/upstreams/additionalProperties/properties/kind/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/upstreams/additionalProperties/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
let data22 = data18.jobSeconds;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 3600 || isNaN(data22)){
const err84 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err85 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data18.baseUrl !== undefined){
let data23 = data18.baseUrl;
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
const err87 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/baseUrl",schemaPath:"#/properties/upstreams/additionalProperties/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^?#]+$"},message:"must match pattern \""+"^https?://[^?#]+$"+"\""};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!(formats0(data23))){
const err88 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/baseUrl",schemaPath:"#/properties/upstreams/additionalProperties/properties/baseUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/baseUrl",schemaPath:"#/properties/upstreams/additionalProperties/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
let data24 = data18.keys;
if(Array.isArray(data24)){
if(data24.length > 100){
const err90 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const len2 = data24.length;
for(let i3=0; i3<len2; i3++){
let data25 = data24[i3];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(Object.keys(data25).length > 1){
const err91 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i3,schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(Object.keys(data25).length < 1){
const err92 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i3,schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key6 in data25){
if(!((key6 === "env") || (key6 === "file"))){
const err93 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i3,schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data25.env !== undefined){
let data26 = data25.env;
if(typeof data26 === "string"){
if(!pattern11.test(data26)){
const err94 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i3+"/env",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i3+"/env",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data25.file !== undefined){
let data27 = data25.file;
if(typeof data27 === "string"){
if(func2(data27) < 1){
const err96 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i3+"/file",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i3+"/file",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err98 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys/" + i3,schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keys",schemaPath:"#/properties/upstreams/additionalProperties/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
let data28 = data18.keyRestMinutes;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 <= 0 || isNaN(data28)){
const err100 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keyRestMinutes",schemaPath:"#/properties/upstreams/additionalProperties/properties/keyRestMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/keyRestMinutes",schemaPath:"#/properties/upstreams/additionalProperties/properties/keyRestMinutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
let data29 = data18.headers;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(Object.keys(data29).length > 50){
const err102 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key7 in data29){
const _errs68 = errors;
if(typeof key7 === "string"){
if(!pattern12.test(key7)){
const err103 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,100}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{1,100}$"+"\"",propertyName:key7};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
var valid17 = _errs68 === errors;
if(!valid17){
const err104 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key7},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
for(const key8 in data29){
let data30 = data29[key8];
if(typeof data30 === "string"){
if(func2(data30) > 1000){
const err105 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(!pattern13.test(data30)){
const err106 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/headers",schemaPath:"#/properties/upstreams/additionalProperties/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
let data31 = data18.timeouts;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.connect === undefined){
data31.connect = 5;
}
if(data31.firstByte === undefined){
data31.firstByte = 300;
}
if(data31.idle === undefined){
data31.idle = 60;
}
if(data31.total === undefined){
data31.total = 600;
}
if(data31.connect === undefined){
const err109 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/required",keyword:"required",params:{missingProperty: "connect"},message:"must have required property '"+"connect"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data31.firstByte === undefined){
const err110 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/required",keyword:"required",params:{missingProperty: "firstByte"},message:"must have required property '"+"firstByte"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data31.idle === undefined){
const err111 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/required",keyword:"required",params:{missingProperty: "idle"},message:"must have required property '"+"idle"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data31.total === undefined){
const err112 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
for(const key9 in data31){
if(!((((key9 === "connect") || (key9 === "firstByte")) || (key9 === "idle")) || (key9 === "total"))){
const err113 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
let data32 = data31.connect;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 300 || isNaN(data32)){
const err114 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/connect",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/connect/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data32 <= 0 || isNaN(data32)){
const err115 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/connect",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/connect/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err116 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/connect",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/connect/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
let data33 = data31.firstByte;
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 3600 || isNaN(data33)){
const err117 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/firstByte",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/firstByte/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data33 <= 0 || isNaN(data33)){
const err118 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/firstByte",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/firstByte/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err119 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/firstByte",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/firstByte/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
let data34 = data31.idle;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 3600 || isNaN(data34)){
const err120 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/idle",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/idle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data34 <= 0 || isNaN(data34)){
const err121 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/idle",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/idle/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/idle",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/idle/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
let data35 = data31.total;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 7200 || isNaN(data35)){
const err123 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/total",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7200},message:"must be <= 7200"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data35 <= 0 || isNaN(data35)){
const err124 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/total",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/total/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err125 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts/total",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/properties/total/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/timeouts",schemaPath:"#/properties/upstreams/additionalProperties/properties/timeouts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
let data36 = data18.concurrency;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.calls === undefined){
data36.calls = 100;
}
if(data36.waiting === undefined){
data36.waiting = 200;
}
if(data36.calls === undefined){
const err127 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data36.waiting === undefined){
const err128 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/required",keyword:"required",params:{missingProperty: "waiting"},message:"must have required property '"+"waiting"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key10 in data36){
if(!((key10 === "calls") || (key10 === "waiting"))){
const err129 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
let data37 = data36.calls;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err130 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/calls",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 100000 || isNaN(data37)){
const err131 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/calls",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/calls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data37 < 1 || isNaN(data37)){
const err132 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/calls",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
let data38 = data36.waiting;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err133 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/waiting",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/waiting/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 100000 || isNaN(data38)){
const err134 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/waiting",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/waiting/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data38 < 0 || isNaN(data38)){
const err135 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency/waiting",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/concurrency",schemaPath:"#/properties/upstreams/additionalProperties/properties/concurrency/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
let data39 = data18.breaker;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.failures === undefined){
data39.failures = 5;
}
if(data39.restSeconds === undefined){
data39.restSeconds = 10;
}
if(data39.failures === undefined){
const err137 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/required",keyword:"required",params:{missingProperty: "failures"},message:"must have required property '"+"failures"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data39.restSeconds === undefined){
const err138 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/required",keyword:"required",params:{missingProperty: "restSeconds"},message:"must have required property '"+"restSeconds"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
for(const key11 in data39){
if(!((key11 === "failures") || (key11 === "restSeconds"))){
const err139 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
let data40 = data39.failures;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err140 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/failures",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/failures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 10000 || isNaN(data40)){
const err141 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/failures",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/failures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data40 < 1 || isNaN(data40)){
const err142 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/failures",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
let data41 = data39.restSeconds;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 3600 || isNaN(data41)){
const err143 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/restSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/restSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data41 <= 0 || isNaN(data41)){
const err144 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/restSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/restSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker/restSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/properties/restSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
else {
const err146 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/breaker",schemaPath:"#/properties/upstreams/additionalProperties/properties/breaker/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
let data42 = data18.answerMegabytes;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err147 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/answerMegabytes",schemaPath:"#/properties/upstreams/additionalProperties/properties/answerMegabytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 4096 || isNaN(data42)){
const err148 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/answerMegabytes",schemaPath:"#/properties/upstreams/additionalProperties/properties/answerMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096},message:"must be <= 4096"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data42 < 1 || isNaN(data42)){
const err149 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/answerMegabytes",schemaPath:"#/properties/upstreams/additionalProperties/properties/answerMegabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(typeof data18.allowPrivateResults !== "boolean"){
const err150 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/allowPrivateResults",schemaPath:"#/properties/upstreams/additionalProperties/properties/allowPrivateResults/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/upstreams/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
let data44 = data.models;
if(Array.isArray(data44)){
if(data44.length > 10000){
const err153 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data44.length < 1){
const err154 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
const len3 = data44.length;
for(let i4=0; i4<len3; i4++){
let data45 = data44[i4];
const _errs105 = errors;
let valid24 = false;
let passing0 = null;
const _errs106 = errors;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.upstream === undefined){
const err155 = {instancePath:instancePath+"/models/" + i4,schemaPath:"#/properties/models/items/oneOf/0/required",keyword:"required",params:{missingProperty: "upstream"},message:"must have required property '"+"upstream"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
var _valid1 = _errs106 === errors;
if(_valid1){
valid24 = true;
passing0 = 0;
}
const _errs107 = errors;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.upstreams === undefined){
const err156 = {instancePath:instancePath+"/models/" + i4,schemaPath:"#/properties/models/items/oneOf/1/required",keyword:"required",params:{missingProperty: "upstreams"},message:"must have required property '"+"upstreams"+"'"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
var _valid1 = _errs107 === errors;
if(_valid1 && valid24){
valid24 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid24 = true;
passing0 = 1;
}
}
if(!valid24){
const err157 = {instancePath:instancePath+"/models/" + i4,schemaPath:"#/properties/models/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
else {
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
}
else {
vErrors = null;
}
}
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.maxTokens === undefined){
data45.maxTokens = 4096;
}
if(data45.id === undefined){
const err158 = {instancePath:instancePath+"/models/" + i4,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data45.maxTokens === undefined){
const err159 = {instancePath:instancePath+"/models/" + i4,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: "maxTokens"},message:"must have required property '"+"maxTokens"+"'"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
for(const key12 in data45){
if(!(((((key12 === "id") || (key12 === "upstream")) || (key12 === "model")) || (key12 === "upstreams")) || (key12 === "maxTokens"))){
const err160 = {instancePath:instancePath+"/models/" + i4,schemaPath:"#/properties/models/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data45.id !== undefined){
let data46 = data45.id;
if(typeof data46 === "string"){
if(func2(data46) > 200){
const err161 = {instancePath:instancePath+"/models/" + i4+"/id",schemaPath:"#/properties/models/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(func2(data46) < 1){
const err162 = {instancePath:instancePath+"/models/" + i4+"/id",schemaPath:"#/properties/models/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
else {
const err163 = {instancePath:instancePath+"/models/" + i4+"/id",schemaPath:"#/properties/models/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data45.upstream !== undefined){
let data47 = data45.upstream;
if(typeof data47 === "string"){
if(func2(data47) < 1){
const err164 = {instancePath:instancePath+"/models/" + i4+"/upstream",schemaPath:"#/properties/models/items/properties/upstream/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/models/" + i4+"/upstream",schemaPath:"#/properties/models/items/properties/upstream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data45.model !== undefined){
let data48 = data45.model;
if(typeof data48 === "string"){
if(func2(data48) > 200){
const err166 = {instancePath:instancePath+"/models/" + i4+"/model",schemaPath:"#/properties/models/items/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(func2(data48) < 1){
const err167 = {instancePath:instancePath+"/models/" + i4+"/model",schemaPath:"#/properties/models/items/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/models/" + i4+"/model",schemaPath:"#/properties/models/items/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data45.upstreams !== undefined){
let data49 = data45.upstreams;
if(Array.isArray(data49)){
if(data49.length > 20){
const err169 = {instancePath:instancePath+"/models/" + i4+"/upstreams",schemaPath:"#/properties/models/items/properties/upstreams/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data49.length < 1){
const err170 = {instancePath:instancePath+"/models/" + i4+"/upstreams",schemaPath:"#/properties/models/items/properties/upstreams/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
const len4 = data49.length;
for(let i5=0; i5<len4; i5++){
let data50 = data49[i5];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.order === undefined){
data50.order = 1;
}
if(data50.weight === undefined){
data50.weight = 1;
}
if(data50.upstream === undefined){
const err171 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5,schemaPath:"#/properties/models/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "upstream"},message:"must have required property '"+"upstream"+"'"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data50.order === undefined){
const err172 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5,schemaPath:"#/properties/models/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data50.weight === undefined){
const err173 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5,schemaPath:"#/properties/models/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
for(const key13 in data50){
if(!((((key13 === "upstream") || (key13 === "model")) || (key13 === "order")) || (key13 === "weight"))){
const err174 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5,schemaPath:"#/properties/models/items/properties/upstreams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data50.upstream !== undefined){
let data51 = data50.upstream;
if(typeof data51 === "string"){
if(func2(data51) < 1){
const err175 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/upstream",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/upstream/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err176 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/upstream",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/upstream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data50.model !== undefined){
let data52 = data50.model;
if(typeof data52 === "string"){
if(func2(data52) > 200){
const err177 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/model",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(func2(data52) < 1){
const err178 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/model",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
else {
const err179 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/model",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
let data53 = data50.order;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err180 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/order",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 100 || isNaN(data53)){
const err181 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/order",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data53 < 1 || isNaN(data53)){
const err182 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/order",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
let data54 = data50.weight;
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 1000000 || isNaN(data54)){
const err183 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/weight",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err184 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/weight",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
else {
const err185 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5+"/weight",schemaPath:"#/properties/models/items/properties/upstreams/items/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/models/" + i4+"/upstreams/" + i5,schemaPath:"#/properties/models/items/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
}
else {
const err187 = {instancePath:instancePath+"/models/" + i4+"/upstreams",schemaPath:"#/properties/models/items/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
let data55 = data45.maxTokens;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err188 = {instancePath:instancePath+"/models/" + i4+"/maxTokens",schemaPath:"#/properties/models/items/properties/maxTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 10000000 || isNaN(data55)){
const err189 = {instancePath:instancePath+"/models/" + i4+"/maxTokens",schemaPath:"#/properties/models/items/properties/maxTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(data55 < 1 || isNaN(data55)){
const err190 = {instancePath:instancePath+"/models/" + i4+"/maxTokens",schemaPath:"#/properties/models/items/properties/maxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data45.model !== undefined){
if(data45.upstream === undefined){
const err191 = {instancePath:instancePath+"/models/" + i4,schemaPath:"#/properties/models/items/dependentRequired",keyword:"dependentRequired",params:{property: "model",
    missingProperty: "upstream",
    depsCount: 1,
    deps: "upstream"},message:"must have property upstream when property model is present"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/models/" + i4,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
else {
const err193 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
let data56 = data.retries;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.rounds === undefined){
data56.rounds = 3;
}
if(data56.firstSeconds === undefined){
data56.firstSeconds = 0.5;
}
if(data56.secondsUpTo === undefined){
data56.secondsUpTo = 20;
}
if(data56.rounds === undefined){
const err194 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/required",keyword:"required",params:{missingProperty: "rounds"},message:"must have required property '"+"rounds"+"'"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(data56.firstSeconds === undefined){
const err195 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/required",keyword:"required",params:{missingProperty: "firstSeconds"},message:"must have required property '"+"firstSeconds"+"'"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data56.secondsUpTo === undefined){
const err196 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/required",keyword:"required",params:{missingProperty: "secondsUpTo"},message:"must have required property '"+"secondsUpTo"+"'"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
for(const key14 in data56){
if(!(((key14 === "rounds") || (key14 === "firstSeconds")) || (key14 === "secondsUpTo"))){
const err197 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
let data57 = data56.rounds;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err198 = {instancePath:instancePath+"/retries/rounds",schemaPath:"#/properties/retries/properties/rounds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 20 || isNaN(data57)){
const err199 = {instancePath:instancePath+"/retries/rounds",schemaPath:"#/properties/retries/properties/rounds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data57 < 1 || isNaN(data57)){
const err200 = {instancePath:instancePath+"/retries/rounds",schemaPath:"#/properties/retries/properties/rounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
let data58 = data56.firstSeconds;
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 > 60 || isNaN(data58)){
const err201 = {instancePath:instancePath+"/retries/firstSeconds",schemaPath:"#/properties/retries/properties/firstSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data58 <= 0 || isNaN(data58)){
const err202 = {instancePath:instancePath+"/retries/firstSeconds",schemaPath:"#/properties/retries/properties/firstSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
else {
const err203 = {instancePath:instancePath+"/retries/firstSeconds",schemaPath:"#/properties/retries/properties/firstSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
let data59 = data56.secondsUpTo;
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 600 || isNaN(data59)){
const err204 = {instancePath:instancePath+"/retries/secondsUpTo",schemaPath:"#/properties/retries/properties/secondsUpTo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if(data59 <= 0 || isNaN(data59)){
const err205 = {instancePath:instancePath+"/retries/secondsUpTo",schemaPath:"#/properties/retries/properties/secondsUpTo/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
else {
const err206 = {instancePath:instancePath+"/retries/secondsUpTo",schemaPath:"#/properties/retries/properties/secondsUpTo/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
else {
const err207 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
let data60 = data.textCache;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.seconds === undefined){
data60.seconds = 0;
}
if(data60.answerKilobytes === undefined){
data60.answerKilobytes = 256;
}
if(data60.seconds === undefined){
const err208 = {instancePath:instancePath+"/textCache",schemaPath:"#/properties/textCache/required",keyword:"required",params:{missingProperty: "seconds"},message:"must have required property '"+"seconds"+"'"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(data60.answerKilobytes === undefined){
const err209 = {instancePath:instancePath+"/textCache",schemaPath:"#/properties/textCache/required",keyword:"required",params:{missingProperty: "answerKilobytes"},message:"must have required property '"+"answerKilobytes"+"'"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
for(const key15 in data60){
if(!((key15 === "seconds") || (key15 === "answerKilobytes"))){
const err210 = {instancePath:instancePath+"/textCache",schemaPath:"#/properties/textCache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
let data61 = data60.seconds;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err211 = {instancePath:instancePath+"/textCache/seconds",schemaPath:"#/properties/textCache/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 2592000 || isNaN(data61)){
const err212 = {instancePath:instancePath+"/textCache/seconds",schemaPath:"#/properties/textCache/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(data61 < 0 || isNaN(data61)){
const err213 = {instancePath:instancePath+"/textCache/seconds",schemaPath:"#/properties/textCache/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
let data62 = data60.answerKilobytes;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err214 = {instancePath:instancePath+"/textCache/answerKilobytes",schemaPath:"#/properties/textCache/properties/answerKilobytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 65536 || isNaN(data62)){
const err215 = {instancePath:instancePath+"/textCache/answerKilobytes",schemaPath:"#/properties/textCache/properties/answerKilobytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536},message:"must be <= 65536"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if(data62 < 1 || isNaN(data62)){
const err216 = {instancePath:instancePath+"/textCache/answerKilobytes",schemaPath:"#/properties/textCache/properties/answerKilobytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
else {
const err217 = {instancePath:instancePath+"/textCache",schemaPath:"#/properties/textCache/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
let data63 = data.tracing;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.sample === undefined){
data63.sample = 1;
}
if(data63.sample === undefined){
const err218 = {instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/required",keyword:"required",params:{missingProperty: "sample"},message:"must have required property '"+"sample"+"'"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
for(const key16 in data63){
if(!((key16 === "endpoint") || (key16 === "sample"))){
const err219 = {instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data63.endpoint !== undefined){
let data64 = data63.endpoint;
if(typeof data64 === "string"){
if(!pattern4.test(data64)){
const err220 = {instancePath:instancePath+"/tracing/endpoint",schemaPath:"#/properties/tracing/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(!(formats0(data64))){
const err221 = {instancePath:instancePath+"/tracing/endpoint",schemaPath:"#/properties/tracing/properties/endpoint/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err222 = {instancePath:instancePath+"/tracing/endpoint",schemaPath:"#/properties/tracing/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
let data65 = data63.sample;
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 1 || isNaN(data65)){
const err223 = {instancePath:instancePath+"/tracing/sample",schemaPath:"#/properties/tracing/properties/sample/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data65 < 0 || isNaN(data65)){
const err224 = {instancePath:instancePath+"/tracing/sample",schemaPath:"#/properties/tracing/properties/sample/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
else {
const err225 = {instancePath:instancePath+"/tracing/sample",schemaPath:"#/properties/tracing/properties/sample/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
else {
const err226 = {instancePath:instancePath+"/tracing",schemaPath:"#/properties/tracing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
let data66 = data.jobs;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.maxMinutes === undefined){
data66.maxMinutes = 60;
}
if(data66.submitsPerSecond === undefined){
data66.submitsPerSecond = 100;
}
if(data66.pollsPerSecond === undefined){
data66.pollsPerSecond = 400;
}
if(data66.maxMinutes === undefined){
const err227 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "maxMinutes"},message:"must have required property '"+"maxMinutes"+"'"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data66.submitsPerSecond === undefined){
const err228 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "submitsPerSecond"},message:"must have required property '"+"submitsPerSecond"+"'"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if(data66.pollsPerSecond === undefined){
const err229 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "pollsPerSecond"},message:"must have required property '"+"pollsPerSecond"+"'"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
for(const key17 in data66){
if(!(((key17 === "maxMinutes") || (key17 === "submitsPerSecond")) || (key17 === "pollsPerSecond"))){
const err230 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
let data67 = data66.maxMinutes;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 <= 0 || isNaN(data67)){
const err231 = {instancePath:instancePath+"/jobs/maxMinutes",schemaPath:"#/properties/jobs/properties/maxMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
else {
const err232 = {instancePath:instancePath+"/jobs/maxMinutes",schemaPath:"#/properties/jobs/properties/maxMinutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
let data68 = data66.submitsPerSecond;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 1 || isNaN(data68)){
const err233 = {instancePath:instancePath+"/jobs/submitsPerSecond",schemaPath:"#/properties/jobs/properties/submitsPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
else {
const err234 = {instancePath:instancePath+"/jobs/submitsPerSecond",schemaPath:"#/properties/jobs/properties/submitsPerSecond/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
let data69 = data66.pollsPerSecond;
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 10 || isNaN(data69)){
const err235 = {instancePath:instancePath+"/jobs/pollsPerSecond",schemaPath:"#/properties/jobs/properties/pollsPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
else {
const err236 = {instancePath:instancePath+"/jobs/pollsPerSecond",schemaPath:"#/properties/jobs/properties/pollsPerSecond/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
else {
const err237 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
let data70 = data.assets;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.imageMinutes === undefined){
data70.imageMinutes = 60;
}
if(data70.resultHours === undefined){
data70.resultHours = 24;
}
if(data70.resultMegabytes === undefined){
data70.resultMegabytes = 2048;
}
if(data70.store === undefined){
data70.store = {"kind":"folder"};
}
if(data70.imageMinutes === undefined){
const err238 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "imageMinutes"},message:"must have required property '"+"imageMinutes"+"'"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data70.resultHours === undefined){
const err239 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "resultHours"},message:"must have required property '"+"resultHours"+"'"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(data70.resultMegabytes === undefined){
const err240 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "resultMegabytes"},message:"must have required property '"+"resultMegabytes"+"'"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if(data70.store === undefined){
const err241 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "store"},message:"must have required property '"+"store"+"'"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
for(const key18 in data70){
if(!((((key18 === "imageMinutes") || (key18 === "resultHours")) || (key18 === "resultMegabytes")) || (key18 === "store"))){
const err242 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
let data71 = data70.imageMinutes;
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 <= 0 || isNaN(data71)){
const err243 = {instancePath:instancePath+"/assets/imageMinutes",schemaPath:"#/properties/assets/properties/imageMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
else {
const err244 = {instancePath:instancePath+"/assets/imageMinutes",schemaPath:"#/properties/assets/properties/imageMinutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
let data72 = data70.resultHours;
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 <= 0 || isNaN(data72)){
const err245 = {instancePath:instancePath+"/assets/resultHours",schemaPath:"#/properties/assets/properties/resultHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
else {
const err246 = {instancePath:instancePath+"/assets/resultHours",schemaPath:"#/properties/assets/properties/resultHours/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
let data73 = data70.resultMegabytes;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err247 = {instancePath:instancePath+"/assets/resultMegabytes",schemaPath:"#/properties/assets/properties/resultMegabytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 50000 || isNaN(data73)){
const err248 = {instancePath:instancePath+"/assets/resultMegabytes",schemaPath:"#/properties/assets/properties/resultMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(data73 < 1 || isNaN(data73)){
const err249 = {instancePath:instancePath+"/assets/resultMegabytes",schemaPath:"#/properties/assets/properties/resultMegabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
let data74 = data70.store;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.kind === undefined){
const err250 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
const tag0 = data74.kind;
if(typeof tag0 == "string"){
if(tag0 === "folder"){
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.kind === undefined){
const err251 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
for(const key19 in data74){
if(!(key19 === "kind")){
const err252 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data74.kind !== undefined){
let data75 = data74.kind;
if(typeof data75 !== "string"){
const err253 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/0/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if("folder" !== data75){
const err254 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "folder"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
}
else {
const err255 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
var props1 = true;
}
else if(tag0 === "s3"){
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.kind === undefined){
const err256 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if(data74.bucket === undefined){
const err257 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/required",keyword:"required",params:{missingProperty: "bucket"},message:"must have required property '"+"bucket"+"'"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if(data74.region === undefined){
const err258 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/required",keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
for(const key20 in data74){
if(!((((((((key20 === "kind") || (key20 === "bucket")) || (key20 === "region")) || (key20 === "endpoint")) || (key20 === "prefix")) || (key20 === "pathStyle")) || (key20 === "accessKeyId")) || (key20 === "secretAccessKey"))){
const err259 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data74.kind !== undefined){
let data76 = data74.kind;
if(typeof data76 !== "string"){
const err260 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if("s3" !== data76){
const err261 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "s3"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data74.bucket !== undefined){
let data77 = data74.bucket;
if(typeof data77 === "string"){
if(!pattern15.test(data77)){
const err262 = {instancePath:instancePath+"/assets/store/bucket",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/bucket/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/assets/store/bucket",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data74.region !== undefined){
let data78 = data74.region;
if(typeof data78 === "string"){
if(!pattern16.test(data78)){
const err264 = {instancePath:instancePath+"/assets/store/region",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/region/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
else {
const err265 = {instancePath:instancePath+"/assets/store/region",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data74.endpoint !== undefined){
let data79 = data74.endpoint;
if(typeof data79 === "string"){
if(!pattern4.test(data79)){
const err266 = {instancePath:instancePath+"/assets/store/endpoint",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(!(formats0(data79))){
const err267 = {instancePath:instancePath+"/assets/store/endpoint",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/endpoint/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
else {
const err268 = {instancePath:instancePath+"/assets/store/endpoint",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data74.prefix !== undefined){
let data80 = data74.prefix;
if(typeof data80 === "string"){
if(func2(data80) > 200){
const err269 = {instancePath:instancePath+"/assets/store/prefix",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(!pattern18.test(data80)){
const err270 = {instancePath:instancePath+"/assets/store/prefix",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$"+"\""};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
else {
const err271 = {instancePath:instancePath+"/assets/store/prefix",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data74.pathStyle !== undefined){
if(typeof data74.pathStyle !== "boolean"){
const err272 = {instancePath:instancePath+"/assets/store/pathStyle",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/pathStyle/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data74.accessKeyId !== undefined){
let data82 = data74.accessKeyId;
if(typeof data82 === "string"){
if(func2(data82) < 1){
const err273 = {instancePath:instancePath+"/assets/store/accessKeyId",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/accessKeyId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
else {
const err274 = {instancePath:instancePath+"/assets/store/accessKeyId",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/accessKeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data74.secretAccessKey !== undefined){
let data83 = data74.secretAccessKey;
if(typeof data83 === "string"){
if(func2(data83) < 1){
const err275 = {instancePath:instancePath+"/assets/store/secretAccessKey",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/secretAccessKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
else {
const err276 = {instancePath:instancePath+"/assets/store/secretAccessKey",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/secretAccessKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data74.accessKeyId !== undefined){
if(data74.secretAccessKey === undefined){
const err277 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/dependentRequired",keyword:"dependentRequired",params:{property: "accessKeyId",
    missingProperty: "secretAccessKey",
    depsCount: 1,
    deps: "secretAccessKey"},message:"must have property secretAccessKey when property accessKeyId is present"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data74.secretAccessKey !== undefined){
if(data74.accessKeyId === undefined){
const err278 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/dependentRequired",keyword:"dependentRequired",params:{property: "secretAccessKey",
    missingProperty: "accessKeyId",
    depsCount: 1,
    deps: "accessKeyId"},message:"must have property accessKeyId when property secretAccessKey is present"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
}
else {
const err279 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(props1 !== true){
props1 = true;
}
}
else {
const err280 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
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
const err281 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
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
const err282 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
else {
const err283 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
let data84 = data.retention;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.jobDays === undefined){
data84.jobDays = 30;
}
if(data84.sampleDays === undefined){
data84.sampleDays = 30;
}
if(data84.idempotencyHours === undefined){
data84.idempotencyHours = 24;
}
if(data84.jobDays === undefined){
const err284 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/required",keyword:"required",params:{missingProperty: "jobDays"},message:"must have required property '"+"jobDays"+"'"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(data84.sampleDays === undefined){
const err285 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/required",keyword:"required",params:{missingProperty: "sampleDays"},message:"must have required property '"+"sampleDays"+"'"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(data84.idempotencyHours === undefined){
const err286 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/required",keyword:"required",params:{missingProperty: "idempotencyHours"},message:"must have required property '"+"idempotencyHours"+"'"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
for(const key21 in data84){
if(!(((key21 === "jobDays") || (key21 === "sampleDays")) || (key21 === "idempotencyHours"))){
const err287 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
let data85 = data84.jobDays;
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 <= 0 || isNaN(data85)){
const err288 = {instancePath:instancePath+"/retention/jobDays",schemaPath:"#/properties/retention/properties/jobDays/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err289 = {instancePath:instancePath+"/retention/jobDays",schemaPath:"#/properties/retention/properties/jobDays/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
let data86 = data84.sampleDays;
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 <= 0 || isNaN(data86)){
const err290 = {instancePath:instancePath+"/retention/sampleDays",schemaPath:"#/properties/retention/properties/sampleDays/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
else {
const err291 = {instancePath:instancePath+"/retention/sampleDays",schemaPath:"#/properties/retention/properties/sampleDays/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
let data87 = data84.idempotencyHours;
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 <= 0 || isNaN(data87)){
const err292 = {instancePath:instancePath+"/retention/idempotencyHours",schemaPath:"#/properties/retention/properties/idempotencyHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
else {
const err293 = {instancePath:instancePath+"/retention/idempotencyHours",schemaPath:"#/properties/retention/properties/idempotencyHours/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
else {
const err294 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
let data88 = data.callbacks;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
if(data88.allowPrivate === undefined){
data88.allowPrivate = false;
}
if(data88.receiverSeconds === undefined){
data88.receiverSeconds = 15;
}
if(data88.secretOverlapHours === undefined){
data88.secretOverlapHours = 24;
}
if(data88.allowPrivate === undefined){
const err295 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "allowPrivate"},message:"must have required property '"+"allowPrivate"+"'"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(data88.receiverSeconds === undefined){
const err296 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "receiverSeconds"},message:"must have required property '"+"receiverSeconds"+"'"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
if(data88.secretOverlapHours === undefined){
const err297 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "secretOverlapHours"},message:"must have required property '"+"secretOverlapHours"+"'"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
for(const key22 in data88){
if(!(((key22 === "allowPrivate") || (key22 === "receiverSeconds")) || (key22 === "secretOverlapHours"))){
const err298 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(typeof data88.allowPrivate !== "boolean"){
const err299 = {instancePath:instancePath+"/callbacks/allowPrivate",schemaPath:"#/properties/callbacks/properties/allowPrivate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
let data90 = data88.receiverSeconds;
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 > 60 || isNaN(data90)){
const err300 = {instancePath:instancePath+"/callbacks/receiverSeconds",schemaPath:"#/properties/callbacks/properties/receiverSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if(data90 <= 0 || isNaN(data90)){
const err301 = {instancePath:instancePath+"/callbacks/receiverSeconds",schemaPath:"#/properties/callbacks/properties/receiverSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
else {
const err302 = {instancePath:instancePath+"/callbacks/receiverSeconds",schemaPath:"#/properties/callbacks/properties/receiverSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
let data91 = data88.secretOverlapHours;
if((typeof data91 == "number") && (isFinite(data91))){
if(data91 < 0 || isNaN(data91)){
const err303 = {instancePath:instancePath+"/callbacks/secretOverlapHours",schemaPath:"#/properties/callbacks/properties/secretOverlapHours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err304 = {instancePath:instancePath+"/callbacks/secretOverlapHours",schemaPath:"#/properties/callbacks/properties/secretOverlapHours/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
else {
const err305 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
let data92 = data.sources;
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
if(data92.allowPrivate === undefined){
data92.allowPrivate = false;
}
if(data92.seconds === undefined){
data92.seconds = 30;
}
if(data92.silentSeconds === undefined){
data92.silentSeconds = 10;
}
if(data92.allowPrivate === undefined){
const err306 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "allowPrivate"},message:"must have required property '"+"allowPrivate"+"'"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
if(data92.seconds === undefined){
const err307 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "seconds"},message:"must have required property '"+"seconds"+"'"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
if(data92.silentSeconds === undefined){
const err308 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "silentSeconds"},message:"must have required property '"+"silentSeconds"+"'"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
for(const key23 in data92){
if(!(((key23 === "allowPrivate") || (key23 === "seconds")) || (key23 === "silentSeconds"))){
const err309 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(typeof data92.allowPrivate !== "boolean"){
const err310 = {instancePath:instancePath+"/sources/allowPrivate",schemaPath:"#/properties/sources/properties/allowPrivate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
let data94 = data92.seconds;
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 > 3600 || isNaN(data94)){
const err311 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(data94 <= 0 || isNaN(data94)){
const err312 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
else {
const err313 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
let data95 = data92.silentSeconds;
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 > 3600 || isNaN(data95)){
const err314 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
if(data95 <= 0 || isNaN(data95)){
const err315 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
else {
const err316 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
else {
const err317 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
let data96 = data.prices;
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
if(data96.ceiling === undefined){
data96.ceiling = 10000;
}
if(data96.rules === undefined){
data96.rules = [{"id":"video-480p","operations":["createVideo"],"sizes":["480p"],"per":"second","units":5},{"id":"video-720p","operations":["createVideo"],"sizes":["720p"],"per":"second","units":10},{"id":"video-1080p","operations":["createVideo"],"sizes":["1080p"],"per":"second","units":20},{"id":"song","operations":["createMusic"],"per":"song","units":10},{"id":"wide-image","operations":["createImage","editImage"],"models":["imgx-image-1"],"sizes":["1536x1024","1024x1536"],"per":"image","units":6},{"id":"image","operations":["createImage","editImage"],"per":"image","units":4},{"id":"text","operations":["createMessage","createChatCompletion"],"per":"million-tokens","input":1,"cachedInput":0.1,"output":4},{"id":"midi","operations":["extractMidi"],"per":"request","units":0},{"id":"upload","operations":["uploadSample"],"per":"request","units":0}];
}
if(data96.ceiling === undefined){
const err318 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "ceiling"},message:"must have required property '"+"ceiling"+"'"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
if(data96.rules === undefined){
const err319 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
for(const key24 in data96){
if(!((key24 === "ceiling") || (key24 === "rules"))){
const err320 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
let data97 = data96.ceiling;
if((typeof data97 == "number") && (isFinite(data97))){
if(data97 > 1000000 || isNaN(data97)){
const err321 = {instancePath:instancePath+"/prices/ceiling",schemaPath:"#/properties/prices/properties/ceiling/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
if(data97 <= 0 || isNaN(data97)){
const err322 = {instancePath:instancePath+"/prices/ceiling",schemaPath:"#/properties/prices/properties/ceiling/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
else {
const err323 = {instancePath:instancePath+"/prices/ceiling",schemaPath:"#/properties/prices/properties/ceiling/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
let data98 = data96.rules;
if(Array.isArray(data98)){
if(data98.length > 10000){
const err324 = {instancePath:instancePath+"/prices/rules",schemaPath:"#/properties/prices/properties/rules/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
const len5 = data98.length;
for(let i6=0; i6<len5; i6++){
let data99 = data98[i6];
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.per === undefined){
const err325 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/required",keyword:"required",params:{missingProperty: "per"},message:"must have required property '"+"per"+"'"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
const tag1 = data99.per;
if(typeof tag1 == "string"){
if(tag1 === "second"){
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.id === undefined){
const err326 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
if(data99.operations === undefined){
const err327 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
if(data99.per === undefined){
const err328 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/required",keyword:"required",params:{missingProperty: "per"},message:"must have required property '"+"per"+"'"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
if(data99.units === undefined){
const err329 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
for(const key25 in data99){
if(!((((((key25 === "id") || (key25 === "operations")) || (key25 === "models")) || (key25 === "sizes")) || (key25 === "per")) || (key25 === "units"))){
const err330 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
if(data99.id !== undefined){
let data100 = data99.id;
if(typeof data100 === "string"){
if(func2(data100) > 64){
const err331 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
if(!pattern19.test(data100)){
const err332 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
else {
const err333 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
if(data99.operations !== undefined){
let data101 = data99.operations;
if(Array.isArray(data101)){
if(data101.length < 1){
const err334 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
const len6 = data101.length;
for(let i7=0; i7<len6; i7++){
let data102 = data101[i7];
if(typeof data102 !== "string"){
const err335 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i7,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
if(!(data102 === "createVideo")){
const err336 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i7,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[0].properties.operations.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
let i8 = data101.length;
let j1;
if(i8 > 1){
const indices1 = {};
for(;i8--;){
let item1 = data101[i8];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err337 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i8+" are identical)"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
break;
}
indices1[item1] = i8;
}
}
}
else {
const err338 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
if(data99.models !== undefined){
let data103 = data99.models;
if(Array.isArray(data103)){
if(data103.length > 1000){
const err339 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
if(data103.length < 1){
const err340 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
const len7 = data103.length;
for(let i9=0; i9<len7; i9++){
let data104 = data103[i9];
if(typeof data104 === "string"){
if(func2(data104) > 200){
const err341 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
if(func2(data104) < 1){
const err342 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err343 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i9,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
let i10 = data103.length;
let j2;
if(i10 > 1){
const indices2 = {};
for(;i10--;){
let item2 = data103[i10];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err344 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i10+" are identical)"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
break;
}
indices2[item2] = i10;
}
}
}
else {
const err345 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
if(data99.sizes !== undefined){
let data105 = data99.sizes;
if(Array.isArray(data105)){
if(data105.length > 100){
const err346 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(data105.length < 1){
const err347 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
const len8 = data105.length;
for(let i11=0; i11<len8; i11++){
let data106 = data105[i11];
if(typeof data106 === "string"){
if(func2(data106) > 50){
const err348 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i11,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
if(func2(data106) < 1){
const err349 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i11,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
else {
const err350 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i11,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
let i12 = data105.length;
let j3;
if(i12 > 1){
const indices3 = {};
for(;i12--;){
let item3 = data105[i12];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err351 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i12+" are identical)"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
break;
}
indices3[item3] = i12;
}
}
}
else {
const err352 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/sizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
if(data99.per !== undefined){
let data107 = data99.per;
if(typeof data107 !== "string"){
const err353 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/per/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
if("second" !== data107){
const err354 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/per/const",keyword:"const",params:{allowedValue: "second"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
}
if(data99.units !== undefined){
let data108 = data99.units;
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 > 1000000 || isNaN(data108)){
const err355 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
if(data108 < 0 || isNaN(data108)){
const err356 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err357 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/properties/units/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
}
else {
const err358 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
var props2 = true;
}
else if(tag1 === "song"){
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.id === undefined){
const err359 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
if(data99.operations === undefined){
const err360 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
if(data99.per === undefined){
const err361 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/required",keyword:"required",params:{missingProperty: "per"},message:"must have required property '"+"per"+"'"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
if(data99.units === undefined){
const err362 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
for(const key26 in data99){
if(!((((((key26 === "id") || (key26 === "operations")) || (key26 === "models")) || (key26 === "sizes")) || (key26 === "per")) || (key26 === "units"))){
const err363 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
if(data99.id !== undefined){
let data109 = data99.id;
if(typeof data109 === "string"){
if(func2(data109) > 64){
const err364 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
if(!pattern19.test(data109)){
const err365 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
else {
const err366 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
if(data99.operations !== undefined){
let data110 = data99.operations;
if(Array.isArray(data110)){
if(data110.length < 1){
const err367 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
const len9 = data110.length;
for(let i13=0; i13<len9; i13++){
let data111 = data110[i13];
if(typeof data111 !== "string"){
const err368 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i13,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
if(!(data111 === "createMusic")){
const err369 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i13,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[1].properties.operations.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
let i14 = data110.length;
let j4;
if(i14 > 1){
const indices4 = {};
for(;i14--;){
let item4 = data110[i14];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
const err370 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i14, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i14+" are identical)"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
break;
}
indices4[item4] = i14;
}
}
}
else {
const err371 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
if(data99.models !== undefined){
let data112 = data99.models;
if(Array.isArray(data112)){
if(data112.length > 1000){
const err372 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
if(data112.length < 1){
const err373 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
const len10 = data112.length;
for(let i15=0; i15<len10; i15++){
let data113 = data112[i15];
if(typeof data113 === "string"){
if(func2(data113) > 200){
const err374 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i15,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
if(func2(data113) < 1){
const err375 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i15,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err376 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i15,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
let i16 = data112.length;
let j5;
if(i16 > 1){
const indices5 = {};
for(;i16--;){
let item5 = data112[i16];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j5 = indices5[item5];
const err377 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i16, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i16+" are identical)"};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
break;
}
indices5[item5] = i16;
}
}
}
else {
const err378 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
if(data99.sizes !== undefined){
let data114 = data99.sizes;
if(Array.isArray(data114)){
if(data114.length > 100){
const err379 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
if(data114.length < 1){
const err380 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
const len11 = data114.length;
for(let i17=0; i17<len11; i17++){
let data115 = data114[i17];
if(typeof data115 === "string"){
if(func2(data115) > 50){
const err381 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i17,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
if(func2(data115) < 1){
const err382 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i17,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
else {
const err383 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i17,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
let i18 = data114.length;
let j6;
if(i18 > 1){
const indices6 = {};
for(;i18--;){
let item6 = data114[i18];
if(typeof item6 !== "string"){
continue;
}
if(typeof indices6[item6] == "number"){
j6 = indices6[item6];
const err384 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/uniqueItems",keyword:"uniqueItems",params:{i: i18, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i18+" are identical)"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
break;
}
indices6[item6] = i18;
}
}
}
else {
const err385 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/sizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
if(data99.per !== undefined){
let data116 = data99.per;
if(typeof data116 !== "string"){
const err386 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/per/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
if("song" !== data116){
const err387 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/per/const",keyword:"const",params:{allowedValue: "song"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
}
if(data99.units !== undefined){
let data117 = data99.units;
if((typeof data117 == "number") && (isFinite(data117))){
if(data117 > 1000000 || isNaN(data117)){
const err388 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
if(data117 < 0 || isNaN(data117)){
const err389 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
else {
const err390 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/properties/units/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
}
else {
const err391 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
if(props2 !== true){
props2 = true;
}
}
else if(tag1 === "image"){
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.id === undefined){
const err392 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
if(data99.operations === undefined){
const err393 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
if(data99.per === undefined){
const err394 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/required",keyword:"required",params:{missingProperty: "per"},message:"must have required property '"+"per"+"'"};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
if(data99.units === undefined){
const err395 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
for(const key27 in data99){
if(!((((((key27 === "id") || (key27 === "operations")) || (key27 === "models")) || (key27 === "sizes")) || (key27 === "per")) || (key27 === "units"))){
const err396 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
if(data99.id !== undefined){
let data118 = data99.id;
if(typeof data118 === "string"){
if(func2(data118) > 64){
const err397 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
if(!pattern19.test(data118)){
const err398 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
else {
const err399 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
if(data99.operations !== undefined){
let data119 = data99.operations;
if(Array.isArray(data119)){
if(data119.length < 1){
const err400 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
const len12 = data119.length;
for(let i19=0; i19<len12; i19++){
let data120 = data119[i19];
if(typeof data120 !== "string"){
const err401 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i19,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
if(!((data120 === "createImage") || (data120 === "editImage"))){
const err402 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i19,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[2].properties.operations.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
let i20 = data119.length;
let j7;
if(i20 > 1){
const indices7 = {};
for(;i20--;){
let item7 = data119[i20];
if(typeof item7 !== "string"){
continue;
}
if(typeof indices7[item7] == "number"){
j7 = indices7[item7];
const err403 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i20, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i20+" are identical)"};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
break;
}
indices7[item7] = i20;
}
}
}
else {
const err404 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
if(data99.models !== undefined){
let data121 = data99.models;
if(Array.isArray(data121)){
if(data121.length > 1000){
const err405 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
if(data121.length < 1){
const err406 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
const len13 = data121.length;
for(let i21=0; i21<len13; i21++){
let data122 = data121[i21];
if(typeof data122 === "string"){
if(func2(data122) > 200){
const err407 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i21,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
if(func2(data122) < 1){
const err408 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i21,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
}
else {
const err409 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i21,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
let i22 = data121.length;
let j8;
if(i22 > 1){
const indices8 = {};
for(;i22--;){
let item8 = data121[i22];
if(typeof item8 !== "string"){
continue;
}
if(typeof indices8[item8] == "number"){
j8 = indices8[item8];
const err410 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i22, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i22+" are identical)"};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
break;
}
indices8[item8] = i22;
}
}
}
else {
const err411 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
if(data99.sizes !== undefined){
let data123 = data99.sizes;
if(Array.isArray(data123)){
if(data123.length > 100){
const err412 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
if(data123.length < 1){
const err413 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
const len14 = data123.length;
for(let i23=0; i23<len14; i23++){
let data124 = data123[i23];
if(typeof data124 === "string"){
if(func2(data124) > 50){
const err414 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i23,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
if(func2(data124) < 1){
const err415 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i23,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
else {
const err416 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i23,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
let i24 = data123.length;
let j9;
if(i24 > 1){
const indices9 = {};
for(;i24--;){
let item9 = data123[i24];
if(typeof item9 !== "string"){
continue;
}
if(typeof indices9[item9] == "number"){
j9 = indices9[item9];
const err417 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/uniqueItems",keyword:"uniqueItems",params:{i: i24, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i24+" are identical)"};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
break;
}
indices9[item9] = i24;
}
}
}
else {
const err418 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/sizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
if(data99.per !== undefined){
let data125 = data99.per;
if(typeof data125 !== "string"){
const err419 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/per/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
if("image" !== data125){
const err420 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/per/const",keyword:"const",params:{allowedValue: "image"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
}
if(data99.units !== undefined){
let data126 = data99.units;
if((typeof data126 == "number") && (isFinite(data126))){
if(data126 > 1000000 || isNaN(data126)){
const err421 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
if(data126 < 0 || isNaN(data126)){
const err422 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
}
else {
const err423 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/properties/units/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
}
else {
const err424 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
if(props2 !== true){
props2 = true;
}
}
else if(tag1 === "request"){
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.id === undefined){
const err425 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
if(data99.operations === undefined){
const err426 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
if(data99.per === undefined){
const err427 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/required",keyword:"required",params:{missingProperty: "per"},message:"must have required property '"+"per"+"'"};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
if(data99.units === undefined){
const err428 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
for(const key28 in data99){
if(!((((((key28 === "id") || (key28 === "operations")) || (key28 === "models")) || (key28 === "sizes")) || (key28 === "per")) || (key28 === "units"))){
const err429 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
if(data99.id !== undefined){
let data127 = data99.id;
if(typeof data127 === "string"){
if(func2(data127) > 64){
const err430 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
if(!pattern19.test(data127)){
const err431 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
}
else {
const err432 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
}
if(data99.operations !== undefined){
let data128 = data99.operations;
if(Array.isArray(data128)){
if(data128.length < 1){
const err433 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
const len15 = data128.length;
for(let i25=0; i25<len15; i25++){
let data129 = data128[i25];
if(typeof data129 !== "string"){
const err434 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i25,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
if(!((((((((data129 === "createVideo") || (data129 === "createMusic")) || (data129 === "createImage")) || (data129 === "editImage")) || (data129 === "createMessage")) || (data129 === "createChatCompletion")) || (data129 === "extractMidi")) || (data129 === "uploadSample"))){
const err435 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i25,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[3].properties.operations.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
let i26 = data128.length;
let j10;
if(i26 > 1){
const indices10 = {};
for(;i26--;){
let item10 = data128[i26];
if(typeof item10 !== "string"){
continue;
}
if(typeof indices10[item10] == "number"){
j10 = indices10[item10];
const err436 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i26, j: j10},message:"must NOT have duplicate items (items ## "+j10+" and "+i26+" are identical)"};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
break;
}
indices10[item10] = i26;
}
}
}
else {
const err437 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
}
if(data99.models !== undefined){
let data130 = data99.models;
if(Array.isArray(data130)){
if(data130.length > 1000){
const err438 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
if(data130.length < 1){
const err439 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
const len16 = data130.length;
for(let i27=0; i27<len16; i27++){
let data131 = data130[i27];
if(typeof data131 === "string"){
if(func2(data131) > 200){
const err440 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i27,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
if(func2(data131) < 1){
const err441 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i27,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
}
else {
const err442 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i27,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
}
let i28 = data130.length;
let j11;
if(i28 > 1){
const indices11 = {};
for(;i28--;){
let item11 = data130[i28];
if(typeof item11 !== "string"){
continue;
}
if(typeof indices11[item11] == "number"){
j11 = indices11[item11];
const err443 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i28, j: j11},message:"must NOT have duplicate items (items ## "+j11+" and "+i28+" are identical)"};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
break;
}
indices11[item11] = i28;
}
}
}
else {
const err444 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
}
if(data99.sizes !== undefined){
let data132 = data99.sizes;
if(Array.isArray(data132)){
if(data132.length > 100){
const err445 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
if(data132.length < 1){
const err446 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
const len17 = data132.length;
for(let i29=0; i29<len17; i29++){
let data133 = data132[i29];
if(typeof data133 === "string"){
if(func2(data133) > 50){
const err447 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i29,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
if(func2(data133) < 1){
const err448 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i29,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
}
else {
const err449 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes/" + i29,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
}
let i30 = data132.length;
let j12;
if(i30 > 1){
const indices12 = {};
for(;i30--;){
let item12 = data132[i30];
if(typeof item12 !== "string"){
continue;
}
if(typeof indices12[item12] == "number"){
j12 = indices12[item12];
const err450 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/uniqueItems",keyword:"uniqueItems",params:{i: i30, j: j12},message:"must NOT have duplicate items (items ## "+j12+" and "+i30+" are identical)"};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
break;
}
indices12[item12] = i30;
}
}
}
else {
const err451 = {instancePath:instancePath+"/prices/rules/" + i6+"/sizes",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/sizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
}
if(data99.per !== undefined){
let data134 = data99.per;
if(typeof data134 !== "string"){
const err452 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/per/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
if("request" !== data134){
const err453 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/per/const",keyword:"const",params:{allowedValue: "request"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
}
if(data99.units !== undefined){
let data135 = data99.units;
if((typeof data135 == "number") && (isFinite(data135))){
if(data135 > 1000000 || isNaN(data135)){
const err454 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
if(data135 < 0 || isNaN(data135)){
const err455 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err456 = {instancePath:instancePath+"/prices/rules/" + i6+"/units",schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/properties/units/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
}
}
else {
const err457 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
if(props2 !== true){
props2 = true;
}
}
else if(tag1 === "million-tokens"){
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.id === undefined){
const err458 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
if(data99.operations === undefined){
const err459 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
if(data99.per === undefined){
const err460 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "per"},message:"must have required property '"+"per"+"'"};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
if(data99.input === undefined){
const err461 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
if(data99.output === undefined){
const err462 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/required",keyword:"required",params:{missingProperty: "output"},message:"must have required property '"+"output"+"'"};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
for(const key29 in data99){
if(!(((((((key29 === "id") || (key29 === "operations")) || (key29 === "models")) || (key29 === "per")) || (key29 === "input")) || (key29 === "cachedInput")) || (key29 === "output"))){
const err463 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
}
if(data99.id !== undefined){
let data136 = data99.id;
if(typeof data136 === "string"){
if(func2(data136) > 64){
const err464 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
if(!pattern19.test(data136)){
const err465 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
}
else {
const err466 = {instancePath:instancePath+"/prices/rules/" + i6+"/id",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
}
if(data99.operations !== undefined){
let data137 = data99.operations;
if(Array.isArray(data137)){
if(data137.length < 1){
const err467 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err467];
}
else {
vErrors.push(err467);
}
errors++;
}
const len18 = data137.length;
for(let i31=0; i31<len18; i31++){
let data138 = data137[i31];
if(typeof data138 !== "string"){
const err468 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i31,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
if(!((data138 === "createMessage") || (data138 === "createChatCompletion"))){
const err469 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations/" + i31,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.prices.properties.rules.items.oneOf[4].properties.operations.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
}
let i32 = data137.length;
let j13;
if(i32 > 1){
const indices13 = {};
for(;i32--;){
let item13 = data137[i32];
if(typeof item13 !== "string"){
continue;
}
if(typeof indices13[item13] == "number"){
j13 = indices13[item13];
const err470 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i32, j: j13},message:"must NOT have duplicate items (items ## "+j13+" and "+i32+" are identical)"};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
break;
}
indices13[item13] = i32;
}
}
}
else {
const err471 = {instancePath:instancePath+"/prices/rules/" + i6+"/operations",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err471];
}
else {
vErrors.push(err471);
}
errors++;
}
}
if(data99.models !== undefined){
let data139 = data99.models;
if(Array.isArray(data139)){
if(data139.length > 1000){
const err472 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err472];
}
else {
vErrors.push(err472);
}
errors++;
}
if(data139.length < 1){
const err473 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err473];
}
else {
vErrors.push(err473);
}
errors++;
}
const len19 = data139.length;
for(let i33=0; i33<len19; i33++){
let data140 = data139[i33];
if(typeof data140 === "string"){
if(func2(data140) > 200){
const err474 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i33,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err474];
}
else {
vErrors.push(err474);
}
errors++;
}
if(func2(data140) < 1){
const err475 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i33,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err476 = {instancePath:instancePath+"/prices/rules/" + i6+"/models/" + i33,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err476];
}
else {
vErrors.push(err476);
}
errors++;
}
}
let i34 = data139.length;
let j14;
if(i34 > 1){
const indices14 = {};
for(;i34--;){
let item14 = data139[i34];
if(typeof item14 !== "string"){
continue;
}
if(typeof indices14[item14] == "number"){
j14 = indices14[item14];
const err477 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i34, j: j14},message:"must NOT have duplicate items (items ## "+j14+" and "+i34+" are identical)"};
if(vErrors === null){
vErrors = [err477];
}
else {
vErrors.push(err477);
}
errors++;
break;
}
indices14[item14] = i34;
}
}
}
else {
const err478 = {instancePath:instancePath+"/prices/rules/" + i6+"/models",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err478];
}
else {
vErrors.push(err478);
}
errors++;
}
}
if(data99.per !== undefined){
let data141 = data99.per;
if(typeof data141 !== "string"){
const err479 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/per/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err479];
}
else {
vErrors.push(err479);
}
errors++;
}
if("million-tokens" !== data141){
const err480 = {instancePath:instancePath+"/prices/rules/" + i6+"/per",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/per/const",keyword:"const",params:{allowedValue: "million-tokens"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err480];
}
else {
vErrors.push(err480);
}
errors++;
}
}
if(data99.input !== undefined){
let data142 = data99.input;
if((typeof data142 == "number") && (isFinite(data142))){
if(data142 > 1000000 || isNaN(data142)){
const err481 = {instancePath:instancePath+"/prices/rules/" + i6+"/input",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/input/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err481];
}
else {
vErrors.push(err481);
}
errors++;
}
if(data142 < 0 || isNaN(data142)){
const err482 = {instancePath:instancePath+"/prices/rules/" + i6+"/input",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err482];
}
else {
vErrors.push(err482);
}
errors++;
}
}
else {
const err483 = {instancePath:instancePath+"/prices/rules/" + i6+"/input",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/input/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err483];
}
else {
vErrors.push(err483);
}
errors++;
}
}
if(data99.cachedInput !== undefined){
let data143 = data99.cachedInput;
if((typeof data143 == "number") && (isFinite(data143))){
if(data143 > 1000000 || isNaN(data143)){
const err484 = {instancePath:instancePath+"/prices/rules/" + i6+"/cachedInput",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/cachedInput/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err484];
}
else {
vErrors.push(err484);
}
errors++;
}
if(data143 < 0 || isNaN(data143)){
const err485 = {instancePath:instancePath+"/prices/rules/" + i6+"/cachedInput",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/cachedInput/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err486 = {instancePath:instancePath+"/prices/rules/" + i6+"/cachedInput",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/cachedInput/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err486];
}
else {
vErrors.push(err486);
}
errors++;
}
}
if(data99.output !== undefined){
let data144 = data99.output;
if((typeof data144 == "number") && (isFinite(data144))){
if(data144 > 1000000 || isNaN(data144)){
const err487 = {instancePath:instancePath+"/prices/rules/" + i6+"/output",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/output/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err487];
}
else {
vErrors.push(err487);
}
errors++;
}
if(data144 < 0 || isNaN(data144)){
const err488 = {instancePath:instancePath+"/prices/rules/" + i6+"/output",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err488];
}
else {
vErrors.push(err488);
}
errors++;
}
}
else {
const err489 = {instancePath:instancePath+"/prices/rules/" + i6+"/output",schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/properties/output/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err489];
}
else {
vErrors.push(err489);
}
errors++;
}
}
}
else {
const err490 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err490];
}
else {
vErrors.push(err490);
}
errors++;
}
if(props2 !== true){
props2 = true;
}
}
else {
const err491 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "per", tagValue: tag1},message:"value of tag \"per\" must be in oneOf"};
if(vErrors === null){
vErrors = [err491];
}
else {
vErrors.push(err491);
}
errors++;
}
}
else {
const err492 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "per", tagValue: tag1},message:"tag \"per\" must be string"};
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
const err493 = {instancePath:instancePath+"/prices/rules/" + i6,schemaPath:"#/properties/prices/properties/rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err493];
}
else {
vErrors.push(err493);
}
errors++;
}
}
}
else {
const err494 = {instancePath:instancePath+"/prices/rules",schemaPath:"#/properties/prices/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err494];
}
else {
vErrors.push(err494);
}
errors++;
}
}
else {
const err495 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err495];
}
else {
vErrors.push(err495);
}
errors++;
}
let data145 = data.moderation;
if(data145 && typeof data145 == "object" && !Array.isArray(data145)){
if(data145.free === undefined){
data145.free = 3;
}
if(data145.windowHours === undefined){
data145.windowHours = 24;
}
if(data145.free === undefined){
const err496 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/required",keyword:"required",params:{missingProperty: "free"},message:"must have required property '"+"free"+"'"};
if(vErrors === null){
vErrors = [err496];
}
else {
vErrors.push(err496);
}
errors++;
}
if(data145.windowHours === undefined){
const err497 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/required",keyword:"required",params:{missingProperty: "windowHours"},message:"must have required property '"+"windowHours"+"'"};
if(vErrors === null){
vErrors = [err497];
}
else {
vErrors.push(err497);
}
errors++;
}
for(const key30 in data145){
if(!((key30 === "free") || (key30 === "windowHours"))){
const err498 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err498];
}
else {
vErrors.push(err498);
}
errors++;
}
}
let data146 = data145.free;
if(!(((typeof data146 == "number") && (!(data146 % 1) && !isNaN(data146))) && (isFinite(data146)))){
const err499 = {instancePath:instancePath+"/moderation/free",schemaPath:"#/properties/moderation/properties/free/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err499];
}
else {
vErrors.push(err499);
}
errors++;
}
if((typeof data146 == "number") && (isFinite(data146))){
if(data146 > 1000000 || isNaN(data146)){
const err500 = {instancePath:instancePath+"/moderation/free",schemaPath:"#/properties/moderation/properties/free/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err500];
}
else {
vErrors.push(err500);
}
errors++;
}
if(data146 < 0 || isNaN(data146)){
const err501 = {instancePath:instancePath+"/moderation/free",schemaPath:"#/properties/moderation/properties/free/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err501];
}
else {
vErrors.push(err501);
}
errors++;
}
}
let data147 = data145.windowHours;
if((typeof data147 == "number") && (isFinite(data147))){
if(data147 > 8760 || isNaN(data147)){
const err502 = {instancePath:instancePath+"/moderation/windowHours",schemaPath:"#/properties/moderation/properties/windowHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8760},message:"must be <= 8760"};
if(vErrors === null){
vErrors = [err502];
}
else {
vErrors.push(err502);
}
errors++;
}
if(data147 <= 0 || isNaN(data147)){
const err503 = {instancePath:instancePath+"/moderation/windowHours",schemaPath:"#/properties/moderation/properties/windowHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err503];
}
else {
vErrors.push(err503);
}
errors++;
}
}
else {
const err504 = {instancePath:instancePath+"/moderation/windowHours",schemaPath:"#/properties/moderation/properties/windowHours/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err504];
}
else {
vErrors.push(err504);
}
errors++;
}
}
else {
const err505 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err505];
}
else {
vErrors.push(err505);
}
errors++;
}
let data148 = data.log;
if(data148 && typeof data148 == "object" && !Array.isArray(data148)){
if(data148.level === undefined){
data148.level = "info";
}
if(data148.level === undefined){
const err506 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err506];
}
else {
vErrors.push(err506);
}
errors++;
}
for(const key31 in data148){
if(!(key31 === "level")){
const err507 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err507];
}
else {
vErrors.push(err507);
}
errors++;
}
}
let data149 = data148.level;
if(typeof data149 !== "string"){
const err508 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err508];
}
else {
vErrors.push(err508);
}
errors++;
}
if(!((((((data149 === "trace") || (data149 === "debug")) || (data149 === "info")) || (data149 === "warn")) || (data149 === "error")) || (data149 === "silent"))){
const err509 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err509];
}
else {
vErrors.push(err509);
}
errors++;
}
}
else {
const err510 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err510];
}
else {
vErrors.push(err510);
}
errors++;
}
}
else {
const err511 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err511];
}
else {
vErrors.push(err511);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
