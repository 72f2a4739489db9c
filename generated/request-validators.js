// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import * as runtime from './runtime.ts';

export const validateCreateVideoParameters = validate20;
const schema31 = {"type":"object","required":[],"properties":{"Prefer":{"type":"string","maxLength":1000},"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"}},"$id":"CreateVideoParameters"};
const pattern4 = new RegExp("^[\\x21-\\x7e]{1,255}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateVideoParameters" */;
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
if(data.Prefer !== undefined){
let data0 = data.Prefer;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 1000)){
const err0 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data1 = data["Idempotency-Key"];
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,255}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"Prefer":true,"Idempotency-Key":true},"dynamicProps":false,"dynamicItems":false};

export const validateFastVideoRequest = validate21;
const schema32 = {"type":"object","additionalProperties":false,"required":["prompt"],"properties":{"model":{"type":"string","const":"vidx-imagine-video-1.5-fast"},"prompt":{"type":"string","maxLength":32768},"aspect_ratio":{"type":"string","enum":["2:3","3:2","1:1","9:16","16:9"]},"video_length":{"type":"string","enum":["6","8","9","10","12","13","14","15","16","17","18","19","20","21","22","23","24","25","26","27","28","29","30"]},"resolution_name":{"type":"string","enum":["480p","720p"]},"refer_images":{"type":"array","maxItems":7,"items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]%<>\\\\^|\"`{}]+|\\[[0-9A-Fa-f:.]+\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]))?([/?#]\\S*)?$","maxLength":4096}},"reference_audios":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["voice_id"],"properties":{"voice_id":{"type":"string","enum":["carina","zagan","helix","orion","luna","iris","altair","zenith","perseus","helios","lux","kepler","rigel","cosmo","celeste","ursa","sirius","lumen","castor","naksh","atlas","ara","eve","leo","rex","sal"]}}}},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}}],"$id":"FastVideoRequest"};
const pattern5 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]%<>\\\\^|\"`{}]+|\\[[0-9A-Fa-f:.]+\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]))?([/?#]\\S*)?$", "u");
const pattern7 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FastVideoRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "prompt")) || (key0 === "aspect_ratio")) || (key0 === "video_length")) || (key0 === "resolution_name")) || (key0 === "refer_images")) || (key0 === "reference_audios")) || (key0 === "hook_url"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.model !== undefined){
let data1 = data.model;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("vidx-imagine-video-1.5-fast" !== data1){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "vidx-imagine-video-1.5-fast"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(typeof data2 === "string"){
if(runtime.isLongerThan(data2, 32768)){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 32768}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
let data3 = data.aspect_ratio;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data3 === "2:3") || (data3 === "3:2")) || (data3 === "1:1")) || (data3 === "9:16")) || (data3 === "16:9"))){
const err9 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/enum",keyword:"enum",params:{allowedValues: schema32.properties.aspect_ratio.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.video_length !== undefined){
let data4 = data.video_length;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((((((((((((((((((((data4 === "6") || (data4 === "8")) || (data4 === "9")) || (data4 === "10")) || (data4 === "12")) || (data4 === "13")) || (data4 === "14")) || (data4 === "15")) || (data4 === "16")) || (data4 === "17")) || (data4 === "18")) || (data4 === "19")) || (data4 === "20")) || (data4 === "21")) || (data4 === "22")) || (data4 === "23")) || (data4 === "24")) || (data4 === "25")) || (data4 === "26")) || (data4 === "27")) || (data4 === "28")) || (data4 === "29")) || (data4 === "30"))){
const err11 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema32.properties.video_length.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.resolution_name !== undefined){
let data5 = data.resolution_name;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data5 === "480p") || (data5 === "720p"))){
const err13 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/enum",keyword:"enum",params:{allowedValues: schema32.properties.resolution_name.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.refer_images !== undefined){
let data6 = data.refer_images;
if(Array.isArray(data6)){
if(data6.length > 7){
const err14 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err15 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]%<>\\\\^|\"`{}]+|\\[[0-9A-Fa-f:.]+\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]))?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(runtime.isLongerThan(data7, 4096)){
const err16 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.reference_audios !== undefined){
let data8 = data.reference_audios;
if(Array.isArray(data8)){
if(data8.length > 3){
const err19 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1 && errors<1000; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.voice_id === undefined){
const err20 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/required",keyword:"required",params:{missingProperty: "voice_id"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data9){
if(!(key1 === "voice_id")){
const err21 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.voice_id !== undefined){
let data10 = data9.voice_id;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((((((((((((((((((((((((data10 === "carina") || (data10 === "zagan")) || (data10 === "helix")) || (data10 === "orion")) || (data10 === "luna")) || (data10 === "iris")) || (data10 === "altair")) || (data10 === "zenith")) || (data10 === "perseus")) || (data10 === "helios")) || (data10 === "lux")) || (data10 === "kepler")) || (data10 === "rigel")) || (data10 === "cosmo")) || (data10 === "celeste")) || (data10 === "ursa")) || (data10 === "sirius")) || (data10 === "lumen")) || (data10 === "castor")) || (data10 === "naksh")) || (data10 === "atlas")) || (data10 === "ara")) || (data10 === "eve")) || (data10 === "leo")) || (data10 === "rex")) || (data10 === "sal"))){
const err23 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/enum",keyword:"enum",params:{allowedValues: schema32.properties.reference_audios.items.properties.voice_id.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data11 = data.hook_url;
if(typeof data11 === "string"){
if(!pattern7.test(data11)){
const err26 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(runtime.isLongerThan(data11, 2048)){
const err27 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validatePlainVideoRequest = validate22;
const schema33 = {"type":"object","additionalProperties":false,"required":["model","prompt"],"properties":{"model":{"type":"string","const":"vidx-imagine-video"},"prompt":{"type":"string","maxLength":4096},"aspect_ratio":{"type":"string","enum":["2:3","3:2","1:1","9:16","16:9"]},"video_length":{"type":"string","enum":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15"]},"resolution_name":{"type":"string","const":"720p"},"refer_images":{"type":"array","maxItems":7,"items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]%<>\\\\^|\"`{}]+|\\[[0-9A-Fa-f:.]+\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]))?([/?#]\\S*)?$","maxLength":4096}},"reference_audios":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["voice_id"],"properties":{"voice_id":{"type":"string","enum":["carina","zagan","helix","orion","luna","iris","altair","zenith","perseus","helios","lux","kepler","rigel","cosmo","celeste","ursa","sirius","lumen","castor","naksh","atlas","ara","eve","leo","rex","sal"]}}}},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}},{"if":{"required":["refer_images"],"properties":{"refer_images":{"minItems":2}}},"then":{"properties":{"video_length":{"enum":["1","2","3","4","5","6","7","8","9","10"]}}}}],"$id":"PlainVideoRequest"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PlainVideoRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.refer_images === undefined) && (missing0 = "refer_images")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.refer_images !== undefined){
let data1 = data.refer_images;
if(Array.isArray(data1)){
if(data1.length < 2){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.video_length !== undefined){
let data2 = data.video_length;
if(!((((((((((data2 === "1") || (data2 === "2")) || (data2 === "3")) || (data2 === "4")) || (data2 === "5")) || (data2 === "6")) || (data2 === "7")) || (data2 === "8")) || (data2 === "9")) || (data2 === "10"))){
const err4 = {instancePath:instancePath+"/video_length",schemaPath:"#/allOf/1/then/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema33.allOf[1].then.properties.video_length.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.video_length = true;
props0.refer_images = true;
}
}
if(!valid2){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.prompt = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.prompt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "prompt")) || (key0 === "aspect_ratio")) || (key0 === "video_length")) || (key0 === "resolution_name")) || (key0 === "refer_images")) || (key0 === "reference_audios")) || (key0 === "hook_url"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.model !== undefined){
let data3 = data.model;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("vidx-imagine-video" !== data3){
const err10 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "vidx-imagine-video"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(typeof data4 === "string"){
if(runtime.isLongerThan(data4, 4096)){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
let data5 = data.aspect_ratio;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((data5 === "2:3") || (data5 === "3:2")) || (data5 === "1:1")) || (data5 === "9:16")) || (data5 === "16:9"))){
const err14 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/enum",keyword:"enum",params:{allowedValues: schema33.properties.aspect_ratio.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.video_length !== undefined){
let data6 = data.video_length;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((((((((((((data6 === "1") || (data6 === "2")) || (data6 === "3")) || (data6 === "4")) || (data6 === "5")) || (data6 === "6")) || (data6 === "7")) || (data6 === "8")) || (data6 === "9")) || (data6 === "10")) || (data6 === "11")) || (data6 === "12")) || (data6 === "13")) || (data6 === "14")) || (data6 === "15"))){
const err16 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema33.properties.video_length.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.resolution_name !== undefined){
let data7 = data.resolution_name;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if("720p" !== data7){
const err18 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/const",keyword:"const",params:{allowedValue: "720p"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.refer_images !== undefined){
let data8 = data.refer_images;
if(Array.isArray(data8)){
if(data8.length > 7){
const err19 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err20 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]%<>\\\\^|\"`{}]+|\\[[0-9A-Fa-f:.]+\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]))?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(runtime.isLongerThan(data9, 4096)){
const err21 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.reference_audios !== undefined){
let data10 = data.reference_audios;
if(Array.isArray(data10)){
if(data10.length > 3){
const err24 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1 && errors<1000; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.voice_id === undefined){
const err25 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/required",keyword:"required",params:{missingProperty: "voice_id"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data11){
if(!(key1 === "voice_id")){
const err26 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.voice_id !== undefined){
let data12 = data11.voice_id;
if(typeof data12 !== "string"){
const err27 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((((((((((((((((((((((data12 === "carina") || (data12 === "zagan")) || (data12 === "helix")) || (data12 === "orion")) || (data12 === "luna")) || (data12 === "iris")) || (data12 === "altair")) || (data12 === "zenith")) || (data12 === "perseus")) || (data12 === "helios")) || (data12 === "lux")) || (data12 === "kepler")) || (data12 === "rigel")) || (data12 === "cosmo")) || (data12 === "celeste")) || (data12 === "ursa")) || (data12 === "sirius")) || (data12 === "lumen")) || (data12 === "castor")) || (data12 === "naksh")) || (data12 === "atlas")) || (data12 === "ara")) || (data12 === "eve")) || (data12 === "leo")) || (data12 === "rex")) || (data12 === "sal"))){
const err28 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/enum",keyword:"enum",params:{allowedValues: schema33.properties.reference_audios.items.properties.voice_id.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data13 = data.hook_url;
if(typeof data13 === "string"){
if(!pattern7.test(data13)){
const err31 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(runtime.isLongerThan(data13, 2048)){
const err32 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateOneImageVideoRequest = validate23;
const schema34 = {"type":"object","additionalProperties":false,"required":["model","prompt","refer_images"],"properties":{"model":{"type":"string","const":"vidx-imagine-video-1.5"},"prompt":{"type":"string","maxLength":4096},"aspect_ratio":{"type":"string","enum":["2:3","3:2","1:1","9:16","16:9"]},"video_length":{"type":"string","enum":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15"]},"resolution_name":{"type":"string","enum":["480p","720p","1080p"]},"refer_images":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]%<>\\\\^|\"`{}]+|\\[[0-9A-Fa-f:.]+\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]))?([/?#]\\S*)?$","maxLength":4096}},"reference_audios":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["voice_id"],"properties":{"voice_id":{"type":"string","enum":["carina","zagan","helix","orion","luna","iris","altair","zenith","perseus","helios","lux","kepler","rigel","cosmo","celeste","ursa","sirius","lumen","castor","naksh","atlas","ara","eve","leo","rex","sal"]}}}},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}}],"$id":"OneImageVideoRequest"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OneImageVideoRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.prompt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.refer_images === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refer_images"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "prompt")) || (key0 === "aspect_ratio")) || (key0 === "video_length")) || (key0 === "resolution_name")) || (key0 === "refer_images")) || (key0 === "reference_audios")) || (key0 === "hook_url"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.model !== undefined){
let data1 = data.model;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("vidx-imagine-video-1.5" !== data1){
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "vidx-imagine-video-1.5"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(typeof data2 === "string"){
if(runtime.isLongerThan(data2, 4096)){
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
let data3 = data.aspect_ratio;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data3 === "2:3") || (data3 === "3:2")) || (data3 === "1:1")) || (data3 === "9:16")) || (data3 === "16:9"))){
const err11 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/enum",keyword:"enum",params:{allowedValues: schema34.properties.aspect_ratio.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.video_length !== undefined){
let data4 = data.video_length;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((((((((data4 === "1") || (data4 === "2")) || (data4 === "3")) || (data4 === "4")) || (data4 === "5")) || (data4 === "6")) || (data4 === "7")) || (data4 === "8")) || (data4 === "9")) || (data4 === "10")) || (data4 === "11")) || (data4 === "12")) || (data4 === "13")) || (data4 === "14")) || (data4 === "15"))){
const err13 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema34.properties.video_length.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.resolution_name !== undefined){
let data5 = data.resolution_name;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data5 === "480p") || (data5 === "720p")) || (data5 === "1080p"))){
const err15 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/enum",keyword:"enum",params:{allowedValues: schema34.properties.resolution_name.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.refer_images !== undefined){
let data6 = data.refer_images;
if(Array.isArray(data6)){
if(data6.length > 1){
const err16 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err18 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]%<>\\\\^|\"`{}]+|\\[[0-9A-Fa-f:.]+\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]))?([/?#]\\S*)?$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(runtime.isLongerThan(data7, 4096)){
const err19 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.reference_audios !== undefined){
let data8 = data.reference_audios;
if(Array.isArray(data8)){
if(data8.length > 3){
const err22 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1 && errors<1000; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.voice_id === undefined){
const err23 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/required",keyword:"required",params:{missingProperty: "voice_id"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data9){
if(!(key1 === "voice_id")){
const err24 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.voice_id !== undefined){
let data10 = data9.voice_id;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((((((((((((((((((((((((data10 === "carina") || (data10 === "zagan")) || (data10 === "helix")) || (data10 === "orion")) || (data10 === "luna")) || (data10 === "iris")) || (data10 === "altair")) || (data10 === "zenith")) || (data10 === "perseus")) || (data10 === "helios")) || (data10 === "lux")) || (data10 === "kepler")) || (data10 === "rigel")) || (data10 === "cosmo")) || (data10 === "celeste")) || (data10 === "ursa")) || (data10 === "sirius")) || (data10 === "lumen")) || (data10 === "castor")) || (data10 === "naksh")) || (data10 === "atlas")) || (data10 === "ara")) || (data10 === "eve")) || (data10 === "leo")) || (data10 === "rex")) || (data10 === "sal"))){
const err26 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/enum",keyword:"enum",params:{allowedValues: schema34.properties.reference_audios.items.properties.voice_id.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data11 = data.hook_url;
if(typeof data11 === "string"){
if(!pattern7.test(data11)){
const err29 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(runtime.isLongerThan(data11, 2048)){
const err30 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateGetVideoJobParameters = validate24;
const schema35 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetVideoJobParameters"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetVideoJobParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId !== undefined){
let data0 = data.jobId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateImageParameters = validate25;
const schema36 = {"type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"},"Prefer":{"type":"string","maxLength":1000}},"$id":"CreateImageParameters"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateImageParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,255}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Prefer !== undefined){
let data1 = data.Prefer;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 1000)){
const err2 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"Idempotency-Key":true,"Prefer":true},"dynamicProps":false,"dynamicItems":false};

export const validateImgy2ImageRequest = validate26;
const schema37 = {"type":"object","additionalProperties":false,"required":["prompt"],"properties":{"prompt":{"type":"string","maxLength":1000},"mode":{"type":"string","const":"imgy-2"},"background":{"type":"string","const":"auto"},"moderation":{"type":"string","const":"auto"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["256x256","512x512","1024x1024","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}}],"$id":"Imgy2ImageRequest"};
const func1 = Object.prototype.hasOwnProperty;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy2ImageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 1000)){
const err4 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("imgy-2" !== data2){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgy-2"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.background !== undefined){
let data3 = data.background;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("auto" !== data3){
const err9 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/const",keyword:"const",params:{allowedValue: "auto"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.moderation !== undefined){
let data4 = data.moderation;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("auto" !== data4){
const err11 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/const",keyword:"const",params:{allowedValue: "auto"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.n !== undefined){
let data5 = data.n;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.output_compression !== undefined){
let data6 = data.output_compression;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(100 !== data6){
const err16 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/const",keyword:"const",params:{allowedValue: 100}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.output_format !== undefined){
let data7 = data.output_format;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if("png" !== data7){
const err18 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/const",keyword:"const",params:{allowedValue: "png"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.quality !== undefined){
let data8 = data.quality;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data8 === "auto") || (data8 === "standard"))){
const err20 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema37.properties.quality.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.response_format !== undefined){
let data9 = data.response_format;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data9 === "url") || (data9 === "b64_json"))){
const err22 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema37.properties.response_format.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.size !== undefined){
let data10 = data.size;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((data10 === "256x256") || (data10 === "512x512")) || (data10 === "1024x1024")) || (data10 === "auto"))){
const err24 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema37.properties.size.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.user !== undefined){
let data11 = data.user;
if(typeof data11 === "string"){
if(runtime.isLongerThan(data11, 512)){
const err25 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err26 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.stream !== undefined){
let data12 = data.stream;
if(typeof data12 !== "boolean"){
const err27 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(false !== data12){
const err28 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data13 = data.partial_images;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err29 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(0 !== data13){
const err30 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data14 = data.hook_url;
if(typeof data14 === "string"){
if(!pattern7.test(data14)){
const err31 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(runtime.isLongerThan(data14, 2048)){
const err32 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgxImageRequest = validate27;
const schema38 = {"type":"object","additionalProperties":false,"required":["mode","prompt"],"properties":{"prompt":{"type":"string","maxLength":32000},"mode":{"type":"string","const":"imgx-image-1"},"background":{"type":"string","enum":["transparent","opaque","auto"]},"moderation":{"type":"string","enum":["low","auto"]},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","minimum":0,"maximum":100},"output_format":{"type":"string","enum":["png","jpeg","webp"]},"quality":{"type":"string","enum":["auto","high","medium","low"]},"response_format":{"type":"string","const":"b64_json"},"size":{"type":"string","enum":["1024x1024","1536x1024","1024x1536","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean"},"partial_images":{"type":"integer","minimum":0,"maximum":3},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}},{"if":{"required":["background"],"properties":{"background":{"const":"transparent"}}},"then":{"properties":{"output_format":{"enum":["png","webp"]}}}},{"if":{"required":["output_compression"],"properties":{"output_compression":{"not":{"const":100}}}},"then":{"required":["output_format"],"properties":{"output_format":{"enum":["webp","jpeg"]}}}},{"if":{"required":["partial_images"],"properties":{"partial_images":{"minimum":1}}},"then":{"required":["stream"],"properties":{"stream":{"const":true}}}},{"if":{"required":["stream"],"properties":{"stream":{"const":true}}},"then":{"properties":{"n":{"const":1}}}}],"$id":"ImgxImageRequest"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImgxImageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.background === undefined) && (missing0 = "background")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.background !== undefined){
if("transparent" !== data.background){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_format !== undefined){
let data2 = data.output_format;
if(!((data2 === "png") || (data2 === "webp"))){
const err4 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/1/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema38.allOf[1].then.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.output_format = true;
props0.background = true;
}
}
if(!valid2){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.prompt = true;
}
const _errs11 = errors;
let valid5 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.output_compression === undefined) && (missing1 = "output_compression")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.output_compression !== undefined){
const _errs14 = errors;
const _errs15 = errors;
if(100 !== data.output_compression){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid7 = _errs15 === errors;
if(valid7){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_format === undefined){
const err9 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "output_format"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.output_format !== undefined){
let data4 = data.output_format;
if(!((data4 === "webp") || (data4 === "jpeg"))){
const err10 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/2/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema38.allOf[2].then.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var _valid1 = _errs16 === errors;
valid5 = _valid1;
if(valid5){
var props1 = {};
props1.output_format = true;
props1.output_compression = true;
}
}
if(!valid5){
const err11 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs19 = errors;
let valid9 = true;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.partial_images === undefined) && (missing2 = "partial_images")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.partial_images !== undefined){
let data5 = data.partial_images;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream === undefined){
const err14 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "stream"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.stream !== undefined){
if(true !== data.stream){
const err15 = {instancePath:instancePath+"/stream",schemaPath:"#/allOf/3/then/properties/stream/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
var _valid2 = _errs22 === errors;
valid9 = _valid2;
if(valid9){
var props2 = {};
props2.stream = true;
props2.partial_images = true;
}
}
if(!valid9){
const err16 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs25 = errors;
let valid12 = true;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.stream === undefined) && (missing3 = "stream")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data.stream !== undefined){
if(true !== data.stream){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
var _valid3 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.n !== undefined){
if(1 !== data.n){
const err19 = {instancePath:instancePath+"/n",schemaPath:"#/allOf/4/then/properties/n/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
var _valid3 = _errs28 === errors;
valid12 = _valid3;
if(valid12){
var props3 = {};
props3.n = true;
props3.stream = true;
}
}
if(!valid12){
const err20 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.prompt === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
const err23 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.prompt !== undefined){
let data9 = data.prompt;
if(typeof data9 === "string"){
if(runtime.isLongerThan(data9, 32000)){
const err24 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 32000}};
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
const err25 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.mode !== undefined){
let data10 = data.mode;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if("imgx-image-1" !== data10){
const err27 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgx-image-1"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.background !== undefined){
let data11 = data.background;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data11 === "transparent") || (data11 === "opaque")) || (data11 === "auto"))){
const err29 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema38.properties.background.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.moderation !== undefined){
let data12 = data.moderation;
if(typeof data12 !== "string"){
const err30 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data12 === "low") || (data12 === "auto"))){
const err31 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/enum",keyword:"enum",params:{allowedValues: schema38.properties.moderation.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.n !== undefined){
let data13 = data.n;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.output_compression !== undefined){
let data14 = data.output_compression;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err37 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.output_format !== undefined){
let data15 = data.output_format;
if(typeof data15 !== "string"){
const err38 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((data15 === "png") || (data15 === "jpeg")) || (data15 === "webp"))){
const err39 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema38.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.quality !== undefined){
let data16 = data.quality;
if(typeof data16 !== "string"){
const err40 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((((data16 === "auto") || (data16 === "high")) || (data16 === "medium")) || (data16 === "low"))){
const err41 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema38.properties.quality.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.response_format !== undefined){
let data17 = data.response_format;
if(typeof data17 !== "string"){
const err42 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if("b64_json" !== data17){
const err43 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/const",keyword:"const",params:{allowedValue: "b64_json"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.size !== undefined){
let data18 = data.size;
if(typeof data18 !== "string"){
const err44 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((((data18 === "1024x1024") || (data18 === "1536x1024")) || (data18 === "1024x1536")) || (data18 === "auto"))){
const err45 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema38.properties.size.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.user !== undefined){
let data19 = data.user;
if(typeof data19 === "string"){
if(runtime.isLongerThan(data19, 512)){
const err46 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err47 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err48 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data21 = data.partial_images;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err49 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 3 || isNaN(data21)){
const err50 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err51 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.hook_url !== undefined){
let data22 = data.hook_url;
if(typeof data22 === "string"){
if(!pattern7.test(data22)){
const err52 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(runtime.isLongerThan(data22, 2048)){
const err53 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err54 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgy3ImageRequest = validate28;
const schema39 = {"type":"object","additionalProperties":false,"required":["mode","prompt"],"properties":{"prompt":{"type":"string","maxLength":4000},"mode":{"type":"string","const":"imgy-3"},"background":{"type":"string","const":"auto"},"moderation":{"type":"string","const":"auto"},"n":{"type":"integer","const":1},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","hd","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["1024x1024","1792x1024","1024x1792","auto"]},"style":{"type":"string","enum":["vivid","natural"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}}],"$id":"Imgy3ImageRequest"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy3ImageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.prompt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 4000)){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("imgy-3" !== data2){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgy-3"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.background !== undefined){
let data3 = data.background;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("auto" !== data3){
const err10 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/const",keyword:"const",params:{allowedValue: "auto"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.moderation !== undefined){
let data4 = data.moderation;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if("auto" !== data4){
const err12 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/const",keyword:"const",params:{allowedValue: "auto"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.n !== undefined){
let data5 = data.n;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(1 !== data5){
const err14 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.output_compression !== undefined){
let data6 = data.output_compression;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(100 !== data6){
const err16 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/const",keyword:"const",params:{allowedValue: 100}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.output_format !== undefined){
let data7 = data.output_format;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if("png" !== data7){
const err18 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/const",keyword:"const",params:{allowedValue: "png"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.quality !== undefined){
let data8 = data.quality;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data8 === "auto") || (data8 === "hd")) || (data8 === "standard"))){
const err20 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema39.properties.quality.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.response_format !== undefined){
let data9 = data.response_format;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data9 === "url") || (data9 === "b64_json"))){
const err22 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema39.properties.response_format.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.size !== undefined){
let data10 = data.size;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((data10 === "1024x1024") || (data10 === "1792x1024")) || (data10 === "1024x1792")) || (data10 === "auto"))){
const err24 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema39.properties.size.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.style !== undefined){
let data11 = data.style;
if(typeof data11 !== "string"){
const err25 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data11 === "vivid") || (data11 === "natural"))){
const err26 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema39.properties.style.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.user !== undefined){
let data12 = data.user;
if(typeof data12 === "string"){
if(runtime.isLongerThan(data12, 512)){
const err27 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.stream !== undefined){
let data13 = data.stream;
if(typeof data13 !== "boolean"){
const err29 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(false !== data13){
const err30 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data14 = data.partial_images;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(0 !== data14){
const err32 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data15 = data.hook_url;
if(typeof data15 === "string"){
if(!pattern7.test(data15)){
const err33 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(runtime.isLongerThan(data15, 2048)){
const err34 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err35 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateEditImageParameters = validate29;
const schema40 = {"type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"},"Prefer":{"type":"string","maxLength":1000}},"$id":"EditImageParameters"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EditImageParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,255}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Prefer !== undefined){
let data1 = data.Prefer;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 1000)){
const err2 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"Idempotency-Key":true,"Prefer":true},"dynamicProps":false,"dynamicItems":false};

export const validateImgy2EditRequest = validate30;
const schema41 = {"type":"object","additionalProperties":false,"required":["prompt","image"],"properties":{"prompt":{"type":"string","maxLength":1000},"image":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}},"mask":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"},"mode":{"type":"string","const":"imgy-2"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["256x256","512x512","1024x1024","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}}],"$id":"Imgy2EditRequest"};
const pattern23 = new RegExp("^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy2EditRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.image === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 1000)){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(Array.isArray(data2)){
if(data2.length > 1){
const err7 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern23.test(data3)){
const err9 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/pattern",keyword:"pattern",params:{pattern: "^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(runtime.isShorterThan(data3, 1)){
const err10 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.mask !== undefined){
let data4 = data.mask;
if(typeof data4 === "string"){
if(!pattern23.test(data4)){
const err13 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/pattern",keyword:"pattern",params:{pattern: "^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(runtime.isShorterThan(data4, 1)){
const err14 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.mode !== undefined){
let data5 = data.mode;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("imgy-2" !== data5){
const err17 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgy-2"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.n !== undefined){
let data6 = data.n;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.output_compression !== undefined){
let data7 = data.output_compression;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(100 !== data7){
const err22 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/const",keyword:"const",params:{allowedValue: 100}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.output_format !== undefined){
let data8 = data.output_format;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if("png" !== data8){
const err24 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/const",keyword:"const",params:{allowedValue: "png"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.quality !== undefined){
let data9 = data.quality;
if(typeof data9 !== "string"){
const err25 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data9 === "auto") || (data9 === "standard"))){
const err26 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema41.properties.quality.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.response_format !== undefined){
let data10 = data.response_format;
if(typeof data10 !== "string"){
const err27 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((data10 === "url") || (data10 === "b64_json"))){
const err28 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema41.properties.response_format.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.size !== undefined){
let data11 = data.size;
if(typeof data11 !== "string"){
const err29 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((((data11 === "256x256") || (data11 === "512x512")) || (data11 === "1024x1024")) || (data11 === "auto"))){
const err30 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema41.properties.size.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.user !== undefined){
let data12 = data.user;
if(typeof data12 === "string"){
if(runtime.isLongerThan(data12, 512)){
const err31 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.stream !== undefined){
let data13 = data.stream;
if(typeof data13 !== "boolean"){
const err33 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(false !== data13){
const err34 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data14 = data.partial_images;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(0 !== data14){
const err36 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data15 = data.hook_url;
if(typeof data15 === "string"){
if(!pattern7.test(data15)){
const err37 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(runtime.isLongerThan(data15, 2048)){
const err38 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err39 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgxEditRequest = validate31;
const schema42 = {"type":"object","additionalProperties":false,"required":["mode","prompt","image"],"properties":{"prompt":{"type":"string","maxLength":32000},"image":{"type":"array","minItems":1,"maxItems":16,"items":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}},"mask":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"},"mode":{"type":"string","const":"imgx-image-1"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","minimum":0,"maximum":100},"output_format":{"type":"string","enum":["png","jpeg","webp"]},"quality":{"type":"string","enum":["auto","high","medium","low"]},"response_format":{"type":"string","const":"b64_json"},"size":{"type":"string","enum":["1024x1024","1536x1024","1024x1536","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean"},"partial_images":{"type":"integer","minimum":0,"maximum":3},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}},{"if":{"required":["output_compression"],"properties":{"output_compression":{"not":{"const":100}}}},"then":{"required":["output_format"],"properties":{"output_format":{"enum":["webp","jpeg"]}}}},{"if":{"required":["partial_images"],"properties":{"partial_images":{"minimum":1}}},"then":{"required":["stream"],"properties":{"stream":{"const":true}}}},{"if":{"required":["stream"],"properties":{"stream":{"const":true}}},"then":{"properties":{"n":{"const":1}}}}],"$id":"ImgxEditRequest"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImgxEditRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.output_compression === undefined) && (missing0 = "output_compression")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.output_compression !== undefined){
const _errs8 = errors;
const _errs9 = errors;
if(100 !== data.output_compression){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs9 === errors;
if(valid4){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_format === undefined){
const err5 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "output_format"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.output_format !== undefined){
let data2 = data.output_format;
if(!((data2 === "webp") || (data2 === "jpeg"))){
const err6 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/1/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema42.allOf[1].then.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.output_format = true;
props0.output_compression = true;
}
}
if(!valid2){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.prompt = true;
}
const _errs13 = errors;
let valid6 = true;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.partial_images === undefined) && (missing1 = "partial_images")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.partial_images !== undefined){
let data3 = data.partial_images;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream === undefined){
const err10 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "stream"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.stream !== undefined){
if(true !== data.stream){
const err11 = {instancePath:instancePath+"/stream",schemaPath:"#/allOf/2/then/properties/stream/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
var _valid1 = _errs16 === errors;
valid6 = _valid1;
if(valid6){
var props1 = {};
props1.stream = true;
props1.partial_images = true;
}
}
if(!valid6){
const err12 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs19 = errors;
let valid9 = true;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.stream === undefined) && (missing2 = "stream")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.stream !== undefined){
if(true !== data.stream){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.n !== undefined){
if(1 !== data.n){
const err15 = {instancePath:instancePath+"/n",schemaPath:"#/allOf/3/then/properties/n/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
var _valid2 = _errs22 === errors;
valid9 = _valid2;
if(valid9){
var props2 = {};
props2.n = true;
props2.stream = true;
}
}
if(!valid9){
const err16 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.prompt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.image === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.prompt !== undefined){
let data7 = data.prompt;
if(typeof data7 === "string"){
if(runtime.isLongerThan(data7, 32000)){
const err21 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 32000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.image !== undefined){
let data8 = data.image;
if(Array.isArray(data8)){
if(data8.length > 16){
const err23 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.length < 1){
const err24 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!pattern23.test(data9)){
const err25 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/pattern",keyword:"pattern",params:{pattern: "^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(runtime.isShorterThan(data9, 1)){
const err26 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.mask !== undefined){
let data10 = data.mask;
if(typeof data10 === "string"){
if(!pattern23.test(data10)){
const err29 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/pattern",keyword:"pattern",params:{pattern: "^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(runtime.isShorterThan(data10, 1)){
const err30 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.mode !== undefined){
let data11 = data.mode;
if(typeof data11 !== "string"){
const err32 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if("imgx-image-1" !== data11){
const err33 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgx-image-1"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.n !== undefined){
let data12 = data.n;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 10 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.output_compression !== undefined){
let data13 = data.output_compression;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err37 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.output_format !== undefined){
let data14 = data.output_format;
if(typeof data14 !== "string"){
const err40 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(((data14 === "png") || (data14 === "jpeg")) || (data14 === "webp"))){
const err41 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema42.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.quality !== undefined){
let data15 = data.quality;
if(typeof data15 !== "string"){
const err42 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((((data15 === "auto") || (data15 === "high")) || (data15 === "medium")) || (data15 === "low"))){
const err43 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema42.properties.quality.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.response_format !== undefined){
let data16 = data.response_format;
if(typeof data16 !== "string"){
const err44 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if("b64_json" !== data16){
const err45 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/const",keyword:"const",params:{allowedValue: "b64_json"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.size !== undefined){
let data17 = data.size;
if(typeof data17 !== "string"){
const err46 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!((((data17 === "1024x1024") || (data17 === "1536x1024")) || (data17 === "1024x1536")) || (data17 === "auto"))){
const err47 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema42.properties.size.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.user !== undefined){
let data18 = data.user;
if(typeof data18 === "string"){
if(runtime.isLongerThan(data18, 512)){
const err48 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err50 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data20 = data.partial_images;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err51 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 3 || isNaN(data20)){
const err52 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err53 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.hook_url !== undefined){
let data21 = data.hook_url;
if(typeof data21 === "string"){
if(!pattern7.test(data21)){
const err54 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(runtime.isLongerThan(data21, 2048)){
const err55 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err56 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgy2EditForm = validate32;
const schema43 = {"type":"object","additionalProperties":false,"required":["prompt","image"],"properties":{"prompt":{"type":"string","maxLength":1000},"image":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string"}},"mask":{"type":"string"},"mode":{"type":"string","const":"imgy-2"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["256x256","512x512","1024x1024","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}}],"$id":"Imgy2EditForm"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy2EditForm" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.image === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema43.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 1000)){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(Array.isArray(data2)){
if(data2.length > 1){
const err7 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
if(typeof data2[i0] !== "string"){
const err9 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.mask !== undefined){
if(typeof data.mask !== "string"){
const err11 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.mode !== undefined){
let data5 = data.mode;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("imgy-2" !== data5){
const err13 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgy-2"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.n !== undefined){
let data6 = data.n;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.output_compression !== undefined){
let data7 = data.output_compression;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(100 !== data7){
const err18 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/const",keyword:"const",params:{allowedValue: 100}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.output_format !== undefined){
let data8 = data.output_format;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if("png" !== data8){
const err20 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/const",keyword:"const",params:{allowedValue: "png"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.quality !== undefined){
let data9 = data.quality;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data9 === "auto") || (data9 === "standard"))){
const err22 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema43.properties.quality.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.response_format !== undefined){
let data10 = data.response_format;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data10 === "url") || (data10 === "b64_json"))){
const err24 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema43.properties.response_format.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.size !== undefined){
let data11 = data.size;
if(typeof data11 !== "string"){
const err25 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((data11 === "256x256") || (data11 === "512x512")) || (data11 === "1024x1024")) || (data11 === "auto"))){
const err26 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema43.properties.size.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.user !== undefined){
let data12 = data.user;
if(typeof data12 === "string"){
if(runtime.isLongerThan(data12, 512)){
const err27 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.stream !== undefined){
let data13 = data.stream;
if(typeof data13 !== "boolean"){
const err29 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(false !== data13){
const err30 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data14 = data.partial_images;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(0 !== data14){
const err32 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data15 = data.hook_url;
if(typeof data15 === "string"){
if(!pattern7.test(data15)){
const err33 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(runtime.isLongerThan(data15, 2048)){
const err34 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err35 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgxEditForm = validate33;
const schema44 = {"type":"object","additionalProperties":false,"required":["mode","prompt","image"],"properties":{"prompt":{"type":"string","maxLength":32000},"image":{"type":"array","minItems":1,"maxItems":16,"items":{"type":"string"}},"mask":{"type":"string"},"mode":{"type":"string","const":"imgx-image-1"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","minimum":0,"maximum":100},"output_format":{"type":"string","enum":["png","jpeg","webp"]},"quality":{"type":"string","enum":["auto","high","medium","low"]},"response_format":{"type":"string","const":"b64_json"},"size":{"type":"string","enum":["1024x1024","1536x1024","1024x1536","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean"},"partial_images":{"type":"integer","minimum":0,"maximum":3},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"type":"string","pattern":"\\S"}}},{"if":{"required":["output_compression"],"properties":{"output_compression":{"not":{"const":100}}}},"then":{"required":["output_format"],"properties":{"output_format":{"enum":["webp","jpeg"]}}}},{"if":{"required":["partial_images"],"properties":{"partial_images":{"minimum":1}}},"then":{"required":["stream"],"properties":{"stream":{"const":true}}}},{"if":{"required":["stream"],"properties":{"stream":{"const":true}}},"then":{"properties":{"n":{"const":1}}}}],"$id":"ImgxEditForm"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImgxEditForm" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/prompt",schemaPath:"#/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.output_compression === undefined) && (missing0 = "output_compression")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.output_compression !== undefined){
const _errs8 = errors;
const _errs9 = errors;
if(100 !== data.output_compression){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs9 === errors;
if(valid4){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_format === undefined){
const err5 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "output_format"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.output_format !== undefined){
let data2 = data.output_format;
if(!((data2 === "webp") || (data2 === "jpeg"))){
const err6 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/1/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema44.allOf[1].then.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.output_format = true;
props0.output_compression = true;
}
}
if(!valid2){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.prompt = true;
}
const _errs13 = errors;
let valid6 = true;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.partial_images === undefined) && (missing1 = "partial_images")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.partial_images !== undefined){
let data3 = data.partial_images;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stream === undefined){
const err10 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "stream"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.stream !== undefined){
if(true !== data.stream){
const err11 = {instancePath:instancePath+"/stream",schemaPath:"#/allOf/2/then/properties/stream/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
var _valid1 = _errs16 === errors;
valid6 = _valid1;
if(valid6){
var props1 = {};
props1.stream = true;
props1.partial_images = true;
}
}
if(!valid6){
const err12 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs19 = errors;
let valid9 = true;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.stream === undefined) && (missing2 = "stream")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.stream !== undefined){
if(true !== data.stream){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.n !== undefined){
if(1 !== data.n){
const err15 = {instancePath:instancePath+"/n",schemaPath:"#/allOf/3/then/properties/n/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
var _valid2 = _errs22 === errors;
valid9 = _valid2;
if(valid9){
var props2 = {};
props2.n = true;
props2.stream = true;
}
}
if(!valid9){
const err16 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.prompt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.image === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema44.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.prompt !== undefined){
let data7 = data.prompt;
if(typeof data7 === "string"){
if(runtime.isLongerThan(data7, 32000)){
const err21 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 32000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.image !== undefined){
let data8 = data.image;
if(Array.isArray(data8)){
if(data8.length > 16){
const err23 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.length < 1){
const err24 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
if(typeof data8[i0] !== "string"){
const err25 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.mask !== undefined){
if(typeof data.mask !== "string"){
const err27 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.mode !== undefined){
let data11 = data.mode;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if("imgx-image-1" !== data11){
const err29 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgx-image-1"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.n !== undefined){
let data12 = data.n;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 10 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.output_compression !== undefined){
let data13 = data.output_compression;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.output_format !== undefined){
let data14 = data.output_format;
if(typeof data14 !== "string"){
const err36 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data14 === "png") || (data14 === "jpeg")) || (data14 === "webp"))){
const err37 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema44.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.quality !== undefined){
let data15 = data.quality;
if(typeof data15 !== "string"){
const err38 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((((data15 === "auto") || (data15 === "high")) || (data15 === "medium")) || (data15 === "low"))){
const err39 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema44.properties.quality.enum}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.response_format !== undefined){
let data16 = data.response_format;
if(typeof data16 !== "string"){
const err40 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if("b64_json" !== data16){
const err41 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/const",keyword:"const",params:{allowedValue: "b64_json"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.size !== undefined){
let data17 = data.size;
if(typeof data17 !== "string"){
const err42 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((((data17 === "1024x1024") || (data17 === "1536x1024")) || (data17 === "1024x1536")) || (data17 === "auto"))){
const err43 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema44.properties.size.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.user !== undefined){
let data18 = data.user;
if(typeof data18 === "string"){
if(runtime.isLongerThan(data18, 512)){
const err44 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err45 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err46 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data20 = data.partial_images;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err47 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 3 || isNaN(data20)){
const err48 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err49 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.hook_url !== undefined){
let data21 = data.hook_url;
if(typeof data21 === "string"){
if(!pattern7.test(data21)){
const err50 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(runtime.isLongerThan(data21, 2048)){
const err51 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err52 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateUploadSampleParameters = validate34;
const schema45 = {"type":"object","required":[],"properties":{"Prefer":{"type":"string","maxLength":1000},"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"}},"$id":"UploadSampleParameters"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadSampleParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Prefer !== undefined){
let data0 = data.Prefer;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 1000)){
const err0 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data1 = data["Idempotency-Key"];
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,255}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"Prefer":true,"Idempotency-Key":true},"dynamicProps":false,"dynamicItems":false};

export const validateUploadForm = validate35;
const schema46 = {"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string"}},"$id":"UploadForm"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadForm" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "file")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.file !== undefined){
if(typeof data.file !== "string"){
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateUploadRequest = validate36;
const schema47 = {"type":"object","additionalProperties":false,"required":["audio_url"],"properties":{"audio_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":4096}},"$id":"UploadRequest"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.audio_url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audio_url"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "audio_url")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err2 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(runtime.isLongerThan(data0, 4096)){
const err3 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateRemoveSampleParameters = validate37;
const schema48 = {"type":"object","required":["musicId"],"properties":{"musicId":{"type":"string","minLength":1,"maxLength":200}},"$id":"RemoveSampleParameters"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RemoveSampleParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.musicId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.musicId !== undefined){
let data0 = data.musicId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/musicId",schemaPath:"#/properties/musicId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/musicId",schemaPath:"#/properties/musicId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/musicId",schemaPath:"#/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"musicId":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateMusicParameters = validate38;
const schema49 = {"type":"object","required":[],"properties":{"Prefer":{"type":"string","maxLength":1000},"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"}},"$id":"CreateMusicParameters"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMusicParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Prefer !== undefined){
let data0 = data.Prefer;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 1000)){
const err0 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data1 = data["Idempotency-Key"];
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,255}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"Prefer":true,"Idempotency-Key":true},"dynamicProps":false,"dynamicItems":false};

export const validateInspiredMusicRequest = validate39;
const schema50 = {"type":"object","additionalProperties":false,"required":["music_id","chop_sample_start_s","chop_sample_end_s","custom","instrumental","mv","llm_description_prompt"],"properties":{"music_id":{"type":"string","minLength":1,"maxLength":200},"chop_sample_start_s":{"type":"number","minimum":0},"chop_sample_end_s":{"type":"number","exclusiveMinimum":0},"custom":{"type":"boolean","const":false},"instrumental":{"type":"boolean"},"mv":{"type":"string","enum":["tune-v5","tune-v4-5-all","tune-v4-5+","tune-v4-5","tune-v4","tune-v3-5","tune-v3-0"]},"llm_description_prompt":{"type":"string","pattern":"\\S","maxLength":500},"auto_lyrics":{"type":"boolean","const":false},"vocal_gender":{"type":"string","enum":["Male","Female"]},"isStorage":{"type":"boolean"},"hookUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"$id":"InspiredMusicRequest"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InspiredMusicRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.music_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "music_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.chop_sample_start_s === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chop_sample_start_s"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.chop_sample_end_s === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chop_sample_end_s"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.custom === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.instrumental === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instrumental"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.mv === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.llm_description_prompt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "llm_description_prompt"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.music_id !== undefined){
let data0 = data.music_id;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err8 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err9 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.chop_sample_start_s !== undefined){
let data1 = data.chop_sample_start_s;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/chop_sample_start_s",schemaPath:"#/properties/chop_sample_start_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/chop_sample_start_s",schemaPath:"#/properties/chop_sample_start_s/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.chop_sample_end_s !== undefined){
let data2 = data.chop_sample_end_s;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 <= 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/chop_sample_end_s",schemaPath:"#/properties/chop_sample_end_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/chop_sample_end_s",schemaPath:"#/properties/chop_sample_end_s/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.custom !== undefined){
let data3 = data.custom;
if(typeof data3 !== "boolean"){
const err15 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(false !== data3){
const err16 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.instrumental !== undefined){
if(typeof data.instrumental !== "boolean"){
const err17 = {instancePath:instancePath+"/instrumental",schemaPath:"#/properties/instrumental/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.mv !== undefined){
let data5 = data.mv;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/mv",schemaPath:"#/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((data5 === "tune-v5") || (data5 === "tune-v4-5-all")) || (data5 === "tune-v4-5+")) || (data5 === "tune-v4-5")) || (data5 === "tune-v4")) || (data5 === "tune-v3-5")) || (data5 === "tune-v3-0"))){
const err19 = {instancePath:instancePath+"/mv",schemaPath:"#/properties/mv/enum",keyword:"enum",params:{allowedValues: schema50.properties.mv.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.llm_description_prompt !== undefined){
let data6 = data.llm_description_prompt;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err20 = {instancePath:instancePath+"/llm_description_prompt",schemaPath:"#/properties/llm_description_prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(runtime.isLongerThan(data6, 500)){
const err21 = {instancePath:instancePath+"/llm_description_prompt",schemaPath:"#/properties/llm_description_prompt/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/llm_description_prompt",schemaPath:"#/properties/llm_description_prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.auto_lyrics !== undefined){
let data7 = data.auto_lyrics;
if(typeof data7 !== "boolean"){
const err23 = {instancePath:instancePath+"/auto_lyrics",schemaPath:"#/properties/auto_lyrics/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(false !== data7){
const err24 = {instancePath:instancePath+"/auto_lyrics",schemaPath:"#/properties/auto_lyrics/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.vocal_gender !== undefined){
let data8 = data.vocal_gender;
if(typeof data8 !== "string"){
const err25 = {instancePath:instancePath+"/vocal_gender",schemaPath:"#/properties/vocal_gender/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data8 === "Male") || (data8 === "Female"))){
const err26 = {instancePath:instancePath+"/vocal_gender",schemaPath:"#/properties/vocal_gender/enum",keyword:"enum",params:{allowedValues: schema50.properties.vocal_gender.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.isStorage !== undefined){
if(typeof data.isStorage !== "boolean"){
const err27 = {instancePath:instancePath+"/isStorage",schemaPath:"#/properties/isStorage/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.hookUrl !== undefined){
let data10 = data.hookUrl;
if(typeof data10 === "string"){
if(!pattern7.test(data10)){
const err28 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(runtime.isLongerThan(data10, 2048)){
const err29 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err30 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCustomMusicRequest = validate40;
const schema51 = {"type":"object","additionalProperties":false,"required":["music_id","chop_sample_start_s","chop_sample_end_s","custom","instrumental","mv"],"properties":{"music_id":{"type":"string","minLength":1,"maxLength":200},"chop_sample_start_s":{"type":"number","minimum":0},"chop_sample_end_s":{"type":"number","exclusiveMinimum":0},"custom":{"type":"boolean","const":true},"instrumental":{"type":"boolean"},"mv":{"type":"string","enum":["tune-v5","tune-v4-5-all","tune-v4-5+","tune-v4-5","tune-v4","tune-v3-5","tune-v3-0"]},"prompt":{"type":"string","pattern":"\\S","maxLength":5000},"title":{"type":"string","maxLength":80},"tags":{"type":"string","maxLength":1000},"negative_tags":{"type":"string","maxLength":1000},"style_weight":{"type":"number","minimum":0,"maximum":1},"weirdness_constraint":{"type":"number","minimum":0,"maximum":1},"audio_weight":{"type":"number","minimum":0,"maximum":1},"auto_lyrics":{"type":"boolean"},"vocal_gender":{"type":"string","enum":["Male","Female"]},"isStorage":{"type":"boolean"},"hookUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"if":{"required":["instrumental"],"properties":{"instrumental":{"const":false}}},"then":{"required":["prompt"],"properties":{"prompt":{}}}}],"$id":"CustomMusicRequest"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CustomMusicRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.instrumental === undefined) && (missing0 = "instrumental")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.instrumental !== undefined){
if(false !== data.instrumental){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.prompt = true;
props0.instrumental = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.music_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "music_id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.chop_sample_start_s === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chop_sample_start_s"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.chop_sample_end_s === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chop_sample_end_s"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.custom === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.instrumental === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instrumental"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.mv === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema51.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.music_id !== undefined){
let data1 = data.music_id;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 200)){
const err11 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(runtime.isShorterThan(data1, 1)){
const err12 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.chop_sample_start_s !== undefined){
let data2 = data.chop_sample_start_s;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/chop_sample_start_s",schemaPath:"#/properties/chop_sample_start_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/chop_sample_start_s",schemaPath:"#/properties/chop_sample_start_s/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.chop_sample_end_s !== undefined){
let data3 = data.chop_sample_end_s;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/chop_sample_end_s",schemaPath:"#/properties/chop_sample_end_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/chop_sample_end_s",schemaPath:"#/properties/chop_sample_end_s/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.custom !== undefined){
let data4 = data.custom;
if(typeof data4 !== "boolean"){
const err18 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(true !== data4){
const err19 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.instrumental !== undefined){
if(typeof data.instrumental !== "boolean"){
const err20 = {instancePath:instancePath+"/instrumental",schemaPath:"#/properties/instrumental/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.mv !== undefined){
let data6 = data.mv;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/mv",schemaPath:"#/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((data6 === "tune-v5") || (data6 === "tune-v4-5-all")) || (data6 === "tune-v4-5+")) || (data6 === "tune-v4-5")) || (data6 === "tune-v4")) || (data6 === "tune-v3-5")) || (data6 === "tune-v3-0"))){
const err22 = {instancePath:instancePath+"/mv",schemaPath:"#/properties/mv/enum",keyword:"enum",params:{allowedValues: schema51.properties.mv.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.prompt !== undefined){
let data7 = data.prompt;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err23 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(runtime.isLongerThan(data7, 5000)){
const err24 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000}};
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
const err25 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.title !== undefined){
let data8 = data.title;
if(typeof data8 === "string"){
if(runtime.isLongerThan(data8, 80)){
const err26 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(typeof data9 === "string"){
if(runtime.isLongerThan(data9, 1000)){
const err28 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.negative_tags !== undefined){
let data10 = data.negative_tags;
if(typeof data10 === "string"){
if(runtime.isLongerThan(data10, 1000)){
const err30 = {instancePath:instancePath+"/negative_tags",schemaPath:"#/properties/negative_tags/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/negative_tags",schemaPath:"#/properties/negative_tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.style_weight !== undefined){
let data11 = data.style_weight;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/style_weight",schemaPath:"#/properties/style_weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/style_weight",schemaPath:"#/properties/style_weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err34 = {instancePath:instancePath+"/style_weight",schemaPath:"#/properties/style_weight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.weirdness_constraint !== undefined){
let data12 = data.weirdness_constraint;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/weirdness_constraint",schemaPath:"#/properties/weirdness_constraint/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/weirdness_constraint",schemaPath:"#/properties/weirdness_constraint/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err37 = {instancePath:instancePath+"/weirdness_constraint",schemaPath:"#/properties/weirdness_constraint/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.audio_weight !== undefined){
let data13 = data.audio_weight;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/audio_weight",schemaPath:"#/properties/audio_weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/audio_weight",schemaPath:"#/properties/audio_weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err40 = {instancePath:instancePath+"/audio_weight",schemaPath:"#/properties/audio_weight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.auto_lyrics !== undefined){
if(typeof data.auto_lyrics !== "boolean"){
const err41 = {instancePath:instancePath+"/auto_lyrics",schemaPath:"#/properties/auto_lyrics/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.vocal_gender !== undefined){
let data15 = data.vocal_gender;
if(typeof data15 !== "string"){
const err42 = {instancePath:instancePath+"/vocal_gender",schemaPath:"#/properties/vocal_gender/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data15 === "Male") || (data15 === "Female"))){
const err43 = {instancePath:instancePath+"/vocal_gender",schemaPath:"#/properties/vocal_gender/enum",keyword:"enum",params:{allowedValues: schema51.properties.vocal_gender.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.isStorage !== undefined){
if(typeof data.isStorage !== "boolean"){
const err44 = {instancePath:instancePath+"/isStorage",schemaPath:"#/properties/isStorage/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.hookUrl !== undefined){
let data17 = data.hookUrl;
if(typeof data17 === "string"){
if(!pattern7.test(data17)){
const err45 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(runtime.isLongerThan(data17, 2048)){
const err46 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err47 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateGetMusicJobParameters = validate41;
const schema52 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetMusicJobParameters"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetMusicJobParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId !== undefined){
let data0 = data.jobId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetMusicJobV1Parameters = validate42;
const schema53 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetMusicJobV1Parameters"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetMusicJobV1Parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId !== undefined){
let data0 = data.jobId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateExtractMidiParameters = validate43;
const schema54 = {"type":"object","required":[],"properties":{"Prefer":{"type":"string","maxLength":1000}},"$id":"ExtractMidiParameters"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ExtractMidiParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Prefer !== undefined){
let data0 = data.Prefer;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 1000)){
const err0 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"Prefer":true},"dynamicProps":false,"dynamicItems":false};

export const validateMidiRequest = validate44;
const schema55 = {"type":"object","additionalProperties":false,"required":["music_id"],"properties":{"music_id":{"type":"string","minLength":1,"maxLength":200}},"$id":"MidiRequest"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MidiRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.music_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "music_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "music_id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.music_id !== undefined){
let data0 = data.music_id;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err2 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err3 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCreateMessageParameters = validate45;
const schema56 = {"type":"object","required":[],"properties":{"Prefer":{"type":"string","maxLength":1000},"anthropic-version":{"type":"string","minLength":1,"maxLength":100},"anthropic-beta":{"type":"string","maxLength":2000}},"$id":"CreateMessageParameters"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMessageParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Prefer !== undefined){
let data0 = data.Prefer;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 1000)){
const err0 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["anthropic-version"] !== undefined){
let data1 = data["anthropic-version"];
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 100)){
const err2 = {instancePath:instancePath+"/anthropic-version",schemaPath:"#/properties/anthropic-version/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(runtime.isShorterThan(data1, 1)){
const err3 = {instancePath:instancePath+"/anthropic-version",schemaPath:"#/properties/anthropic-version/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/anthropic-version",schemaPath:"#/properties/anthropic-version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["anthropic-beta"] !== undefined){
let data2 = data["anthropic-beta"];
if(typeof data2 === "string"){
if(runtime.isLongerThan(data2, 2000)){
const err5 = {instancePath:instancePath+"/anthropic-beta",schemaPath:"#/properties/anthropic-beta/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/anthropic-beta",schemaPath:"#/properties/anthropic-beta/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"Prefer":true,"anthropic-version":true,"anthropic-beta":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateMessageRequest = validate46;
const schema57 = {"type":"object","additionalProperties":true,"required":["model","messages"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"messages":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"object","additionalProperties":true,"required":["role"],"properties":{"role":{"type":"string","enum":["system","user","assistant"]},"content":{"type":["string","array"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"output_config":{"type":["object","null"],"additionalProperties":true}},"allOf":[{"if":{"not":{"required":["role","output_config"],"properties":{"role":{"const":"system"},"output_config":{"type":"object"}}}},"then":{"required":["content"],"properties":{"content":{}}}}]}},"system":{"type":["string","array"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"max_tokens":{"type":"number","minimum":0,"maximum":2147483647,"multipleOf":1},"stream":{"type":"boolean"}},"allOf":[{"propertyNames":{"not":{"enum":["api_base","api_key","api_version","aws_access_key_id","aws_bedrock_runtime_endpoint","aws_profile_name","aws_role_name","aws_secret_access_key","aws_session_token","aws_sts_endpoint","aws_web_identity_token","azure_ad_token","azure_endpoint","base_url","deployment_url","extra_headers","headers","s3_endpoint_url","sagemaker_base_url","user_config","vertex_credentials"]}}}],"$id":"CreateMessageRequest"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((((((((((((key0 === "api_base") || (key0 === "api_key")) || (key0 === "api_version")) || (key0 === "aws_access_key_id")) || (key0 === "aws_bedrock_runtime_endpoint")) || (key0 === "aws_profile_name")) || (key0 === "aws_role_name")) || (key0 === "aws_secret_access_key")) || (key0 === "aws_session_token")) || (key0 === "aws_sts_endpoint")) || (key0 === "aws_web_identity_token")) || (key0 === "azure_ad_token")) || (key0 === "azure_endpoint")) || (key0 === "base_url")) || (key0 === "deployment_url")) || (key0 === "extra_headers")) || (key0 === "headers")) || (key0 === "s3_endpoint_url")) || (key0 === "sagemaker_base_url")) || (key0 === "user_config")) || (key0 === "vertex_credentials"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs4 === errors;
if(valid2){
const err1 = {instancePath,schemaPath:"#/allOf/0/propertyNames/not",keyword:"not",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.messages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length > 10000){
const err8 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data2 = data1[i0];
const _errs13 = errors;
let valid7 = true;
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if(((data2.role === undefined) && (missing0 = "role")) || ((data2.output_config === undefined) && (missing0 = "output_config"))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data2.role !== undefined){
const _errs17 = errors;
if("system" !== data2.role){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data2.output_config !== undefined){
let data4 = data2.output_config;
const _errs18 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid9 = _errs18 === errors;
}
else {
var valid9 = true;
}
}
}
}
var valid8 = _errs16 === errors;
if(valid8){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs20 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.content === undefined){
const err14 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
valid7 = _valid0;
if(valid7){
var props0 = {};
props0.content = true;
}
}
if(!valid7){
const err15 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.role === undefined){
const err16 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.role !== undefined){
let data5 = data2.role;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data5 === "system") || (data5 === "user")) || (data5 === "assistant"))){
const err18 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema57.properties.messages.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.content !== undefined){
let data6 = data2.content;
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
const err19 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/properties/content/type",keyword:"type",params:{type: schema57.properties.messages.items.properties.content.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1 && errors<1000; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err20 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.type !== undefined){
if(typeof data7.type !== "string"){
const err21 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/type",schemaPath:"#/properties/messages/items/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.text !== undefined){
if(typeof data7.text !== "string"){
const err22 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/text",schemaPath:"#/properties/messages/items/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
if(data2.output_config !== undefined){
let data10 = data2.output_config;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err24 = {instancePath:instancePath+"/messages/" + i0+"/output_config",schemaPath:"#/properties/messages/items/properties/output_config/type",keyword:"type",params:{type: schema57.properties.messages.items.properties.output_config.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.system !== undefined){
let data11 = data.system;
if((typeof data11 !== "string") && (!(Array.isArray(data11)))){
const err27 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema57.properties.system.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2 && errors<1000; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.type === undefined){
const err28 = {instancePath:instancePath+"/system/" + i2,schemaPath:"#/properties/system/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.type !== undefined){
if(typeof data12.type !== "string"){
const err29 = {instancePath:instancePath+"/system/" + i2+"/type",schemaPath:"#/properties/system/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.text !== undefined){
if(typeof data12.text !== "string"){
const err30 = {instancePath:instancePath+"/system/" + i2+"/text",schemaPath:"#/properties/system/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/system/" + i2,schemaPath:"#/properties/system/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
if(data.max_tokens !== undefined){
let data15 = data.max_tokens;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2147483647 || isNaN(data15)){
const err32 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err33 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
let res0;
if((1 === 0 || (res0 = data15/1, res0 !== parseInt(res0)))){
const err34 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/multipleOf",keyword:"multipleOf",params:{multipleOf: 1}};
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
const err35 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err36 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCountMessageTokensParameters = validate47;
const schema58 = {"type":"object","required":[],"properties":{"anthropic-version":{"type":"string","minLength":1,"maxLength":100},"anthropic-beta":{"type":"string","maxLength":2000}},"$id":"CountMessageTokensParameters"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CountMessageTokensParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["anthropic-version"] !== undefined){
let data0 = data["anthropic-version"];
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 100)){
const err0 = {instancePath:instancePath+"/anthropic-version",schemaPath:"#/properties/anthropic-version/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err1 = {instancePath:instancePath+"/anthropic-version",schemaPath:"#/properties/anthropic-version/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/anthropic-version",schemaPath:"#/properties/anthropic-version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["anthropic-beta"] !== undefined){
let data1 = data["anthropic-beta"];
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 2000)){
const err3 = {instancePath:instancePath+"/anthropic-beta",schemaPath:"#/properties/anthropic-beta/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/anthropic-beta",schemaPath:"#/properties/anthropic-beta/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"anthropic-version":true,"anthropic-beta":true},"dynamicProps":false,"dynamicItems":false};

export const validateCountMessageTokensRequest = validate48;
const schema59 = {"type":"object","additionalProperties":true,"required":["model","messages"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"messages":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"object","additionalProperties":true,"required":["role"],"properties":{"role":{"type":"string","enum":["system","user","assistant"]},"content":{"type":["string","array"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"output_config":{"type":["object","null"],"additionalProperties":true}},"allOf":[{"if":{"not":{"required":["role","output_config"],"properties":{"role":{"const":"system"},"output_config":{"type":"object"}}}},"then":{"required":["content"],"properties":{"content":{}}}}]}},"system":{"type":["string","array"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},"allOf":[{"propertyNames":{"not":{"enum":["api_base","api_key","api_version","aws_access_key_id","aws_bedrock_runtime_endpoint","aws_profile_name","aws_role_name","aws_secret_access_key","aws_session_token","aws_sts_endpoint","aws_web_identity_token","azure_ad_token","azure_endpoint","base_url","deployment_url","extra_headers","headers","s3_endpoint_url","sagemaker_base_url","user_config","vertex_credentials"]}}}],"$id":"CountMessageTokensRequest"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CountMessageTokensRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((((((((((((key0 === "api_base") || (key0 === "api_key")) || (key0 === "api_version")) || (key0 === "aws_access_key_id")) || (key0 === "aws_bedrock_runtime_endpoint")) || (key0 === "aws_profile_name")) || (key0 === "aws_role_name")) || (key0 === "aws_secret_access_key")) || (key0 === "aws_session_token")) || (key0 === "aws_sts_endpoint")) || (key0 === "aws_web_identity_token")) || (key0 === "azure_ad_token")) || (key0 === "azure_endpoint")) || (key0 === "base_url")) || (key0 === "deployment_url")) || (key0 === "extra_headers")) || (key0 === "headers")) || (key0 === "s3_endpoint_url")) || (key0 === "sagemaker_base_url")) || (key0 === "user_config")) || (key0 === "vertex_credentials"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs4 === errors;
if(valid2){
const err1 = {instancePath,schemaPath:"#/allOf/0/propertyNames/not",keyword:"not",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.messages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length > 10000){
const err8 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data2 = data1[i0];
const _errs13 = errors;
let valid7 = true;
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if(((data2.role === undefined) && (missing0 = "role")) || ((data2.output_config === undefined) && (missing0 = "output_config"))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data2.role !== undefined){
const _errs17 = errors;
if("system" !== data2.role){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid9 = _errs17 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data2.output_config !== undefined){
let data4 = data2.output_config;
const _errs18 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid9 = _errs18 === errors;
}
else {
var valid9 = true;
}
}
}
}
var valid8 = _errs16 === errors;
if(valid8){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs20 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.content === undefined){
const err14 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
valid7 = _valid0;
if(valid7){
var props0 = {};
props0.content = true;
}
}
if(!valid7){
const err15 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.role === undefined){
const err16 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.role !== undefined){
let data5 = data2.role;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data5 === "system") || (data5 === "user")) || (data5 === "assistant"))){
const err18 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema59.properties.messages.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.content !== undefined){
let data6 = data2.content;
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
const err19 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/properties/content/type",keyword:"type",params:{type: schema59.properties.messages.items.properties.content.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1 && errors<1000; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err20 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.type !== undefined){
if(typeof data7.type !== "string"){
const err21 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/type",schemaPath:"#/properties/messages/items/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.text !== undefined){
if(typeof data7.text !== "string"){
const err22 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/text",schemaPath:"#/properties/messages/items/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
if(data2.output_config !== undefined){
let data10 = data2.output_config;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err24 = {instancePath:instancePath+"/messages/" + i0+"/output_config",schemaPath:"#/properties/messages/items/properties/output_config/type",keyword:"type",params:{type: schema59.properties.messages.items.properties.output_config.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.system !== undefined){
let data11 = data.system;
if((typeof data11 !== "string") && (!(Array.isArray(data11)))){
const err27 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema59.properties.system.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2 && errors<1000; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.type === undefined){
const err28 = {instancePath:instancePath+"/system/" + i2,schemaPath:"#/properties/system/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.type !== undefined){
if(typeof data12.type !== "string"){
const err29 = {instancePath:instancePath+"/system/" + i2+"/type",schemaPath:"#/properties/system/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.text !== undefined){
if(typeof data12.text !== "string"){
const err30 = {instancePath:instancePath+"/system/" + i2+"/text",schemaPath:"#/properties/system/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/system/" + i2,schemaPath:"#/properties/system/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCreateChatCompletionParameters = validate49;
const schema60 = {"type":"object","required":[],"properties":{"Prefer":{"type":"string","maxLength":1000}},"$id":"CreateChatCompletionParameters"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateChatCompletionParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Prefer !== undefined){
let data0 = data.Prefer;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 1000)){
const err0 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"Prefer":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateChatCompletionRequest = validate50;
const schema61 = {"type":"object","additionalProperties":true,"required":["model","messages"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"messages":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"object","additionalProperties":true,"required":["role"],"properties":{"role":{"type":"string","enum":["system","developer","user","assistant","tool","function"]},"content":{"type":["string","array","null"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},"allOf":[{"if":{"properties":{"role":{"not":{"const":"assistant"}}}},"then":{"required":["content"],"properties":{"content":{"not":{"type":"null"}}}}}]}},"stream":{"type":["boolean","null"]},"stream_options":{"type":["object","null"],"additionalProperties":true,"properties":{"include_usage":{"type":"boolean"}}},"max_tokens":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"max_completion_tokens":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"n":{"type":["integer","null"],"minimum":1,"maximum":128}},"allOf":[{"propertyNames":{"not":{"enum":["api_base","api_key","api_version","aws_access_key_id","aws_bedrock_runtime_endpoint","aws_profile_name","aws_role_name","aws_secret_access_key","aws_session_token","aws_sts_endpoint","aws_web_identity_token","azure_ad_token","azure_endpoint","base_url","deployment_url","extra_headers","headers","s3_endpoint_url","sagemaker_base_url","user_config","vertex_credentials"]}}}],"$id":"CreateChatCompletionRequest"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateChatCompletionRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((((((((((((key0 === "api_base") || (key0 === "api_key")) || (key0 === "api_version")) || (key0 === "aws_access_key_id")) || (key0 === "aws_bedrock_runtime_endpoint")) || (key0 === "aws_profile_name")) || (key0 === "aws_role_name")) || (key0 === "aws_secret_access_key")) || (key0 === "aws_session_token")) || (key0 === "aws_sts_endpoint")) || (key0 === "aws_web_identity_token")) || (key0 === "azure_ad_token")) || (key0 === "azure_endpoint")) || (key0 === "base_url")) || (key0 === "deployment_url")) || (key0 === "extra_headers")) || (key0 === "headers")) || (key0 === "s3_endpoint_url")) || (key0 === "sagemaker_base_url")) || (key0 === "user_config")) || (key0 === "vertex_credentials"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs4 === errors;
if(valid2){
const err1 = {instancePath,schemaPath:"#/allOf/0/propertyNames/not",keyword:"not",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.messages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length > 10000){
const err8 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data2 = data1[i0];
const _errs13 = errors;
let valid7 = true;
const _errs14 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.role !== undefined){
const _errs16 = errors;
const _errs17 = errors;
if("assistant" !== data2.role){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid9 = _errs17 === errors;
if(valid9){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs18 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.content === undefined){
const err12 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.content !== undefined){
const _errs20 = errors;
const _errs21 = errors;
if(data2.content !== null){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid11 = _errs21 === errors;
if(valid11){
const err14 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/allOf/0/then/properties/content/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs18 === errors;
valid7 = _valid0;
if(valid7){
var props0 = {};
props0.content = true;
props0.role = true;
}
}
if(!valid7){
const err15 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.role === undefined){
const err16 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.role !== undefined){
let data5 = data2.role;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((((data5 === "system") || (data5 === "developer")) || (data5 === "user")) || (data5 === "assistant")) || (data5 === "tool")) || (data5 === "function"))){
const err18 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema61.properties.messages.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.content !== undefined){
let data6 = data2.content;
if(((typeof data6 !== "string") && (!(Array.isArray(data6)))) && (data6 !== null)){
const err19 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/properties/content/type",keyword:"type",params:{type: schema61.properties.messages.items.properties.content.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1 && errors<1000; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err20 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.type !== undefined){
if(typeof data7.type !== "string"){
const err21 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/type",schemaPath:"#/properties/messages/items/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.text !== undefined){
if(typeof data7.text !== "string"){
const err22 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/text",schemaPath:"#/properties/messages/items/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.stream !== undefined){
let data10 = data.stream;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err26 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema61.properties.stream.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.stream_options !== undefined){
let data11 = data.stream_options;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err27 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/type",keyword:"type",params:{type: schema61.properties.stream_options.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.include_usage !== undefined){
if(typeof data11.include_usage !== "boolean"){
const err28 = {instancePath:instancePath+"/stream_options/include_usage",schemaPath:"#/properties/stream_options/properties/include_usage/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
if(data.max_tokens !== undefined){
let data13 = data.max_tokens;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err29 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema61.properties.max_tokens.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2147483647 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err31 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.max_completion_tokens !== undefined){
let data14 = data.max_completion_tokens;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err32 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema61.properties.max_completion_tokens.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2147483647 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.n !== undefined){
let data15 = data.n;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err35 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema61.properties.n.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 128 || isNaN(data15)){
const err36 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 128}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err37 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCreateResponseParameters = validate51;
const schema62 = {"type":"object","required":[],"properties":{"Prefer":{"type":"string","maxLength":1000}},"$id":"CreateResponseParameters"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateResponseParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Prefer !== undefined){
let data0 = data.Prefer;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 1000)){
const err0 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"Prefer":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateResponseRequest = validate52;
const schema63 = {"type":"object","additionalProperties":true,"required":["model"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"input":{"type":["string","null","array"],"minItems":1,"maxItems":10000,"items":{"type":"object","additionalProperties":true,"properties":{"type":{"type":["string","null"],"maxLength":100},"role":{"type":"string","enum":["system","developer","user","assistant"]},"content":{"type":["string","array","null"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}}}},"instructions":{"type":["string","null"]},"stream":{"type":["boolean","null"]},"store":{"type":["boolean","null"]},"previous_response_id":{"type":["string","null"],"minLength":1,"maxLength":200,"pattern":"^[!-~]+$"},"max_output_tokens":{"type":["integer","null"],"minimum":1,"maximum":2147483647}},"allOf":[{"propertyNames":{"not":{"enum":["api_base","api_key","api_version","aws_access_key_id","aws_bedrock_runtime_endpoint","aws_profile_name","aws_role_name","aws_secret_access_key","aws_session_token","aws_sts_endpoint","aws_web_identity_token","azure_ad_token","azure_endpoint","base_url","deployment_url","extra_headers","headers","s3_endpoint_url","sagemaker_base_url","user_config","vertex_credentials"]}}},{"propertyNames":{"not":{"enum":["max_completion_tokens","max_tokens","messages","response_format"]}}},{"if":{"properties":{"previous_response_id":{"type":"null"},"prompt":{"type":"null"},"conversation":{"type":"null"}}},"then":{"required":["input"],"properties":{"input":{"not":{"type":"null"}}}}}],"$id":"CreateResponseRequest"};
const pattern41 = new RegExp("^[!-~]+$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateResponseRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((((((((((((key0 === "api_base") || (key0 === "api_key")) || (key0 === "api_version")) || (key0 === "aws_access_key_id")) || (key0 === "aws_bedrock_runtime_endpoint")) || (key0 === "aws_profile_name")) || (key0 === "aws_role_name")) || (key0 === "aws_secret_access_key")) || (key0 === "aws_session_token")) || (key0 === "aws_sts_endpoint")) || (key0 === "aws_web_identity_token")) || (key0 === "azure_ad_token")) || (key0 === "azure_endpoint")) || (key0 === "base_url")) || (key0 === "deployment_url")) || (key0 === "extra_headers")) || (key0 === "headers")) || (key0 === "s3_endpoint_url")) || (key0 === "sagemaker_base_url")) || (key0 === "user_config")) || (key0 === "vertex_credentials"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs4 === errors;
if(valid2){
const err1 = {instancePath,schemaPath:"#/allOf/0/propertyNames/not",keyword:"not",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key1 in data){
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
if(!((((key1 === "max_completion_tokens") || (key1 === "max_tokens")) || (key1 === "messages")) || (key1 === "response_format"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs8 === errors;
if(valid4){
const err4 = {instancePath,schemaPath:"#/allOf/1/propertyNames/not",keyword:"not",params:{},propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs6 === errors;
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
const _errs10 = errors;
let valid5 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.previous_response_id !== undefined){
const _errs12 = errors;
if(data.previous_response_id !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.prompt !== undefined){
const _errs14 = errors;
if(data.prompt !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.conversation !== undefined){
const _errs16 = errors;
if(data.conversation !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid6 = _errs16 === errors;
}
else {
var valid6 = true;
}
}
}
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input === undefined){
const err9 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.input !== undefined){
const _errs20 = errors;
const _errs21 = errors;
if(data.input !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid8 = _errs21 === errors;
if(valid8){
const err11 = {instancePath:instancePath+"/input",schemaPath:"#/allOf/2/then/properties/input/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs18 === errors;
valid5 = _valid0;
if(valid5){
var props0 = {};
props0.input = true;
props0.previous_response_id = true;
props0.prompt = true;
props0.conversation = true;
}
}
if(!valid5){
const err12 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.model !== undefined){
let data4 = data.model;
if(typeof data4 === "string"){
if(runtime.isLongerThan(data4, 200)){
const err14 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(runtime.isShorterThan(data4, 1)){
const err15 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.input !== undefined){
let data5 = data.input;
if(((typeof data5 !== "string") && (data5 !== null)) && (!(Array.isArray(data5)))){
const err17 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: schema63.properties.input.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 10000){
const err18 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type !== undefined){
let data7 = data6.type;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/input/" + i0+"/type",schemaPath:"#/properties/input/items/properties/type/type",keyword:"type",params:{type: schema63.properties.input.items.properties.type.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
if(runtime.isLongerThan(data7, 100)){
const err21 = {instancePath:instancePath+"/input/" + i0+"/type",schemaPath:"#/properties/input/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data6.role !== undefined){
let data8 = data6.role;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/input/" + i0+"/role",schemaPath:"#/properties/input/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((data8 === "system") || (data8 === "developer")) || (data8 === "user")) || (data8 === "assistant"))){
const err23 = {instancePath:instancePath+"/input/" + i0+"/role",schemaPath:"#/properties/input/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema63.properties.input.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.content !== undefined){
let data9 = data6.content;
if(((typeof data9 !== "string") && (!(Array.isArray(data9)))) && (data9 !== null)){
const err24 = {instancePath:instancePath+"/input/" + i0+"/content",schemaPath:"#/properties/input/items/properties/content/type",keyword:"type",params:{type: schema63.properties.input.items.properties.content.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1 && errors<1000; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.type === undefined){
const err25 = {instancePath:instancePath+"/input/" + i0+"/content/" + i1,schemaPath:"#/properties/input/items/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.type !== undefined){
if(typeof data10.type !== "string"){
const err26 = {instancePath:instancePath+"/input/" + i0+"/content/" + i1+"/type",schemaPath:"#/properties/input/items/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.text !== undefined){
if(typeof data10.text !== "string"){
const err27 = {instancePath:instancePath+"/input/" + i0+"/content/" + i1+"/text",schemaPath:"#/properties/input/items/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/input/" + i0+"/content/" + i1,schemaPath:"#/properties/input/items/properties/content/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
if(data.instructions !== undefined){
let data13 = data.instructions;
if((typeof data13 !== "string") && (data13 !== null)){
const err30 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schema63.properties.instructions.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.stream !== undefined){
let data14 = data.stream;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err31 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema63.properties.stream.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.store !== undefined){
let data15 = data.store;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err32 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema63.properties.store.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.previous_response_id !== undefined){
let data16 = data.previous_response_id;
if((typeof data16 !== "string") && (data16 !== null)){
const err33 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schema63.properties.previous_response_id.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data16 === "string"){
if(!pattern41.test(data16)){
const err34 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(runtime.isLongerThan(data16, 200)){
const err35 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(runtime.isShorterThan(data16, 1)){
const err36 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.max_output_tokens !== undefined){
let data17 = data.max_output_tokens;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err37 = {instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: schema63.properties.max_output_tokens.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
const err38 = {instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err39 = {instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCountResponseTokensRequest = validate53;
const schema64 = {"type":"object","additionalProperties":true,"required":["model"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"input":{"type":["string","null","array"],"minItems":1,"maxItems":10000,"items":{"type":"object","additionalProperties":true,"properties":{"type":{"type":["string","null"],"maxLength":100},"role":{"type":"string","enum":["system","developer","user","assistant"]},"content":{"type":["string","array","null"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}}}},"instructions":{"type":["string","null"]},"previous_response_id":{"type":["string","null"],"minLength":1,"maxLength":200,"pattern":"^[!-~]+$"}},"allOf":[{"propertyNames":{"not":{"enum":["api_base","api_key","api_version","aws_access_key_id","aws_bedrock_runtime_endpoint","aws_profile_name","aws_role_name","aws_secret_access_key","aws_session_token","aws_sts_endpoint","aws_web_identity_token","azure_ad_token","azure_endpoint","base_url","deployment_url","extra_headers","headers","s3_endpoint_url","sagemaker_base_url","user_config","vertex_credentials"]}}},{"propertyNames":{"not":{"enum":["max_completion_tokens","max_tokens","messages","response_format"]}}},{"if":{"properties":{"previous_response_id":{"type":"null"},"prompt":{"type":"null"},"conversation":{"type":"null"}}},"then":{"required":["input"],"properties":{"input":{"not":{"type":"null"}}}}}],"$id":"CountResponseTokensRequest"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CountResponseTokensRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((((((((((((key0 === "api_base") || (key0 === "api_key")) || (key0 === "api_version")) || (key0 === "aws_access_key_id")) || (key0 === "aws_bedrock_runtime_endpoint")) || (key0 === "aws_profile_name")) || (key0 === "aws_role_name")) || (key0 === "aws_secret_access_key")) || (key0 === "aws_session_token")) || (key0 === "aws_sts_endpoint")) || (key0 === "aws_web_identity_token")) || (key0 === "azure_ad_token")) || (key0 === "azure_endpoint")) || (key0 === "base_url")) || (key0 === "deployment_url")) || (key0 === "extra_headers")) || (key0 === "headers")) || (key0 === "s3_endpoint_url")) || (key0 === "sagemaker_base_url")) || (key0 === "user_config")) || (key0 === "vertex_credentials"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs4 === errors;
if(valid2){
const err1 = {instancePath,schemaPath:"#/allOf/0/propertyNames/not",keyword:"not",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key1 in data){
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
if(!((((key1 === "max_completion_tokens") || (key1 === "max_tokens")) || (key1 === "messages")) || (key1 === "response_format"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs8 === errors;
if(valid4){
const err4 = {instancePath,schemaPath:"#/allOf/1/propertyNames/not",keyword:"not",params:{},propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs6 === errors;
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
const _errs10 = errors;
let valid5 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.previous_response_id !== undefined){
const _errs12 = errors;
if(data.previous_response_id !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.prompt !== undefined){
const _errs14 = errors;
if(data.prompt !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.conversation !== undefined){
const _errs16 = errors;
if(data.conversation !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid6 = _errs16 === errors;
}
else {
var valid6 = true;
}
}
}
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input === undefined){
const err9 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.input !== undefined){
const _errs20 = errors;
const _errs21 = errors;
if(data.input !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid8 = _errs21 === errors;
if(valid8){
const err11 = {instancePath:instancePath+"/input",schemaPath:"#/allOf/2/then/properties/input/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs18 === errors;
valid5 = _valid0;
if(valid5){
var props0 = {};
props0.input = true;
props0.previous_response_id = true;
props0.prompt = true;
props0.conversation = true;
}
}
if(!valid5){
const err12 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.model !== undefined){
let data4 = data.model;
if(typeof data4 === "string"){
if(runtime.isLongerThan(data4, 200)){
const err14 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(runtime.isShorterThan(data4, 1)){
const err15 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.input !== undefined){
let data5 = data.input;
if(((typeof data5 !== "string") && (data5 !== null)) && (!(Array.isArray(data5)))){
const err17 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: schema64.properties.input.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 10000){
const err18 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type !== undefined){
let data7 = data6.type;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/input/" + i0+"/type",schemaPath:"#/properties/input/items/properties/type/type",keyword:"type",params:{type: schema64.properties.input.items.properties.type.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
if(runtime.isLongerThan(data7, 100)){
const err21 = {instancePath:instancePath+"/input/" + i0+"/type",schemaPath:"#/properties/input/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data6.role !== undefined){
let data8 = data6.role;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/input/" + i0+"/role",schemaPath:"#/properties/input/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((data8 === "system") || (data8 === "developer")) || (data8 === "user")) || (data8 === "assistant"))){
const err23 = {instancePath:instancePath+"/input/" + i0+"/role",schemaPath:"#/properties/input/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema64.properties.input.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.content !== undefined){
let data9 = data6.content;
if(((typeof data9 !== "string") && (!(Array.isArray(data9)))) && (data9 !== null)){
const err24 = {instancePath:instancePath+"/input/" + i0+"/content",schemaPath:"#/properties/input/items/properties/content/type",keyword:"type",params:{type: schema64.properties.input.items.properties.content.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1 && errors<1000; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.type === undefined){
const err25 = {instancePath:instancePath+"/input/" + i0+"/content/" + i1,schemaPath:"#/properties/input/items/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.type !== undefined){
if(typeof data10.type !== "string"){
const err26 = {instancePath:instancePath+"/input/" + i0+"/content/" + i1+"/type",schemaPath:"#/properties/input/items/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.text !== undefined){
if(typeof data10.text !== "string"){
const err27 = {instancePath:instancePath+"/input/" + i0+"/content/" + i1+"/text",schemaPath:"#/properties/input/items/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/input/" + i0+"/content/" + i1,schemaPath:"#/properties/input/items/properties/content/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
if(data.instructions !== undefined){
let data13 = data.instructions;
if((typeof data13 !== "string") && (data13 !== null)){
const err30 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schema64.properties.instructions.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.previous_response_id !== undefined){
let data14 = data.previous_response_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err31 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schema64.properties.previous_response_id.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data14 === "string"){
if(!pattern41.test(data14)){
const err32 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(runtime.isLongerThan(data14, 200)){
const err33 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(runtime.isShorterThan(data14, 1)){
const err34 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateGetResponseParameters = validate54;
const schema65 = {"type":"object","required":["responseId"],"properties":{"responseId":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[!-~]+$"},"stream":{"type":"string","enum":["false"]}},"$id":"GetResponseParameters"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetResponseParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.responseId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "responseId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.responseId !== undefined){
let data0 = data.responseId;
if(typeof data0 === "string"){
if(!pattern41.test(data0)){
const err1 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isLongerThan(data0, 200)){
const err2 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err3 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.stream !== undefined){
let data1 = data.stream;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "false")){
const err6 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/enum",keyword:"enum",params:{allowedValues: schema65.properties.stream.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"responseId":true,"stream":true},"dynamicProps":false,"dynamicItems":false};

export const validateDeleteResponseParameters = validate55;
const schema66 = {"type":"object","required":["responseId"],"properties":{"responseId":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[!-~]+$"}},"$id":"DeleteResponseParameters"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DeleteResponseParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.responseId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "responseId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.responseId !== undefined){
let data0 = data.responseId;
if(typeof data0 === "string"){
if(!pattern41.test(data0)){
const err1 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isLongerThan(data0, 200)){
const err2 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err3 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"responseId":true},"dynamicProps":false,"dynamicItems":false};

export const validateListResponseInputItemsParameters = validate56;
const schema67 = {"type":"object","required":["responseId"],"properties":{"responseId":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[!-~]+$"},"limit":{"type":"integer","minimum":1,"maximum":100},"order":{"type":"string","enum":["asc","desc"]},"after":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[!-~]+$"}},"$id":"ListResponseInputItemsParameters"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ListResponseInputItemsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.responseId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "responseId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.responseId !== undefined){
let data0 = data.responseId;
if(typeof data0 === "string"){
if(!pattern41.test(data0)){
const err1 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isLongerThan(data0, 200)){
const err2 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err3 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.order !== undefined){
let data2 = data.order;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "asc") || (data2 === "desc"))){
const err9 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema67.properties.order.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.after !== undefined){
let data3 = data.after;
if(typeof data3 === "string"){
if(!pattern41.test(data3)){
const err10 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(runtime.isLongerThan(data3, 200)){
const err11 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(runtime.isShorterThan(data3, 1)){
const err12 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"responseId":true,"limit":true,"order":true,"after":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateEmbeddingParameters = validate57;
const schema68 = {"type":"object","required":[],"properties":{"Prefer":{"type":"string","maxLength":1000}},"$id":"CreateEmbeddingParameters"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateEmbeddingParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Prefer !== undefined){
let data0 = data.Prefer;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 1000)){
const err0 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Prefer",schemaPath:"#/properties/Prefer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"Prefer":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateEmbeddingRequest = validate58;
const schema69 = {"type":"object","additionalProperties":true,"required":["model","input"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"input":{"type":["string","array"],"minLength":1,"minItems":1,"maxItems":300000,"items":{"type":["string","integer","array"],"minLength":1,"minimum":0,"minItems":1,"maxItems":300000,"items":{"type":"integer","minimum":0,"maximum":2147483647}}},"encoding_format":{"type":["string","null"],"enum":["float","base64",null]},"dimensions":{"type":["integer","null"],"minimum":1,"maximum":65536},"user":{"type":["string","null"]}},"allOf":[{"propertyNames":{"not":{"enum":["api_base","api_key","api_version","aws_access_key_id","aws_bedrock_runtime_endpoint","aws_profile_name","aws_role_name","aws_secret_access_key","aws_session_token","aws_sts_endpoint","aws_web_identity_token","azure_ad_token","azure_endpoint","base_url","deployment_url","extra_headers","headers","s3_endpoint_url","sagemaker_base_url","user_config","vertex_credentials"]}}}],"$id":"CreateEmbeddingRequest"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateEmbeddingRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((((((((((((key0 === "api_base") || (key0 === "api_key")) || (key0 === "api_version")) || (key0 === "aws_access_key_id")) || (key0 === "aws_bedrock_runtime_endpoint")) || (key0 === "aws_profile_name")) || (key0 === "aws_role_name")) || (key0 === "aws_secret_access_key")) || (key0 === "aws_session_token")) || (key0 === "aws_sts_endpoint")) || (key0 === "aws_web_identity_token")) || (key0 === "azure_ad_token")) || (key0 === "azure_endpoint")) || (key0 === "base_url")) || (key0 === "deployment_url")) || (key0 === "extra_headers")) || (key0 === "headers")) || (key0 === "s3_endpoint_url")) || (key0 === "sagemaker_base_url")) || (key0 === "user_config")) || (key0 === "vertex_credentials"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs4 === errors;
if(valid2){
const err1 = {instancePath,schemaPath:"#/allOf/0/propertyNames/not",keyword:"not",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.input === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.input !== undefined){
let data1 = data.input;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
const err8 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: schema69.properties.input.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(runtime.isShorterThan(data1, 1)){
const err9 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(Array.isArray(data1)){
if(data1.length > 300000){
const err10 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/maxItems",keyword:"maxItems",params:{limit: 300000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.length < 1){
const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data2 = data1[i0];
if(((typeof data2 !== "string") && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))) && (!(Array.isArray(data2)))){
const err12 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: schema69.properties.input.items.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(typeof data2 === "string"){
if(runtime.isShorterThan(data2, 1)){
const err14 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(Array.isArray(data2)){
if(data2.length > 300000){
const err15 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/maxItems",keyword:"maxItems",params:{limit: 300000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.length < 1){
const err16 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1 && errors<1000; i1++){
let data3 = data2[i1];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/input/" + i0+"/" + i1,schemaPath:"#/properties/input/items/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/input/" + i0+"/" + i1,schemaPath:"#/properties/input/items/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/input/" + i0+"/" + i1,schemaPath:"#/properties/input/items/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
}
if(data.encoding_format !== undefined){
let data4 = data.encoding_format;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/type",keyword:"type",params:{type: schema69.properties.encoding_format.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data4 === "float") || (data4 === "base64")) || (data4 === null))){
const err21 = {instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/enum",keyword:"enum",params:{allowedValues: schema69.properties.encoding_format.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.dimensions !== undefined){
let data5 = data.dimensions;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err22 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: schema69.properties.dimensions.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 65536 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.user !== undefined){
let data6 = data.user;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema69.properties.user.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateGetModelParameters = validate59;
const schema70 = {"type":"object","required":["modelId"],"properties":{"modelId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetModelParameters"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetModelParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modelId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modelId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.modelId !== undefined){
let data0 = data.modelId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/modelId",schemaPath:"#/properties/modelId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/modelId",schemaPath:"#/properties/modelId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/modelId",schemaPath:"#/properties/modelId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"modelId":true},"dynamicProps":false,"dynamicItems":false};

export const validateListJobsParameters = validate60;
const schema71 = {"type":"object","required":[],"properties":{"status":{"type":"string","enum":["ON_QUEUE","SUCCESS","FAILED"]},"kind":{"type":"string","enum":["video","music","image"]},"search":{"type":"string","minLength":1,"maxLength":100},"createdFrom":{"type":"string","maxLength":40,"pattern":"^(19|20)\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},"createdBefore":{"type":"string","maxLength":40,"pattern":"^(19|20)\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}},"$id":"ListJobsParameters"};
const pattern47 = new RegExp("^(19|20)\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$", "u");
const pattern49 = new RegExp("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ListJobsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data0 === "ON_QUEUE") || (data0 === "SUCCESS")) || (data0 === "FAILED"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema71.properties.status.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data1 === "video") || (data1 === "music")) || (data1 === "image"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema71.properties.kind.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(runtime.isLongerThan(data2, 100)){
const err4 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(runtime.isShorterThan(data2, 1)){
const err5 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.createdFrom !== undefined){
let data3 = data.createdFrom;
if(typeof data3 === "string"){
if(!pattern47.test(data3)){
const err7 = {instancePath:instancePath+"/createdFrom",schemaPath:"#/properties/createdFrom/pattern",keyword:"pattern",params:{pattern: "^(19|20)\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(runtime.isLongerThan(data3, 40)){
const err8 = {instancePath:instancePath+"/createdFrom",schemaPath:"#/properties/createdFrom/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/createdFrom",schemaPath:"#/properties/createdFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.createdBefore !== undefined){
let data4 = data.createdBefore;
if(typeof data4 === "string"){
if(!pattern47.test(data4)){
const err10 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/pattern",keyword:"pattern",params:{pattern: "^(19|20)\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(runtime.isLongerThan(data4, 40)){
const err11 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data6 = data.cursor;
if(typeof data6 === "string"){
if(!pattern49.test(data6)){
const err16 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"status":true,"kind":true,"search":true,"createdFrom":true,"createdBefore":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

export const validateStreamJobsParameters = validate61;
const schema72 = {"type":"object","required":[],"properties":{"Last-Event-ID":{"type":"string","pattern":"^\\d{1,15}$"}},"$id":"StreamJobsParameters"};
const pattern50 = new RegExp("^\\d{1,15}$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StreamJobsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["Last-Event-ID"] !== undefined){
let data0 = data["Last-Event-ID"];
if(typeof data0 === "string"){
if(!pattern50.test(data0)){
const err0 = {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/pattern",keyword:"pattern",params:{pattern: "^\\d{1,15}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"Last-Event-ID":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetJobParameters = validate62;
const schema73 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetJobParameters"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetJobParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId !== undefined){
let data0 = data.jobId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateCancelJobParameters = validate63;
const schema74 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"CancelJobParameters"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CancelJobParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId !== undefined){
let data0 = data.jobId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateStreamJobEventsParameters = validate64;
const schema75 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200},"Last-Event-ID":{"type":"string","pattern":"^\\d{1,9}$"}},"$id":"StreamJobEventsParameters"};
const pattern51 = new RegExp("^\\d{1,9}$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StreamJobEventsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId !== undefined){
let data0 = data.jobId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["Last-Event-ID"] !== undefined){
let data1 = data["Last-Event-ID"];
if(typeof data1 === "string"){
if(!pattern51.test(data1)){
const err4 = {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/pattern",keyword:"pattern",params:{pattern: "^\\d{1,9}$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"jobId":true,"Last-Event-ID":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetJobTimelineParameters = validate65;
const schema76 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetJobTimelineParameters"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetJobTimelineParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId !== undefined){
let data0 = data.jobId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetCallbackParameters = validate66;
const schema77 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetCallbackParameters"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetCallbackParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId !== undefined){
let data0 = data.jobId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateRedeliverCallbackParameters = validate67;
const schema78 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"RedeliverCallbackParameters"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RedeliverCallbackParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jobId !== undefined){
let data0 = data.jobId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateSignUpRequest = validate68;
const schema79 = {"type":"object","additionalProperties":false,"required":["email","password","name"],"properties":{"email":{"type":"string","maxLength":254,"pattern":"^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"},"password":{"type":"string","minLength":12,"maxLength":200},"name":{"type":"string","maxLength":100,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},"organisation":{"type":"string","maxLength":100,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},"invitation":{"type":"string","minLength":1,"maxLength":2000}},"$id":"SignUpRequest"};
const pattern52 = new RegExp("^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$", "u");
const pattern53 = new RegExp("^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SignUpRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "email") || (key0 === "password")) || (key0 === "name")) || (key0 === "organisation")) || (key0 === "invitation"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!pattern52.test(data0)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(runtime.isLongerThan(data0, 254)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 200)){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(runtime.isShorterThan(data1, 12)){
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 12}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(!pattern53.test(data2)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(runtime.isLongerThan(data2, 100)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.organisation !== undefined){
let data3 = data.organisation;
if(typeof data3 === "string"){
if(!pattern53.test(data3)){
const err13 = {instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(runtime.isLongerThan(data3, 100)){
const err14 = {instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/organisation",schemaPath:"#/properties/organisation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.invitation !== undefined){
let data4 = data.invitation;
if(typeof data4 === "string"){
if(runtime.isLongerThan(data4, 2000)){
const err16 = {instancePath:instancePath+"/invitation",schemaPath:"#/properties/invitation/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(runtime.isShorterThan(data4, 1)){
const err17 = {instancePath:instancePath+"/invitation",schemaPath:"#/properties/invitation/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/invitation",schemaPath:"#/properties/invitation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateActivateAccountParameters = validate69;
const schema80 = {"type":"object","required":["token"],"properties":{"token":{"type":"string","minLength":1,"maxLength":2000}},"$id":"ActivateAccountParameters"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ActivateAccountParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 2000)){
const err1 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"token":true},"dynamicProps":false,"dynamicItems":false};

export const validateEmailRequest = validate70;
const schema81 = {"type":"object","additionalProperties":false,"required":["email"],"properties":{"email":{"type":"string","maxLength":254,"pattern":"^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"}},"$id":"EmailRequest"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EmailRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!pattern52.test(data0)){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(runtime.isLongerThan(data0, 254)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateSignInRequest = validate71;
const schema82 = {"type":"object","additionalProperties":false,"required":["email","password"],"properties":{"email":{"type":"string","maxLength":254,"pattern":"^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"},"password":{"type":"string","minLength":1,"maxLength":200}},"$id":"SignInRequest"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SignInRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "password"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!pattern52.test(data0)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(runtime.isLongerThan(data0, 254)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 200)){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(runtime.isShorterThan(data1, 1)){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validatePasswordRequest = validate72;
const schema83 = {"type":"object","additionalProperties":false,"required":["token","password"],"properties":{"token":{"type":"string","minLength":1,"maxLength":2000},"password":{"type":"string","minLength":12,"maxLength":200}},"$id":"PasswordRequest"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PasswordRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "token") || (key0 === "password"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 2000)){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(runtime.isLongerThan(data1, 200)){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(runtime.isShorterThan(data1, 12)){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 12}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateChangePersonParameters = validate73;
const schema84 = {"type":"object","required":["personId"],"properties":{"personId":{"type":"string","minLength":1,"maxLength":200}},"$id":"ChangePersonParameters"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ChangePersonParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.personId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "personId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.personId !== undefined){
let data0 = data.personId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/personId",schemaPath:"#/properties/personId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/personId",schemaPath:"#/properties/personId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/personId",schemaPath:"#/properties/personId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"personId":true},"dynamicProps":false,"dynamicItems":false};

export const validatePersonRequest = validate74;
const schema85 = {"type":"object","additionalProperties":false,"required":["role"],"properties":{"role":{"type":"string","enum":["owner","member"]}},"$id":"PersonRequest"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PersonRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "role")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "owner") || (data0 === "member"))){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema85.properties.role.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateRemovePersonParameters = validate75;
const schema86 = {"type":"object","required":["personId"],"properties":{"personId":{"type":"string","minLength":1,"maxLength":200}},"$id":"RemovePersonParameters"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RemovePersonParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.personId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "personId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.personId !== undefined){
let data0 = data.personId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/personId",schemaPath:"#/properties/personId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/personId",schemaPath:"#/properties/personId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/personId",schemaPath:"#/properties/personId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"personId":true},"dynamicProps":false,"dynamicItems":false};

export const validateInvitationRequest = validate76;
const schema87 = {"type":"object","additionalProperties":false,"required":["email"],"properties":{"email":{"type":"string","maxLength":254,"pattern":"^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"},"role":{"type":"string","enum":["owner","member"]}},"$id":"InvitationRequest"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InvitationRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "role"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!pattern52.test(data0)){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(runtime.isLongerThan(data0, 254)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "owner") || (data1 === "member"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema87.properties.role.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateWithdrawInvitationParameters = validate77;
const schema88 = {"type":"object","required":["invitationId"],"properties":{"invitationId":{"type":"string","minLength":1,"maxLength":200}},"$id":"WithdrawInvitationParameters"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WithdrawInvitationParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitationId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invitationId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.invitationId !== undefined){
let data0 = data.invitationId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/invitationId",schemaPath:"#/properties/invitationId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/invitationId",schemaPath:"#/properties/invitationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/invitationId",schemaPath:"#/properties/invitationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"invitationId":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateKeyRequest = validate78;
const schema89 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","maxLength":100,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},"limits":{"type":"object","additionalProperties":false,"properties":{"operations":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":100}},"models":{"type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"requestsPerMinute":{"type":"integer","minimum":1,"maximum":1000000},"unitsPerDay":{"type":"number","minimum":0.000001,"maximum":1000000000},"unitsPerMonth":{"type":"number","minimum":0.000001,"maximum":1000000000}}},"expiresAt":{"type":"string","maxLength":40,"pattern":"^(19|20)\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}},"$id":"CreateKeyRequest"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateKeyRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "limits")) || (key0 === "expiresAt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern53.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(runtime.isLongerThan(data0, 100)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.limits !== undefined){
let data1 = data.limits;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((key1 === "operations") || (key1 === "models")) || (key1 === "requestsPerMinute")) || (key1 === "unitsPerDay")) || (key1 === "unitsPerMonth"))){
const err5 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.operations !== undefined){
let data2 = data1.operations;
if(Array.isArray(data2)){
if(data2.length > 100){
const err6 = {instancePath:instancePath+"/limits/operations",schemaPath:"#/properties/limits/properties/operations/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/limits/operations",schemaPath:"#/properties/limits/properties/operations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0 && errors<1000; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(runtime.isLongerThan(data3, 100)){
const err8 = {instancePath:instancePath+"/limits/operations/" + i0,schemaPath:"#/properties/limits/properties/operations/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(runtime.isShorterThan(data3, 1)){
const err9 = {instancePath:instancePath+"/limits/operations/" + i0,schemaPath:"#/properties/limits/properties/operations/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/limits/operations/" + i0,schemaPath:"#/properties/limits/properties/operations/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/limits/operations",schemaPath:"#/properties/limits/properties/operations/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/limits/operations",schemaPath:"#/properties/limits/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.models !== undefined){
let data4 = data1.models;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err13 = {instancePath:instancePath+"/limits/models",schemaPath:"#/properties/limits/properties/models/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/limits/models",schemaPath:"#/properties/limits/properties/models/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1 && errors<1000; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(runtime.isLongerThan(data5, 200)){
const err15 = {instancePath:instancePath+"/limits/models/" + i2,schemaPath:"#/properties/limits/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(runtime.isShorterThan(data5, 1)){
const err16 = {instancePath:instancePath+"/limits/models/" + i2,schemaPath:"#/properties/limits/properties/models/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/limits/models/" + i2,schemaPath:"#/properties/limits/properties/models/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data4[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err18 = {instancePath:instancePath+"/limits/models",schemaPath:"#/properties/limits/properties/models/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err19 = {instancePath:instancePath+"/limits/models",schemaPath:"#/properties/limits/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.requestsPerMinute !== undefined){
let data6 = data1.requestsPerMinute;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/limits/requestsPerMinute",schemaPath:"#/properties/limits/properties/requestsPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/limits/requestsPerMinute",schemaPath:"#/properties/limits/properties/requestsPerMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/limits/requestsPerMinute",schemaPath:"#/properties/limits/properties/requestsPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data1.unitsPerDay !== undefined){
let data7 = data1.unitsPerDay;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000000 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/limits/unitsPerDay",schemaPath:"#/properties/limits/properties/unitsPerDay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 0.000001 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/limits/unitsPerDay",schemaPath:"#/properties/limits/properties/unitsPerDay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001}};
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
const err25 = {instancePath:instancePath+"/limits/unitsPerDay",schemaPath:"#/properties/limits/properties/unitsPerDay/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.unitsPerMonth !== undefined){
let data8 = data1.unitsPerMonth;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/limits/unitsPerMonth",schemaPath:"#/properties/limits/properties/unitsPerMonth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 0.000001 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/limits/unitsPerMonth",schemaPath:"#/properties/limits/properties/unitsPerMonth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/limits/unitsPerMonth",schemaPath:"#/properties/limits/properties/unitsPerMonth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data9 = data.expiresAt;
if(typeof data9 === "string"){
if(!pattern47.test(data9)){
const err30 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/pattern",keyword:"pattern",params:{pattern: "^(19|20)\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(runtime.isLongerThan(data9, 40)){
const err31 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateRevokeKeyParameters = validate79;
const schema90 = {"type":"object","required":["keyId"],"properties":{"keyId":{"type":"string","minLength":1,"maxLength":200}},"$id":"RevokeKeyParameters"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RevokeKeyParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"keyId":true},"dynamicProps":false,"dynamicItems":false};

export const validateRotateKeyParameters = validate80;
const schema91 = {"type":"object","required":["keyId"],"properties":{"keyId":{"type":"string","minLength":1,"maxLength":200}},"$id":"RotateKeyParameters"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RotateKeyParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.keyId !== undefined){
let data0 = data.keyId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err1 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(runtime.isShorterThan(data0, 1)){
const err2 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"keyId":true},"dynamicProps":false,"dynamicItems":false};

export const validateRotateKeyRequest = validate81;
const schema92 = {"type":"object","additionalProperties":false,"properties":{"overlapHours":{"type":"number","minimum":0,"maximum":720}},"$id":"RotateKeyRequest"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RotateKeyRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "overlapHours")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.overlapHours !== undefined){
let data0 = data.overlapHours;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 720 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/overlapHours",schemaPath:"#/properties/overlapHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/overlapHours",schemaPath:"#/properties/overlapHours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/overlapHours",schemaPath:"#/properties/overlapHours/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateListChangesParameters = validate82;
const schema93 = {"type":"object","required":[],"properties":{"kind":{"type":"string","enum":["account.created","account.suspended","account.resumed","person.invited","invitation.withdrawn","person.joined","person.changed","person.removed","person.left","key.created","key.rotated","key.revoked","callback-secret.rotated"]},"personId":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},"keyId":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},"from":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"to":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"limit":{"type":"integer","minimum":1,"maximum":500},"cursor":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}},"$id":"ListChangesParameters"};
const pattern62 = new RegExp("^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ListChangesParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((data0 === "account.created") || (data0 === "account.suspended")) || (data0 === "account.resumed")) || (data0 === "person.invited")) || (data0 === "invitation.withdrawn")) || (data0 === "person.joined")) || (data0 === "person.changed")) || (data0 === "person.removed")) || (data0 === "person.left")) || (data0 === "key.created")) || (data0 === "key.rotated")) || (data0 === "key.revoked")) || (data0 === "callback-secret.rotated"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema93.properties.kind.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.personId !== undefined){
let data1 = data.personId;
if(typeof data1 === "string"){
if(!pattern49.test(data1)){
const err2 = {instancePath:instancePath+"/personId",schemaPath:"#/properties/personId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/personId",schemaPath:"#/properties/personId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.keyId !== undefined){
let data2 = data.keyId;
if(typeof data2 === "string"){
if(!pattern49.test(data2)){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 === "string"){
if(!pattern62.test(data3)){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(runtime.isLongerThan(data3, 10)){
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.to !== undefined){
let data4 = data.to;
if(typeof data4 === "string"){
if(!pattern62.test(data4)){
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(runtime.isLongerThan(data4, 10)){
const err10 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 500 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data6 = data.cursor;
if(typeof data6 === "string"){
if(!pattern49.test(data6)){
const err15 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"kind":true,"personId":true,"keyId":true,"from":true,"to":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetUsageParameters = validate83;
const schema94 = {"type":"object","required":[],"properties":{"from":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"to":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"by":{"type":"string","maxLength":40,"pattern":"^(day|key|model|operation)(,(day|key|model|operation)){0,3}$"}},"$id":"GetUsageParameters"};
const pattern67 = new RegExp("^(day|key|model|operation)(,(day|key|model|operation)){0,3}$", "u");

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetUsageParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!pattern62.test(data0)){
const err0 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(runtime.isLongerThan(data0, 10)){
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!pattern62.test(data1)){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(runtime.isLongerThan(data1, 10)){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(typeof data2 === "string"){
if(!pattern67.test(data2)){
const err6 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/pattern",keyword:"pattern",params:{pattern: "^(day|key|model|operation)(,(day|key|model|operation)){0,3}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(runtime.isLongerThan(data2, 40)){
const err7 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"from":true,"to":true,"by":true},"dynamicProps":false,"dynamicItems":false};

export const validateExportUsageParameters = validate84;
const schema95 = {"type":"object","required":[],"properties":{"from":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"to":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"by":{"type":"string","maxLength":40,"pattern":"^(day|key|model|operation)(,(day|key|model|operation)){0,3}$"}},"$id":"ExportUsageParameters"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ExportUsageParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!pattern62.test(data0)){
const err0 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(runtime.isLongerThan(data0, 10)){
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!pattern62.test(data1)){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(runtime.isLongerThan(data1, 10)){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(typeof data2 === "string"){
if(!pattern67.test(data2)){
const err6 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/pattern",keyword:"pattern",params:{pattern: "^(day|key|model|operation)(,(day|key|model|operation)){0,3}$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(runtime.isLongerThan(data2, 40)){
const err7 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"from":true,"to":true,"by":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetLedgerParameters = validate85;
const schema96 = {"type":"object","required":[],"properties":{"kind":{"type":"string","enum":["grant","reserve","settle","release","adjust"]},"jobId":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},"keyId":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},"from":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"to":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"limit":{"type":"integer","minimum":1,"maximum":500},"cursor":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}},"$id":"GetLedgerParameters"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetLedgerParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data0 === "grant") || (data0 === "reserve")) || (data0 === "settle")) || (data0 === "release")) || (data0 === "adjust"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema96.properties.kind.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.jobId !== undefined){
let data1 = data.jobId;
if(typeof data1 === "string"){
if(!pattern49.test(data1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.keyId !== undefined){
let data2 = data.keyId;
if(typeof data2 === "string"){
if(!pattern49.test(data2)){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 === "string"){
if(!pattern62.test(data3)){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(runtime.isLongerThan(data3, 10)){
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.to !== undefined){
let data4 = data.to;
if(typeof data4 === "string"){
if(!pattern62.test(data4)){
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(runtime.isLongerThan(data4, 10)){
const err10 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 500 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data6 = data.cursor;
if(typeof data6 === "string"){
if(!pattern49.test(data6)){
const err15 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"kind":true,"jobId":true,"keyId":true,"from":true,"to":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

export const validateExportLedgerParameters = validate86;
const schema97 = {"type":"object","required":[],"properties":{"kind":{"type":"string","enum":["grant","reserve","settle","release","adjust"]},"jobId":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},"keyId":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},"from":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"to":{"type":"string","maxLength":10,"pattern":"^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}},"$id":"ExportLedgerParameters"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ExportLedgerParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data0 === "grant") || (data0 === "reserve")) || (data0 === "settle")) || (data0 === "release")) || (data0 === "adjust"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema97.properties.kind.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.jobId !== undefined){
let data1 = data.jobId;
if(typeof data1 === "string"){
if(!pattern49.test(data1)){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.keyId !== undefined){
let data2 = data.keyId;
if(typeof data2 === "string"){
if(!pattern49.test(data2)){
const err4 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/keyId",schemaPath:"#/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 === "string"){
if(!pattern62.test(data3)){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(runtime.isLongerThan(data3, 10)){
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.to !== undefined){
let data4 = data.to;
if(typeof data4 === "string"){
if(!pattern62.test(data4)){
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(runtime.isLongerThan(data4, 10)){
const err10 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"kind":true,"jobId":true,"keyId":true,"from":true,"to":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetAssetParameters = validate87;
const schema98 = {"type":"object","required":["assetId","expires","signature"],"properties":{"assetId":{"type":"string","maxLength":200},"expires":{"type":"string","pattern":"^\\d{1,12}$"},"signature":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetAssetParameters"};
const pattern80 = new RegExp("^\\d{1,12}$", "u");

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetAssetParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assetId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assetId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expires === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.signature === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.assetId !== undefined){
let data0 = data.assetId;
if(typeof data0 === "string"){
if(runtime.isLongerThan(data0, 200)){
const err3 = {instancePath:instancePath+"/assetId",schemaPath:"#/properties/assetId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/assetId",schemaPath:"#/properties/assetId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expires !== undefined){
let data1 = data.expires;
if(typeof data1 === "string"){
if(!pattern80.test(data1)){
const err5 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{1,12}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.signature !== undefined){
let data2 = data.signature;
if(typeof data2 === "string"){
if(runtime.isLongerThan(data2, 200)){
const err7 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(runtime.isShorterThan(data2, 1)){
const err8 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"assetId":true,"expires":true,"signature":true},"dynamicProps":false,"dynamicItems":false};
