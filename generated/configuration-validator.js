// Generated from openapi/ (contract f19b86cd5bf2) by `npm run generate`. Do not edit.
import * as runtime from './runtime.ts';

export const validateConfiguration = validate20;
const schema31 = {"title":"Configuration","description":"The settings of a gateway.","type":"object","additionalProperties":false,"required":["roles","server","data","timeouts","upstreams","models","jobs","assets","retention","callbacks","sources","prices","log"],"properties":{"roles":{"description":"What this process does. api takes requests; worker does the work of jobs and sends callbacks. One without the other needs a databaseUrl, which the processes share.","type":"array","items":{"type":"string","enum":["api","worker"]},"minItems":1,"uniqueItems":true,"default":["api","worker"]},"server":{"description":"Where the gateway listens.","type":"object","additionalProperties":false,"required":["host","port","alternatePort","strict","allowedOrigins"],"default":{},"properties":{"host":{"description":"The address to listen on. 0.0.0.0 listens on every interface.","type":"string","minLength":1,"default":"127.0.0.1"},"port":{"description":"The port of the main address. 0 takes a free one.","type":"integer","minimum":0,"maximum":65535,"default":8080},"alternatePort":{"description":"The port of the alternate address, which waits longer. 0 takes a free one.","type":"integer","minimum":0,"maximum":65535,"default":8081},"publicUrl":{"description":"The address that the outside reaches the gateway by, if it is another one. Addresses of results begin with it.","type":"string","format":"uri","pattern":"^https?://"},"alternatePublicUrl":{"description":"The same for the alternate address, as the contract that is served names it.","type":"string","format":"uri","pattern":"^https?://"},"allowedOrigins":{"description":"The origins whose pages may call the gateway from a browser, such as http://localhost:3000; \"*\" stands for all. A key in a page is everybody's, so this is for development.","type":"array","items":{"type":"string","pattern":"^(\\*|https?://[^/\\s]+)$"},"maxItems":100,"default":[]},"strict":{"description":"Whether every answer is checked against the contract before it is sent. For tests and development.","type":"boolean","default":false}}},"data":{"description":"The folder that holds the database, unless databaseUrl is set, and the files.","type":"string","minLength":1,"default":".patchbay"},"databaseUrl":{"description":"A PostgreSQL server to use in place of the built-in database, as postgres://user:password@host/database.","type":"string","pattern":"^postgres(ql)?://"},"timeouts":{"description":"How long the gateway waits, in seconds.","type":"object","additionalProperties":false,"required":["main","alternate","shutdown"],"default":{},"properties":{"main":{"description":"For an answer, on the main address.","type":"number","exclusiveMinimum":0,"default":60},"alternate":{"description":"For an answer, on the alternate address.","type":"number","exclusiveMinimum":0,"default":600},"shutdown":{"description":"For work under way, when the gateway is asked to stop.","type":"number","minimum":0,"default":30}}},"upstreams":{"description":"The services that do the work, by a name of your choice.","type":"object","minProperties":1,"default":{"sandbox":{"kind":"sandbox"}},"additionalProperties":{"description":"One upstream.","type":"object","additionalProperties":false,"required":["kind","jobSeconds"],"properties":{"kind":{"description":"The interface that it speaks.","type":"string","enum":["sandbox"]},"jobSeconds":{"description":"How long a video or music job of the sandbox takes, in seconds.","type":"number","minimum":0,"maximum":3600,"default":6}}}},"models":{"description":"Which upstream serves which model. The name * stands for every other model.","type":"array","minItems":1,"default":[{"id":"sandbox-text-1","upstream":"sandbox"},{"id":"*","upstream":"sandbox"}],"items":{"type":"object","additionalProperties":false,"required":["id","upstream"],"properties":{"id":{"description":"The model's name, as callers ask for it.","type":"string","minLength":1,"maxLength":200},"upstream":{"description":"The name of an upstream.","type":"string","minLength":1}}}},"jobs":{"description":"The work that answers later.","type":"object","additionalProperties":false,"required":["maxMinutes","submitsPerSecond","pollsPerSecond"],"default":{},"properties":{"maxMinutes":{"description":"When a job that has not ended is given up, in minutes from its creation.","type":"number","exclusiveMinimum":0,"default":60},"submitsPerSecond":{"description":"How many jobs a process hands to upstreams in a second at the most, however many are due.","type":"number","minimum":1,"default":100},"pollsPerSecond":{"description":"How often a process asks upstreams in a second at the most how far jobs are, however many run.","type":"number","minimum":10,"default":400}}},"assets":{"description":"Where files are kept, how large they may be, and how long the addresses of results hold.","type":"object","additionalProperties":false,"required":["imageMinutes","resultHours","resultMegabytes","store"],"default":{},"properties":{"imageMinutes":{"description":"Pictures of the image operations, in minutes. The contract promises 60.","type":"number","exclusiveMinimum":0,"default":60},"resultHours":{"description":"Results of jobs, in hours from each look-up; never longer than the job is kept.","type":"number","exclusiveMinimum":0,"default":24},"resultMegabytes":{"description":"No result of an upstream is stored past this size, in megabytes of 1,048,576 bytes.","type":"integer","minimum":1,"maximum":50000,"default":2048},"store":{"description":"Where the bytes of files are.","type":"object","default":{"kind":"folder"},"required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"description":"In the folder assets of the data folder.","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","const":"folder"}}},{"description":"In a bucket of S3, or of a service that speaks as it does.","type":"object","additionalProperties":false,"required":["kind","bucket","region"],"dependentRequired":{"accessKeyId":["secretAccessKey"],"secretAccessKey":["accessKeyId"]},"properties":{"kind":{"type":"string","const":"s3"},"bucket":{"description":"The bucket, which must be there already.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$"},"region":{"description":"The region of the bucket. Services that have none take any, such as us-east-1.","type":"string","pattern":"^[A-Za-z0-9-]{1,64}$"},"endpoint":{"description":"The address of the service, where it is not that of AWS.","type":"string","format":"uri","pattern":"^https?://"},"prefix":{"description":"What the name of every object begins with, such as patchbay/.","type":"string","maxLength":200,"pattern":"^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$"},"pathStyle":{"description":"Whether the bucket is named in the path in place of the host. Most services beside AWS want it.","type":"boolean"},"accessKeyId":{"description":"Who the gateway is there. Left out, it and the secret are looked for where the AWS SDK does, first in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.","type":"string","minLength":1},"secretAccessKey":{"description":"The secret that belongs to accessKeyId.","type":"string","minLength":1}}}]}}},"retention":{"description":"How long what callers leave is kept.","type":"object","additionalProperties":false,"required":["jobDays","sampleDays","idempotencyHours"],"default":{},"properties":{"jobDays":{"description":"Jobs with their results and callbacks, in days from their end.","type":"number","exclusiveMinimum":0,"default":30},"sampleDays":{"description":"Uploaded recordings, in days.","type":"number","exclusiveMinimum":0,"default":30},"idempotencyHours":{"description":"What was first answered to an idempotency key, in hours. The contract promises 24.","type":"number","exclusiveMinimum":0,"default":24}}},"callbacks":{"description":"How results are posted to callers.","type":"object","additionalProperties":false,"required":["allowPrivate","receiverSeconds","secretOverlapHours"],"default":{},"properties":{"allowPrivate":{"description":"Whether callback addresses may be private or loopback ones. For tests and local development.","type":"boolean","default":false},"receiverSeconds":{"description":"How long a receiver may take to answer, in seconds.","type":"number","exclusiveMinimum":0,"maximum":60,"default":15},"secretOverlapHours":{"description":"How long a secret that has been replaced goes on signing, in hours. The contract promises a day.","type":"number","minimum":0,"default":24}}},"sources":{"description":"How pictures and recordings that callers name by address are fetched.","type":"object","additionalProperties":false,"required":["allowPrivate","seconds","silentSeconds"],"default":{},"properties":{"allowPrivate":{"description":"Whether they may be at private or loopback addresses. For tests and local development.","type":"boolean","default":false},"seconds":{"description":"How long one file may take to arrive, in seconds. A time limit of the address in timeouts may end it before.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":30},"silentSeconds":{"description":"How long its server may be silent meanwhile, in seconds.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":10}}},"prices":{"description":"What work costs, in units of quota.","type":"object","additionalProperties":false,"required":["videoSecond","song","image"],"default":{},"properties":{"videoSecond":{"description":"A second of video, by resolution.","type":"object","additionalProperties":false,"required":["480p","720p","1080p"],"default":{},"properties":{"480p":{"type":"number","minimum":0,"default":5},"720p":{"type":"number","minimum":0,"default":10},"1080p":{"type":"number","minimum":0,"default":20}}},"song":{"description":"A music job, which gives two songs.","type":"number","minimum":0,"default":20},"image":{"description":"A picture.","type":"number","minimum":0,"default":4}}},"log":{"description":"What the gateway writes about itself.","type":"object","additionalProperties":false,"required":["level"],"default":{},"properties":{"level":{"description":"The least important entries that are written.","type":"string","enum":["trace","debug","info","warn","error","silent"],"default":"info"}}}},"$id":"Configuration"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = runtime.codePointLength;
const formats0 = runtime.formats.uri;
const pattern4 = new RegExp("^https?://", "u");
const pattern6 = new RegExp("^(\\*|https?://[^/\\s]+)$", "u");
const pattern7 = new RegExp("^postgres(ql)?://", "u");
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$", "u");
const pattern9 = new RegExp("^[A-Za-z0-9-]{1,64}$", "u");
const pattern11 = new RegExp("^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$", "u");

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
if(data.jobs === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobs"},message:"must have required property '"+"jobs"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.assets === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assets"},message:"must have required property '"+"assets"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.retention === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retention"},message:"must have required property '"+"retention"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.callbacks === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callbacks"},message:"must have required property '"+"callbacks"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.sources === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.prices === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prices"},message:"must have required property '"+"prices"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.log === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log"},message:"must have required property '"+"log"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let data0 = data.roles;
if(Array.isArray(data0)){
if(data0.length < 1){
const err14 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err15 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data1 === "api") || (data1 === "worker"))){
const err16 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.roles.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
const err17 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
const err19 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data2.port === undefined){
const err20 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data2.alternatePort === undefined){
const err21 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "alternatePort"},message:"must have required property '"+"alternatePort"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data2.strict === undefined){
const err22 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "strict"},message:"must have required property '"+"strict"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data2.allowedOrigins === undefined){
const err23 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "allowedOrigins"},message:"must have required property '"+"allowedOrigins"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data2){
if(!(((((((key1 === "host") || (key1 === "port")) || (key1 === "alternatePort")) || (key1 === "publicUrl")) || (key1 === "alternatePublicUrl")) || (key1 === "allowedOrigins")) || (key1 === "strict"))){
const err24 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let data3 = data2.host;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err25 = {instancePath:instancePath+"/server/host",schemaPath:"#/properties/server/properties/host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/server/host",schemaPath:"#/properties/server/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
let data4 = data2.port;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err27 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 65535 || isNaN(data4)){
const err28 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err29 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
let data5 = data2.alternatePort;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err30 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 65535 || isNaN(data5)){
const err31 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err32 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data2.publicUrl !== undefined){
let data6 = data2.publicUrl;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err33 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats0(data6))){
const err34 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err35 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data2.alternatePublicUrl !== undefined){
let data7 = data2.alternatePublicUrl;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err36 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats0(data7))){
const err37 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
let data8 = data2.allowedOrigins;
if(Array.isArray(data8)){
if(data8.length > 100){
const err39 = {instancePath:instancePath+"/server/allowedOrigins",schemaPath:"#/properties/server/properties/allowedOrigins/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err40 = {instancePath:instancePath+"/server/allowedOrigins/" + i2,schemaPath:"#/properties/server/properties/allowedOrigins/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|https?://[^/\\s]+)$"},message:"must match pattern \""+"^(\\*|https?://[^/\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/server/allowedOrigins/" + i2,schemaPath:"#/properties/server/properties/allowedOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/server/allowedOrigins",schemaPath:"#/properties/server/properties/allowedOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data2.strict !== "boolean"){
const err43 = {instancePath:instancePath+"/server/strict",schemaPath:"#/properties/server/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err44 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
let data11 = data.data;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err45 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data.databaseUrl !== undefined){
let data12 = data.databaseUrl;
if(typeof data12 === "string"){
if(!pattern7.test(data12)){
const err47 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/pattern",keyword:"pattern",params:{pattern: "^postgres(ql)?://"},message:"must match pattern \""+"^postgres(ql)?://"+"\""};
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
const err48 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
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
const err49 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "main"},message:"must have required property '"+"main"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13.alternate === undefined){
const err50 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "alternate"},message:"must have required property '"+"alternate"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13.shutdown === undefined){
const err51 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "shutdown"},message:"must have required property '"+"shutdown"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key2 in data13){
if(!(((key2 === "main") || (key2 === "alternate")) || (key2 === "shutdown"))){
const err52 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
let data14 = data13.main;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 <= 0 || isNaN(data14)){
const err53 = {instancePath:instancePath+"/timeouts/main",schemaPath:"#/properties/timeouts/properties/main/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/timeouts/main",schemaPath:"#/properties/timeouts/properties/main/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
let data15 = data13.alternate;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 <= 0 || isNaN(data15)){
const err55 = {instancePath:instancePath+"/timeouts/alternate",schemaPath:"#/properties/timeouts/properties/alternate/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/timeouts/alternate",schemaPath:"#/properties/timeouts/properties/alternate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
let data16 = data13.shutdown;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err57 = {instancePath:instancePath+"/timeouts/shutdown",schemaPath:"#/properties/timeouts/properties/shutdown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err58 = {instancePath:instancePath+"/timeouts/shutdown",schemaPath:"#/properties/timeouts/properties/shutdown/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
let data17 = data.upstreams;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length < 1){
const err60 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
for(const key3 in data17){
let data18 = data17[key3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.jobSeconds === undefined){
data18.jobSeconds = 6;
}
if(data18.kind === undefined){
const err61 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data18.jobSeconds === undefined){
const err62 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "jobSeconds"},message:"must have required property '"+"jobSeconds"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key4 in data18){
if(!((key4 === "kind") || (key4 === "jobSeconds"))){
const err63 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data18.kind !== undefined){
let data19 = data18.kind;
if(typeof data19 !== "string"){
const err64 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/upstreams/additionalProperties/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(data19 === "sandbox")){
const err65 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/upstreams/additionalProperties/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.upstreams.additionalProperties.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
let data20 = data18.jobSeconds;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 3600 || isNaN(data20)){
const err66 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err67 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
let data21 = data.models;
if(Array.isArray(data21)){
if(data21.length < 1){
const err71 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const len2 = data21.length;
for(let i3=0; i3<len2; i3++){
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.id === undefined){
const err72 = {instancePath:instancePath+"/models/" + i3,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data22.upstream === undefined){
const err73 = {instancePath:instancePath+"/models/" + i3,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: "upstream"},message:"must have required property '"+"upstream"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
for(const key5 in data22){
if(!((key5 === "id") || (key5 === "upstream"))){
const err74 = {instancePath:instancePath+"/models/" + i3,schemaPath:"#/properties/models/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data22.id !== undefined){
let data23 = data22.id;
if(typeof data23 === "string"){
if(func2(data23) > 200){
const err75 = {instancePath:instancePath+"/models/" + i3+"/id",schemaPath:"#/properties/models/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(func2(data23) < 1){
const err76 = {instancePath:instancePath+"/models/" + i3+"/id",schemaPath:"#/properties/models/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/models/" + i3+"/id",schemaPath:"#/properties/models/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data22.upstream !== undefined){
let data24 = data22.upstream;
if(typeof data24 === "string"){
if(func2(data24) < 1){
const err78 = {instancePath:instancePath+"/models/" + i3+"/upstream",schemaPath:"#/properties/models/items/properties/upstream/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/models/" + i3+"/upstream",schemaPath:"#/properties/models/items/properties/upstream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/models/" + i3,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
let data25 = data.jobs;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.maxMinutes === undefined){
data25.maxMinutes = 60;
}
if(data25.submitsPerSecond === undefined){
data25.submitsPerSecond = 100;
}
if(data25.pollsPerSecond === undefined){
data25.pollsPerSecond = 400;
}
if(data25.maxMinutes === undefined){
const err82 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "maxMinutes"},message:"must have required property '"+"maxMinutes"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data25.submitsPerSecond === undefined){
const err83 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "submitsPerSecond"},message:"must have required property '"+"submitsPerSecond"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data25.pollsPerSecond === undefined){
const err84 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "pollsPerSecond"},message:"must have required property '"+"pollsPerSecond"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key6 in data25){
if(!(((key6 === "maxMinutes") || (key6 === "submitsPerSecond")) || (key6 === "pollsPerSecond"))){
const err85 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
let data26 = data25.maxMinutes;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 <= 0 || isNaN(data26)){
const err86 = {instancePath:instancePath+"/jobs/maxMinutes",schemaPath:"#/properties/jobs/properties/maxMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err87 = {instancePath:instancePath+"/jobs/maxMinutes",schemaPath:"#/properties/jobs/properties/maxMinutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
let data27 = data25.submitsPerSecond;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
const err88 = {instancePath:instancePath+"/jobs/submitsPerSecond",schemaPath:"#/properties/jobs/properties/submitsPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err89 = {instancePath:instancePath+"/jobs/submitsPerSecond",schemaPath:"#/properties/jobs/properties/submitsPerSecond/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
let data28 = data25.pollsPerSecond;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 10 || isNaN(data28)){
const err90 = {instancePath:instancePath+"/jobs/pollsPerSecond",schemaPath:"#/properties/jobs/properties/pollsPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/jobs/pollsPerSecond",schemaPath:"#/properties/jobs/properties/pollsPerSecond/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
let data29 = data.assets;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.imageMinutes === undefined){
data29.imageMinutes = 60;
}
if(data29.resultHours === undefined){
data29.resultHours = 24;
}
if(data29.resultMegabytes === undefined){
data29.resultMegabytes = 2048;
}
if(data29.store === undefined){
data29.store = {"kind":"folder"};
}
if(data29.imageMinutes === undefined){
const err93 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "imageMinutes"},message:"must have required property '"+"imageMinutes"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data29.resultHours === undefined){
const err94 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "resultHours"},message:"must have required property '"+"resultHours"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data29.resultMegabytes === undefined){
const err95 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "resultMegabytes"},message:"must have required property '"+"resultMegabytes"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data29.store === undefined){
const err96 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "store"},message:"must have required property '"+"store"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
for(const key7 in data29){
if(!((((key7 === "imageMinutes") || (key7 === "resultHours")) || (key7 === "resultMegabytes")) || (key7 === "store"))){
const err97 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
let data30 = data29.imageMinutes;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 <= 0 || isNaN(data30)){
const err98 = {instancePath:instancePath+"/assets/imageMinutes",schemaPath:"#/properties/assets/properties/imageMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/assets/imageMinutes",schemaPath:"#/properties/assets/properties/imageMinutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
let data31 = data29.resultHours;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 <= 0 || isNaN(data31)){
const err100 = {instancePath:instancePath+"/assets/resultHours",schemaPath:"#/properties/assets/properties/resultHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err101 = {instancePath:instancePath+"/assets/resultHours",schemaPath:"#/properties/assets/properties/resultHours/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
let data32 = data29.resultMegabytes;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err102 = {instancePath:instancePath+"/assets/resultMegabytes",schemaPath:"#/properties/assets/properties/resultMegabytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 50000 || isNaN(data32)){
const err103 = {instancePath:instancePath+"/assets/resultMegabytes",schemaPath:"#/properties/assets/properties/resultMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err104 = {instancePath:instancePath+"/assets/resultMegabytes",schemaPath:"#/properties/assets/properties/resultMegabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
let data33 = data29.store;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.kind === undefined){
const err105 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
const tag0 = data33.kind;
if(typeof tag0 == "string"){
if(tag0 === "folder"){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.kind === undefined){
const err106 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key8 in data33){
if(!(key8 === "kind")){
const err107 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data33.kind !== undefined){
let data34 = data33.kind;
if(typeof data34 !== "string"){
const err108 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/0/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if("folder" !== data34){
const err109 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "folder"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
var props0 = true;
}
else if(tag0 === "s3"){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.kind === undefined){
const err111 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data33.bucket === undefined){
const err112 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/required",keyword:"required",params:{missingProperty: "bucket"},message:"must have required property '"+"bucket"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data33.region === undefined){
const err113 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/required",keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
for(const key9 in data33){
if(!((((((((key9 === "kind") || (key9 === "bucket")) || (key9 === "region")) || (key9 === "endpoint")) || (key9 === "prefix")) || (key9 === "pathStyle")) || (key9 === "accessKeyId")) || (key9 === "secretAccessKey"))){
const err114 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data33.kind !== undefined){
let data35 = data33.kind;
if(typeof data35 !== "string"){
const err115 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if("s3" !== data35){
const err116 = {instancePath:instancePath+"/assets/store/kind",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "s3"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data33.bucket !== undefined){
let data36 = data33.bucket;
if(typeof data36 === "string"){
if(!pattern8.test(data36)){
const err117 = {instancePath:instancePath+"/assets/store/bucket",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/bucket/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
else {
const err118 = {instancePath:instancePath+"/assets/store/bucket",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data33.region !== undefined){
let data37 = data33.region;
if(typeof data37 === "string"){
if(!pattern9.test(data37)){
const err119 = {instancePath:instancePath+"/assets/store/region",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/region/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/assets/store/region",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data33.endpoint !== undefined){
let data38 = data33.endpoint;
if(typeof data38 === "string"){
if(!pattern4.test(data38)){
const err121 = {instancePath:instancePath+"/assets/store/endpoint",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!(formats0(data38))){
const err122 = {instancePath:instancePath+"/assets/store/endpoint",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/endpoint/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/assets/store/endpoint",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data33.prefix !== undefined){
let data39 = data33.prefix;
if(typeof data39 === "string"){
if(func2(data39) > 200){
const err124 = {instancePath:instancePath+"/assets/store/prefix",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(!pattern11.test(data39)){
const err125 = {instancePath:instancePath+"/assets/store/prefix",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*/?$"+"\""};
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
const err126 = {instancePath:instancePath+"/assets/store/prefix",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data33.pathStyle !== undefined){
if(typeof data33.pathStyle !== "boolean"){
const err127 = {instancePath:instancePath+"/assets/store/pathStyle",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/pathStyle/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data33.accessKeyId !== undefined){
let data41 = data33.accessKeyId;
if(typeof data41 === "string"){
if(func2(data41) < 1){
const err128 = {instancePath:instancePath+"/assets/store/accessKeyId",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/accessKeyId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/assets/store/accessKeyId",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/accessKeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data33.secretAccessKey !== undefined){
let data42 = data33.secretAccessKey;
if(typeof data42 === "string"){
if(func2(data42) < 1){
const err130 = {instancePath:instancePath+"/assets/store/secretAccessKey",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/secretAccessKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/assets/store/secretAccessKey",schemaPath:"#/properties/assets/properties/store/oneOf/1/properties/secretAccessKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data33.accessKeyId !== undefined){
if(data33.secretAccessKey === undefined){
const err132 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/dependentRequired",keyword:"dependentRequired",params:{property: "accessKeyId",
    missingProperty: "secretAccessKey",
    depsCount: 1,
    deps: "secretAccessKey"},message:"must have property secretAccessKey when property accessKeyId is present"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data33.secretAccessKey !== undefined){
if(data33.accessKeyId === undefined){
const err133 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/dependentRequired",keyword:"dependentRequired",params:{property: "secretAccessKey",
    missingProperty: "accessKeyId",
    depsCount: 1,
    deps: "accessKeyId"},message:"must have property accessKeyId when property secretAccessKey is present"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err135 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/assets/store",schemaPath:"#/properties/assets/properties/store/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err138 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
let data43 = data.retention;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.jobDays === undefined){
data43.jobDays = 30;
}
if(data43.sampleDays === undefined){
data43.sampleDays = 30;
}
if(data43.idempotencyHours === undefined){
data43.idempotencyHours = 24;
}
if(data43.jobDays === undefined){
const err139 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/required",keyword:"required",params:{missingProperty: "jobDays"},message:"must have required property '"+"jobDays"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data43.sampleDays === undefined){
const err140 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/required",keyword:"required",params:{missingProperty: "sampleDays"},message:"must have required property '"+"sampleDays"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data43.idempotencyHours === undefined){
const err141 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/required",keyword:"required",params:{missingProperty: "idempotencyHours"},message:"must have required property '"+"idempotencyHours"+"'"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
for(const key10 in data43){
if(!(((key10 === "jobDays") || (key10 === "sampleDays")) || (key10 === "idempotencyHours"))){
const err142 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
let data44 = data43.jobDays;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 <= 0 || isNaN(data44)){
const err143 = {instancePath:instancePath+"/retention/jobDays",schemaPath:"#/properties/retention/properties/jobDays/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/retention/jobDays",schemaPath:"#/properties/retention/properties/jobDays/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
let data45 = data43.sampleDays;
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 <= 0 || isNaN(data45)){
const err145 = {instancePath:instancePath+"/retention/sampleDays",schemaPath:"#/properties/retention/properties/sampleDays/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err146 = {instancePath:instancePath+"/retention/sampleDays",schemaPath:"#/properties/retention/properties/sampleDays/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
let data46 = data43.idempotencyHours;
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 <= 0 || isNaN(data46)){
const err147 = {instancePath:instancePath+"/retention/idempotencyHours",schemaPath:"#/properties/retention/properties/idempotencyHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/retention/idempotencyHours",schemaPath:"#/properties/retention/properties/idempotencyHours/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else {
const err149 = {instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
let data47 = data.callbacks;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.allowPrivate === undefined){
data47.allowPrivate = false;
}
if(data47.receiverSeconds === undefined){
data47.receiverSeconds = 15;
}
if(data47.secretOverlapHours === undefined){
data47.secretOverlapHours = 24;
}
if(data47.allowPrivate === undefined){
const err150 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "allowPrivate"},message:"must have required property '"+"allowPrivate"+"'"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data47.receiverSeconds === undefined){
const err151 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "receiverSeconds"},message:"must have required property '"+"receiverSeconds"+"'"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data47.secretOverlapHours === undefined){
const err152 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "secretOverlapHours"},message:"must have required property '"+"secretOverlapHours"+"'"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
for(const key11 in data47){
if(!(((key11 === "allowPrivate") || (key11 === "receiverSeconds")) || (key11 === "secretOverlapHours"))){
const err153 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(typeof data47.allowPrivate !== "boolean"){
const err154 = {instancePath:instancePath+"/callbacks/allowPrivate",schemaPath:"#/properties/callbacks/properties/allowPrivate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
let data49 = data47.receiverSeconds;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 60 || isNaN(data49)){
const err155 = {instancePath:instancePath+"/callbacks/receiverSeconds",schemaPath:"#/properties/callbacks/properties/receiverSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data49 <= 0 || isNaN(data49)){
const err156 = {instancePath:instancePath+"/callbacks/receiverSeconds",schemaPath:"#/properties/callbacks/properties/receiverSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err157 = {instancePath:instancePath+"/callbacks/receiverSeconds",schemaPath:"#/properties/callbacks/properties/receiverSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
let data50 = data47.secretOverlapHours;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
const err158 = {instancePath:instancePath+"/callbacks/secretOverlapHours",schemaPath:"#/properties/callbacks/properties/secretOverlapHours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
else {
const err159 = {instancePath:instancePath+"/callbacks/secretOverlapHours",schemaPath:"#/properties/callbacks/properties/secretOverlapHours/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
let data51 = data.sources;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.allowPrivate === undefined){
data51.allowPrivate = false;
}
if(data51.seconds === undefined){
data51.seconds = 30;
}
if(data51.silentSeconds === undefined){
data51.silentSeconds = 10;
}
if(data51.allowPrivate === undefined){
const err161 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "allowPrivate"},message:"must have required property '"+"allowPrivate"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data51.seconds === undefined){
const err162 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "seconds"},message:"must have required property '"+"seconds"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data51.silentSeconds === undefined){
const err163 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "silentSeconds"},message:"must have required property '"+"silentSeconds"+"'"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
for(const key12 in data51){
if(!(((key12 === "allowPrivate") || (key12 === "seconds")) || (key12 === "silentSeconds"))){
const err164 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(typeof data51.allowPrivate !== "boolean"){
const err165 = {instancePath:instancePath+"/sources/allowPrivate",schemaPath:"#/properties/sources/properties/allowPrivate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
let data53 = data51.seconds;
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 3600 || isNaN(data53)){
const err166 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data53 <= 0 || isNaN(data53)){
const err167 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err168 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
let data54 = data51.silentSeconds;
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 3600 || isNaN(data54)){
const err169 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data54 <= 0 || isNaN(data54)){
const err170 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
else {
const err171 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
else {
const err172 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
let data55 = data.prices;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.videoSecond === undefined){
data55.videoSecond = {};
}
if(data55.song === undefined){
data55.song = 20;
}
if(data55.image === undefined){
data55.image = 4;
}
if(data55.videoSecond === undefined){
const err173 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "videoSecond"},message:"must have required property '"+"videoSecond"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data55.song === undefined){
const err174 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "song"},message:"must have required property '"+"song"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data55.image === undefined){
const err175 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
for(const key13 in data55){
if(!(((key13 === "videoSecond") || (key13 === "song")) || (key13 === "image"))){
const err176 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
let data56 = data55.videoSecond;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56["480p"] === undefined){
data56["480p"] = 5;
}
if(data56["720p"] === undefined){
data56["720p"] = 10;
}
if(data56["1080p"] === undefined){
data56["1080p"] = 20;
}
if(data56["480p"] === undefined){
const err177 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/required",keyword:"required",params:{missingProperty: "480p"},message:"must have required property '"+"480p"+"'"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data56["720p"] === undefined){
const err178 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/required",keyword:"required",params:{missingProperty: "720p"},message:"must have required property '"+"720p"+"'"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data56["1080p"] === undefined){
const err179 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/required",keyword:"required",params:{missingProperty: "1080p"},message:"must have required property '"+"1080p"+"'"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
for(const key14 in data56){
if(!(((key14 === "480p") || (key14 === "720p")) || (key14 === "1080p"))){
const err180 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
let data57 = data56["480p"];
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
const err181 = {instancePath:instancePath+"/prices/videoSecond/480p",schemaPath:"#/properties/prices/properties/videoSecond/properties/480p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err182 = {instancePath:instancePath+"/prices/videoSecond/480p",schemaPath:"#/properties/prices/properties/videoSecond/properties/480p/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
let data58 = data56["720p"];
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
const err183 = {instancePath:instancePath+"/prices/videoSecond/720p",schemaPath:"#/properties/prices/properties/videoSecond/properties/720p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/prices/videoSecond/720p",schemaPath:"#/properties/prices/properties/videoSecond/properties/720p/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
let data59 = data56["1080p"];
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
const err185 = {instancePath:instancePath+"/prices/videoSecond/1080p",schemaPath:"#/properties/prices/properties/videoSecond/properties/1080p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err186 = {instancePath:instancePath+"/prices/videoSecond/1080p",schemaPath:"#/properties/prices/properties/videoSecond/properties/1080p/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
let data60 = data55.song;
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
const err188 = {instancePath:instancePath+"/prices/song",schemaPath:"#/properties/prices/properties/song/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
else {
const err189 = {instancePath:instancePath+"/prices/song",schemaPath:"#/properties/prices/properties/song/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
let data61 = data55.image;
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
const err190 = {instancePath:instancePath+"/prices/image",schemaPath:"#/properties/prices/properties/image/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
else {
const err191 = {instancePath:instancePath+"/prices/image",schemaPath:"#/properties/prices/properties/image/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
else {
const err192 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
let data62 = data.log;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.level === undefined){
data62.level = "info";
}
if(data62.level === undefined){
const err193 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
for(const key15 in data62){
if(!(key15 === "level")){
const err194 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
let data63 = data62.level;
if(typeof data63 !== "string"){
const err195 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(!((((((data63 === "trace") || (data63 === "debug")) || (data63 === "info")) || (data63 === "warn")) || (data63 === "error")) || (data63 === "silent"))){
const err196 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
else {
const err197 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
else {
const err198 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
