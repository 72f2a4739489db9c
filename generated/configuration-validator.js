// Generated from openapi/ (contract 8190da73d062) by `npm run generate`. Do not edit.
import * as runtime from './runtime.ts';

export const validateConfiguration = validate20;
const schema31 = {"title":"Configuration","description":"The settings of a gateway.","type":"object","additionalProperties":false,"required":["roles","server","data","timeouts","upstreams","models","jobs","assets","callbacks","sources","prices","log"],"properties":{"roles":{"description":"What this process does. api takes requests; worker does the work of jobs and sends callbacks. One without the other needs a databaseUrl, which the processes share.","type":"array","items":{"type":"string","enum":["api","worker"]},"minItems":1,"uniqueItems":true,"default":["api","worker"]},"server":{"description":"Where the gateway listens.","type":"object","additionalProperties":false,"required":["host","port","alternatePort","strict","allowedOrigins"],"default":{},"properties":{"host":{"description":"The address to listen on. 0.0.0.0 listens on every interface.","type":"string","minLength":1,"default":"127.0.0.1"},"port":{"description":"The port of the main address. 0 takes a free one.","type":"integer","minimum":0,"maximum":65535,"default":8080},"alternatePort":{"description":"The port of the alternate address, which waits longer. 0 takes a free one.","type":"integer","minimum":0,"maximum":65535,"default":8081},"publicUrl":{"description":"The address that the outside reaches the gateway by, if it is another one. Addresses of results begin with it.","type":"string","format":"uri","pattern":"^https?://"},"alternatePublicUrl":{"description":"The same for the alternate address, as the contract that is served names it.","type":"string","format":"uri","pattern":"^https?://"},"allowedOrigins":{"description":"The origins whose pages may call the gateway from a browser, such as http://localhost:3000; \"*\" stands for all. A key in a page is everybody's, so this is for development.","type":"array","items":{"type":"string","pattern":"^(\\*|https?://[^/\\s]+)$"},"maxItems":100,"default":[]},"strict":{"description":"Whether every answer is checked against the contract before it is sent. For tests and development.","type":"boolean","default":false}}},"data":{"description":"The folder that holds the database, unless databaseUrl is set, and the files.","type":"string","minLength":1,"default":".patchbay"},"databaseUrl":{"description":"A PostgreSQL server to use in place of the built-in database, as postgres://user:password@host/database.","type":"string","pattern":"^postgres(ql)?://"},"timeouts":{"description":"How long the gateway waits, in seconds.","type":"object","additionalProperties":false,"required":["main","alternate","shutdown"],"default":{},"properties":{"main":{"description":"For an answer, on the main address.","type":"number","exclusiveMinimum":0,"default":60},"alternate":{"description":"For an answer, on the alternate address.","type":"number","exclusiveMinimum":0,"default":600},"shutdown":{"description":"For work under way, when the gateway is asked to stop.","type":"number","minimum":0,"default":30}}},"upstreams":{"description":"The services that do the work, by a name of your choice.","type":"object","minProperties":1,"default":{"sandbox":{"kind":"sandbox"}},"additionalProperties":{"description":"One upstream.","type":"object","additionalProperties":false,"required":["kind","jobSeconds"],"properties":{"kind":{"description":"The interface that it speaks.","type":"string","enum":["sandbox"]},"jobSeconds":{"description":"How long a video or music job of the sandbox takes, in seconds.","type":"number","minimum":0,"maximum":3600,"default":6}}}},"models":{"description":"Which upstream serves which model. The name * stands for every other model.","type":"array","minItems":1,"default":[{"id":"sandbox-text-1","upstream":"sandbox"},{"id":"*","upstream":"sandbox"}],"items":{"type":"object","additionalProperties":false,"required":["id","upstream"],"properties":{"id":{"description":"The model's name, as callers ask for it.","type":"string","minLength":1,"maxLength":200},"upstream":{"description":"The name of an upstream.","type":"string","minLength":1}}}},"jobs":{"description":"The work that answers later.","type":"object","additionalProperties":false,"required":["maxMinutes"],"default":{},"properties":{"maxMinutes":{"description":"When a job that has not ended is given up, in minutes from its creation.","type":"number","exclusiveMinimum":0,"default":60}}},"assets":{"description":"How long the addresses of results hold.","type":"object","additionalProperties":false,"required":["imageMinutes","resultHours"],"default":{},"properties":{"imageMinutes":{"description":"Pictures of the image operations, in minutes. The contract promises 60.","type":"number","exclusiveMinimum":0,"default":60},"resultHours":{"description":"Results of jobs, in hours from each look-up.","type":"number","exclusiveMinimum":0,"default":24}}},"callbacks":{"description":"How results are posted to callers.","type":"object","additionalProperties":false,"required":["allowPrivate"],"default":{},"properties":{"allowPrivate":{"description":"Whether callback addresses may be private or loopback ones. For tests and local development.","type":"boolean","default":false}}},"sources":{"description":"How pictures and recordings that callers name by address are fetched.","type":"object","additionalProperties":false,"required":["allowPrivate","seconds","silentSeconds"],"default":{},"properties":{"allowPrivate":{"description":"Whether they may be at private or loopback addresses. For tests and local development.","type":"boolean","default":false},"seconds":{"description":"How long one file may take to arrive, in seconds. A time limit of the address in timeouts may end it before.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":30},"silentSeconds":{"description":"How long its server may be silent meanwhile, in seconds.","type":"number","exclusiveMinimum":0,"maximum":3600,"default":10}}},"prices":{"description":"What work costs, in units of quota.","type":"object","additionalProperties":false,"required":["videoSecond","song"],"default":{},"properties":{"videoSecond":{"description":"A second of video, by resolution.","type":"object","additionalProperties":false,"required":["480p","720p","1080p"],"default":{},"properties":{"480p":{"type":"number","minimum":0,"default":5},"720p":{"type":"number","minimum":0,"default":10},"1080p":{"type":"number","minimum":0,"default":20}}},"song":{"description":"A music job, which gives two songs.","type":"number","minimum":0,"default":20}}},"log":{"description":"What the gateway writes about itself.","type":"object","additionalProperties":false,"required":["level"],"default":{},"properties":{"level":{"description":"The least important entries that are written.","type":"string","enum":["trace","debug","info","warn","error","silent"],"default":"info"}}}},"$id":"Configuration"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = runtime.codePointLength;
const formats0 = runtime.formats.uri;
const pattern4 = new RegExp("^https?://", "u");
const pattern6 = new RegExp("^(\\*|https?://[^/\\s]+)$", "u");
const pattern7 = new RegExp("^postgres(ql)?://", "u");

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
if(data.callbacks === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callbacks"},message:"must have required property '"+"callbacks"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.sources === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.prices === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prices"},message:"must have required property '"+"prices"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.log === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log"},message:"must have required property '"+"log"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let data0 = data.roles;
if(Array.isArray(data0)){
if(data0.length < 1){
const err13 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data1 === "api") || (data1 === "worker"))){
const err15 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.roles.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
const err16 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
const err18 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data2.port === undefined){
const err19 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data2.alternatePort === undefined){
const err20 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "alternatePort"},message:"must have required property '"+"alternatePort"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data2.strict === undefined){
const err21 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "strict"},message:"must have required property '"+"strict"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data2.allowedOrigins === undefined){
const err22 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: "allowedOrigins"},message:"must have required property '"+"allowedOrigins"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data2){
if(!(((((((key1 === "host") || (key1 === "port")) || (key1 === "alternatePort")) || (key1 === "publicUrl")) || (key1 === "alternatePublicUrl")) || (key1 === "allowedOrigins")) || (key1 === "strict"))){
const err23 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let data3 = data2.host;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err24 = {instancePath:instancePath+"/server/host",schemaPath:"#/properties/server/properties/host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/server/host",schemaPath:"#/properties/server/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
let data4 = data2.port;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err26 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 65535 || isNaN(data4)){
const err27 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err28 = {instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let data5 = data2.alternatePort;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err29 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 65535 || isNaN(data5)){
const err30 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err31 = {instancePath:instancePath+"/server/alternatePort",schemaPath:"#/properties/server/properties/alternatePort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.publicUrl !== undefined){
let data6 = data2.publicUrl;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err32 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats0(data6))){
const err33 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/server/publicUrl",schemaPath:"#/properties/server/properties/publicUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data2.alternatePublicUrl !== undefined){
let data7 = data2.alternatePublicUrl;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err35 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0(data7))){
const err36 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/server/alternatePublicUrl",schemaPath:"#/properties/server/properties/alternatePublicUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
let data8 = data2.allowedOrigins;
if(Array.isArray(data8)){
if(data8.length > 100){
const err38 = {instancePath:instancePath+"/server/allowedOrigins",schemaPath:"#/properties/server/properties/allowedOrigins/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err39 = {instancePath:instancePath+"/server/allowedOrigins/" + i2,schemaPath:"#/properties/server/properties/allowedOrigins/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|https?://[^/\\s]+)$"},message:"must match pattern \""+"^(\\*|https?://[^/\\s]+)$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/server/allowedOrigins/" + i2,schemaPath:"#/properties/server/properties/allowedOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/server/allowedOrigins",schemaPath:"#/properties/server/properties/allowedOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data2.strict !== "boolean"){
const err42 = {instancePath:instancePath+"/server/strict",schemaPath:"#/properties/server/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
let data11 = data.data;
if(typeof data11 === "string"){
if(func2(data11) < 1){
const err44 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err45 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data.databaseUrl !== undefined){
let data12 = data.databaseUrl;
if(typeof data12 === "string"){
if(!pattern7.test(data12)){
const err46 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/pattern",keyword:"pattern",params:{pattern: "^postgres(ql)?://"},message:"must match pattern \""+"^postgres(ql)?://"+"\""};
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
const err47 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
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
const err48 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "main"},message:"must have required property '"+"main"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.alternate === undefined){
const err49 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "alternate"},message:"must have required property '"+"alternate"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13.shutdown === undefined){
const err50 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/required",keyword:"required",params:{missingProperty: "shutdown"},message:"must have required property '"+"shutdown"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key2 in data13){
if(!(((key2 === "main") || (key2 === "alternate")) || (key2 === "shutdown"))){
const err51 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
let data14 = data13.main;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 <= 0 || isNaN(data14)){
const err52 = {instancePath:instancePath+"/timeouts/main",schemaPath:"#/properties/timeouts/properties/main/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/timeouts/main",schemaPath:"#/properties/timeouts/properties/main/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
let data15 = data13.alternate;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 <= 0 || isNaN(data15)){
const err54 = {instancePath:instancePath+"/timeouts/alternate",schemaPath:"#/properties/timeouts/properties/alternate/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err55 = {instancePath:instancePath+"/timeouts/alternate",schemaPath:"#/properties/timeouts/properties/alternate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
let data16 = data13.shutdown;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err56 = {instancePath:instancePath+"/timeouts/shutdown",schemaPath:"#/properties/timeouts/properties/shutdown/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/timeouts/shutdown",schemaPath:"#/properties/timeouts/properties/shutdown/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err58 = {instancePath:instancePath+"/timeouts",schemaPath:"#/properties/timeouts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let data17 = data.upstreams;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length < 1){
const err59 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
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
const err60 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data18.jobSeconds === undefined){
const err61 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/required",keyword:"required",params:{missingProperty: "jobSeconds"},message:"must have required property '"+"jobSeconds"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key4 in data18){
if(!((key4 === "kind") || (key4 === "jobSeconds"))){
const err62 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data18.kind !== undefined){
let data19 = data18.kind;
if(typeof data19 !== "string"){
const err63 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/upstreams/additionalProperties/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(data19 === "sandbox")){
const err64 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/upstreams/additionalProperties/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.upstreams.additionalProperties.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
let data20 = data18.jobSeconds;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 3600 || isNaN(data20)){
const err65 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err66 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/jobSeconds",schemaPath:"#/properties/upstreams/additionalProperties/properties/jobSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err68 = {instancePath:instancePath+"/upstreams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/upstreams/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err69 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
let data21 = data.models;
if(Array.isArray(data21)){
if(data21.length < 1){
const err70 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const len2 = data21.length;
for(let i3=0; i3<len2; i3++){
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.id === undefined){
const err71 = {instancePath:instancePath+"/models/" + i3,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data22.upstream === undefined){
const err72 = {instancePath:instancePath+"/models/" + i3,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: "upstream"},message:"must have required property '"+"upstream"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
for(const key5 in data22){
if(!((key5 === "id") || (key5 === "upstream"))){
const err73 = {instancePath:instancePath+"/models/" + i3,schemaPath:"#/properties/models/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data22.id !== undefined){
let data23 = data22.id;
if(typeof data23 === "string"){
if(func2(data23) > 200){
const err74 = {instancePath:instancePath+"/models/" + i3+"/id",schemaPath:"#/properties/models/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(func2(data23) < 1){
const err75 = {instancePath:instancePath+"/models/" + i3+"/id",schemaPath:"#/properties/models/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/models/" + i3+"/id",schemaPath:"#/properties/models/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data22.upstream !== undefined){
let data24 = data22.upstream;
if(typeof data24 === "string"){
if(func2(data24) < 1){
const err77 = {instancePath:instancePath+"/models/" + i3+"/upstream",schemaPath:"#/properties/models/items/properties/upstream/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err78 = {instancePath:instancePath+"/models/" + i3+"/upstream",schemaPath:"#/properties/models/items/properties/upstream/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/models/" + i3,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err80 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
let data25 = data.jobs;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.maxMinutes === undefined){
data25.maxMinutes = 60;
}
if(data25.maxMinutes === undefined){
const err81 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/required",keyword:"required",params:{missingProperty: "maxMinutes"},message:"must have required property '"+"maxMinutes"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key6 in data25){
if(!(key6 === "maxMinutes")){
const err82 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
let data26 = data25.maxMinutes;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 <= 0 || isNaN(data26)){
const err83 = {instancePath:instancePath+"/jobs/maxMinutes",schemaPath:"#/properties/jobs/properties/maxMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err84 = {instancePath:instancePath+"/jobs/maxMinutes",schemaPath:"#/properties/jobs/properties/maxMinutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
let data27 = data.assets;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.imageMinutes === undefined){
data27.imageMinutes = 60;
}
if(data27.resultHours === undefined){
data27.resultHours = 24;
}
if(data27.imageMinutes === undefined){
const err86 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "imageMinutes"},message:"must have required property '"+"imageMinutes"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data27.resultHours === undefined){
const err87 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/required",keyword:"required",params:{missingProperty: "resultHours"},message:"must have required property '"+"resultHours"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
for(const key7 in data27){
if(!((key7 === "imageMinutes") || (key7 === "resultHours"))){
const err88 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
let data28 = data27.imageMinutes;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 <= 0 || isNaN(data28)){
const err89 = {instancePath:instancePath+"/assets/imageMinutes",schemaPath:"#/properties/assets/properties/imageMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/assets/imageMinutes",schemaPath:"#/properties/assets/properties/imageMinutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
let data29 = data27.resultHours;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 <= 0 || isNaN(data29)){
const err91 = {instancePath:instancePath+"/assets/resultHours",schemaPath:"#/properties/assets/properties/resultHours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err92 = {instancePath:instancePath+"/assets/resultHours",schemaPath:"#/properties/assets/properties/resultHours/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
let data30 = data.callbacks;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.allowPrivate === undefined){
data30.allowPrivate = false;
}
if(data30.allowPrivate === undefined){
const err94 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/required",keyword:"required",params:{missingProperty: "allowPrivate"},message:"must have required property '"+"allowPrivate"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key8 in data30){
if(!(key8 === "allowPrivate")){
const err95 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(typeof data30.allowPrivate !== "boolean"){
const err96 = {instancePath:instancePath+"/callbacks/allowPrivate",schemaPath:"#/properties/callbacks/properties/allowPrivate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err97 = {instancePath:instancePath+"/callbacks",schemaPath:"#/properties/callbacks/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
let data32 = data.sources;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.allowPrivate === undefined){
data32.allowPrivate = false;
}
if(data32.seconds === undefined){
data32.seconds = 30;
}
if(data32.silentSeconds === undefined){
data32.silentSeconds = 10;
}
if(data32.allowPrivate === undefined){
const err98 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "allowPrivate"},message:"must have required property '"+"allowPrivate"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data32.seconds === undefined){
const err99 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "seconds"},message:"must have required property '"+"seconds"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data32.silentSeconds === undefined){
const err100 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty: "silentSeconds"},message:"must have required property '"+"silentSeconds"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key9 in data32){
if(!(((key9 === "allowPrivate") || (key9 === "seconds")) || (key9 === "silentSeconds"))){
const err101 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(typeof data32.allowPrivate !== "boolean"){
const err102 = {instancePath:instancePath+"/sources/allowPrivate",schemaPath:"#/properties/sources/properties/allowPrivate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
let data34 = data32.seconds;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 3600 || isNaN(data34)){
const err103 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data34 <= 0 || isNaN(data34)){
const err104 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/sources/seconds",schemaPath:"#/properties/sources/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
let data35 = data32.silentSeconds;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 3600 || isNaN(data35)){
const err106 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data35 <= 0 || isNaN(data35)){
const err107 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/sources/silentSeconds",schemaPath:"#/properties/sources/properties/silentSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
let data36 = data.prices;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.videoSecond === undefined){
data36.videoSecond = {};
}
if(data36.song === undefined){
data36.song = 20;
}
if(data36.videoSecond === undefined){
const err110 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "videoSecond"},message:"must have required property '"+"videoSecond"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data36.song === undefined){
const err111 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty: "song"},message:"must have required property '"+"song"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key10 in data36){
if(!((key10 === "videoSecond") || (key10 === "song"))){
const err112 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
let data37 = data36.videoSecond;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37["480p"] === undefined){
data37["480p"] = 5;
}
if(data37["720p"] === undefined){
data37["720p"] = 10;
}
if(data37["1080p"] === undefined){
data37["1080p"] = 20;
}
if(data37["480p"] === undefined){
const err113 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/required",keyword:"required",params:{missingProperty: "480p"},message:"must have required property '"+"480p"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data37["720p"] === undefined){
const err114 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/required",keyword:"required",params:{missingProperty: "720p"},message:"must have required property '"+"720p"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data37["1080p"] === undefined){
const err115 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/required",keyword:"required",params:{missingProperty: "1080p"},message:"must have required property '"+"1080p"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
for(const key11 in data37){
if(!(((key11 === "480p") || (key11 === "720p")) || (key11 === "1080p"))){
const err116 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
let data38 = data37["480p"];
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err117 = {instancePath:instancePath+"/prices/videoSecond/480p",schemaPath:"#/properties/prices/properties/videoSecond/properties/480p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err118 = {instancePath:instancePath+"/prices/videoSecond/480p",schemaPath:"#/properties/prices/properties/videoSecond/properties/480p/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
let data39 = data37["720p"];
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
const err119 = {instancePath:instancePath+"/prices/videoSecond/720p",schemaPath:"#/properties/prices/properties/videoSecond/properties/720p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err120 = {instancePath:instancePath+"/prices/videoSecond/720p",schemaPath:"#/properties/prices/properties/videoSecond/properties/720p/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
let data40 = data37["1080p"];
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
const err121 = {instancePath:instancePath+"/prices/videoSecond/1080p",schemaPath:"#/properties/prices/properties/videoSecond/properties/1080p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err122 = {instancePath:instancePath+"/prices/videoSecond/1080p",schemaPath:"#/properties/prices/properties/videoSecond/properties/1080p/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err123 = {instancePath:instancePath+"/prices/videoSecond",schemaPath:"#/properties/prices/properties/videoSecond/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
let data41 = data36.song;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
const err124 = {instancePath:instancePath+"/prices/song",schemaPath:"#/properties/prices/properties/song/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err125 = {instancePath:instancePath+"/prices/song",schemaPath:"#/properties/prices/properties/song/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err126 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
let data42 = data.log;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.level === undefined){
data42.level = "info";
}
if(data42.level === undefined){
const err127 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
for(const key12 in data42){
if(!(key12 === "level")){
const err128 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
let data43 = data42.level;
if(typeof data43 !== "string"){
const err129 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(!((((((data43 === "trace") || (data43 === "debug")) || (data43 === "info")) || (data43 === "warn")) || (data43 === "error")) || (data43 === "silent"))){
const err130 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.level.enum},message:"must be equal to one of the allowed values"};
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
const err131 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err132 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
