// Generated from openapi/ (contract e699a49dec4c) by `npm run generate`. Do not edit.
import * as runtime from './runtime.ts';

export const validateCreateVideoParameters = validate20;
const schema31 = {"type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"}},"$id":"CreateVideoParameters"};
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"Idempotency-Key":true},"dynamicProps":false,"dynamicItems":false};

export const validateFastVideoRequest = validate21;
const schema32 = {"type":"object","additionalProperties":false,"required":["prompt"],"properties":{"model":{"type":"string","const":"vidx-imagine-video-1.5-fast"},"prompt":{"type":"string","maxLength":32768},"aspect_ratio":{"type":"string","enum":["2:3","3:2","1:1","9:16","16:9"]},"video_length":{"type":"string","enum":["6","8","9","10","12","13","14","15","16","17","18","19","20","21","22","23","24","25","26","27","28","29","30"]},"resolution_name":{"type":"string","enum":["480p","720p"]},"refer_images":{"type":"array","maxItems":7,"items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":4096}},"reference_audios":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["voice_id"],"properties":{"voice_id":{"type":"string","enum":["carina","zagan","helix","orion","luna","iris","altair","zenith","perseus","helios","lux","kepler","rigel","cosmo","celeste","ursa","sirius","lumen","castor","naksh","atlas","ara","eve","leo","rex","sal"]}}}},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"FastVideoRequest"};
const pattern5 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$", "u");
const func1 = runtime.codePointLength;

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
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "prompt")) || (key0 === "aspect_ratio")) || (key0 === "video_length")) || (key0 === "resolution_name")) || (key0 === "refer_images")) || (key0 === "reference_audios")) || (key0 === "hook_url"))){
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
if(data.model !== undefined){
let data1 = data.model;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("vidx-imagine-video-1.5-fast" !== data1){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "vidx-imagine-video-1.5-fast"}};
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
let data2 = data.prompt;
if(typeof data2 === "string"){
if(func1(data2) > 32768){
const err5 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 32768}};
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
if(data.aspect_ratio !== undefined){
let data3 = data.aspect_ratio;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data3 === "2:3") || (data3 === "3:2")) || (data3 === "1:1")) || (data3 === "9:16")) || (data3 === "16:9"))){
const err8 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/enum",keyword:"enum",params:{allowedValues: schema32.properties.aspect_ratio.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.video_length !== undefined){
let data4 = data.video_length;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((((((((((((((((((data4 === "6") || (data4 === "8")) || (data4 === "9")) || (data4 === "10")) || (data4 === "12")) || (data4 === "13")) || (data4 === "14")) || (data4 === "15")) || (data4 === "16")) || (data4 === "17")) || (data4 === "18")) || (data4 === "19")) || (data4 === "20")) || (data4 === "21")) || (data4 === "22")) || (data4 === "23")) || (data4 === "24")) || (data4 === "25")) || (data4 === "26")) || (data4 === "27")) || (data4 === "28")) || (data4 === "29")) || (data4 === "30"))){
const err10 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema32.properties.video_length.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.resolution_name !== undefined){
let data5 = data.resolution_name;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "480p") || (data5 === "720p"))){
const err12 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/enum",keyword:"enum",params:{allowedValues: schema32.properties.resolution_name.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.refer_images !== undefined){
let data6 = data.refer_images;
if(Array.isArray(data6)){
if(data6.length > 7){
const err13 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func1(data7) > 4096){
const err14 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern6.test(data7)){
const err15 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err16 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.reference_audios !== undefined){
let data8 = data.reference_audios;
if(Array.isArray(data8)){
if(data8.length > 3){
const err18 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.voice_id === undefined){
const err19 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/required",keyword:"required",params:{missingProperty: "voice_id"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data9){
if(!(key1 === "voice_id")){
const err20 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.voice_id !== undefined){
let data10 = data9.voice_id;
if(typeof data10 !== "string"){
const err21 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((((((((((((((((((((((((data10 === "carina") || (data10 === "zagan")) || (data10 === "helix")) || (data10 === "orion")) || (data10 === "luna")) || (data10 === "iris")) || (data10 === "altair")) || (data10 === "zenith")) || (data10 === "perseus")) || (data10 === "helios")) || (data10 === "lux")) || (data10 === "kepler")) || (data10 === "rigel")) || (data10 === "cosmo")) || (data10 === "celeste")) || (data10 === "ursa")) || (data10 === "sirius")) || (data10 === "lumen")) || (data10 === "castor")) || (data10 === "naksh")) || (data10 === "atlas")) || (data10 === "ara")) || (data10 === "eve")) || (data10 === "leo")) || (data10 === "rex")) || (data10 === "sal"))){
const err22 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/enum",keyword:"enum",params:{allowedValues: schema32.properties.reference_audios.items.properties.voice_id.enum}};
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
const err23 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/type",keyword:"type",params:{type: "object"}};
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
const err24 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data11 = data.hook_url;
if(typeof data11 === "string"){
if(func1(data11) > 2048){
const err25 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern6.test(data11)){
const err26 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err27 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validatePlainVideoRequest = validate22;
const schema33 = {"type":"object","additionalProperties":false,"required":["model","prompt"],"properties":{"model":{"type":"string","const":"vidx-imagine-video"},"prompt":{"type":"string","maxLength":4096},"aspect_ratio":{"type":"string","enum":["2:3","3:2","1:1","9:16","16:9"]},"video_length":{"type":"string","enum":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15"]},"resolution_name":{"type":"string","const":"720p"},"refer_images":{"type":"array","maxItems":7,"items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":4096}},"reference_audios":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["voice_id"],"properties":{"voice_id":{"type":"string","enum":["carina","zagan","helix","orion","luna","iris","altair","zenith","perseus","helios","lux","kepler","rigel","cosmo","celeste","ursa","sirius","lumen","castor","naksh","atlas","ara","eve","leo","rex","sal"]}}}},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}},{"if":{"required":["refer_images"],"properties":{"refer_images":{"minItems":2}}},"then":{"properties":{"video_length":{"enum":["1","2","3","4","5","6","7","8","9","10"]}}}}],"$id":"PlainVideoRequest"};

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
}
}
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.refer_images === undefined) && (missing0 = "refer_images")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.refer_images !== undefined){
let data1 = data.refer_images;
if(Array.isArray(data1)){
if(data1.length < 2){
const err2 = {};
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
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.video_length !== undefined){
let data2 = data.video_length;
if(!((((((((((data2 === "1") || (data2 === "2")) || (data2 === "3")) || (data2 === "4")) || (data2 === "5")) || (data2 === "6")) || (data2 === "7")) || (data2 === "8")) || (data2 === "9")) || (data2 === "10"))){
const err3 = {instancePath:instancePath+"/video_length",schemaPath:"#/allOf/1/then/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema33.allOf[1].then.properties.video_length.enum}};
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
var _valid0 = _errs7 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.video_length = true;
props0.refer_images = true;
}
}
if(!valid2){
const err4 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.prompt = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.prompt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "prompt")) || (key0 === "aspect_ratio")) || (key0 === "video_length")) || (key0 === "resolution_name")) || (key0 === "refer_images")) || (key0 === "reference_audios")) || (key0 === "hook_url"))){
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
if(data.model !== undefined){
let data3 = data.model;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("vidx-imagine-video" !== data3){
const err9 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "vidx-imagine-video"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prompt !== undefined){
let data4 = data.prompt;
if(typeof data4 === "string"){
if(func1(data4) > 4096){
const err10 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 4096}};
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
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
let data5 = data.aspect_ratio;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data5 === "2:3") || (data5 === "3:2")) || (data5 === "1:1")) || (data5 === "9:16")) || (data5 === "16:9"))){
const err13 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/enum",keyword:"enum",params:{allowedValues: schema33.properties.aspect_ratio.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.video_length !== undefined){
let data6 = data.video_length;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((((((data6 === "1") || (data6 === "2")) || (data6 === "3")) || (data6 === "4")) || (data6 === "5")) || (data6 === "6")) || (data6 === "7")) || (data6 === "8")) || (data6 === "9")) || (data6 === "10")) || (data6 === "11")) || (data6 === "12")) || (data6 === "13")) || (data6 === "14")) || (data6 === "15"))){
const err15 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema33.properties.video_length.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.resolution_name !== undefined){
let data7 = data.resolution_name;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("720p" !== data7){
const err17 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/const",keyword:"const",params:{allowedValue: "720p"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.refer_images !== undefined){
let data8 = data.refer_images;
if(Array.isArray(data8)){
if(data8.length > 7){
const err18 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func1(data9) > 4096){
const err19 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern6.test(data9)){
const err20 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err22 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.reference_audios !== undefined){
let data10 = data.reference_audios;
if(Array.isArray(data10)){
if(data10.length > 3){
const err23 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.voice_id === undefined){
const err24 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/required",keyword:"required",params:{missingProperty: "voice_id"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 in data11){
if(!(key1 === "voice_id")){
const err25 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.voice_id !== undefined){
let data12 = data11.voice_id;
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((((((((((((((((((((((data12 === "carina") || (data12 === "zagan")) || (data12 === "helix")) || (data12 === "orion")) || (data12 === "luna")) || (data12 === "iris")) || (data12 === "altair")) || (data12 === "zenith")) || (data12 === "perseus")) || (data12 === "helios")) || (data12 === "lux")) || (data12 === "kepler")) || (data12 === "rigel")) || (data12 === "cosmo")) || (data12 === "celeste")) || (data12 === "ursa")) || (data12 === "sirius")) || (data12 === "lumen")) || (data12 === "castor")) || (data12 === "naksh")) || (data12 === "atlas")) || (data12 === "ara")) || (data12 === "eve")) || (data12 === "leo")) || (data12 === "rex")) || (data12 === "sal"))){
const err27 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/enum",keyword:"enum",params:{allowedValues: schema33.properties.reference_audios.items.properties.voice_id.enum}};
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
const err28 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/type",keyword:"type",params:{type: "object"}};
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
const err29 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data13 = data.hook_url;
if(typeof data13 === "string"){
if(func1(data13) > 2048){
const err30 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern6.test(data13)){
const err31 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err32 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateOneImageVideoRequest = validate23;
const schema34 = {"type":"object","additionalProperties":false,"required":["model","prompt","refer_images"],"properties":{"model":{"type":"string","const":"vidx-imagine-video-1.5"},"prompt":{"type":"string","maxLength":4096},"aspect_ratio":{"type":"string","enum":["2:3","3:2","1:1","9:16","16:9"]},"video_length":{"type":"string","enum":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15"]},"resolution_name":{"type":"string","enum":["480p","720p","1080p"]},"refer_images":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":4096}},"reference_audios":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["voice_id"],"properties":{"voice_id":{"type":"string","enum":["carina","zagan","helix","orion","luna","iris","altair","zenith","perseus","helios","lux","kepler","rigel","cosmo","celeste","ursa","sirius","lumen","castor","naksh","atlas","ara","eve","leo","rex","sal"]}}}},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"OneImageVideoRequest"};

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
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
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
if(data.refer_images === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refer_images"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "prompt")) || (key0 === "aspect_ratio")) || (key0 === "video_length")) || (key0 === "resolution_name")) || (key0 === "refer_images")) || (key0 === "reference_audios")) || (key0 === "hook_url"))){
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
if(data.model !== undefined){
let data1 = data.model;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("vidx-imagine-video-1.5" !== data1){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/const",keyword:"const",params:{allowedValue: "vidx-imagine-video-1.5"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.prompt !== undefined){
let data2 = data.prompt;
if(typeof data2 === "string"){
if(func1(data2) > 4096){
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 4096}};
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
const err8 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.aspect_ratio !== undefined){
let data3 = data.aspect_ratio;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data3 === "2:3") || (data3 === "3:2")) || (data3 === "1:1")) || (data3 === "9:16")) || (data3 === "16:9"))){
const err10 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/enum",keyword:"enum",params:{allowedValues: schema34.properties.aspect_ratio.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.video_length !== undefined){
let data4 = data.video_length;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((((((((((data4 === "1") || (data4 === "2")) || (data4 === "3")) || (data4 === "4")) || (data4 === "5")) || (data4 === "6")) || (data4 === "7")) || (data4 === "8")) || (data4 === "9")) || (data4 === "10")) || (data4 === "11")) || (data4 === "12")) || (data4 === "13")) || (data4 === "14")) || (data4 === "15"))){
const err12 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema34.properties.video_length.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.resolution_name !== undefined){
let data5 = data.resolution_name;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data5 === "480p") || (data5 === "720p")) || (data5 === "1080p"))){
const err14 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/enum",keyword:"enum",params:{allowedValues: schema34.properties.resolution_name.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.refer_images !== undefined){
let data6 = data.refer_images;
if(Array.isArray(data6)){
if(data6.length > 1){
const err15 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func1(data7) > 4096){
const err17 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern6.test(data7)){
const err18 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/refer_images/" + i0,schemaPath:"#/properties/refer_images/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err20 = {instancePath:instancePath+"/refer_images",schemaPath:"#/properties/refer_images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.reference_audios !== undefined){
let data8 = data.reference_audios;
if(Array.isArray(data8)){
if(data8.length > 3){
const err21 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.voice_id === undefined){
const err22 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/required",keyword:"required",params:{missingProperty: "voice_id"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data9){
if(!(key1 === "voice_id")){
const err23 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.voice_id !== undefined){
let data10 = data9.voice_id;
if(typeof data10 !== "string"){
const err24 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((((((((((((((((((((((((data10 === "carina") || (data10 === "zagan")) || (data10 === "helix")) || (data10 === "orion")) || (data10 === "luna")) || (data10 === "iris")) || (data10 === "altair")) || (data10 === "zenith")) || (data10 === "perseus")) || (data10 === "helios")) || (data10 === "lux")) || (data10 === "kepler")) || (data10 === "rigel")) || (data10 === "cosmo")) || (data10 === "celeste")) || (data10 === "ursa")) || (data10 === "sirius")) || (data10 === "lumen")) || (data10 === "castor")) || (data10 === "naksh")) || (data10 === "atlas")) || (data10 === "ara")) || (data10 === "eve")) || (data10 === "leo")) || (data10 === "rex")) || (data10 === "sal"))){
const err25 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/enum",keyword:"enum",params:{allowedValues: schema34.properties.reference_audios.items.properties.voice_id.enum}};
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
const err26 = {instancePath:instancePath+"/reference_audios/" + i1,schemaPath:"#/properties/reference_audios/items/type",keyword:"type",params:{type: "object"}};
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
const err27 = {instancePath:instancePath+"/reference_audios",schemaPath:"#/properties/reference_audios/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data11 = data.hook_url;
if(typeof data11 === "string"){
if(func1(data11) > 2048){
const err28 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern6.test(data11)){
const err29 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err30 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCreateVideoResponse = validate24;
const schema35 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1}}}},"$id":"CreateVideoResponse"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateVideoResponse" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("SUCCESS" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.jobId === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.jobId !== undefined){
let data3 = data2.jobId;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err7 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/properties/data/properties/jobId/minLength",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateProblem = validate25;
const schema36 = {"type":"object","required":["status","message"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"data":{"type":"object","properties":{"violations":{"type":"array","minItems":1,"items":{"type":"object","required":["parameter","rule","message"],"properties":{"parameter":{"type":"string"},"rule":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"allowed":{"type":"array","items":{}}}}},"suggestion":{"type":"object","additionalProperties":true},"reason":{"type":"string","enum":["moderation","upstream","timeout"]},"balance":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"price":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"}}}},"$id":"Problem"};
const pattern14 = new RegExp("^-?\\d+(\\.\\d+)?$", "u");
const pattern15 = new RegExp("^\\d+(\\.\\d+)?$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Problem" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("FAILED" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.violations !== undefined){
let data3 = data2.violations;
if(Array.isArray(data3)){
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/data/violations",schemaPath:"#/properties/data/properties/violations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.parameter === undefined){
const err7 = {instancePath:instancePath+"/data/violations/" + i0,schemaPath:"#/properties/data/properties/violations/items/required",keyword:"required",params:{missingProperty: "parameter"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.rule === undefined){
const err8 = {instancePath:instancePath+"/data/violations/" + i0,schemaPath:"#/properties/data/properties/violations/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.message === undefined){
const err9 = {instancePath:instancePath+"/data/violations/" + i0,schemaPath:"#/properties/data/properties/violations/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.parameter !== undefined){
if(typeof data4.parameter !== "string"){
const err10 = {instancePath:instancePath+"/data/violations/" + i0+"/parameter",schemaPath:"#/properties/data/properties/violations/items/properties/parameter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.rule !== undefined){
let data6 = data4.rule;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err11 = {instancePath:instancePath+"/data/violations/" + i0+"/rule",schemaPath:"#/properties/data/properties/violations/items/properties/rule/minLength",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/data/violations/" + i0+"/rule",schemaPath:"#/properties/data/properties/violations/items/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.message !== undefined){
let data7 = data4.message;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err13 = {instancePath:instancePath+"/data/violations/" + i0+"/message",schemaPath:"#/properties/data/properties/violations/items/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err14 = {instancePath:instancePath+"/data/violations/" + i0+"/message",schemaPath:"#/properties/data/properties/violations/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.allowed !== undefined){
if(!(Array.isArray(data4.allowed))){
const err15 = {instancePath:instancePath+"/data/violations/" + i0+"/allowed",schemaPath:"#/properties/data/properties/violations/items/properties/allowed/type",keyword:"type",params:{type: "array"}};
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
else {
const err16 = {instancePath:instancePath+"/data/violations/" + i0,schemaPath:"#/properties/data/properties/violations/items/type",keyword:"type",params:{type: "object"}};
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
const err17 = {instancePath:instancePath+"/data/violations",schemaPath:"#/properties/data/properties/violations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.suggestion !== undefined){
let data9 = data2.suggestion;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err18 = {instancePath:instancePath+"/data/suggestion",schemaPath:"#/properties/data/properties/suggestion/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.reason !== undefined){
let data10 = data2.reason;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data10 === "moderation") || (data10 === "upstream")) || (data10 === "timeout"))){
const err20 = {instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/enum",keyword:"enum",params:{allowedValues: schema36.properties.data.properties.reason.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.balance !== undefined){
let data11 = data2.balance;
if(typeof data11 === "string"){
if(!pattern14.test(data11)){
const err21 = {instancePath:instancePath+"/data/balance",schemaPath:"#/properties/data/properties/balance/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
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
const err22 = {instancePath:instancePath+"/data/balance",schemaPath:"#/properties/data/properties/balance/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.price !== undefined){
let data12 = data2.price;
if(typeof data12 === "string"){
if(!pattern15.test(data12)){
const err23 = {instancePath:instancePath+"/data/price",schemaPath:"#/properties/data/properties/price/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/data/price",schemaPath:"#/properties/data/properties/price/type",keyword:"type",params:{type: "string"}};
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
const err25 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetVideoJobParameters = validate26;
const schema37 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetVideoJobParameters"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetVideoJobParameters" */;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateVideoJobRecord = validate27;
const schema38 = {"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["videoId","videoUrl","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}],"$id":"VideoJobRecord"};
const pattern16 = new RegExp("^(100|[1-9]?[0-9])%$", "u");
const formats0 = runtime.formats.uri;
const formats4 = runtime.formats["date-time"];

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="VideoJobRecord" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobId === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("ON_QUEUE" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/properties/status/const",keyword:"const",params:{allowedValue: "ON_QUEUE"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err8 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data !== undefined){
let data3 = data.data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.jobId === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.action === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.progress === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.model === undefined){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.prompt === undefined){
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.aspectRatio === undefined){
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.videoLength === undefined){
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.resolutionName === undefined){
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.referImages === undefined){
const err17 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.quota === undefined){
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.createdAt === undefined){
const err19 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.jobId !== undefined){
if(typeof data3.jobId !== "string"){
const err20 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/0/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.action !== undefined){
let data5 = data3.action;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if("video" !== data5){
const err22 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.progress !== undefined){
let data6 = data3.progress;
if(typeof data6 === "string"){
if(!pattern16.test(data6)){
const err23 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.model !== undefined){
if(typeof data3.model !== "string"){
const err25 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/0/properties/data/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.videoId !== undefined){
if(typeof data3.videoId !== "string"){
const err26 = {instancePath:instancePath+"/data/videoId",schemaPath:"#/oneOf/0/properties/data/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.prompt !== undefined){
if(typeof data3.prompt !== "string"){
const err27 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/0/properties/data/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.aspectRatio !== undefined){
if(typeof data3.aspectRatio !== "string"){
const err28 = {instancePath:instancePath+"/data/aspectRatio",schemaPath:"#/oneOf/0/properties/data/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.videoLength !== undefined){
if(typeof data3.videoLength !== "string"){
const err29 = {instancePath:instancePath+"/data/videoLength",schemaPath:"#/oneOf/0/properties/data/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.resolutionName !== undefined){
if(typeof data3.resolutionName !== "string"){
const err30 = {instancePath:instancePath+"/data/resolutionName",schemaPath:"#/oneOf/0/properties/data/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.referImages !== undefined){
let data13 = data3.referImages;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(typeof data13[i0] !== "string"){
const err31 = {instancePath:instancePath+"/data/referImages/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
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
const err32 = {instancePath:instancePath+"/data/referImages",schemaPath:"#/oneOf/0/properties/data/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data3.videoUrl !== undefined){
let data15 = data3.videoUrl;
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err33 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/0/properties/data/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err34 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/0/properties/data/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data3.coverUrl !== undefined){
let data16 = data3.coverUrl;
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err35 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/0/properties/data/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/0/properties/data/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data3.quota !== undefined){
let data17 = data3.quota;
if(typeof data17 === "string"){
if(!pattern15.test(data17)){
const err37 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err38 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data3.hookUrl !== undefined){
if(typeof data3.hookUrl !== "string"){
const err39 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/0/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data3.createdAt !== undefined){
let data19 = data3.createdAt;
if(typeof data19 === "string"){
if(!(formats4(data19))){
const err40 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/0/properties/data/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err41 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/0/properties/data/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data3.finishTime !== undefined){
let data20 = data3.finishTime;
if(typeof data20 === "string"){
if(!(formats4(data20))){
const err42 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/0/properties/data/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err43 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/0/properties/data/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err46 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data.message === undefined){
const err47 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.jobId === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.data === undefined){
const err49 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.status !== undefined){
let data21 = data.status;
if(typeof data21 !== "string"){
const err50 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if("SUCCESS" !== data21){
const err51 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.message !== undefined){
let data22 = data.message;
if(typeof data22 === "string"){
if(func1(data22) < 1){
const err52 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err53 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err54 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/1/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.data !== undefined){
let data24 = data.data;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.jobId === undefined){
const err55 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data24.action === undefined){
const err56 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data24.progress === undefined){
const err57 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data24.model === undefined){
const err58 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data24.prompt === undefined){
const err59 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data24.aspectRatio === undefined){
const err60 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data24.videoLength === undefined){
const err61 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data24.resolutionName === undefined){
const err62 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data24.referImages === undefined){
const err63 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data24.quota === undefined){
const err64 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data24.createdAt === undefined){
const err65 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data24.jobId !== undefined){
if(typeof data24.jobId !== "string"){
const err66 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data24.action !== undefined){
let data26 = data24.action;
if(typeof data26 !== "string"){
const err67 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if("video" !== data26){
const err68 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data24.progress !== undefined){
let data27 = data24.progress;
if(typeof data27 === "string"){
if(!pattern16.test(data27)){
const err69 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data24.model !== undefined){
if(typeof data24.model !== "string"){
const err71 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data24.videoId !== undefined){
if(typeof data24.videoId !== "string"){
const err72 = {instancePath:instancePath+"/data/videoId",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data24.prompt !== undefined){
if(typeof data24.prompt !== "string"){
const err73 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data24.aspectRatio !== undefined){
if(typeof data24.aspectRatio !== "string"){
const err74 = {instancePath:instancePath+"/data/aspectRatio",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data24.videoLength !== undefined){
if(typeof data24.videoLength !== "string"){
const err75 = {instancePath:instancePath+"/data/videoLength",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data24.resolutionName !== undefined){
if(typeof data24.resolutionName !== "string"){
const err76 = {instancePath:instancePath+"/data/resolutionName",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data24.referImages !== undefined){
let data34 = data24.referImages;
if(Array.isArray(data34)){
const len1 = data34.length;
for(let i1=0; i1<len1; i1++){
if(typeof data34[i1] !== "string"){
const err77 = {instancePath:instancePath+"/data/referImages/" + i1,schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/data/referImages",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data24.videoUrl !== undefined){
let data36 = data24.videoUrl;
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err79 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data24.coverUrl !== undefined){
let data37 = data24.coverUrl;
if(typeof data37 === "string"){
if(!(formats0(data37))){
const err81 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data24.quota !== undefined){
let data38 = data24.quota;
if(typeof data38 === "string"){
if(!pattern15.test(data38)){
const err83 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err84 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data24.hookUrl !== undefined){
if(typeof data24.hookUrl !== "string"){
const err85 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data24.createdAt !== undefined){
let data40 = data24.createdAt;
if(typeof data40 === "string"){
if(!(formats4(data40))){
const err86 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err87 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data24.finishTime !== undefined){
let data41 = data24.finishTime;
if(typeof data41 === "string"){
if(!(formats4(data41))){
const err88 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err89 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/1/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.videoId === undefined){
const err91 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "videoId"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data24.videoUrl === undefined){
const err92 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data24.finishTime === undefined){
const err93 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "finishTime"}};
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
}
else {
const err94 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var _valid0 = _errs45 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
}
const _errs90 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err95 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data.message === undefined){
const err96 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data.jobId === undefined){
const err97 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data.data === undefined){
const err98 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data.status !== undefined){
let data42 = data.status;
if(typeof data42 !== "string"){
const err99 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if("FAILED" !== data42){
const err100 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.message !== undefined){
let data43 = data.message;
if(typeof data43 === "string"){
if(func1(data43) < 1){
const err101 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err103 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/2/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.data !== undefined){
let data45 = data.data;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.jobId === undefined){
const err104 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data45.action === undefined){
const err105 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data45.progress === undefined){
const err106 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data45.model === undefined){
const err107 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data45.prompt === undefined){
const err108 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data45.aspectRatio === undefined){
const err109 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data45.videoLength === undefined){
const err110 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data45.resolutionName === undefined){
const err111 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data45.referImages === undefined){
const err112 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data45.quota === undefined){
const err113 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data45.createdAt === undefined){
const err114 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data45.jobId !== undefined){
if(typeof data45.jobId !== "string"){
const err115 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data45.action !== undefined){
let data47 = data45.action;
if(typeof data47 !== "string"){
const err116 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if("video" !== data47){
const err117 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data45.progress !== undefined){
let data48 = data45.progress;
if(typeof data48 === "string"){
if(!pattern16.test(data48)){
const err118 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
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
const err119 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data45.model !== undefined){
if(typeof data45.model !== "string"){
const err120 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data45.videoId !== undefined){
if(typeof data45.videoId !== "string"){
const err121 = {instancePath:instancePath+"/data/videoId",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data45.prompt !== undefined){
if(typeof data45.prompt !== "string"){
const err122 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data45.aspectRatio !== undefined){
if(typeof data45.aspectRatio !== "string"){
const err123 = {instancePath:instancePath+"/data/aspectRatio",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data45.videoLength !== undefined){
if(typeof data45.videoLength !== "string"){
const err124 = {instancePath:instancePath+"/data/videoLength",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data45.resolutionName !== undefined){
if(typeof data45.resolutionName !== "string"){
const err125 = {instancePath:instancePath+"/data/resolutionName",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data45.referImages !== undefined){
let data55 = data45.referImages;
if(Array.isArray(data55)){
const len2 = data55.length;
for(let i2=0; i2<len2; i2++){
if(typeof data55[i2] !== "string"){
const err126 = {instancePath:instancePath+"/data/referImages/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/data/referImages",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data45.videoUrl !== undefined){
let data57 = data45.videoUrl;
if(typeof data57 === "string"){
if(!(formats0(data57))){
const err128 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err129 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data45.coverUrl !== undefined){
let data58 = data45.coverUrl;
if(typeof data58 === "string"){
if(!(formats0(data58))){
const err130 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
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
const err131 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data45.quota !== undefined){
let data59 = data45.quota;
if(typeof data59 === "string"){
if(!pattern15.test(data59)){
const err132 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data45.hookUrl !== undefined){
if(typeof data45.hookUrl !== "string"){
const err134 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data45.createdAt !== undefined){
let data61 = data45.createdAt;
if(typeof data61 === "string"){
if(!(formats4(data61))){
const err135 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err136 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data45.finishTime !== undefined){
let data62 = data45.finishTime;
if(typeof data62 === "string"){
if(!(formats4(data62))){
const err137 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err138 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
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
const err139 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.reason === undefined){
const err140 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/1/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data45.reason !== undefined){
let data63 = data45.reason;
if(typeof data63 !== "string"){
const err141 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/properties/data/allOf/1/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!((((data63 === "moderation") || (data63 === "upstream")) || (data63 === "timeout")) || (data63 === "cancelled"))){
const err142 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema38.oneOf[2].properties.data.allOf[1].properties.reason.enum}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
}
}
else {
const err143 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
var _valid0 = _errs90 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
}
}
}
if(!valid0){
const err144 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate27.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateCreateImageParameters = validate28;
const schema39 = {"type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"},"Prefer":{"type":"string","maxLength":1000}},"$id":"CreateImageParameters"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateImageParameters" */;
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
if(func1(data1) > 1000){
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"Idempotency-Key":true,"Prefer":true},"dynamicProps":false,"dynamicItems":false};

export const validateImgy2ImageRequest = validate29;
const schema40 = {"type":"object","additionalProperties":false,"required":["prompt"],"properties":{"prompt":{"type":"string","maxLength":1000},"mode":{"type":"string","const":"imgy-2"},"background":{"type":"string","const":"auto"},"moderation":{"type":"string","const":"auto"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["256x256","512x512","1024x1024","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"Imgy2ImageRequest"};
const func20 = Object.prototype.hasOwnProperty;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy2ImageRequest" */;
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
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func20.call(schema40.properties, key0))){
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
if(data.prompt !== undefined){
let data1 = data.prompt;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err3 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
const err4 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("imgy-2" !== data2){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgy-2"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.background !== undefined){
let data3 = data.background;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("auto" !== data3){
const err8 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/const",keyword:"const",params:{allowedValue: "auto"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.moderation !== undefined){
let data4 = data.moderation;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("auto" !== data4){
const err10 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/const",keyword:"const",params:{allowedValue: "auto"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.n !== undefined){
let data5 = data.n;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.output_compression !== undefined){
let data6 = data.output_compression;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(100 !== data6){
const err15 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/const",keyword:"const",params:{allowedValue: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.output_format !== undefined){
let data7 = data.output_format;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("png" !== data7){
const err17 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/const",keyword:"const",params:{allowedValue: "png"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.quality !== undefined){
let data8 = data.quality;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data8 === "auto") || (data8 === "standard"))){
const err19 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema40.properties.quality.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.response_format !== undefined){
let data9 = data.response_format;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data9 === "url") || (data9 === "b64_json"))){
const err21 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema40.properties.response_format.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.size !== undefined){
let data10 = data.size;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((data10 === "256x256") || (data10 === "512x512")) || (data10 === "1024x1024")) || (data10 === "auto"))){
const err23 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema40.properties.size.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.user !== undefined){
let data11 = data.user;
if(typeof data11 === "string"){
if(func1(data11) > 512){
const err24 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err25 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
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
let data12 = data.stream;
if(typeof data12 !== "boolean"){
const err26 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(false !== data12){
const err27 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data13 = data.partial_images;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err28 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(0 !== data13){
const err29 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data14 = data.hook_url;
if(typeof data14 === "string"){
if(func1(data14) > 2048){
const err30 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern6.test(data14)){
const err31 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err32 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgxImageRequest = validate30;
const schema41 = {"type":"object","additionalProperties":false,"required":["mode","prompt"],"properties":{"prompt":{"type":"string","maxLength":32000},"mode":{"type":"string","const":"imgx-image-1"},"background":{"type":"string","enum":["transparent","opaque","auto"]},"moderation":{"type":"string","enum":["low","auto"]},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","minimum":0,"maximum":100},"output_format":{"type":"string","enum":["png","jpeg","webp"]},"quality":{"type":"string","enum":["auto","high","medium","low"]},"response_format":{"type":"string","const":"b64_json"},"size":{"type":"string","enum":["1024x1024","1536x1024","1024x1536","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}},{"if":{"required":["background"],"properties":{"background":{"const":"transparent"}}},"then":{"properties":{"output_format":{"enum":["png","webp"]}}}},{"if":{"required":["output_compression"],"properties":{"output_compression":{"not":{"const":100}}}},"then":{"required":["output_format"],"properties":{"output_format":{"enum":["webp","jpeg"]}}}}],"$id":"ImgxImageRequest"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImgxImageRequest" */;
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
}
}
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.background === undefined) && (missing0 = "background")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.background !== undefined){
if("transparent" !== data.background){
const err2 = {};
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
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_format !== undefined){
let data2 = data.output_format;
if(!((data2 === "png") || (data2 === "webp"))){
const err3 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/1/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema41.allOf[1].then.properties.output_format.enum}};
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
var _valid0 = _errs7 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.output_format = true;
props0.background = true;
}
}
if(!valid2){
const err4 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.prompt = true;
}
const _errs10 = errors;
let valid5 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.output_compression === undefined) && (missing1 = "output_compression")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.output_compression !== undefined){
const _errs13 = errors;
const _errs14 = errors;
if(100 !== data.output_compression){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid7 = _errs14 === errors;
if(valid7){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_format === undefined){
const err8 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "output_format"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.output_format !== undefined){
let data4 = data.output_format;
if(!((data4 === "webp") || (data4 === "jpeg"))){
const err9 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/2/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema41.allOf[2].then.properties.output_format.enum}};
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
var _valid1 = _errs15 === errors;
valid5 = _valid1;
if(valid5){
var props1 = {};
props1.output_format = true;
props1.output_compression = true;
}
}
if(!valid5){
const err10 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.prompt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func20.call(schema41.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.prompt !== undefined){
let data5 = data.prompt;
if(typeof data5 === "string"){
if(func1(data5) > 32000){
const err14 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 32000}};
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
const err15 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};
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
let data6 = data.mode;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("imgx-image-1" !== data6){
const err17 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgx-image-1"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.background !== undefined){
let data7 = data.background;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data7 === "transparent") || (data7 === "opaque")) || (data7 === "auto"))){
const err19 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema41.properties.background.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.moderation !== undefined){
let data8 = data.moderation;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data8 === "low") || (data8 === "auto"))){
const err21 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/enum",keyword:"enum",params:{allowedValues: schema41.properties.moderation.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.n !== undefined){
let data9 = data.n;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.output_compression !== undefined){
let data10 = data.output_compression;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err25 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.output_format !== undefined){
let data11 = data.output_format;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data11 === "png") || (data11 === "jpeg")) || (data11 === "webp"))){
const err29 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema41.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.quality !== undefined){
let data12 = data.quality;
if(typeof data12 !== "string"){
const err30 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((data12 === "auto") || (data12 === "high")) || (data12 === "medium")) || (data12 === "low"))){
const err31 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema41.properties.quality.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.response_format !== undefined){
let data13 = data.response_format;
if(typeof data13 !== "string"){
const err32 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if("b64_json" !== data13){
const err33 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/const",keyword:"const",params:{allowedValue: "b64_json"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.size !== undefined){
let data14 = data.size;
if(typeof data14 !== "string"){
const err34 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((((data14 === "1024x1024") || (data14 === "1536x1024")) || (data14 === "1024x1536")) || (data14 === "auto"))){
const err35 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema41.properties.size.enum}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.user !== undefined){
let data15 = data.user;
if(typeof data15 === "string"){
if(func1(data15) > 512){
const err36 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err37 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.stream !== undefined){
let data16 = data.stream;
if(typeof data16 !== "boolean"){
const err38 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(false !== data16){
const err39 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data17 = data.partial_images;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(0 !== data17){
const err41 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data18 = data.hook_url;
if(typeof data18 === "string"){
if(func1(data18) > 2048){
const err42 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern6.test(data18)){
const err43 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err44 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgy3ImageRequest = validate31;
const schema42 = {"type":"object","additionalProperties":false,"required":["mode","prompt"],"properties":{"prompt":{"type":"string","maxLength":4000},"mode":{"type":"string","const":"imgy-3"},"background":{"type":"string","const":"auto"},"moderation":{"type":"string","const":"auto"},"n":{"type":"integer","const":1},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","hd","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["1024x1024","1792x1024","1024x1792","auto"]},"style":{"type":"string","enum":["vivid","natural"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"Imgy3ImageRequest"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy3ImageRequest" */;
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
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
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
if(!(func20.call(schema42.properties, key0))){
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
if(func1(data1) > 4000){
const err4 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 4000}};
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
if("imgy-3" !== data2){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgy-3"}};
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
if(1 !== data5){
const err13 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.output_compression !== undefined){
let data6 = data.output_compression;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(100 !== data6){
const err15 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/const",keyword:"const",params:{allowedValue: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.output_format !== undefined){
let data7 = data.output_format;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("png" !== data7){
const err17 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/const",keyword:"const",params:{allowedValue: "png"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.quality !== undefined){
let data8 = data.quality;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data8 === "auto") || (data8 === "hd")) || (data8 === "standard"))){
const err19 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema42.properties.quality.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.response_format !== undefined){
let data9 = data.response_format;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data9 === "url") || (data9 === "b64_json"))){
const err21 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema42.properties.response_format.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.size !== undefined){
let data10 = data.size;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((data10 === "1024x1024") || (data10 === "1792x1024")) || (data10 === "1024x1792")) || (data10 === "auto"))){
const err23 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema42.properties.size.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.style !== undefined){
let data11 = data.style;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data11 === "vivid") || (data11 === "natural"))){
const err25 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema42.properties.style.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.user !== undefined){
let data12 = data.user;
if(typeof data12 === "string"){
if(func1(data12) > 512){
const err26 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err27 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.stream !== undefined){
let data13 = data.stream;
if(typeof data13 !== "boolean"){
const err28 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(false !== data13){
const err29 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data14 = data.partial_images;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(0 !== data14){
const err31 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data15 = data.hook_url;
if(typeof data15 === "string"){
if(func1(data15) > 2048){
const err32 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern6.test(data15)){
const err33 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err34 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImageResult = validate32;
const schema43 = {"type":"object","required":["created","data"],"properties":{"created":{"type":"integer","minimum":0},"data":{"type":"array","minItems":1,"items":{"anyOf":[{"type":"object","required":["url","revised_prompt"],"properties":{"url":{"type":"string","format":"uri"},"revised_prompt":{"type":"string"}}},{"type":"object","required":["b64_json"],"properties":{"b64_json":{"type":"string"}}}]}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}}},"$id":"ImageResult"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImageResult" */;
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
if(data.created === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created !== undefined){
let data0 = data.created;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.url === undefined){
const err5 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/anyOf/0/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.revised_prompt === undefined){
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/anyOf/0/required",keyword:"required",params:{missingProperty: "revised_prompt"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.url !== undefined){
let data3 = data2.url;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err7 = {instancePath:instancePath+"/data/" + i0+"/url",schemaPath:"#/properties/data/items/anyOf/0/properties/url/format",keyword:"format",params:{format: "uri"}};
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
const err8 = {instancePath:instancePath+"/data/" + i0+"/url",schemaPath:"#/properties/data/items/anyOf/0/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.revised_prompt !== undefined){
if(typeof data2.revised_prompt !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/revised_prompt",schemaPath:"#/properties/data/items/anyOf/0/properties/revised_prompt/type",keyword:"type",params:{type: "string"}};
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
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.url = true;
props0.revised_prompt = true;
}
const _errs13 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.b64_json === undefined){
const err11 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/anyOf/1/required",keyword:"required",params:{missingProperty: "b64_json"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.b64_json !== undefined){
if(typeof data2.b64_json !== "string"){
const err12 = {instancePath:instancePath+"/data/" + i0+"/b64_json",schemaPath:"#/properties/data/items/anyOf/1/properties/b64_json/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.b64_json = true;
}
}
if(!valid3){
const err14 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.usage !== undefined){
let data6 = data.usage;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.input_tokens === undefined){
const err16 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.input_tokens_details === undefined){
const err17 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens_details"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.output_tokens === undefined){
const err18 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.total_tokens === undefined){
const err19 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.input_tokens !== undefined){
let data7 = data6.input_tokens;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.input_tokens_details !== undefined){
let data8 = data6.input_tokens_details;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.image_tokens === undefined){
const err22 = {instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"#/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "image_tokens"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.text_tokens === undefined){
const err23 = {instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"#/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "text_tokens"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.image_tokens !== undefined){
let data9 = data8.image_tokens;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/usage/properties/input_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/usage/properties/input_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data8.text_tokens !== undefined){
let data10 = data8.text_tokens;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/usage/properties/input_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/usage/properties/input_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err28 = {instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"#/properties/usage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.output_tokens !== undefined){
let data11 = data6.output_tokens;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.total_tokens !== undefined){
let data12 = data6.total_tokens;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err33 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "object"}};
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"created":true,"data":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const validateJobAccepted = validate33;
const schema44 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string"}}}},"$id":"JobAccepted"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="JobAccepted" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("SUCCESS" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.jobId === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.jobId !== undefined){
if(typeof data2.jobId !== "string"){
const err8 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateProblemV1 = validate34;
const schema45 = {"type":"object","required":["status","message","type","error","request_id"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"data":{"type":"object","properties":{"violations":{"type":"array","minItems":1,"items":{"type":"object","required":["parameter","rule","message"],"properties":{"parameter":{"type":"string"},"rule":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"allowed":{"type":"array","items":{}}}}},"suggestion":{"type":"object","additionalProperties":true},"reason":{"type":"string","enum":["moderation","upstream","timeout"]},"balance":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"price":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"}}},"type":{"type":"string","const":"error"},"error":{"type":"object","required":["type","code","param","message"],"properties":{"type":{"type":"string","enum":["invalid_request_error","authentication_error","billing_error","permission_error","not_found_error","request_too_large","rate_limit_error","api_error","overloaded_error","timeout_error"]},"code":{"type":["string","null"]},"param":{"type":["string","null"]},"message":{"type":"string","minLength":1}}},"request_id":{"type":"string","minLength":1}},"$id":"ProblemV1"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProblemV1" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.error === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("FAILED" !== data0){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.violations !== undefined){
let data3 = data2.violations;
if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/data/violations",schemaPath:"#/properties/data/properties/violations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.parameter === undefined){
const err10 = {instancePath:instancePath+"/data/violations/" + i0,schemaPath:"#/properties/data/properties/violations/items/required",keyword:"required",params:{missingProperty: "parameter"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.rule === undefined){
const err11 = {instancePath:instancePath+"/data/violations/" + i0,schemaPath:"#/properties/data/properties/violations/items/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.message === undefined){
const err12 = {instancePath:instancePath+"/data/violations/" + i0,schemaPath:"#/properties/data/properties/violations/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.parameter !== undefined){
if(typeof data4.parameter !== "string"){
const err13 = {instancePath:instancePath+"/data/violations/" + i0+"/parameter",schemaPath:"#/properties/data/properties/violations/items/properties/parameter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.rule !== undefined){
let data6 = data4.rule;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err14 = {instancePath:instancePath+"/data/violations/" + i0+"/rule",schemaPath:"#/properties/data/properties/violations/items/properties/rule/minLength",keyword:"minLength",params:{limit: 1}};
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
const err15 = {instancePath:instancePath+"/data/violations/" + i0+"/rule",schemaPath:"#/properties/data/properties/violations/items/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.message !== undefined){
let data7 = data4.message;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err16 = {instancePath:instancePath+"/data/violations/" + i0+"/message",schemaPath:"#/properties/data/properties/violations/items/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err17 = {instancePath:instancePath+"/data/violations/" + i0+"/message",schemaPath:"#/properties/data/properties/violations/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.allowed !== undefined){
if(!(Array.isArray(data4.allowed))){
const err18 = {instancePath:instancePath+"/data/violations/" + i0+"/allowed",schemaPath:"#/properties/data/properties/violations/items/properties/allowed/type",keyword:"type",params:{type: "array"}};
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
const err19 = {instancePath:instancePath+"/data/violations/" + i0,schemaPath:"#/properties/data/properties/violations/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err20 = {instancePath:instancePath+"/data/violations",schemaPath:"#/properties/data/properties/violations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.suggestion !== undefined){
let data9 = data2.suggestion;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err21 = {instancePath:instancePath+"/data/suggestion",schemaPath:"#/properties/data/properties/suggestion/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.reason !== undefined){
let data10 = data2.reason;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data10 === "moderation") || (data10 === "upstream")) || (data10 === "timeout"))){
const err23 = {instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/enum",keyword:"enum",params:{allowedValues: schema45.properties.data.properties.reason.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.balance !== undefined){
let data11 = data2.balance;
if(typeof data11 === "string"){
if(!pattern14.test(data11)){
const err24 = {instancePath:instancePath+"/data/balance",schemaPath:"#/properties/data/properties/balance/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d+)?$"}};
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
const err25 = {instancePath:instancePath+"/data/balance",schemaPath:"#/properties/data/properties/balance/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.price !== undefined){
let data12 = data2.price;
if(typeof data12 === "string"){
if(!pattern15.test(data12)){
const err26 = {instancePath:instancePath+"/data/price",schemaPath:"#/properties/data/properties/price/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err27 = {instancePath:instancePath+"/data/price",schemaPath:"#/properties/data/properties/price/type",keyword:"type",params:{type: "string"}};
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
const err28 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.type !== undefined){
let data13 = data.type;
if(typeof data13 !== "string"){
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if("error" !== data13){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.error !== undefined){
let data14 = data.error;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.type === undefined){
const err31 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14.code === undefined){
const err32 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.param === undefined){
const err33 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "param"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.message === undefined){
const err34 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.type !== undefined){
let data15 = data14.type;
if(typeof data15 !== "string"){
const err35 = {instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((((((((((data15 === "invalid_request_error") || (data15 === "authentication_error")) || (data15 === "billing_error")) || (data15 === "permission_error")) || (data15 === "not_found_error")) || (data15 === "request_too_large")) || (data15 === "rate_limit_error")) || (data15 === "api_error")) || (data15 === "overloaded_error")) || (data15 === "timeout_error"))){
const err36 = {instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.error.properties.type.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.code !== undefined){
let data16 = data14.code;
if((typeof data16 !== "string") && (data16 !== null)){
const err37 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: schema45.properties.error.properties.code.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.param !== undefined){
let data17 = data14.param;
if((typeof data17 !== "string") && (data17 !== null)){
const err38 = {instancePath:instancePath+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type: schema45.properties.error.properties.param.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.message !== undefined){
let data18 = data14.message;
if(typeof data18 === "string"){
if(func1(data18) < 1){
const err39 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err40 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
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
const err41 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.request_id !== undefined){
let data19 = data.request_id;
if(typeof data19 === "string"){
if(func1(data19) < 1){
const err42 = {instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err43 = {instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"status":true,"message":true,"data":true,"type":true,"error":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

export const validateEditImageParameters = validate35;
const schema46 = {"type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"},"Prefer":{"type":"string","maxLength":1000}},"$id":"EditImageParameters"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EditImageParameters" */;
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
if(func1(data1) > 1000){
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"Idempotency-Key":true,"Prefer":true},"dynamicProps":false,"dynamicItems":false};

export const validateImgy2EditRequest = validate36;
const schema47 = {"type":"object","additionalProperties":false,"required":["prompt","image"],"properties":{"prompt":{"type":"string","maxLength":1000},"image":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}},"mask":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"},"mode":{"type":"string","const":"imgy-2"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["256x256","512x512","1024x1024","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"Imgy2EditRequest"};
const pattern33 = new RegExp("^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy2EditRequest" */;
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
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.image === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func20.call(schema47.properties, key0))){
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
if(func1(data1) > 1000){
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
if(data.image !== undefined){
let data2 = data.image;
if(Array.isArray(data2)){
if(data2.length > 1){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern33.test(data3)){
const err9 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/pattern",keyword:"pattern",params:{pattern: "^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}};
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
const err10 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err11 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.mask !== undefined){
let data4 = data.mask;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern33.test(data4)){
const err13 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/pattern",keyword:"pattern",params:{pattern: "^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}};
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
const err14 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.mode !== undefined){
let data5 = data.mode;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("imgy-2" !== data5){
const err16 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgy-2"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.n !== undefined){
let data6 = data.n;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.output_compression !== undefined){
let data7 = data.output_compression;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(100 !== data7){
const err21 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/const",keyword:"const",params:{allowedValue: 100}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.output_format !== undefined){
let data8 = data.output_format;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if("png" !== data8){
const err23 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/const",keyword:"const",params:{allowedValue: "png"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.quality !== undefined){
let data9 = data.quality;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data9 === "auto") || (data9 === "standard"))){
const err25 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema47.properties.quality.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.response_format !== undefined){
let data10 = data.response_format;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data10 === "url") || (data10 === "b64_json"))){
const err27 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema47.properties.response_format.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.size !== undefined){
let data11 = data.size;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((((data11 === "256x256") || (data11 === "512x512")) || (data11 === "1024x1024")) || (data11 === "auto"))){
const err29 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema47.properties.size.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.user !== undefined){
let data12 = data.user;
if(typeof data12 === "string"){
if(func1(data12) > 512){
const err30 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err31 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.stream !== undefined){
let data13 = data.stream;
if(typeof data13 !== "boolean"){
const err32 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(false !== data13){
const err33 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data14 = data.partial_images;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err34 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(0 !== data14){
const err35 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data15 = data.hook_url;
if(typeof data15 === "string"){
if(func1(data15) > 2048){
const err36 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern6.test(data15)){
const err37 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err38 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgxEditRequest = validate37;
const schema48 = {"type":"object","additionalProperties":false,"required":["mode","prompt","image"],"properties":{"prompt":{"type":"string","maxLength":32000},"image":{"type":"array","minItems":1,"maxItems":16,"items":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}},"mask":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"},"mode":{"type":"string","const":"imgx-image-1"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","minimum":0,"maximum":100},"output_format":{"type":"string","enum":["png","jpeg","webp"]},"quality":{"type":"string","enum":["auto","high","medium","low"]},"response_format":{"type":"string","const":"b64_json"},"size":{"type":"string","enum":["1024x1024","1536x1024","1024x1536","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}},{"if":{"required":["output_compression"],"properties":{"output_compression":{"not":{"const":100}}}},"then":{"required":["output_format"],"properties":{"output_format":{"enum":["webp","jpeg"]}}}}],"$id":"ImgxEditRequest"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImgxEditRequest" */;
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
}
}
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.output_compression === undefined) && (missing0 = "output_compression")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.output_compression !== undefined){
const _errs7 = errors;
const _errs8 = errors;
if(100 !== data.output_compression){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs8 === errors;
if(valid4){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_format === undefined){
const err4 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "output_format"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.output_format !== undefined){
let data2 = data.output_format;
if(!((data2 === "webp") || (data2 === "jpeg"))){
const err5 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/1/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema48.allOf[1].then.properties.output_format.enum}};
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
var _valid0 = _errs9 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.output_format = true;
props0.output_compression = true;
}
}
if(!valid2){
const err6 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.prompt = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.prompt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.image === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func20.call(schema48.properties, key0))){
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
if(data.prompt !== undefined){
let data3 = data.prompt;
if(typeof data3 === "string"){
if(func1(data3) > 32000){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 32000}};
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
if(data.image !== undefined){
let data4 = data.image;
if(Array.isArray(data4)){
if(data4.length > 16){
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err15 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern33.test(data5)){
const err16 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/pattern",keyword:"pattern",params:{pattern: "^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}};
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
const err17 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/type",keyword:"type",params:{type: "string"}};
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
const err18 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.mask !== undefined){
let data6 = data.mask;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err19 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern33.test(data6)){
const err20 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/pattern",keyword:"pattern",params:{pattern: "^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.mode !== undefined){
let data7 = data.mode;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if("imgx-image-1" !== data7){
const err23 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgx-image-1"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.n !== undefined){
let data8 = data.n;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.output_compression !== undefined){
let data9 = data.output_compression;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.output_format !== undefined){
let data10 = data.output_format;
if(typeof data10 !== "string"){
const err30 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data10 === "png") || (data10 === "jpeg")) || (data10 === "webp"))){
const err31 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema48.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.quality !== undefined){
let data11 = data.quality;
if(typeof data11 !== "string"){
const err32 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((data11 === "auto") || (data11 === "high")) || (data11 === "medium")) || (data11 === "low"))){
const err33 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema48.properties.quality.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.response_format !== undefined){
let data12 = data.response_format;
if(typeof data12 !== "string"){
const err34 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if("b64_json" !== data12){
const err35 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/const",keyword:"const",params:{allowedValue: "b64_json"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.size !== undefined){
let data13 = data.size;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((((data13 === "1024x1024") || (data13 === "1536x1024")) || (data13 === "1024x1536")) || (data13 === "auto"))){
const err37 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema48.properties.size.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.user !== undefined){
let data14 = data.user;
if(typeof data14 === "string"){
if(func1(data14) > 512){
const err38 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err39 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.stream !== undefined){
let data15 = data.stream;
if(typeof data15 !== "boolean"){
const err40 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(false !== data15){
const err41 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data16 = data.partial_images;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err42 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(0 !== data16){
const err43 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data17 = data.hook_url;
if(typeof data17 === "string"){
if(func1(data17) > 2048){
const err44 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern6.test(data17)){
const err45 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err46 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgy2EditForm = validate38;
const schema49 = {"type":"object","additionalProperties":false,"required":["prompt","image"],"properties":{"prompt":{"type":"string","maxLength":1000},"image":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string"}},"mask":{"type":"string"},"mode":{"type":"string","const":"imgy-2"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["256x256","512x512","1024x1024","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"Imgy2EditForm"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy2EditForm" */;
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
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.image === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func20.call(schema49.properties, key0))){
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
if(func1(data1) > 1000){
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
if(data.image !== undefined){
let data2 = data.image;
if(Array.isArray(data2)){
if(data2.length > 1){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err8 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/type",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.mask !== undefined){
if(typeof data.mask !== "string"){
const err10 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.mode !== undefined){
let data5 = data.mode;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if("imgy-2" !== data5){
const err12 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgy-2"}};
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
let data6 = data.n;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.output_compression !== undefined){
let data7 = data.output_compression;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(100 !== data7){
const err17 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/const",keyword:"const",params:{allowedValue: 100}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.output_format !== undefined){
let data8 = data.output_format;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if("png" !== data8){
const err19 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/const",keyword:"const",params:{allowedValue: "png"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.quality !== undefined){
let data9 = data.quality;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data9 === "auto") || (data9 === "standard"))){
const err21 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema49.properties.quality.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.response_format !== undefined){
let data10 = data.response_format;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data10 === "url") || (data10 === "b64_json"))){
const err23 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema49.properties.response_format.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.size !== undefined){
let data11 = data.size;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data11 === "256x256") || (data11 === "512x512")) || (data11 === "1024x1024")) || (data11 === "auto"))){
const err25 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema49.properties.size.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.user !== undefined){
let data12 = data.user;
if(typeof data12 === "string"){
if(func1(data12) > 512){
const err26 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err27 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.stream !== undefined){
let data13 = data.stream;
if(typeof data13 !== "boolean"){
const err28 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(false !== data13){
const err29 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data14 = data.partial_images;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(0 !== data14){
const err31 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data15 = data.hook_url;
if(typeof data15 === "string"){
if(func1(data15) > 2048){
const err32 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern6.test(data15)){
const err33 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err34 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgxEditForm = validate39;
const schema50 = {"type":"object","additionalProperties":false,"required":["mode","prompt","image"],"properties":{"prompt":{"type":"string","maxLength":32000},"image":{"type":"array","minItems":1,"maxItems":16,"items":{"type":"string"}},"mask":{"type":"string"},"mode":{"type":"string","const":"imgx-image-1"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","minimum":0,"maximum":100},"output_format":{"type":"string","enum":["png","jpeg","webp"]},"quality":{"type":"string","enum":["auto","high","medium","low"]},"response_format":{"type":"string","const":"b64_json"},"size":{"type":"string","enum":["1024x1024","1536x1024","1024x1536","auto"]},"user":{"type":"string","maxLength":512},"stream":{"type":"boolean","const":false},"partial_images":{"type":"integer","const":0},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}},{"if":{"required":["output_compression"],"properties":{"output_compression":{"not":{"const":100}}}},"then":{"required":["output_format"],"properties":{"output_format":{"enum":["webp","jpeg"]}}}}],"$id":"ImgxEditForm"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImgxEditForm" */;
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
}
}
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.output_compression === undefined) && (missing0 = "output_compression")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.output_compression !== undefined){
const _errs7 = errors;
const _errs8 = errors;
if(100 !== data.output_compression){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs8 === errors;
if(valid4){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output_format === undefined){
const err4 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "output_format"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.output_format !== undefined){
let data2 = data.output_format;
if(!((data2 === "webp") || (data2 === "jpeg"))){
const err5 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/1/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema50.allOf[1].then.properties.output_format.enum}};
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
var _valid0 = _errs9 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.output_format = true;
props0.output_compression = true;
}
}
if(!valid2){
const err6 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.prompt = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.prompt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.image === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func20.call(schema50.properties, key0))){
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
if(data.prompt !== undefined){
let data3 = data.prompt;
if(typeof data3 === "string"){
if(func1(data3) > 32000){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 32000}};
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
if(data.image !== undefined){
let data4 = data.image;
if(Array.isArray(data4)){
if(data4.length > 16){
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err15 = {instancePath:instancePath+"/image/" + i0,schemaPath:"#/properties/image/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err16 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.mask !== undefined){
if(typeof data.mask !== "string"){
const err17 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.mode !== undefined){
let data7 = data.mode;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if("imgx-image-1" !== data7){
const err19 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "imgx-image-1"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.n !== undefined){
let data8 = data.n;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.output_compression !== undefined){
let data9 = data.output_compression;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.output_format !== undefined){
let data10 = data.output_format;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data10 === "png") || (data10 === "jpeg")) || (data10 === "webp"))){
const err27 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema50.properties.output_format.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.quality !== undefined){
let data11 = data.quality;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((((data11 === "auto") || (data11 === "high")) || (data11 === "medium")) || (data11 === "low"))){
const err29 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema50.properties.quality.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.response_format !== undefined){
let data12 = data.response_format;
if(typeof data12 !== "string"){
const err30 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if("b64_json" !== data12){
const err31 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/const",keyword:"const",params:{allowedValue: "b64_json"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.size !== undefined){
let data13 = data.size;
if(typeof data13 !== "string"){
const err32 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((data13 === "1024x1024") || (data13 === "1536x1024")) || (data13 === "1024x1536")) || (data13 === "auto"))){
const err33 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema50.properties.size.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.user !== undefined){
let data14 = data.user;
if(typeof data14 === "string"){
if(func1(data14) > 512){
const err34 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err35 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"}};
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
let data15 = data.stream;
if(typeof data15 !== "boolean"){
const err36 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(false !== data15){
const err37 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.partial_images !== undefined){
let data16 = data.partial_images;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err38 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(0 !== data16){
const err39 = {instancePath:instancePath+"/partial_images",schemaPath:"#/properties/partial_images/const",keyword:"const",params:{allowedValue: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.hook_url !== undefined){
let data17 = data.hook_url;
if(typeof data17 === "string"){
if(func1(data17) > 2048){
const err40 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern6.test(data17)){
const err41 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
const err42 = {instancePath:instancePath+"/hook_url",schemaPath:"#/properties/hook_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateEditResult = validate40;
const schema51 = {"type":"object","required":["created","data","usage"],"properties":{"created":{"type":"integer","minimum":0},"data":{"type":"array","minItems":1,"items":{"type":"object","required":["b64_json"],"properties":{"b64_json":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}}},"$id":"EditResult"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EditResult" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.created === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.usage === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created !== undefined){
let data0 = data.created;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.b64_json === undefined){
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "b64_json"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.b64_json !== undefined){
if(typeof data2.b64_json !== "string"){
const err7 = {instancePath:instancePath+"/data/" + i0+"/b64_json",schemaPath:"#/properties/data/items/properties/b64_json/type",keyword:"type",params:{type: "string"}};
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
else {
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"}};
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
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.usage !== undefined){
let data4 = data.usage;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.input_tokens === undefined){
const err10 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.input_tokens_details === undefined){
const err11 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens_details"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.output_tokens === undefined){
const err12 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.total_tokens === undefined){
const err13 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.input_tokens !== undefined){
let data5 = data4.input_tokens;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.input_tokens_details !== undefined){
let data6 = data4.input_tokens_details;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.image_tokens === undefined){
const err16 = {instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"#/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "image_tokens"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.text_tokens === undefined){
const err17 = {instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"#/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "text_tokens"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.image_tokens !== undefined){
let data7 = data6.image_tokens;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/usage/properties/input_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/usage/properties/input_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.text_tokens !== undefined){
let data8 = data6.text_tokens;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/usage/properties/input_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/usage/properties/input_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err22 = {instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"#/properties/usage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.output_tokens !== undefined){
let data9 = data4.output_tokens;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.total_tokens !== undefined){
let data10 = data4.total_tokens;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err25 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err27 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "object"}};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"created":true,"data":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const validateUploadSampleParameters = validate41;
const schema52 = {"type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"}},"$id":"UploadSampleParameters"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadSampleParameters" */;
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"Idempotency-Key":true},"dynamicProps":false,"dynamicItems":false};

export const validateUploadForm = validate42;
const schema53 = {"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string"}},"$id":"UploadForm"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadForm" */;
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateUploadRequest = validate43;
const schema54 = {"type":"object","additionalProperties":false,"required":["audio_url"],"properties":{"audio_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":4096}},"$id":"UploadRequest"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadRequest" */;
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
if(func1(data0) > 4096){
const err2 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/audio_url",schemaPath:"#/properties/audio_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateUploadResponse = validate44;
const schema55 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["music_id","duration"],"properties":{"music_id":{"type":"string","minLength":1},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"}}}},"$id":"UploadResponse"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadResponse" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("SUCCESS" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.music_id === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "music_id"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.duration === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.music_id !== undefined){
let data3 = data2.music_id;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/data/music_id",schemaPath:"#/properties/data/properties/music_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err9 = {instancePath:instancePath+"/data/music_id",schemaPath:"#/properties/data/properties/music_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.duration !== undefined){
let data4 = data2.duration;
if(typeof data4 === "string"){
if(!pattern15.test(data4)){
const err10 = {instancePath:instancePath+"/data/duration",schemaPath:"#/properties/data/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err11 = {instancePath:instancePath+"/data/duration",schemaPath:"#/properties/data/properties/duration/type",keyword:"type",params:{type: "string"}};
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
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateMusicParameters = validate45;
const schema56 = {"type":"object","required":[],"properties":{"Idempotency-Key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"}},"$id":"CreateMusicParameters"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMusicParameters" */;
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"Idempotency-Key":true},"dynamicProps":false,"dynamicItems":false};

export const validateInspiredMusicRequest = validate46;
const schema57 = {"type":"object","additionalProperties":false,"required":["music_id","chop_sample_start_s","chop_sample_end_s","custom","instrumental","mv","llm_description_prompt"],"properties":{"music_id":{"type":"string","minLength":1,"maxLength":200},"chop_sample_start_s":{"type":"number","minimum":0},"chop_sample_end_s":{"type":"number","exclusiveMinimum":0},"custom":{"type":"boolean","const":false},"instrumental":{"type":"boolean"},"mv":{"type":"string","enum":["tune-v5","tune-v4-5-all","tune-v4-5+","tune-v4-5","tune-v4","tune-v3-5","tune-v3-0"]},"llm_description_prompt":{"type":"string","pattern":"\\S","maxLength":500},"auto_lyrics":{"type":"boolean","const":false},"vocal_gender":{"type":"string","enum":["Male","Female"]},"isStorage":{"type":"boolean"},"hookUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"$id":"InspiredMusicRequest"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InspiredMusicRequest" */;
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
if(!(func20.call(schema57.properties, key0))){
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
if(func1(data0) > 200){
const err8 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data0) < 1){
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
const err19 = {instancePath:instancePath+"/mv",schemaPath:"#/properties/mv/enum",keyword:"enum",params:{allowedValues: schema57.properties.mv.enum}};
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
if(func1(data6) > 500){
const err20 = {instancePath:instancePath+"/llm_description_prompt",schemaPath:"#/properties/llm_description_prompt/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern5.test(data6)){
const err21 = {instancePath:instancePath+"/llm_description_prompt",schemaPath:"#/properties/llm_description_prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err26 = {instancePath:instancePath+"/vocal_gender",schemaPath:"#/properties/vocal_gender/enum",keyword:"enum",params:{allowedValues: schema57.properties.vocal_gender.enum}};
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
if(func1(data10) > 2048){
const err28 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern6.test(data10)){
const err29 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCustomMusicRequest = validate47;
const schema58 = {"type":"object","additionalProperties":false,"required":["music_id","chop_sample_start_s","chop_sample_end_s","custom","instrumental","mv"],"properties":{"music_id":{"type":"string","minLength":1,"maxLength":200},"chop_sample_start_s":{"type":"number","minimum":0},"chop_sample_end_s":{"type":"number","exclusiveMinimum":0},"custom":{"type":"boolean","const":true},"instrumental":{"type":"boolean"},"mv":{"type":"string","enum":["tune-v5","tune-v4-5-all","tune-v4-5+","tune-v4-5","tune-v4","tune-v3-5","tune-v3-0"]},"prompt":{"type":"string","pattern":"\\S","maxLength":5000},"title":{"type":"string","maxLength":80},"tags":{"type":"string","maxLength":1000},"negative_tags":{"type":"string","maxLength":1000},"style_weight":{"type":"number","minimum":0,"maximum":1},"weirdness_constraint":{"type":"number","minimum":0,"maximum":1},"audio_weight":{"type":"number","minimum":0,"maximum":1},"auto_lyrics":{"type":"boolean"},"vocal_gender":{"type":"string","enum":["Male","Female"]},"isStorage":{"type":"boolean"},"hookUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"if":{"required":["instrumental"],"properties":{"instrumental":{"const":false}}},"then":{"required":["prompt"],"properties":{"prompt":{}}}}],"$id":"CustomMusicRequest"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CustomMusicRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
if(!(func20.call(schema58.properties, key0))){
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
if(func1(data1) > 200){
const err11 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data1) < 1){
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
const err22 = {instancePath:instancePath+"/mv",schemaPath:"#/properties/mv/enum",keyword:"enum",params:{allowedValues: schema58.properties.mv.enum}};
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
if(func1(data7) > 5000){
const err23 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern5.test(data7)){
const err24 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(func1(data8) > 80){
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
if(func1(data9) > 1000){
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
if(func1(data10) > 1000){
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
const err43 = {instancePath:instancePath+"/vocal_gender",schemaPath:"#/properties/vocal_gender/enum",keyword:"enum",params:{allowedValues: schema58.properties.vocal_gender.enum}};
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
if(func1(data17) > 2048){
const err45 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern6.test(data17)){
const err46 = {instancePath:instancePath+"/hookUrl",schemaPath:"#/properties/hookUrl/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$"}};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCreateMusicResponse = validate48;
const schema59 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["job_id"],"properties":{"job_id":{"type":"string","minLength":1}}}},"$id":"CreateMusicResponse"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMusicResponse" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("SUCCESS" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.job_id === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "job_id"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.job_id !== undefined){
let data3 = data2.job_id;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err7 = {instancePath:instancePath+"/data/job_id",schemaPath:"#/properties/data/properties/job_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/data/job_id",schemaPath:"#/properties/data/properties/job_id/type",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetMusicJobParameters = validate49;
const schema60 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetMusicJobParameters"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetMusicJobParameters" */;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
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
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateMusicJobRecord = validate50;
const schema61 = {"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}],"$id":"MusicJobRecord"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MusicJobRecord" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobId === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("ON_QUEUE" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/properties/status/const",keyword:"const",params:{allowedValue: "ON_QUEUE"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err8 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data !== undefined){
let data3 = data.data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.jobId === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.action === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.progress === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.mv === undefined){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.quota === undefined){
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.musics === undefined){
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "musics"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.jobId !== undefined){
if(typeof data3.jobId !== "string"){
const err15 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/0/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.action !== undefined){
let data5 = data3.action;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("music" !== data5){
const err17 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "music"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.progress !== undefined){
let data6 = data3.progress;
if(typeof data6 === "string"){
if(!pattern16.test(data6)){
const err18 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.mv !== undefined){
if(typeof data3.mv !== "string"){
const err20 = {instancePath:instancePath+"/data/mv",schemaPath:"#/oneOf/0/properties/data/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.quota !== undefined){
let data8 = data3.quota;
if(typeof data8 === "string"){
if(!pattern15.test(data8)){
const err21 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err22 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.hookUrl !== undefined){
if(typeof data3.hookUrl !== "string"){
const err23 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/0/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.musics !== undefined){
let data10 = data3.musics;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.musicId === undefined){
const err24 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.prompt === undefined){
const err25 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.title === undefined){
const err26 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.tags === undefined){
const err27 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.imageUrl === undefined){
const err28 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageUrl"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.imageLargeUrl === undefined){
const err29 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageLargeUrl"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.audioUrl === undefined){
const err30 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioUrl"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.videoUrl === undefined){
const err31 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.duration === undefined){
const err32 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.negativeTags === undefined){
const err33 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "negativeTags"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.styleWeight === undefined){
const err34 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "styleWeight"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.weirdnessConstraint === undefined){
const err35 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "weirdnessConstraint"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.audioWeight === undefined){
const err36 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioWeight"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11.createdAt === undefined){
const err37 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data11.musicId !== undefined){
if(typeof data11.musicId !== "string"){
const err38 = {instancePath:instancePath+"/data/musics/" + i0+"/musicId",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.prompt !== undefined){
if(typeof data11.prompt !== "string"){
const err39 = {instancePath:instancePath+"/data/musics/" + i0+"/prompt",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.title !== undefined){
if(typeof data11.title !== "string"){
const err40 = {instancePath:instancePath+"/data/musics/" + i0+"/title",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.tags !== undefined){
if(typeof data11.tags !== "string"){
const err41 = {instancePath:instancePath+"/data/musics/" + i0+"/tags",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.imageUrl !== undefined){
let data16 = data11.imageUrl;
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err42 = {instancePath:instancePath+"/data/musics/" + i0+"/imageUrl",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/imageUrl/format",keyword:"format",params:{format: "uri"}};
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
const err43 = {instancePath:instancePath+"/data/musics/" + i0+"/imageUrl",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/imageUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.imageLargeUrl !== undefined){
let data17 = data11.imageLargeUrl;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err44 = {instancePath:instancePath+"/data/musics/" + i0+"/imageLargeUrl",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/imageLargeUrl/format",keyword:"format",params:{format: "uri"}};
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
const err45 = {instancePath:instancePath+"/data/musics/" + i0+"/imageLargeUrl",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/imageLargeUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data11.audioUrl !== undefined){
let data18 = data11.audioUrl;
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err46 = {instancePath:instancePath+"/data/musics/" + i0+"/audioUrl",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/audioUrl/format",keyword:"format",params:{format: "uri"}};
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
const err47 = {instancePath:instancePath+"/data/musics/" + i0+"/audioUrl",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/audioUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data11.videoUrl !== undefined){
let data19 = data11.videoUrl;
if(typeof data19 === "string"){
if(!(formats0(data19))){
const err48 = {instancePath:instancePath+"/data/musics/" + i0+"/videoUrl",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err49 = {instancePath:instancePath+"/data/musics/" + i0+"/videoUrl",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data11.duration !== undefined){
let data20 = data11.duration;
if(typeof data20 === "string"){
if(!pattern15.test(data20)){
const err50 = {instancePath:instancePath+"/data/musics/" + i0+"/duration",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/data/musics/" + i0+"/duration",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data11.negativeTags !== undefined){
if(typeof data11.negativeTags !== "string"){
const err52 = {instancePath:instancePath+"/data/musics/" + i0+"/negativeTags",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/negativeTags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data11.styleWeight !== undefined){
let data22 = data11.styleWeight;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
const err53 = {instancePath:instancePath+"/data/musics/" + i0+"/styleWeight",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema61.oneOf[0].properties.data.properties.musics.items.properties.styleWeight.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data11.weirdnessConstraint !== undefined){
let data23 = data11.weirdnessConstraint;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
const err54 = {instancePath:instancePath+"/data/musics/" + i0+"/weirdnessConstraint",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema61.oneOf[0].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data11.audioWeight !== undefined){
let data24 = data11.audioWeight;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err55 = {instancePath:instancePath+"/data/musics/" + i0+"/audioWeight",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema61.oneOf[0].properties.data.properties.musics.items.properties.audioWeight.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data11.createdAt !== undefined){
let data25 = data11.createdAt;
if(typeof data25 === "string"){
if(!(formats4(data25))){
const err56 = {instancePath:instancePath+"/data/musics/" + i0+"/createdAt",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err57 = {instancePath:instancePath+"/data/musics/" + i0+"/createdAt",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/data/musics/" + i0,schemaPath:"#/oneOf/0/properties/data/properties/musics/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/data/musics",schemaPath:"#/oneOf/0/properties/data/properties/musics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
const _errs55 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err62 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data.message === undefined){
const err63 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data.jobId === undefined){
const err64 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data.data === undefined){
const err65 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data.status !== undefined){
let data26 = data.status;
if(typeof data26 !== "string"){
const err66 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if("SUCCESS" !== data26){
const err67 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.message !== undefined){
let data27 = data.message;
if(typeof data27 === "string"){
if(func1(data27) < 1){
const err68 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err69 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err70 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/1/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.data !== undefined){
let data29 = data.data;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.jobId === undefined){
const err71 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data29.action === undefined){
const err72 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data29.progress === undefined){
const err73 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data29.mv === undefined){
const err74 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data29.quota === undefined){
const err75 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29.musics === undefined){
const err76 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "musics"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data29.jobId !== undefined){
if(typeof data29.jobId !== "string"){
const err77 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/1/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data29.action !== undefined){
let data31 = data29.action;
if(typeof data31 !== "string"){
const err78 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if("music" !== data31){
const err79 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "music"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data29.progress !== undefined){
let data32 = data29.progress;
if(typeof data32 === "string"){
if(!pattern16.test(data32)){
const err80 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
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
const err81 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.mv !== undefined){
if(typeof data29.mv !== "string"){
const err82 = {instancePath:instancePath+"/data/mv",schemaPath:"#/oneOf/1/properties/data/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data29.quota !== undefined){
let data34 = data29.quota;
if(typeof data34 === "string"){
if(!pattern15.test(data34)){
const err83 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err84 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data29.hookUrl !== undefined){
if(typeof data29.hookUrl !== "string"){
const err85 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/1/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data29.musics !== undefined){
let data36 = data29.musics;
if(Array.isArray(data36)){
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.musicId === undefined){
const err86 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data37.prompt === undefined){
const err87 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data37.title === undefined){
const err88 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data37.tags === undefined){
const err89 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data37.imageUrl === undefined){
const err90 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageUrl"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data37.imageLargeUrl === undefined){
const err91 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageLargeUrl"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data37.audioUrl === undefined){
const err92 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioUrl"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data37.videoUrl === undefined){
const err93 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data37.duration === undefined){
const err94 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data37.negativeTags === undefined){
const err95 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "negativeTags"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data37.styleWeight === undefined){
const err96 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "styleWeight"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data37.weirdnessConstraint === undefined){
const err97 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "weirdnessConstraint"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data37.audioWeight === undefined){
const err98 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioWeight"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data37.createdAt === undefined){
const err99 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data37.musicId !== undefined){
if(typeof data37.musicId !== "string"){
const err100 = {instancePath:instancePath+"/data/musics/" + i1+"/musicId",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data37.prompt !== undefined){
if(typeof data37.prompt !== "string"){
const err101 = {instancePath:instancePath+"/data/musics/" + i1+"/prompt",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data37.title !== undefined){
if(typeof data37.title !== "string"){
const err102 = {instancePath:instancePath+"/data/musics/" + i1+"/title",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data37.tags !== undefined){
if(typeof data37.tags !== "string"){
const err103 = {instancePath:instancePath+"/data/musics/" + i1+"/tags",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data37.imageUrl !== undefined){
let data42 = data37.imageUrl;
if(typeof data42 === "string"){
if(!(formats0(data42))){
const err104 = {instancePath:instancePath+"/data/musics/" + i1+"/imageUrl",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/imageUrl/format",keyword:"format",params:{format: "uri"}};
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
const err105 = {instancePath:instancePath+"/data/musics/" + i1+"/imageUrl",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/imageUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data37.imageLargeUrl !== undefined){
let data43 = data37.imageLargeUrl;
if(typeof data43 === "string"){
if(!(formats0(data43))){
const err106 = {instancePath:instancePath+"/data/musics/" + i1+"/imageLargeUrl",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/imageLargeUrl/format",keyword:"format",params:{format: "uri"}};
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
const err107 = {instancePath:instancePath+"/data/musics/" + i1+"/imageLargeUrl",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/imageLargeUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data37.audioUrl !== undefined){
let data44 = data37.audioUrl;
if(typeof data44 === "string"){
if(!(formats0(data44))){
const err108 = {instancePath:instancePath+"/data/musics/" + i1+"/audioUrl",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/audioUrl/format",keyword:"format",params:{format: "uri"}};
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
const err109 = {instancePath:instancePath+"/data/musics/" + i1+"/audioUrl",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/audioUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data37.videoUrl !== undefined){
let data45 = data37.videoUrl;
if(typeof data45 === "string"){
if(!(formats0(data45))){
const err110 = {instancePath:instancePath+"/data/musics/" + i1+"/videoUrl",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/data/musics/" + i1+"/videoUrl",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data37.duration !== undefined){
let data46 = data37.duration;
if(typeof data46 === "string"){
if(!pattern15.test(data46)){
const err112 = {instancePath:instancePath+"/data/musics/" + i1+"/duration",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err113 = {instancePath:instancePath+"/data/musics/" + i1+"/duration",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data37.negativeTags !== undefined){
if(typeof data37.negativeTags !== "string"){
const err114 = {instancePath:instancePath+"/data/musics/" + i1+"/negativeTags",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/negativeTags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data37.styleWeight !== undefined){
let data48 = data37.styleWeight;
if((!((typeof data48 == "number") && (isFinite(data48)))) && (data48 !== null)){
const err115 = {instancePath:instancePath+"/data/musics/" + i1+"/styleWeight",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema61.oneOf[1].properties.data.properties.musics.items.properties.styleWeight.type}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data37.weirdnessConstraint !== undefined){
let data49 = data37.weirdnessConstraint;
if((!((typeof data49 == "number") && (isFinite(data49)))) && (data49 !== null)){
const err116 = {instancePath:instancePath+"/data/musics/" + i1+"/weirdnessConstraint",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema61.oneOf[1].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data37.audioWeight !== undefined){
let data50 = data37.audioWeight;
if((!((typeof data50 == "number") && (isFinite(data50)))) && (data50 !== null)){
const err117 = {instancePath:instancePath+"/data/musics/" + i1+"/audioWeight",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema61.oneOf[1].properties.data.properties.musics.items.properties.audioWeight.type}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data37.createdAt !== undefined){
let data51 = data37.createdAt;
if(typeof data51 === "string"){
if(!(formats4(data51))){
const err118 = {instancePath:instancePath+"/data/musics/" + i1+"/createdAt",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err119 = {instancePath:instancePath+"/data/musics/" + i1+"/createdAt",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/data/musics/" + i1,schemaPath:"#/oneOf/1/properties/data/properties/musics/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/data/musics",schemaPath:"#/oneOf/1/properties/data/properties/musics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
var _valid0 = _errs55 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
}
const _errs109 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err124 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data.message === undefined){
const err125 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data.jobId === undefined){
const err126 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data.data === undefined){
const err127 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data.status !== undefined){
let data52 = data.status;
if(typeof data52 !== "string"){
const err128 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if("FAILED" !== data52){
const err129 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.message !== undefined){
let data53 = data.message;
if(typeof data53 === "string"){
if(func1(data53) < 1){
const err130 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err131 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err132 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/2/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data.data !== undefined){
let data55 = data.data;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.jobId === undefined){
const err133 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data55.action === undefined){
const err134 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data55.progress === undefined){
const err135 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data55.mv === undefined){
const err136 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data55.quota === undefined){
const err137 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data55.musics === undefined){
const err138 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "musics"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data55.jobId !== undefined){
if(typeof data55.jobId !== "string"){
const err139 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data55.action !== undefined){
let data57 = data55.action;
if(typeof data57 !== "string"){
const err140 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if("music" !== data57){
const err141 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "music"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data55.progress !== undefined){
let data58 = data55.progress;
if(typeof data58 === "string"){
if(!pattern16.test(data58)){
const err142 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data55.mv !== undefined){
if(typeof data55.mv !== "string"){
const err144 = {instancePath:instancePath+"/data/mv",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data55.quota !== undefined){
let data60 = data55.quota;
if(typeof data60 === "string"){
if(!pattern15.test(data60)){
const err145 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err146 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data55.hookUrl !== undefined){
if(typeof data55.hookUrl !== "string"){
const err147 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data55.musics !== undefined){
let data62 = data55.musics;
if(Array.isArray(data62)){
const len2 = data62.length;
for(let i2=0; i2<len2; i2++){
let data63 = data62[i2];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.musicId === undefined){
const err148 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data63.prompt === undefined){
const err149 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data63.title === undefined){
const err150 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data63.tags === undefined){
const err151 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data63.imageUrl === undefined){
const err152 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageUrl"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data63.imageLargeUrl === undefined){
const err153 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageLargeUrl"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data63.audioUrl === undefined){
const err154 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioUrl"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data63.videoUrl === undefined){
const err155 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data63.duration === undefined){
const err156 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data63.negativeTags === undefined){
const err157 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "negativeTags"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data63.styleWeight === undefined){
const err158 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "styleWeight"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data63.weirdnessConstraint === undefined){
const err159 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "weirdnessConstraint"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data63.audioWeight === undefined){
const err160 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioWeight"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data63.createdAt === undefined){
const err161 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data63.musicId !== undefined){
if(typeof data63.musicId !== "string"){
const err162 = {instancePath:instancePath+"/data/musics/" + i2+"/musicId",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data63.prompt !== undefined){
if(typeof data63.prompt !== "string"){
const err163 = {instancePath:instancePath+"/data/musics/" + i2+"/prompt",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data63.title !== undefined){
if(typeof data63.title !== "string"){
const err164 = {instancePath:instancePath+"/data/musics/" + i2+"/title",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data63.tags !== undefined){
if(typeof data63.tags !== "string"){
const err165 = {instancePath:instancePath+"/data/musics/" + i2+"/tags",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data63.imageUrl !== undefined){
let data68 = data63.imageUrl;
if(typeof data68 === "string"){
if(!(formats0(data68))){
const err166 = {instancePath:instancePath+"/data/musics/" + i2+"/imageUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/data/musics/" + i2+"/imageUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data63.imageLargeUrl !== undefined){
let data69 = data63.imageLargeUrl;
if(typeof data69 === "string"){
if(!(formats0(data69))){
const err168 = {instancePath:instancePath+"/data/musics/" + i2+"/imageLargeUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageLargeUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
else {
const err169 = {instancePath:instancePath+"/data/musics/" + i2+"/imageLargeUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageLargeUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data63.audioUrl !== undefined){
let data70 = data63.audioUrl;
if(typeof data70 === "string"){
if(!(formats0(data70))){
const err170 = {instancePath:instancePath+"/data/musics/" + i2+"/audioUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioUrl/format",keyword:"format",params:{format: "uri"}};
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
const err171 = {instancePath:instancePath+"/data/musics/" + i2+"/audioUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data63.videoUrl !== undefined){
let data71 = data63.videoUrl;
if(typeof data71 === "string"){
if(!(formats0(data71))){
const err172 = {instancePath:instancePath+"/data/musics/" + i2+"/videoUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
else {
const err173 = {instancePath:instancePath+"/data/musics/" + i2+"/videoUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data63.duration !== undefined){
let data72 = data63.duration;
if(typeof data72 === "string"){
if(!pattern15.test(data72)){
const err174 = {instancePath:instancePath+"/data/musics/" + i2+"/duration",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
else {
const err175 = {instancePath:instancePath+"/data/musics/" + i2+"/duration",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data63.negativeTags !== undefined){
if(typeof data63.negativeTags !== "string"){
const err176 = {instancePath:instancePath+"/data/musics/" + i2+"/negativeTags",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/negativeTags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data63.styleWeight !== undefined){
let data74 = data63.styleWeight;
if((!((typeof data74 == "number") && (isFinite(data74)))) && (data74 !== null)){
const err177 = {instancePath:instancePath+"/data/musics/" + i2+"/styleWeight",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema61.oneOf[2].properties.data.allOf[0].properties.musics.items.properties.styleWeight.type}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data63.weirdnessConstraint !== undefined){
let data75 = data63.weirdnessConstraint;
if((!((typeof data75 == "number") && (isFinite(data75)))) && (data75 !== null)){
const err178 = {instancePath:instancePath+"/data/musics/" + i2+"/weirdnessConstraint",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema61.oneOf[2].properties.data.allOf[0].properties.musics.items.properties.weirdnessConstraint.type}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data63.audioWeight !== undefined){
let data76 = data63.audioWeight;
if((!((typeof data76 == "number") && (isFinite(data76)))) && (data76 !== null)){
const err179 = {instancePath:instancePath+"/data/musics/" + i2+"/audioWeight",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema61.oneOf[2].properties.data.allOf[0].properties.musics.items.properties.audioWeight.type}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data63.createdAt !== undefined){
let data77 = data63.createdAt;
if(typeof data77 === "string"){
if(!(formats4(data77))){
const err180 = {instancePath:instancePath+"/data/musics/" + i2+"/createdAt",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
else {
const err181 = {instancePath:instancePath+"/data/musics/" + i2+"/createdAt",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
else {
const err182 = {instancePath:instancePath+"/data/musics/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/data/musics",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.reason === undefined){
const err185 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/1/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data55.reason !== undefined){
let data78 = data55.reason;
if(typeof data78 !== "string"){
const err186 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/properties/data/allOf/1/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(!((((data78 === "moderation") || (data78 === "upstream")) || (data78 === "timeout")) || (data78 === "cancelled"))){
const err187 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema61.oneOf[2].properties.data.allOf[1].properties.reason.enum}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
}
}
}
else {
const err188 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
var _valid0 = _errs109 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
}
}
}
if(!valid0){
const err189 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate50.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate50.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateGetMusicJobV1Parameters = validate51;
const schema62 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetMusicJobV1Parameters"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetMusicJobV1Parameters" */;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
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
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateMidiRequest = validate52;
const schema63 = {"type":"object","additionalProperties":false,"required":["music_id"],"properties":{"music_id":{"type":"string","minLength":1,"maxLength":200}},"$id":"MidiRequest"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MidiRequest" */;
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
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/music_id",schemaPath:"#/properties/music_id/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMidiResponse = validate53;
const schema64 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["state","instruments"],"properties":{"state":{"type":"string","enum":["running","complete","error"]},"instruments":{"type":"array","items":{"type":"object","required":["name","notes"],"properties":{"name":{"type":"string"},"notes":{"type":"array","items":{"type":"object","required":["pitch","start","end","velocity"],"properties":{"pitch":{"type":"number","minimum":0,"maximum":127},"start":{"type":"number","minimum":0},"end":{"type":"number","minimum":0},"velocity":{"type":"number","minimum":0,"maximum":1}}}}}}}}}},"$id":"MidiResponse"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MidiResponse" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("SUCCESS" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.state === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.instruments === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "instruments"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.state !== undefined){
let data3 = data2.state;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/data/state",schemaPath:"#/properties/data/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data3 === "running") || (data3 === "complete")) || (data3 === "error"))){
const err9 = {instancePath:instancePath+"/data/state",schemaPath:"#/properties/data/properties/state/enum",keyword:"enum",params:{allowedValues: schema64.properties.data.properties.state.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.instruments !== undefined){
let data4 = data2.instruments;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err10 = {instancePath:instancePath+"/data/instruments/" + i0,schemaPath:"#/properties/data/properties/instruments/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.notes === undefined){
const err11 = {instancePath:instancePath+"/data/instruments/" + i0,schemaPath:"#/properties/data/properties/instruments/items/required",keyword:"required",params:{missingProperty: "notes"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
const err12 = {instancePath:instancePath+"/data/instruments/" + i0+"/name",schemaPath:"#/properties/data/properties/instruments/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.notes !== undefined){
let data7 = data5.notes;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.pitch === undefined){
const err13 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1,schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/required",keyword:"required",params:{missingProperty: "pitch"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.start === undefined){
const err14 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1,schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8.end === undefined){
const err15 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1,schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/required",keyword:"required",params:{missingProperty: "end"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.velocity === undefined){
const err16 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1,schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/required",keyword:"required",params:{missingProperty: "velocity"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.pitch !== undefined){
let data9 = data8.pitch;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 127 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/pitch",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/pitch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 127}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/pitch",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/pitch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/pitch",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/pitch/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.start !== undefined){
let data10 = data8.start;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/start",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/start",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/start/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.end !== undefined){
let data11 = data8.end;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/end",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/end",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/end/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.velocity !== undefined){
let data12 = data8.velocity;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1 || isNaN(data12)){
const err24 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/velocity",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/velocity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/velocity",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/velocity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err26 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1+"/velocity",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/properties/velocity/type",keyword:"type",params:{type: "number"}};
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
const err27 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes/" + i1,schemaPath:"#/properties/data/properties/instruments/items/properties/notes/items/type",keyword:"type",params:{type: "object"}};
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
const err28 = {instancePath:instancePath+"/data/instruments/" + i0+"/notes",schemaPath:"#/properties/data/properties/instruments/items/properties/notes/type",keyword:"type",params:{type: "array"}};
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
const err29 = {instancePath:instancePath+"/data/instruments/" + i0,schemaPath:"#/properties/data/properties/instruments/items/type",keyword:"type",params:{type: "object"}};
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
const err30 = {instancePath:instancePath+"/data/instruments",schemaPath:"#/properties/data/properties/instruments/type",keyword:"type",params:{type: "array"}};
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
const err31 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateMessageParameters = validate54;
const schema65 = {"type":"object","required":[],"properties":{"anthropic-version":{"type":"string","minLength":1,"maxLength":100},"anthropic-beta":{"type":"string","maxLength":2000}},"$id":"CreateMessageParameters"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMessageParameters" */;
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
if(data["anthropic-version"] !== undefined){
let data0 = data["anthropic-version"];
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err0 = {instancePath:instancePath+"/anthropic-version",schemaPath:"#/properties/anthropic-version/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
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
if(func1(data1) > 2000){
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"anthropic-version":true,"anthropic-beta":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateMessageRequest = validate55;
const schema66 = {"type":"object","additionalProperties":true,"required":["model","messages"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"messages":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"object","additionalProperties":true,"required":["role","content"],"properties":{"role":{"type":"string","enum":["system","user","assistant"]},"content":{"type":["string","array"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}}}},"system":{"type":["string","array"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"max_tokens":{"type":"number","minimum":1,"multipleOf":1},"stream":{"type":"boolean"}},"$id":"CreateMessageRequest"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMessageRequest" */;
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
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length > 10000){
const err5 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.role === undefined){
const err7 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.content === undefined){
const err8 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.role !== undefined){
let data3 = data2.role;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "system") || (data3 === "user")) || (data3 === "assistant"))){
const err10 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema66.properties.messages.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.content !== undefined){
let data4 = data2.content;
if((typeof data4 !== "string") && (!(Array.isArray(data4)))){
const err11 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/properties/content/type",keyword:"type",params:{type: schema66.properties.messages.items.properties.content.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.type === undefined){
const err12 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.type !== undefined){
if(typeof data5.type !== "string"){
const err13 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/type",schemaPath:"#/properties/messages/items/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.text !== undefined){
if(typeof data5.text !== "string"){
const err14 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/text",schemaPath:"#/properties/messages/items/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
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
else {
const err15 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/type",keyword:"type",params:{type: "object"}};
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
}
}
else {
const err16 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"}};
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
const err17 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.system !== undefined){
let data8 = data.system;
if((typeof data8 !== "string") && (!(Array.isArray(data8)))){
const err18 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema66.properties.system.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type === undefined){
const err19 = {instancePath:instancePath+"/system/" + i2,schemaPath:"#/properties/system/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.type !== undefined){
if(typeof data9.type !== "string"){
const err20 = {instancePath:instancePath+"/system/" + i2+"/type",schemaPath:"#/properties/system/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.text !== undefined){
if(typeof data9.text !== "string"){
const err21 = {instancePath:instancePath+"/system/" + i2+"/text",schemaPath:"#/properties/system/items/properties/text/type",keyword:"type",params:{type: "string"}};
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
else {
const err22 = {instancePath:instancePath+"/system/" + i2,schemaPath:"#/properties/system/items/type",keyword:"type",params:{type: "object"}};
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
}
if(data.max_tokens !== undefined){
let data12 = data.max_tokens;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err23 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
let res0;
if((1 === 0 || (res0 = data12/1, res0 !== parseInt(res0)))){
const err24 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/multipleOf",keyword:"multipleOf",params:{multipleOf: 1}};
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
const err25 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "number"}};
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
if(typeof data.stream !== "boolean"){
const err26 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"}};
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
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMessage = validate56;
const schema67 = {"type":"object","additionalProperties":true,"required":["id","type","role","content","model","usage"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"message"},"role":{"type":"string","const":"assistant"},"content":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"model":{"type":"string"},"stop_reason":{"type":["string","null"]},"usage":{"type":"object","additionalProperties":true,"required":["input_tokens","output_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0}}}},"$id":"Message"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Message" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.content === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.model === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.usage === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("message" !== data1){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("assistant" !== data2){
const err10 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.content !== undefined){
let data3 = data.content;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type === undefined){
const err11 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.type !== undefined){
if(typeof data4.type !== "string"){
const err12 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.text !== undefined){
if(typeof data4.text !== "string"){
const err13 = {instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"#/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err15 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
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
if(data.stop_reason !== undefined){
let data8 = data.stop_reason;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: schema67.properties.stop_reason.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.usage !== undefined){
let data9 = data.usage;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.input_tokens === undefined){
const err18 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.output_tokens === undefined){
const err19 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.input_tokens !== undefined){
let data10 = data9.input_tokens;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err21 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data9.output_tokens !== undefined){
let data11 = data9.output_tokens;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
else {
const err24 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "object"}};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMessageStreamEvent = validate57;
const schema68 = {"oneOf":[{"type":"object","required":["type","message"],"properties":{"type":{"type":"string","const":"message_start"},"message":{"type":"object","additionalProperties":true,"required":["id","type","role","content","model","usage"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"message"},"role":{"type":"string","const":"assistant"},"content":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"model":{"type":"string"},"stop_reason":{"type":["string","null"]},"usage":{"type":"object","additionalProperties":true,"required":["input_tokens","output_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0}}}}}}},{"type":"object","required":["type","index","content_block"],"properties":{"type":{"type":"string","const":"content_block_start"},"index":{"type":"integer"},"content_block":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},{"type":"object","required":["type","index","delta"],"properties":{"type":{"type":"string","const":"content_block_delta"},"index":{"type":"integer"},"delta":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},{"type":"object","required":["type","index"],"properties":{"type":{"type":"string","const":"content_block_stop"},"index":{"type":"integer"}}},{"type":"object","required":["type","delta","usage"],"properties":{"type":{"type":"string","const":"message_delta"},"delta":{"type":"object","additionalProperties":true,"properties":{"stop_reason":{"type":["string","null"]}}},"usage":{"type":"object","additionalProperties":true,"required":["output_tokens"],"properties":{"output_tokens":{"type":"integer","minimum":0}}}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"message_stop"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"ping"}}},{"type":"object","required":["type","error"],"properties":{"type":{"type":"string","const":"error"},"error":{"type":"object","required":["type","message"],"properties":{"type":{"type":"string"},"message":{"type":"string"}}},"message":{"type":"string"},"request_id":{"type":"string"}}}],"$id":"MessageStreamEvent"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageStreamEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("message_start" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "message_start"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.type === undefined){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.role === undefined){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.content === undefined){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.model === undefined){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.usage === undefined){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/required",keyword:"required",params:{missingProperty: "usage"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err10 = {instancePath:instancePath+"/message/id",schemaPath:"#/oneOf/0/properties/message/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.type !== undefined){
let data3 = data1.type;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/message/type",schemaPath:"#/oneOf/0/properties/message/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if("message" !== data3){
const err12 = {instancePath:instancePath+"/message/type",schemaPath:"#/oneOf/0/properties/message/properties/type/const",keyword:"const",params:{allowedValue: "message"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.role !== undefined){
let data4 = data1.role;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/message/role",schemaPath:"#/oneOf/0/properties/message/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("assistant" !== data4){
const err14 = {instancePath:instancePath+"/message/role",schemaPath:"#/oneOf/0/properties/message/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.content !== undefined){
let data5 = data1.content;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err15 = {instancePath:instancePath+"/message/content/" + i0,schemaPath:"#/oneOf/0/properties/message/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.type !== undefined){
if(typeof data6.type !== "string"){
const err16 = {instancePath:instancePath+"/message/content/" + i0+"/type",schemaPath:"#/oneOf/0/properties/message/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.text !== undefined){
if(typeof data6.text !== "string"){
const err17 = {instancePath:instancePath+"/message/content/" + i0+"/text",schemaPath:"#/oneOf/0/properties/message/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
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
const err18 = {instancePath:instancePath+"/message/content/" + i0,schemaPath:"#/oneOf/0/properties/message/properties/content/items/type",keyword:"type",params:{type: "object"}};
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
const err19 = {instancePath:instancePath+"/message/content",schemaPath:"#/oneOf/0/properties/message/properties/content/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.model !== undefined){
if(typeof data1.model !== "string"){
const err20 = {instancePath:instancePath+"/message/model",schemaPath:"#/oneOf/0/properties/message/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.stop_reason !== undefined){
let data10 = data1.stop_reason;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/message/stop_reason",schemaPath:"#/oneOf/0/properties/message/properties/stop_reason/type",keyword:"type",params:{type: schema68.oneOf[0].properties.message.properties.stop_reason.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.usage !== undefined){
let data11 = data1.usage;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.input_tokens === undefined){
const err22 = {instancePath:instancePath+"/message/usage",schemaPath:"#/oneOf/0/properties/message/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data11.output_tokens === undefined){
const err23 = {instancePath:instancePath+"/message/usage",schemaPath:"#/oneOf/0/properties/message/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11.input_tokens !== undefined){
let data12 = data11.input_tokens;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/message/usage/input_tokens",schemaPath:"#/oneOf/0/properties/message/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/message/usage/input_tokens",schemaPath:"#/oneOf/0/properties/message/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data11.output_tokens !== undefined){
let data13 = data11.output_tokens;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/message/usage/output_tokens",schemaPath:"#/oneOf/0/properties/message/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err27 = {instancePath:instancePath+"/message/usage/output_tokens",schemaPath:"#/oneOf/0/properties/message/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err28 = {instancePath:instancePath+"/message/usage",schemaPath:"#/oneOf/0/properties/message/properties/usage/type",keyword:"type",params:{type: "object"}};
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
const err29 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/properties/message/type",keyword:"type",params:{type: "object"}};
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
const err30 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.type = true;
props0.message = true;
}
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err31 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.index === undefined){
const err32 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "index"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.content_block === undefined){
const err33 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "content_block"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.type !== undefined){
let data14 = data.type;
if(typeof data14 !== "string"){
const err34 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if("content_block_start" !== data14){
const err35 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "content_block_start"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.index !== undefined){
let data15 = data.index;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err36 = {instancePath:instancePath+"/index",schemaPath:"#/oneOf/1/properties/index/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.content_block !== undefined){
let data16 = data.content_block;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.type === undefined){
const err37 = {instancePath:instancePath+"/content_block",schemaPath:"#/oneOf/1/properties/content_block/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data16.type !== undefined){
if(typeof data16.type !== "string"){
const err38 = {instancePath:instancePath+"/content_block/type",schemaPath:"#/oneOf/1/properties/content_block/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data16.text !== undefined){
if(typeof data16.text !== "string"){
const err39 = {instancePath:instancePath+"/content_block/text",schemaPath:"#/oneOf/1/properties/content_block/properties/text/type",keyword:"type",params:{type: "string"}};
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
const err40 = {instancePath:instancePath+"/content_block",schemaPath:"#/oneOf/1/properties/content_block/type",keyword:"type",params:{type: "object"}};
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
const err41 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.index = true;
props0.content_block = true;
}
}
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err42 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.index === undefined){
const err43 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "index"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.delta === undefined){
const err44 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "delta"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.type !== undefined){
let data19 = data.type;
if(typeof data19 !== "string"){
const err45 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if("content_block_delta" !== data19){
const err46 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue: "content_block_delta"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.index !== undefined){
let data20 = data.index;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err47 = {instancePath:instancePath+"/index",schemaPath:"#/oneOf/2/properties/index/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.delta !== undefined){
let data21 = data.delta;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.type === undefined){
const err48 = {instancePath:instancePath+"/delta",schemaPath:"#/oneOf/2/properties/delta/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data21.type !== undefined){
if(typeof data21.type !== "string"){
const err49 = {instancePath:instancePath+"/delta/type",schemaPath:"#/oneOf/2/properties/delta/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data21.text !== undefined){
if(typeof data21.text !== "string"){
const err50 = {instancePath:instancePath+"/delta/text",schemaPath:"#/oneOf/2/properties/delta/properties/text/type",keyword:"type",params:{type: "string"}};
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
const err51 = {instancePath:instancePath+"/delta",schemaPath:"#/oneOf/2/properties/delta/type",keyword:"type",params:{type: "object"}};
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
else {
const err52 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs47 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.index = true;
props0.delta = true;
}
}
const _errs60 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err53 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.index === undefined){
const err54 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "index"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.type !== undefined){
let data24 = data.type;
if(typeof data24 !== "string"){
const err55 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if("content_block_stop" !== data24){
const err56 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue: "content_block_stop"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.index !== undefined){
let data25 = data.index;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err57 = {instancePath:instancePath+"/index",schemaPath:"#/oneOf/3/properties/index/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid0 = _errs60 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.index = true;
}
}
const _errs66 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err59 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.delta === undefined){
const err60 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "delta"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data.usage === undefined){
const err61 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "usage"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data.type !== undefined){
let data26 = data.type;
if(typeof data26 !== "string"){
const err62 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if("message_delta" !== data26){
const err63 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue: "message_delta"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.delta !== undefined){
let data27 = data.delta;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.stop_reason !== undefined){
let data28 = data27.stop_reason;
if((typeof data28 !== "string") && (data28 !== null)){
const err64 = {instancePath:instancePath+"/delta/stop_reason",schemaPath:"#/oneOf/4/properties/delta/properties/stop_reason/type",keyword:"type",params:{type: schema68.oneOf[4].properties.delta.properties.stop_reason.type}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/delta",schemaPath:"#/oneOf/4/properties/delta/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.usage !== undefined){
let data29 = data.usage;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.output_tokens === undefined){
const err66 = {instancePath:instancePath+"/usage",schemaPath:"#/oneOf/4/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data29.output_tokens !== undefined){
let data30 = data29.output_tokens;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err67 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/oneOf/4/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err68 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/oneOf/4/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err69 = {instancePath:instancePath+"/usage",schemaPath:"#/oneOf/4/properties/usage/type",keyword:"type",params:{type: "object"}};
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
const err70 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid0 = _errs66 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.delta = true;
props0.usage = true;
}
}
const _errs80 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err71 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data.type !== undefined){
let data31 = data.type;
if(typeof data31 !== "string"){
const err72 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if("message_stop" !== data31){
const err73 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue: "message_stop"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid0 = _errs80 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
const _errs84 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err75 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data.type !== undefined){
let data32 = data.type;
if(typeof data32 !== "string"){
const err76 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if("ping" !== data32){
const err77 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/6/properties/type/const",keyword:"const",params:{allowedValue: "ping"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid0 = _errs84 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
const _errs88 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err79 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data.error === undefined){
const err80 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data.type !== undefined){
let data33 = data.type;
if(typeof data33 !== "string"){
const err81 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/7/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if("error" !== data33){
const err82 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{allowedValue: "error"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.error !== undefined){
let data34 = data.error;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.type === undefined){
const err83 = {instancePath:instancePath+"/error",schemaPath:"#/oneOf/7/properties/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data34.message === undefined){
const err84 = {instancePath:instancePath+"/error",schemaPath:"#/oneOf/7/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data34.type !== undefined){
if(typeof data34.type !== "string"){
const err85 = {instancePath:instancePath+"/error/type",schemaPath:"#/oneOf/7/properties/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data34.message !== undefined){
if(typeof data34.message !== "string"){
const err86 = {instancePath:instancePath+"/error/message",schemaPath:"#/oneOf/7/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/error",schemaPath:"#/oneOf/7/properties/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err88 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/7/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err89 = {instancePath:instancePath+"/request_id",schemaPath:"#/oneOf/7/properties/request_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid0 = _errs88 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.error = true;
props0.message = true;
props0.request_id = true;
}
}
}
}
}
}
}
}
}
if(!valid0){
const err91 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate57.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateCreateChatCompletionRequest = validate58;
const schema69 = {"type":"object","additionalProperties":true,"required":["model","messages"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"messages":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"object","additionalProperties":true,"required":["role"],"properties":{"role":{"type":"string","enum":["system","developer","user","assistant","tool","function"]},"content":{"type":["string","array","null"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},"allOf":[{"if":{"properties":{"role":{"not":{"const":"assistant"}}}},"then":{"required":["content"],"properties":{"content":{"type":["string","array"]}}}}]}},"stream":{"type":["boolean","null"]},"stream_options":{"type":["object","null"],"additionalProperties":true,"properties":{"include_usage":{"type":"boolean"}}},"max_tokens":{"type":["integer","null"],"minimum":1},"max_completion_tokens":{"type":["integer","null"],"minimum":1}},"$id":"CreateChatCompletionRequest"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateChatCompletionRequest" */;
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
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length > 10000){
const err5 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.role !== undefined){
const _errs12 = errors;
const _errs13 = errors;
if("assistant" !== data2.role){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid6 = _errs13 === errors;
if(valid6){
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
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs14 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.content === undefined){
const err9 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.content !== undefined){
let data4 = data2.content;
if((typeof data4 !== "string") && (!(Array.isArray(data4)))){
const err10 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/allOf/0/then/properties/content/type",keyword:"type",params:{type: schema69.properties.messages.items.allOf[0].then.properties.content.type}};
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
var _valid0 = _errs14 === errors;
valid4 = _valid0;
if(valid4){
var props0 = {};
props0.content = true;
props0.role = true;
}
}
if(!valid4){
const err11 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.role === undefined){
const err12 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.role !== undefined){
let data5 = data2.role;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data5 === "system") || (data5 === "developer")) || (data5 === "user")) || (data5 === "assistant")) || (data5 === "tool")) || (data5 === "function"))){
const err14 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema69.properties.messages.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.content !== undefined){
let data6 = data2.content;
if(((typeof data6 !== "string") && (!(Array.isArray(data6)))) && (data6 !== null)){
const err15 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/properties/content/type",keyword:"type",params:{type: schema69.properties.messages.items.properties.content.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err16 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.type !== undefined){
if(typeof data7.type !== "string"){
const err17 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/type",schemaPath:"#/properties/messages/items/properties/content/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.text !== undefined){
if(typeof data7.text !== "string"){
const err18 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1+"/text",schemaPath:"#/properties/messages/items/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/messages/" + i0+"/content/" + i1,schemaPath:"#/properties/messages/items/properties/content/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err20 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"}};
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
const err21 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.stream !== undefined){
let data10 = data.stream;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err22 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema69.properties.stream.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.stream_options !== undefined){
let data11 = data.stream_options;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err23 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/type",keyword:"type",params:{type: schema69.properties.stream_options.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.include_usage !== undefined){
if(typeof data11.include_usage !== "boolean"){
const err24 = {instancePath:instancePath+"/stream_options/include_usage",schemaPath:"#/properties/stream_options/properties/include_usage/type",keyword:"type",params:{type: "boolean"}};
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
}
if(data.max_tokens !== undefined){
let data13 = data.max_tokens;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err25 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema69.properties.max_tokens.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err26 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.max_completion_tokens !== undefined){
let data14 = data.max_completion_tokens;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err27 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema69.properties.max_completion_tokens.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err28 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateChatCompletion = validate59;
const schema70 = {"type":"object","additionalProperties":true,"required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion"},"created":{"type":"integer","minimum":0},"model":{"type":"string"},"choices":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["index","message","finish_reason"],"properties":{"index":{"type":"integer","minimum":0},"message":{"type":"object","additionalProperties":true,"required":["role","content"],"properties":{"role":{"type":"string"},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]}}},"finish_reason":{"type":"string"}}}},"usage":{"type":"object","additionalProperties":true,"required":["prompt_tokens","completion_tokens","total_tokens"],"properties":{"prompt_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}}},"$id":"ChatCompletion"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ChatCompletion" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.object === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
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
if(data.choices === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "choices"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("chat.completion" !== data1){
const err7 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "chat.completion"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created !== undefined){
let data2 = data.created;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err10 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.choices !== undefined){
let data4 = data.choices;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.index === undefined){
const err11 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty: "index"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.message === undefined){
const err12 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.finish_reason === undefined){
const err13 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/required",keyword:"required",params:{missingProperty: "finish_reason"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.index !== undefined){
let data6 = data5.index;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/choices/" + i0+"/index",schemaPath:"#/properties/choices/items/properties/index/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/choices/" + i0+"/index",schemaPath:"#/properties/choices/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data5.message !== undefined){
let data7 = data5.message;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.role === undefined){
const err16 = {instancePath:instancePath+"/choices/" + i0+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.content === undefined){
const err17 = {instancePath:instancePath+"/choices/" + i0+"/message",schemaPath:"#/properties/choices/items/properties/message/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.role !== undefined){
if(typeof data7.role !== "string"){
const err18 = {instancePath:instancePath+"/choices/" + i0+"/message/role",schemaPath:"#/properties/choices/items/properties/message/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.content !== undefined){
let data9 = data7.content;
if((typeof data9 !== "string") && (data9 !== null)){
const err19 = {instancePath:instancePath+"/choices/" + i0+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type: schema70.properties.choices.items.properties.message.properties.content.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.refusal !== undefined){
let data10 = data7.refusal;
if((typeof data10 !== "string") && (data10 !== null)){
const err20 = {instancePath:instancePath+"/choices/" + i0+"/message/refusal",schemaPath:"#/properties/choices/items/properties/message/properties/refusal/type",keyword:"type",params:{type: schema70.properties.choices.items.properties.message.properties.refusal.type}};
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
const err21 = {instancePath:instancePath+"/choices/" + i0+"/message",schemaPath:"#/properties/choices/items/properties/message/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.finish_reason !== undefined){
if(typeof data5.finish_reason !== "string"){
const err22 = {instancePath:instancePath+"/choices/" + i0+"/finish_reason",schemaPath:"#/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type: "string"}};
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
const err23 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type: "object"}};
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
const err24 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.usage !== undefined){
let data12 = data.usage;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.prompt_tokens === undefined){
const err25 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "prompt_tokens"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data12.completion_tokens === undefined){
const err26 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "completion_tokens"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data12.total_tokens === undefined){
const err27 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.prompt_tokens !== undefined){
let data13 = data12.prompt_tokens;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err28 = {instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/properties/usage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err29 = {instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/properties/usage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data12.completion_tokens !== undefined){
let data14 = data12.completion_tokens;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/properties/usage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err31 = {instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/properties/usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data12.total_tokens !== undefined){
let data15 = data12.total_tokens;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err32 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err33 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err34 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "object"}};
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateChatCompletionChunk = validate60;
const schema71 = {"anyOf":[{"type":"object","additionalProperties":true,"required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion.chunk"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["index","delta"],"properties":{"index":{"type":"integer"},"delta":{"type":"object","additionalProperties":true,"properties":{"role":{"type":"string"},"content":{"type":["string","null"]}}},"finish_reason":{"type":["string","null"]}}}},"usage":{"anyOf":[{"type":"object","additionalProperties":true,"required":["prompt_tokens","completion_tokens","total_tokens"],"properties":{"prompt_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},{"type":"null"}]}}},{"type":"object","required":["error"],"properties":{"error":{"type":"object","additionalProperties":true,"required":["message","type"],"properties":{"message":{"type":"string"},"type":{"type":"string"}}}}}],"$id":"ChatCompletionChunk"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ChatCompletionChunk" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.object === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created === undefined){
const err2 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "created"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.model === undefined){
const err3 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.choices === undefined){
const err4 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "choices"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/anyOf/0/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/object",schemaPath:"#/anyOf/0/properties/object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("chat.completion.chunk" !== data1){
const err7 = {instancePath:instancePath+"/object",schemaPath:"#/anyOf/0/properties/object/const",keyword:"const",params:{allowedValue: "chat.completion.chunk"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created !== undefined){
let data2 = data.created;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/created",schemaPath:"#/anyOf/0/properties/created/type",keyword:"type",params:{type: "integer"}};
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
if(typeof data.model !== "string"){
const err9 = {instancePath:instancePath+"/model",schemaPath:"#/anyOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.choices !== undefined){
let data4 = data.choices;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.index === undefined){
const err10 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/anyOf/0/properties/choices/items/required",keyword:"required",params:{missingProperty: "index"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.delta === undefined){
const err11 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/anyOf/0/properties/choices/items/required",keyword:"required",params:{missingProperty: "delta"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.index !== undefined){
let data6 = data5.index;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/choices/" + i0+"/index",schemaPath:"#/anyOf/0/properties/choices/items/properties/index/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.delta !== undefined){
let data7 = data5.delta;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.role !== undefined){
if(typeof data7.role !== "string"){
const err13 = {instancePath:instancePath+"/choices/" + i0+"/delta/role",schemaPath:"#/anyOf/0/properties/choices/items/properties/delta/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.content !== undefined){
let data9 = data7.content;
if((typeof data9 !== "string") && (data9 !== null)){
const err14 = {instancePath:instancePath+"/choices/" + i0+"/delta/content",schemaPath:"#/anyOf/0/properties/choices/items/properties/delta/properties/content/type",keyword:"type",params:{type: schema71.anyOf[0].properties.choices.items.properties.delta.properties.content.type}};
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
else {
const err15 = {instancePath:instancePath+"/choices/" + i0+"/delta",schemaPath:"#/anyOf/0/properties/choices/items/properties/delta/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.finish_reason !== undefined){
let data10 = data5.finish_reason;
if((typeof data10 !== "string") && (data10 !== null)){
const err16 = {instancePath:instancePath+"/choices/" + i0+"/finish_reason",schemaPath:"#/anyOf/0/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type: schema71.anyOf[0].properties.choices.items.properties.finish_reason.type}};
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
const err17 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/anyOf/0/properties/choices/items/type",keyword:"type",params:{type: "object"}};
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
const err18 = {instancePath:instancePath+"/choices",schemaPath:"#/anyOf/0/properties/choices/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.usage !== undefined){
let data11 = data.usage;
const _errs29 = errors;
let valid6 = false;
const _errs30 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.prompt_tokens === undefined){
const err19 = {instancePath:instancePath+"/usage",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/required",keyword:"required",params:{missingProperty: "prompt_tokens"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data11.completion_tokens === undefined){
const err20 = {instancePath:instancePath+"/usage",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/required",keyword:"required",params:{missingProperty: "completion_tokens"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11.total_tokens === undefined){
const err21 = {instancePath:instancePath+"/usage",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data11.prompt_tokens !== undefined){
let data12 = data11.prompt_tokens;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err22 = {instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err23 = {instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data11.completion_tokens !== undefined){
let data13 = data11.completion_tokens;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err24 = {instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/properties/completion_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err25 = {instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data11.total_tokens !== undefined){
let data14 = data11.total_tokens;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err26 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err27 = {instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err28 = {instancePath:instancePath+"/usage",schemaPath:"#/anyOf/0/properties/usage/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid1 = _errs30 === errors;
valid6 = valid6 || _valid1;
const _errs39 = errors;
if(data11 !== null){
const err29 = {instancePath:instancePath+"/usage",schemaPath:"#/anyOf/0/properties/usage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs39 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err30 = {instancePath:instancePath+"/usage",schemaPath:"#/anyOf/0/properties/usage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props1 = true;
}
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err32 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.error !== undefined){
let data15 = data.error;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.message === undefined){
const err33 = {instancePath:instancePath+"/error",schemaPath:"#/anyOf/1/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data15.type === undefined){
const err34 = {instancePath:instancePath+"/error",schemaPath:"#/anyOf/1/properties/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.message !== undefined){
if(typeof data15.message !== "string"){
const err35 = {instancePath:instancePath+"/error/message",schemaPath:"#/anyOf/1/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data15.type !== undefined){
if(typeof data15.type !== "string"){
const err36 = {instancePath:instancePath+"/error/type",schemaPath:"#/anyOf/1/properties/error/properties/type/type",keyword:"type",params:{type: "string"}};
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
const err37 = {instancePath:instancePath+"/error",schemaPath:"#/anyOf/1/properties/error/type",keyword:"type",params:{type: "object"}};
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
else {
const err38 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid0 = _errs41 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props1 !== true){
props1 = props1 || {};
props1.error = true;
}
}
if(!valid0){
const err39 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate60.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateModelList = validate61;
const schema72 = {"type":"object","required":["object","data","has_more","first_id","last_id"],"properties":{"object":{"type":"string","const":"list"},"data":{"type":"array","items":{"type":"object","required":["id","object","created","owned_by","type","display_name","created_at","operations"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"model"},"created":{"type":"integer","minimum":0},"owned_by":{"type":"string"},"type":{"type":"string","const":"model"},"display_name":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"operations":{"type":"array","items":{"type":"string"}}}}},"has_more":{"type":"boolean","const":false},"first_id":{"type":["string","null"]},"last_id":{"type":["string","null"]}},"$id":"ModelList"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModelList" */;
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
if(data.object === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.has_more === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "has_more"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.first_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.last_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("list" !== data0){
const err6 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "list"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err7 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.object === undefined){
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.created === undefined){
const err9 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "created"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.owned_by === undefined){
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "owned_by"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.type === undefined){
const err11 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.display_name === undefined){
const err12 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "display_name"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.created_at === undefined){
const err13 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.operations === undefined){
const err14 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "operations"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err15 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.object !== undefined){
let data4 = data2.object;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"#/properties/data/items/properties/object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("model" !== data4){
const err17 = {instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"#/properties/data/items/properties/object/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.created !== undefined){
let data5 = data2.created;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"#/properties/data/items/properties/created/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"#/properties/data/items/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data2.owned_by !== undefined){
if(typeof data2.owned_by !== "string"){
const err20 = {instancePath:instancePath+"/data/" + i0+"/owned_by",schemaPath:"#/properties/data/items/properties/owned_by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.type !== undefined){
let data7 = data2.type;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/data/" + i0+"/type",schemaPath:"#/properties/data/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if("model" !== data7){
const err22 = {instancePath:instancePath+"/data/" + i0+"/type",schemaPath:"#/properties/data/items/properties/type/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.display_name !== undefined){
if(typeof data2.display_name !== "string"){
const err23 = {instancePath:instancePath+"/data/" + i0+"/display_name",schemaPath:"#/properties/data/items/properties/display_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.created_at !== undefined){
let data9 = data2.created_at;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err24 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/properties/data/items/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
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
const err25 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.operations !== undefined){
let data10 = data2.operations;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err26 = {instancePath:instancePath+"/data/" + i0+"/operations/" + i1,schemaPath:"#/properties/data/items/properties/operations/items/type",keyword:"type",params:{type: "string"}};
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
const err27 = {instancePath:instancePath+"/data/" + i0+"/operations",schemaPath:"#/properties/data/items/properties/operations/type",keyword:"type",params:{type: "array"}};
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
const err28 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"}};
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
const err29 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.has_more !== undefined){
let data12 = data.has_more;
if(typeof data12 !== "boolean"){
const err30 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(false !== data12){
const err31 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.first_id !== undefined){
let data13 = data.first_id;
if((typeof data13 !== "string") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/first_id",schemaPath:"#/properties/first_id/type",keyword:"type",params:{type: schema72.properties.first_id.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.last_id !== undefined){
let data14 = data.last_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err33 = {instancePath:instancePath+"/last_id",schemaPath:"#/properties/last_id/type",keyword:"type",params:{type: schema72.properties.last_id.type}};
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"object":true,"data":true,"has_more":true,"first_id":true,"last_id":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetModelParameters = validate62;
const schema73 = {"type":"object","required":["modelId"],"properties":{"modelId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetModelParameters"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetModelParameters" */;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/modelId",schemaPath:"#/properties/modelId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
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
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"modelId":true},"dynamicProps":false,"dynamicItems":false};

export const validateModel = validate63;
const schema74 = {"type":"object","required":["id","object","created","owned_by","type","display_name","created_at","operations"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"model"},"created":{"type":"integer","minimum":0},"owned_by":{"type":"string"},"type":{"type":"string","const":"model"},"display_name":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"operations":{"type":"array","items":{"type":"string"}}},"$id":"Model"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Model" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.object === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.owned_by === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owned_by"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.display_name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display_name"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.operations === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("model" !== data1){
const err10 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.created !== undefined){
let data2 = data.created;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.owned_by !== undefined){
if(typeof data.owned_by !== "string"){
const err13 = {instancePath:instancePath+"/owned_by",schemaPath:"#/properties/owned_by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("model" !== data4){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.display_name !== undefined){
if(typeof data.display_name !== "string"){
const err16 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err17 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
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
const err18 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.operations !== undefined){
let data7 = data.operations;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err19 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err20 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"}};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"id":true,"object":true,"created":true,"owned_by":true,"type":true,"display_name":true,"created_at":true,"operations":true},"dynamicProps":false,"dynamicItems":false};

export const validateListJobsParameters = validate64;
const schema75 = {"type":"object","required":[],"properties":{"status":{"type":"string","enum":["ON_QUEUE","SUCCESS","FAILED"]},"kind":{"type":"string","enum":["video","music","image"]},"createdFrom":{"type":"string","maxLength":40,"pattern":"^(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},"createdBefore":{"type":"string","maxLength":40,"pattern":"^(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"},"limit":{"type":"integer","minimum":1,"maximum":100},"cursor":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}},"$id":"ListJobsParameters"};
const pattern61 = new RegExp("^(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$", "u");
const pattern63 = new RegExp("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ListJobsParameters" */;
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
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema75.properties.status.enum}};
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
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema75.properties.kind.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.createdFrom !== undefined){
let data2 = data.createdFrom;
if(typeof data2 === "string"){
if(func1(data2) > 40){
const err4 = {instancePath:instancePath+"/createdFrom",schemaPath:"#/properties/createdFrom/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern61.test(data2)){
const err5 = {instancePath:instancePath+"/createdFrom",schemaPath:"#/properties/createdFrom/pattern",keyword:"pattern",params:{pattern: "^(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}};
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
const err6 = {instancePath:instancePath+"/createdFrom",schemaPath:"#/properties/createdFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.createdBefore !== undefined){
let data3 = data.createdBefore;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err7 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern61.test(data3)){
const err8 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/pattern",keyword:"pattern",params:{pattern: "^(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}};
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
const err9 = {instancePath:instancePath+"/createdBefore",schemaPath:"#/properties/createdBefore/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(!pattern63.test(data5)){
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}};
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
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"}};
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
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"status":true,"kind":true,"createdFrom":true,"createdBefore":true,"limit":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

export const validateJobList = validate65;
const schema76 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["jobs","next"],"properties":{"jobs":{"type":"array","items":{"oneOf":[{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["videoId","videoUrl","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]},{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]},{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["usage","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]}]}},"next":{"type":["string","null"]}}}},"$id":"JobList"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="JobList" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("SUCCESS" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.jobs === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "jobs"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.next === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "next"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.jobs !== undefined){
let data3 = data2.jobs;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
let valid4 = false;
let passing0 = null;
const _errs11 = errors;
const _errs12 = errors;
let valid5 = false;
let passing1 = null;
const _errs13 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err9 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.message === undefined){
const err10 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.jobId === undefined){
const err11 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.data === undefined){
const err12 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.status !== undefined){
let data5 = data4.status;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("ON_QUEUE" !== data5){
const err14 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/status/const",keyword:"const",params:{allowedValue: "ON_QUEUE"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.message !== undefined){
let data6 = data4.message;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err15 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err16 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err17 = {instancePath:instancePath+"/data/jobs/" + i0+"/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.data !== undefined){
let data8 = data4.data;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.jobId === undefined){
const err18 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.action === undefined){
const err19 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.progress === undefined){
const err20 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8.model === undefined){
const err21 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.prompt === undefined){
const err22 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.aspectRatio === undefined){
const err23 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.videoLength === undefined){
const err24 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.resolutionName === undefined){
const err25 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.referImages === undefined){
const err26 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.quota === undefined){
const err27 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.createdAt === undefined){
const err28 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8.jobId !== undefined){
if(typeof data8.jobId !== "string"){
const err29 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.action !== undefined){
let data10 = data8.action;
if(typeof data10 !== "string"){
const err30 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if("video" !== data10){
const err31 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.progress !== undefined){
let data11 = data8.progress;
if(typeof data11 === "string"){
if(!pattern16.test(data11)){
const err32 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
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
const err33 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data8.model !== undefined){
if(typeof data8.model !== "string"){
const err34 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/model",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.videoId !== undefined){
if(typeof data8.videoId !== "string"){
const err35 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data8.prompt !== undefined){
if(typeof data8.prompt !== "string"){
const err36 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/prompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data8.aspectRatio !== undefined){
if(typeof data8.aspectRatio !== "string"){
const err37 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/aspectRatio",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data8.videoLength !== undefined){
if(typeof data8.videoLength !== "string"){
const err38 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoLength",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data8.resolutionName !== undefined){
if(typeof data8.resolutionName !== "string"){
const err39 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/resolutionName",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data8.referImages !== undefined){
let data18 = data8.referImages;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
const err40 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/referImages/" + i1,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
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
const err41 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/referImages",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data8.videoUrl !== undefined){
let data20 = data8.videoUrl;
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err42 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err43 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data8.coverUrl !== undefined){
let data21 = data8.coverUrl;
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err44 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/coverUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
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
const err45 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/coverUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data8.quota !== undefined){
let data22 = data8.quota;
if(typeof data22 === "string"){
if(!pattern15.test(data22)){
const err46 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err47 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data8.hookUrl !== undefined){
if(typeof data8.hookUrl !== "string"){
const err48 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/hookUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data8.createdAt !== undefined){
let data24 = data8.createdAt;
if(typeof data24 === "string"){
if(!(formats4(data24))){
const err49 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err50 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data8.finishTime !== undefined){
let data25 = data8.finishTime;
if(typeof data25 === "string"){
if(!(formats4(data25))){
const err51 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err52 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/properties/finishTime/type",keyword:"type",params:{type: "string"}};
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
const err53 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/properties/data/type",keyword:"type",params:{type: "object"}};
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
else {
const err54 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
var props0 = {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
const _errs57 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err55 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data4.message === undefined){
const err56 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data4.jobId === undefined){
const err57 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data4.data === undefined){
const err58 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data4.status !== undefined){
let data26 = data4.status;
if(typeof data26 !== "string"){
const err59 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if("SUCCESS" !== data26){
const err60 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data4.message !== undefined){
let data27 = data4.message;
if(typeof data27 === "string"){
if(func1(data27) < 1){
const err61 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err62 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err63 = {instancePath:instancePath+"/data/jobs/" + i0+"/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data4.data !== undefined){
let data29 = data4.data;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.jobId === undefined){
const err64 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data29.action === undefined){
const err65 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data29.progress === undefined){
const err66 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data29.model === undefined){
const err67 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data29.prompt === undefined){
const err68 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data29.aspectRatio === undefined){
const err69 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data29.videoLength === undefined){
const err70 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data29.resolutionName === undefined){
const err71 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data29.referImages === undefined){
const err72 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data29.quota === undefined){
const err73 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data29.createdAt === undefined){
const err74 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data29.jobId !== undefined){
if(typeof data29.jobId !== "string"){
const err75 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data29.action !== undefined){
let data31 = data29.action;
if(typeof data31 !== "string"){
const err76 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if("video" !== data31){
const err77 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data29.progress !== undefined){
let data32 = data29.progress;
if(typeof data32 === "string"){
if(!pattern16.test(data32)){
const err78 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
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
const err79 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data29.model !== undefined){
if(typeof data29.model !== "string"){
const err80 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/model",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data29.videoId !== undefined){
if(typeof data29.videoId !== "string"){
const err81 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.prompt !== undefined){
if(typeof data29.prompt !== "string"){
const err82 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/prompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data29.aspectRatio !== undefined){
if(typeof data29.aspectRatio !== "string"){
const err83 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/aspectRatio",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data29.videoLength !== undefined){
if(typeof data29.videoLength !== "string"){
const err84 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoLength",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data29.resolutionName !== undefined){
if(typeof data29.resolutionName !== "string"){
const err85 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/resolutionName",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data29.referImages !== undefined){
let data39 = data29.referImages;
if(Array.isArray(data39)){
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
if(typeof data39[i2] !== "string"){
const err86 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/referImages/" + i2,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/referImages",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data29.videoUrl !== undefined){
let data41 = data29.videoUrl;
if(typeof data41 === "string"){
if(!(formats0(data41))){
const err88 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err89 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data29.coverUrl !== undefined){
let data42 = data29.coverUrl;
if(typeof data42 === "string"){
if(!(formats0(data42))){
const err90 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/coverUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
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
const err91 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/coverUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data29.quota !== undefined){
let data43 = data29.quota;
if(typeof data43 === "string"){
if(!pattern15.test(data43)){
const err92 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err93 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data29.hookUrl !== undefined){
if(typeof data29.hookUrl !== "string"){
const err94 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/hookUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data29.createdAt !== undefined){
let data45 = data29.createdAt;
if(typeof data45 === "string"){
if(!(formats4(data45))){
const err95 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data29.finishTime !== undefined){
let data46 = data29.finishTime;
if(typeof data46 === "string"){
if(!(formats4(data46))){
const err97 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
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
const err99 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.videoId === undefined){
const err100 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "videoId"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data29.videoUrl === undefined){
const err101 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data29.finishTime === undefined){
const err102 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "finishTime"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
}
else {
const err103 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
var _valid1 = _errs57 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
}
const _errs102 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err104 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data4.message === undefined){
const err105 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data4.jobId === undefined){
const err106 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data4.data === undefined){
const err107 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data4.status !== undefined){
let data47 = data4.status;
if(typeof data47 !== "string"){
const err108 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if("FAILED" !== data47){
const err109 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data4.message !== undefined){
let data48 = data4.message;
if(typeof data48 === "string"){
if(func1(data48) < 1){
const err110 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err112 = {instancePath:instancePath+"/data/jobs/" + i0+"/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data4.data !== undefined){
let data50 = data4.data;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.jobId === undefined){
const err113 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data50.action === undefined){
const err114 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data50.progress === undefined){
const err115 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data50.model === undefined){
const err116 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data50.prompt === undefined){
const err117 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data50.aspectRatio === undefined){
const err118 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data50.videoLength === undefined){
const err119 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data50.resolutionName === undefined){
const err120 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data50.referImages === undefined){
const err121 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data50.quota === undefined){
const err122 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data50.createdAt === undefined){
const err123 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data50.jobId !== undefined){
if(typeof data50.jobId !== "string"){
const err124 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data50.action !== undefined){
let data52 = data50.action;
if(typeof data52 !== "string"){
const err125 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if("video" !== data52){
const err126 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data50.progress !== undefined){
let data53 = data50.progress;
if(typeof data53 === "string"){
if(!pattern16.test(data53)){
const err127 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data50.model !== undefined){
if(typeof data50.model !== "string"){
const err129 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/model",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data50.videoId !== undefined){
if(typeof data50.videoId !== "string"){
const err130 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data50.prompt !== undefined){
if(typeof data50.prompt !== "string"){
const err131 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/prompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data50.aspectRatio !== undefined){
if(typeof data50.aspectRatio !== "string"){
const err132 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/aspectRatio",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data50.videoLength !== undefined){
if(typeof data50.videoLength !== "string"){
const err133 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoLength",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data50.resolutionName !== undefined){
if(typeof data50.resolutionName !== "string"){
const err134 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/resolutionName",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data50.referImages !== undefined){
let data60 = data50.referImages;
if(Array.isArray(data60)){
const len3 = data60.length;
for(let i3=0; i3<len3; i3++){
if(typeof data60[i3] !== "string"){
const err135 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/referImages/" + i3,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
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
const err136 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/referImages",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data50.videoUrl !== undefined){
let data62 = data50.videoUrl;
if(typeof data62 === "string"){
if(!(formats0(data62))){
const err137 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err138 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data50.coverUrl !== undefined){
let data63 = data50.coverUrl;
if(typeof data63 === "string"){
if(!(formats0(data63))){
const err139 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/coverUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/coverUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data50.quota !== undefined){
let data64 = data50.quota;
if(typeof data64 === "string"){
if(!pattern15.test(data64)){
const err141 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data50.hookUrl !== undefined){
if(typeof data50.hookUrl !== "string"){
const err143 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/hookUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data50.createdAt !== undefined){
let data66 = data50.createdAt;
if(typeof data66 === "string"){
if(!(formats4(data66))){
const err144 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err145 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data50.finishTime !== undefined){
let data67 = data50.finishTime;
if(typeof data67 === "string"){
if(!(formats4(data67))){
const err146 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err147 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.reason === undefined){
const err149 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/1/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data50.reason !== undefined){
let data68 = data50.reason;
if(typeof data68 !== "string"){
const err150 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/reason",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/1/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(!((((data68 === "moderation") || (data68 === "upstream")) || (data68 === "timeout")) || (data68 === "cancelled"))){
const err151 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/reason",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema76.properties.data.properties.jobs.items.oneOf[0].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
}
}
else {
const err152 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
var _valid1 = _errs102 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 2];
}
else {
if(_valid1){
valid5 = true;
passing1 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
}
}
}
if(!valid5){
const err153 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs150 = errors;
const _errs151 = errors;
let valid21 = false;
let passing2 = null;
const _errs152 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err154 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data4.message === undefined){
const err155 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data4.jobId === undefined){
const err156 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data4.data === undefined){
const err157 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data4.status !== undefined){
let data69 = data4.status;
if(typeof data69 !== "string"){
const err158 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if("ON_QUEUE" !== data69){
const err159 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/status/const",keyword:"const",params:{allowedValue: "ON_QUEUE"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data4.message !== undefined){
let data70 = data4.message;
if(typeof data70 === "string"){
if(func1(data70) < 1){
const err160 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
else {
const err161 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err162 = {instancePath:instancePath+"/data/jobs/" + i0+"/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data4.data !== undefined){
let data72 = data4.data;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.jobId === undefined){
const err163 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data72.action === undefined){
const err164 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data72.progress === undefined){
const err165 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data72.mv === undefined){
const err166 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data72.quota === undefined){
const err167 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data72.musics === undefined){
const err168 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "musics"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data72.jobId !== undefined){
if(typeof data72.jobId !== "string"){
const err169 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data72.action !== undefined){
let data74 = data72.action;
if(typeof data74 !== "string"){
const err170 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if("music" !== data74){
const err171 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "music"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data72.progress !== undefined){
let data75 = data72.progress;
if(typeof data75 === "string"){
if(!pattern16.test(data75)){
const err172 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
else {
const err173 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data72.mv !== undefined){
if(typeof data72.mv !== "string"){
const err174 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/mv",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data72.quota !== undefined){
let data77 = data72.quota;
if(typeof data77 === "string"){
if(!pattern15.test(data77)){
const err175 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err176 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data72.hookUrl !== undefined){
if(typeof data72.hookUrl !== "string"){
const err177 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/hookUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data72.musics !== undefined){
let data79 = data72.musics;
if(Array.isArray(data79)){
const len4 = data79.length;
for(let i4=0; i4<len4; i4++){
let data80 = data79[i4];
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.musicId === undefined){
const err178 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data80.prompt === undefined){
const err179 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data80.title === undefined){
const err180 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data80.tags === undefined){
const err181 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data80.imageUrl === undefined){
const err182 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageUrl"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data80.imageLargeUrl === undefined){
const err183 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageLargeUrl"}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data80.audioUrl === undefined){
const err184 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioUrl"}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data80.videoUrl === undefined){
const err185 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data80.duration === undefined){
const err186 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data80.negativeTags === undefined){
const err187 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "negativeTags"}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data80.styleWeight === undefined){
const err188 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "styleWeight"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(data80.weirdnessConstraint === undefined){
const err189 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "weirdnessConstraint"}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(data80.audioWeight === undefined){
const err190 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioWeight"}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data80.createdAt === undefined){
const err191 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data80.musicId !== undefined){
if(typeof data80.musicId !== "string"){
const err192 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/musicId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data80.prompt !== undefined){
if(typeof data80.prompt !== "string"){
const err193 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/prompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data80.title !== undefined){
if(typeof data80.title !== "string"){
const err194 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/title",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data80.tags !== undefined){
if(typeof data80.tags !== "string"){
const err195 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/tags",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data80.imageUrl !== undefined){
let data85 = data80.imageUrl;
if(typeof data85 === "string"){
if(!(formats0(data85))){
const err196 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/imageUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/imageUrl/format",keyword:"format",params:{format: "uri"}};
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
const err197 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/imageUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/imageUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data80.imageLargeUrl !== undefined){
let data86 = data80.imageLargeUrl;
if(typeof data86 === "string"){
if(!(formats0(data86))){
const err198 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/imageLargeUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/imageLargeUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
else {
const err199 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/imageLargeUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/imageLargeUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data80.audioUrl !== undefined){
let data87 = data80.audioUrl;
if(typeof data87 === "string"){
if(!(formats0(data87))){
const err200 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/audioUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/audioUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
else {
const err201 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/audioUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/audioUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data80.videoUrl !== undefined){
let data88 = data80.videoUrl;
if(typeof data88 === "string"){
if(!(formats0(data88))){
const err202 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err203 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data80.duration !== undefined){
let data89 = data80.duration;
if(typeof data89 === "string"){
if(!pattern15.test(data89)){
const err204 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/duration",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err205 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/duration",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data80.negativeTags !== undefined){
if(typeof data80.negativeTags !== "string"){
const err206 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/negativeTags",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/negativeTags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data80.styleWeight !== undefined){
let data91 = data80.styleWeight;
if((!((typeof data91 == "number") && (isFinite(data91)))) && (data91 !== null)){
const err207 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/styleWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.styleWeight.type}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data80.weirdnessConstraint !== undefined){
let data92 = data80.weirdnessConstraint;
if((!((typeof data92 == "number") && (isFinite(data92)))) && (data92 !== null)){
const err208 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/weirdnessConstraint",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data80.audioWeight !== undefined){
let data93 = data80.audioWeight;
if((!((typeof data93 == "number") && (isFinite(data93)))) && (data93 !== null)){
const err209 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/audioWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.audioWeight.type}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data80.createdAt !== undefined){
let data94 = data80.createdAt;
if(typeof data94 === "string"){
if(!(formats4(data94))){
const err210 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
else {
const err211 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
else {
const err212 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
else {
const err213 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
}
else {
const err214 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
else {
const err215 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
var _valid2 = _errs152 === errors;
if(_valid2){
valid21 = true;
passing2 = 0;
var props1 = {};
props1.status = true;
props1.message = true;
props1.jobId = true;
props1.data = true;
}
const _errs206 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err216 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(data4.message === undefined){
const err217 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data4.jobId === undefined){
const err218 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(data4.data === undefined){
const err219 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(data4.status !== undefined){
let data95 = data4.status;
if(typeof data95 !== "string"){
const err220 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if("SUCCESS" !== data95){
const err221 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data4.message !== undefined){
let data96 = data4.message;
if(typeof data96 === "string"){
if(func1(data96) < 1){
const err222 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err223 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err224 = {instancePath:instancePath+"/data/jobs/" + i0+"/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data4.data !== undefined){
let data98 = data4.data;
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
if(data98.jobId === undefined){
const err225 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(data98.action === undefined){
const err226 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(data98.progress === undefined){
const err227 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data98.mv === undefined){
const err228 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if(data98.quota === undefined){
const err229 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data98.musics === undefined){
const err230 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "musics"}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(data98.jobId !== undefined){
if(typeof data98.jobId !== "string"){
const err231 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data98.action !== undefined){
let data100 = data98.action;
if(typeof data100 !== "string"){
const err232 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if("music" !== data100){
const err233 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "music"}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
if(data98.progress !== undefined){
let data101 = data98.progress;
if(typeof data101 === "string"){
if(!pattern16.test(data101)){
const err234 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
else {
const err235 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data98.mv !== undefined){
if(typeof data98.mv !== "string"){
const err236 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/mv",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data98.quota !== undefined){
let data103 = data98.quota;
if(typeof data103 === "string"){
if(!pattern15.test(data103)){
const err237 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
else {
const err238 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data98.hookUrl !== undefined){
if(typeof data98.hookUrl !== "string"){
const err239 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/hookUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data98.musics !== undefined){
let data105 = data98.musics;
if(Array.isArray(data105)){
const len5 = data105.length;
for(let i5=0; i5<len5; i5++){
let data106 = data105[i5];
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.musicId === undefined){
const err240 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if(data106.prompt === undefined){
const err241 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data106.title === undefined){
const err242 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if(data106.tags === undefined){
const err243 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(data106.imageUrl === undefined){
const err244 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageUrl"}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data106.imageLargeUrl === undefined){
const err245 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageLargeUrl"}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(data106.audioUrl === undefined){
const err246 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioUrl"}};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data106.videoUrl === undefined){
const err247 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if(data106.duration === undefined){
const err248 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(data106.negativeTags === undefined){
const err249 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "negativeTags"}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
if(data106.styleWeight === undefined){
const err250 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "styleWeight"}};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
if(data106.weirdnessConstraint === undefined){
const err251 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "weirdnessConstraint"}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data106.audioWeight === undefined){
const err252 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioWeight"}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
if(data106.createdAt === undefined){
const err253 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(data106.musicId !== undefined){
if(typeof data106.musicId !== "string"){
const err254 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/musicId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data106.prompt !== undefined){
if(typeof data106.prompt !== "string"){
const err255 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/prompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data106.title !== undefined){
if(typeof data106.title !== "string"){
const err256 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/title",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data106.tags !== undefined){
if(typeof data106.tags !== "string"){
const err257 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/tags",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data106.imageUrl !== undefined){
let data111 = data106.imageUrl;
if(typeof data111 === "string"){
if(!(formats0(data111))){
const err258 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/imageUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/imageUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
else {
const err259 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/imageUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/imageUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data106.imageLargeUrl !== undefined){
let data112 = data106.imageLargeUrl;
if(typeof data112 === "string"){
if(!(formats0(data112))){
const err260 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/imageLargeUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/imageLargeUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
else {
const err261 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/imageLargeUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/imageLargeUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data106.audioUrl !== undefined){
let data113 = data106.audioUrl;
if(typeof data113 === "string"){
if(!(formats0(data113))){
const err262 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/audioUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/audioUrl/format",keyword:"format",params:{format: "uri"}};
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
const err263 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/audioUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/audioUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data106.videoUrl !== undefined){
let data114 = data106.videoUrl;
if(typeof data114 === "string"){
if(!(formats0(data114))){
const err264 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err265 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data106.duration !== undefined){
let data115 = data106.duration;
if(typeof data115 === "string"){
if(!pattern15.test(data115)){
const err266 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/duration",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
else {
const err267 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/duration",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
if(data106.negativeTags !== undefined){
if(typeof data106.negativeTags !== "string"){
const err268 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/negativeTags",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/negativeTags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data106.styleWeight !== undefined){
let data117 = data106.styleWeight;
if((!((typeof data117 == "number") && (isFinite(data117)))) && (data117 !== null)){
const err269 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/styleWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.styleWeight.type}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data106.weirdnessConstraint !== undefined){
let data118 = data106.weirdnessConstraint;
if((!((typeof data118 == "number") && (isFinite(data118)))) && (data118 !== null)){
const err270 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/weirdnessConstraint",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data106.audioWeight !== undefined){
let data119 = data106.audioWeight;
if((!((typeof data119 == "number") && (isFinite(data119)))) && (data119 !== null)){
const err271 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/audioWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.audioWeight.type}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data106.createdAt !== undefined){
let data120 = data106.createdAt;
if(typeof data120 === "string"){
if(!(formats4(data120))){
const err272 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
else {
const err273 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
}
else {
const err274 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
}
else {
const err275 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
else {
const err276 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
var _valid2 = _errs206 === errors;
if(_valid2 && valid21){
valid21 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid21 = true;
passing2 = 1;
if(props1 !== true){
props1 = props1 || {};
props1.status = true;
props1.message = true;
props1.jobId = true;
props1.data = true;
}
}
const _errs260 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err278 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(data4.message === undefined){
const err279 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(data4.jobId === undefined){
const err280 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(data4.data === undefined){
const err281 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(data4.status !== undefined){
let data121 = data4.status;
if(typeof data121 !== "string"){
const err282 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if("FAILED" !== data121){
const err283 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
if(data4.message !== undefined){
let data122 = data4.message;
if(typeof data122 === "string"){
if(func1(data122) < 1){
const err284 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
else {
const err285 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err286 = {instancePath:instancePath+"/data/jobs/" + i0+"/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
if(data4.data !== undefined){
let data124 = data4.data;
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
if(data124.jobId === undefined){
const err287 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if(data124.action === undefined){
const err288 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
if(data124.progress === undefined){
const err289 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(data124.mv === undefined){
const err290 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if(data124.quota === undefined){
const err291 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
if(data124.musics === undefined){
const err292 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "musics"}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(data124.jobId !== undefined){
if(typeof data124.jobId !== "string"){
const err293 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
if(data124.action !== undefined){
let data126 = data124.action;
if(typeof data126 !== "string"){
const err294 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if("music" !== data126){
const err295 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "music"}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data124.progress !== undefined){
let data127 = data124.progress;
if(typeof data127 === "string"){
if(!pattern16.test(data127)){
const err296 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
else {
const err297 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data124.mv !== undefined){
if(typeof data124.mv !== "string"){
const err298 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/mv",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data124.quota !== undefined){
let data129 = data124.quota;
if(typeof data129 === "string"){
if(!pattern15.test(data129)){
const err299 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
else {
const err300 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
if(data124.hookUrl !== undefined){
if(typeof data124.hookUrl !== "string"){
const err301 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/hookUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
if(data124.musics !== undefined){
let data131 = data124.musics;
if(Array.isArray(data131)){
const len6 = data131.length;
for(let i6=0; i6<len6; i6++){
let data132 = data131[i6];
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.musicId === undefined){
const err302 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(data132.prompt === undefined){
const err303 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if(data132.title === undefined){
const err304 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(data132.tags === undefined){
const err305 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if(data132.imageUrl === undefined){
const err306 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageUrl"}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
if(data132.imageLargeUrl === undefined){
const err307 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageLargeUrl"}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
if(data132.audioUrl === undefined){
const err308 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioUrl"}};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
if(data132.videoUrl === undefined){
const err309 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if(data132.duration === undefined){
const err310 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
if(data132.negativeTags === undefined){
const err311 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "negativeTags"}};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(data132.styleWeight === undefined){
const err312 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "styleWeight"}};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if(data132.weirdnessConstraint === undefined){
const err313 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "weirdnessConstraint"}};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
if(data132.audioWeight === undefined){
const err314 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioWeight"}};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
if(data132.createdAt === undefined){
const err315 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
if(data132.musicId !== undefined){
if(typeof data132.musicId !== "string"){
const err316 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/musicId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
if(data132.prompt !== undefined){
if(typeof data132.prompt !== "string"){
const err317 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/prompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data132.title !== undefined){
if(typeof data132.title !== "string"){
const err318 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/title",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
if(data132.tags !== undefined){
if(typeof data132.tags !== "string"){
const err319 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/tags",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
if(data132.imageUrl !== undefined){
let data137 = data132.imageUrl;
if(typeof data137 === "string"){
if(!(formats0(data137))){
const err320 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/imageUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
else {
const err321 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/imageUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data132.imageLargeUrl !== undefined){
let data138 = data132.imageLargeUrl;
if(typeof data138 === "string"){
if(!(formats0(data138))){
const err322 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/imageLargeUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageLargeUrl/format",keyword:"format",params:{format: "uri"}};
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
const err323 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/imageLargeUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageLargeUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data132.audioUrl !== undefined){
let data139 = data132.audioUrl;
if(typeof data139 === "string"){
if(!(formats0(data139))){
const err324 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/audioUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
else {
const err325 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/audioUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
if(data132.videoUrl !== undefined){
let data140 = data132.videoUrl;
if(typeof data140 === "string"){
if(!(formats0(data140))){
const err326 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
else {
const err327 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/videoUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
if(data132.duration !== undefined){
let data141 = data132.duration;
if(typeof data141 === "string"){
if(!pattern15.test(data141)){
const err328 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/duration",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err329 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/duration",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data132.negativeTags !== undefined){
if(typeof data132.negativeTags !== "string"){
const err330 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/negativeTags",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/negativeTags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
if(data132.styleWeight !== undefined){
let data143 = data132.styleWeight;
if((!((typeof data143 == "number") && (isFinite(data143)))) && (data143 !== null)){
const err331 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/styleWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.styleWeight.type}};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
if(data132.weirdnessConstraint !== undefined){
let data144 = data132.weirdnessConstraint;
if((!((typeof data144 == "number") && (isFinite(data144)))) && (data144 !== null)){
const err332 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/weirdnessConstraint",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.weirdnessConstraint.type}};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
if(data132.audioWeight !== undefined){
let data145 = data132.audioWeight;
if((!((typeof data145 == "number") && (isFinite(data145)))) && (data145 !== null)){
const err333 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/audioWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.audioWeight.type}};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
if(data132.createdAt !== undefined){
let data146 = data132.createdAt;
if(typeof data146 === "string"){
if(!(formats4(data146))){
const err334 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err335 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
}
else {
const err336 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
}
else {
const err337 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
}
else {
const err338 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
if(data124.reason === undefined){
const err339 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/1/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
if(data124.reason !== undefined){
let data147 = data124.reason;
if(typeof data147 !== "string"){
const err340 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/reason",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/1/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
if(!((((data147 === "moderation") || (data147 === "upstream")) || (data147 === "timeout")) || (data147 === "cancelled"))){
const err341 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/reason",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema76.properties.data.properties.jobs.items.oneOf[1].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
}
}
}
else {
const err342 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
var _valid2 = _errs260 === errors;
if(_valid2 && valid21){
valid21 = false;
passing2 = [passing2, 2];
}
else {
if(_valid2){
valid21 = true;
passing2 = 2;
if(props1 !== true){
props1 = props1 || {};
props1.status = true;
props1.message = true;
props1.jobId = true;
props1.data = true;
}
}
}
}
if(!valid21){
const err343 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf",keyword:"oneOf",params:{passingSchemas: passing2}};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
else {
errors = _errs151;
if(vErrors !== null){
if(_errs151){
vErrors.length = _errs151;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs150 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
const _errs318 = errors;
const _errs319 = errors;
let valid39 = false;
let passing3 = null;
const _errs320 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err344 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
if(data4.message === undefined){
const err345 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
if(data4.jobId === undefined){
const err346 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(data4.data === undefined){
const err347 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
if(data4.status !== undefined){
let data148 = data4.status;
if(typeof data148 !== "string"){
const err348 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
if("ON_QUEUE" !== data148){
const err349 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/status/const",keyword:"const",params:{allowedValue: "ON_QUEUE"}};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
if(data4.message !== undefined){
let data149 = data4.message;
if(typeof data149 === "string"){
if(func1(data149) < 1){
const err350 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err351 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err352 = {instancePath:instancePath+"/data/jobs/" + i0+"/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
if(data4.data !== undefined){
let data151 = data4.data;
if(data151 && typeof data151 == "object" && !Array.isArray(data151)){
if(data151.jobId === undefined){
const err353 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
if(data151.action === undefined){
const err354 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
if(data151.progress === undefined){
const err355 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
if(data151.model === undefined){
const err356 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
if(data151.prompt === undefined){
const err357 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
if(data151.images === undefined){
const err358 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
if(data151.quota === undefined){
const err359 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
if(data151.createdAt === undefined){
const err360 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
if(data151.jobId !== undefined){
if(typeof data151.jobId !== "string"){
const err361 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data151.action !== undefined){
let data153 = data151.action;
if(typeof data153 !== "string"){
const err362 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
if("image" !== data153){
const err363 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "image"}};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
if(data151.progress !== undefined){
let data154 = data151.progress;
if(typeof data154 === "string"){
if(!pattern16.test(data154)){
const err364 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
else {
const err365 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data151.model !== undefined){
if(typeof data151.model !== "string"){
const err366 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/model",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
if(data151.prompt !== undefined){
if(typeof data151.prompt !== "string"){
const err367 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/prompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
if(data151.images !== undefined){
let data157 = data151.images;
if(Array.isArray(data157)){
const len7 = data157.length;
for(let i7=0; i7<len7; i7++){
let data158 = data157[i7];
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
if(data158.url === undefined){
const err368 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i7,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/images/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
if(data158.revisedPrompt === undefined){
const err369 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i7,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/images/items/required",keyword:"required",params:{missingProperty: "revisedPrompt"}};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
if(data158.url !== undefined){
let data159 = data158.url;
if(typeof data159 === "string"){
if(!(formats0(data159))){
const err370 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i7+"/url",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/images/items/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
}
else {
const err371 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i7+"/url",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/images/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
if(data158.revisedPrompt !== undefined){
if(typeof data158.revisedPrompt !== "string"){
const err372 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i7+"/revisedPrompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/images/items/properties/revisedPrompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
}
else {
const err373 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i7,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/images/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
}
else {
const err374 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
if(data151.usage !== undefined){
let data161 = data151.usage;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.input_tokens === undefined){
const err375 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
if(data161.input_tokens_details === undefined){
const err376 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens_details"}};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
if(data161.output_tokens === undefined){
const err377 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
if(data161.total_tokens === undefined){
const err378 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
if(data161.input_tokens !== undefined){
let data162 = data161.input_tokens;
if(!(((typeof data162 == "number") && (!(data162 % 1) && !isNaN(data162))) && (isFinite(data162)))){
const err379 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
if((typeof data162 == "number") && (isFinite(data162))){
if(data162 < 0 || isNaN(data162)){
const err380 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
}
if(data161.input_tokens_details !== undefined){
let data163 = data161.input_tokens_details;
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
if(data163.image_tokens === undefined){
const err381 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "image_tokens"}};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
if(data163.text_tokens === undefined){
const err382 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "text_tokens"}};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
if(data163.image_tokens !== undefined){
let data164 = data163.image_tokens;
if(!(((typeof data164 == "number") && (!(data164 % 1) && !isNaN(data164))) && (isFinite(data164)))){
const err383 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
if((typeof data164 == "number") && (isFinite(data164))){
if(data164 < 0 || isNaN(data164)){
const err384 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
}
if(data163.text_tokens !== undefined){
let data165 = data163.text_tokens;
if(!(((typeof data165 == "number") && (!(data165 % 1) && !isNaN(data165))) && (isFinite(data165)))){
const err385 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
if((typeof data165 == "number") && (isFinite(data165))){
if(data165 < 0 || isNaN(data165)){
const err386 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
}
}
else {
const err387 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
}
if(data161.output_tokens !== undefined){
let data166 = data161.output_tokens;
if(!(((typeof data166 == "number") && (!(data166 % 1) && !isNaN(data166))) && (isFinite(data166)))){
const err388 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/output_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
if((typeof data166 == "number") && (isFinite(data166))){
if(data166 < 0 || isNaN(data166)){
const err389 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/output_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
}
if(data161.total_tokens !== undefined){
let data167 = data161.total_tokens;
if(!(((typeof data167 == "number") && (!(data167 % 1) && !isNaN(data167))) && (isFinite(data167)))){
const err390 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/total_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
if((typeof data167 == "number") && (isFinite(data167))){
if(data167 < 0 || isNaN(data167)){
const err391 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/total_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
}
}
else {
const err392 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/usage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
}
if(data151.quota !== undefined){
let data168 = data151.quota;
if(typeof data168 === "string"){
if(!pattern15.test(data168)){
const err393 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
}
else {
const err394 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
if(data151.hookUrl !== undefined){
if(typeof data151.hookUrl !== "string"){
const err395 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/hookUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
if(data151.createdAt !== undefined){
let data170 = data151.createdAt;
if(typeof data170 === "string"){
if(!(formats4(data170))){
const err396 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
else {
const err397 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
if(data151.finishTime !== undefined){
let data171 = data151.finishTime;
if(typeof data171 === "string"){
if(!(formats4(data171))){
const err398 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err399 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
}
else {
const err400 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
}
}
else {
const err401 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
var _valid3 = _errs320 === errors;
if(_valid3){
valid39 = true;
passing3 = 0;
var props2 = {};
props2.status = true;
props2.message = true;
props2.jobId = true;
props2.data = true;
}
const _errs370 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err402 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
if(data4.message === undefined){
const err403 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
if(data4.jobId === undefined){
const err404 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
if(data4.data === undefined){
const err405 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
if(data4.status !== undefined){
let data172 = data4.status;
if(typeof data172 !== "string"){
const err406 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
if("SUCCESS" !== data172){
const err407 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
}
if(data4.message !== undefined){
let data173 = data4.message;
if(typeof data173 === "string"){
if(func1(data173) < 1){
const err408 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err409 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err410 = {instancePath:instancePath+"/data/jobs/" + i0+"/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
if(data4.data !== undefined){
let data175 = data4.data;
if(data175 && typeof data175 == "object" && !Array.isArray(data175)){
if(data175.jobId === undefined){
const err411 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
if(data175.action === undefined){
const err412 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
if(data175.progress === undefined){
const err413 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
if(data175.model === undefined){
const err414 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
if(data175.prompt === undefined){
const err415 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
if(data175.images === undefined){
const err416 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
if(data175.quota === undefined){
const err417 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
if(data175.createdAt === undefined){
const err418 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
if(data175.jobId !== undefined){
if(typeof data175.jobId !== "string"){
const err419 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
}
if(data175.action !== undefined){
let data177 = data175.action;
if(typeof data177 !== "string"){
const err420 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
if("image" !== data177){
const err421 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "image"}};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
}
if(data175.progress !== undefined){
let data178 = data175.progress;
if(typeof data178 === "string"){
if(!pattern16.test(data178)){
const err422 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
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
const err423 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
if(data175.model !== undefined){
if(typeof data175.model !== "string"){
const err424 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/model",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
if(data175.prompt !== undefined){
if(typeof data175.prompt !== "string"){
const err425 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/prompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
if(data175.images !== undefined){
let data181 = data175.images;
if(Array.isArray(data181)){
const len8 = data181.length;
for(let i8=0; i8<len8; i8++){
let data182 = data181[i8];
if(data182 && typeof data182 == "object" && !Array.isArray(data182)){
if(data182.url === undefined){
const err426 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i8,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
if(data182.revisedPrompt === undefined){
const err427 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i8,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/required",keyword:"required",params:{missingProperty: "revisedPrompt"}};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
if(data182.url !== undefined){
let data183 = data182.url;
if(typeof data183 === "string"){
if(!(formats0(data183))){
const err428 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i8+"/url",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
}
else {
const err429 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i8+"/url",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
if(data182.revisedPrompt !== undefined){
if(typeof data182.revisedPrompt !== "string"){
const err430 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i8+"/revisedPrompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/properties/revisedPrompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
}
else {
const err431 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i8,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
}
}
else {
const err432 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
}
if(data175.usage !== undefined){
let data185 = data175.usage;
if(data185 && typeof data185 == "object" && !Array.isArray(data185)){
if(data185.input_tokens === undefined){
const err433 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
if(data185.input_tokens_details === undefined){
const err434 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens_details"}};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
if(data185.output_tokens === undefined){
const err435 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
if(data185.total_tokens === undefined){
const err436 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
if(data185.input_tokens !== undefined){
let data186 = data185.input_tokens;
if(!(((typeof data186 == "number") && (!(data186 % 1) && !isNaN(data186))) && (isFinite(data186)))){
const err437 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
if((typeof data186 == "number") && (isFinite(data186))){
if(data186 < 0 || isNaN(data186)){
const err438 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
}
}
if(data185.input_tokens_details !== undefined){
let data187 = data185.input_tokens_details;
if(data187 && typeof data187 == "object" && !Array.isArray(data187)){
if(data187.image_tokens === undefined){
const err439 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "image_tokens"}};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
if(data187.text_tokens === undefined){
const err440 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "text_tokens"}};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
if(data187.image_tokens !== undefined){
let data188 = data187.image_tokens;
if(!(((typeof data188 == "number") && (!(data188 % 1) && !isNaN(data188))) && (isFinite(data188)))){
const err441 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
if((typeof data188 == "number") && (isFinite(data188))){
if(data188 < 0 || isNaN(data188)){
const err442 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
}
}
if(data187.text_tokens !== undefined){
let data189 = data187.text_tokens;
if(!(((typeof data189 == "number") && (!(data189 % 1) && !isNaN(data189))) && (isFinite(data189)))){
const err443 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
if((typeof data189 == "number") && (isFinite(data189))){
if(data189 < 0 || isNaN(data189)){
const err444 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
}
}
}
else {
const err445 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
}
if(data185.output_tokens !== undefined){
let data190 = data185.output_tokens;
if(!(((typeof data190 == "number") && (!(data190 % 1) && !isNaN(data190))) && (isFinite(data190)))){
const err446 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/output_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
if((typeof data190 == "number") && (isFinite(data190))){
if(data190 < 0 || isNaN(data190)){
const err447 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/output_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
}
}
if(data185.total_tokens !== undefined){
let data191 = data185.total_tokens;
if(!(((typeof data191 == "number") && (!(data191 % 1) && !isNaN(data191))) && (isFinite(data191)))){
const err448 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/total_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
if((typeof data191 == "number") && (isFinite(data191))){
if(data191 < 0 || isNaN(data191)){
const err449 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/total_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
}
}
}
else {
const err450 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
}
if(data175.quota !== undefined){
let data192 = data175.quota;
if(typeof data192 === "string"){
if(!pattern15.test(data192)){
const err451 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
}
else {
const err452 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
}
if(data175.hookUrl !== undefined){
if(typeof data175.hookUrl !== "string"){
const err453 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/hookUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
}
if(data175.createdAt !== undefined){
let data194 = data175.createdAt;
if(typeof data194 === "string"){
if(!(formats4(data194))){
const err454 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
}
else {
const err455 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err455];
}
else {
vErrors.push(err455);
}
errors++;
}
}
if(data175.finishTime !== undefined){
let data195 = data175.finishTime;
if(typeof data195 === "string"){
if(!(formats4(data195))){
const err456 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
}
else {
const err457 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
}
}
else {
const err458 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
if(data175 && typeof data175 == "object" && !Array.isArray(data175)){
if(data175.usage === undefined){
const err459 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "usage"}};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
if(data175.finishTime === undefined){
const err460 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "finishTime"}};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
}
}
}
else {
const err461 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
var _valid3 = _errs370 === errors;
if(_valid3 && valid39){
valid39 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid39 = true;
passing3 = 1;
if(props2 !== true){
props2 = props2 || {};
props2.status = true;
props2.message = true;
props2.jobId = true;
props2.data = true;
}
}
const _errs421 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.status === undefined){
const err462 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
if(data4.message === undefined){
const err463 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
if(data4.jobId === undefined){
const err464 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
if(data4.data === undefined){
const err465 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
if(data4.status !== undefined){
let data196 = data4.status;
if(typeof data196 !== "string"){
const err466 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
if("FAILED" !== data196){
const err467 = {instancePath:instancePath+"/data/jobs/" + i0+"/status",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err467];
}
else {
vErrors.push(err467);
}
errors++;
}
}
if(data4.message !== undefined){
let data197 = data4.message;
if(typeof data197 === "string"){
if(func1(data197) < 1){
const err468 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
}
else {
const err469 = {instancePath:instancePath+"/data/jobs/" + i0+"/message",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err470 = {instancePath:instancePath+"/data/jobs/" + i0+"/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
}
}
if(data4.data !== undefined){
let data199 = data4.data;
if(data199 && typeof data199 == "object" && !Array.isArray(data199)){
if(data199.jobId === undefined){
const err471 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err471];
}
else {
vErrors.push(err471);
}
errors++;
}
if(data199.action === undefined){
const err472 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err472];
}
else {
vErrors.push(err472);
}
errors++;
}
if(data199.progress === undefined){
const err473 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err473];
}
else {
vErrors.push(err473);
}
errors++;
}
if(data199.model === undefined){
const err474 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err474];
}
else {
vErrors.push(err474);
}
errors++;
}
if(data199.prompt === undefined){
const err475 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err475];
}
else {
vErrors.push(err475);
}
errors++;
}
if(data199.images === undefined){
const err476 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err476];
}
else {
vErrors.push(err476);
}
errors++;
}
if(data199.quota === undefined){
const err477 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err477];
}
else {
vErrors.push(err477);
}
errors++;
}
if(data199.createdAt === undefined){
const err478 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err478];
}
else {
vErrors.push(err478);
}
errors++;
}
if(data199.jobId !== undefined){
if(typeof data199.jobId !== "string"){
const err479 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/jobId",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err479];
}
else {
vErrors.push(err479);
}
errors++;
}
}
if(data199.action !== undefined){
let data201 = data199.action;
if(typeof data201 !== "string"){
const err480 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err480];
}
else {
vErrors.push(err480);
}
errors++;
}
if("image" !== data201){
const err481 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/action",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "image"}};
if(vErrors === null){
vErrors = [err481];
}
else {
vErrors.push(err481);
}
errors++;
}
}
if(data199.progress !== undefined){
let data202 = data199.progress;
if(typeof data202 === "string"){
if(!pattern16.test(data202)){
const err482 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
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
const err483 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/progress",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err483];
}
else {
vErrors.push(err483);
}
errors++;
}
}
if(data199.model !== undefined){
if(typeof data199.model !== "string"){
const err484 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/model",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err484];
}
else {
vErrors.push(err484);
}
errors++;
}
}
if(data199.prompt !== undefined){
if(typeof data199.prompt !== "string"){
const err485 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/prompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err485];
}
else {
vErrors.push(err485);
}
errors++;
}
}
if(data199.images !== undefined){
let data205 = data199.images;
if(Array.isArray(data205)){
const len9 = data205.length;
for(let i9=0; i9<len9; i9++){
let data206 = data205[i9];
if(data206 && typeof data206 == "object" && !Array.isArray(data206)){
if(data206.url === undefined){
const err486 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i9,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err486];
}
else {
vErrors.push(err486);
}
errors++;
}
if(data206.revisedPrompt === undefined){
const err487 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i9,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/required",keyword:"required",params:{missingProperty: "revisedPrompt"}};
if(vErrors === null){
vErrors = [err487];
}
else {
vErrors.push(err487);
}
errors++;
}
if(data206.url !== undefined){
let data207 = data206.url;
if(typeof data207 === "string"){
if(!(formats0(data207))){
const err488 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i9+"/url",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/properties/url/format",keyword:"format",params:{format: "uri"}};
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
const err489 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i9+"/url",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err489];
}
else {
vErrors.push(err489);
}
errors++;
}
}
if(data206.revisedPrompt !== undefined){
if(typeof data206.revisedPrompt !== "string"){
const err490 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i9+"/revisedPrompt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/properties/revisedPrompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err490];
}
else {
vErrors.push(err490);
}
errors++;
}
}
}
else {
const err491 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images/" + i9,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err491];
}
else {
vErrors.push(err491);
}
errors++;
}
}
}
else {
const err492 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/images",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err492];
}
else {
vErrors.push(err492);
}
errors++;
}
}
if(data199.usage !== undefined){
let data209 = data199.usage;
if(data209 && typeof data209 == "object" && !Array.isArray(data209)){
if(data209.input_tokens === undefined){
const err493 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err493];
}
else {
vErrors.push(err493);
}
errors++;
}
if(data209.input_tokens_details === undefined){
const err494 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens_details"}};
if(vErrors === null){
vErrors = [err494];
}
else {
vErrors.push(err494);
}
errors++;
}
if(data209.output_tokens === undefined){
const err495 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err495];
}
else {
vErrors.push(err495);
}
errors++;
}
if(data209.total_tokens === undefined){
const err496 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err496];
}
else {
vErrors.push(err496);
}
errors++;
}
if(data209.input_tokens !== undefined){
let data210 = data209.input_tokens;
if(!(((typeof data210 == "number") && (!(data210 % 1) && !isNaN(data210))) && (isFinite(data210)))){
const err497 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err497];
}
else {
vErrors.push(err497);
}
errors++;
}
if((typeof data210 == "number") && (isFinite(data210))){
if(data210 < 0 || isNaN(data210)){
const err498 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err498];
}
else {
vErrors.push(err498);
}
errors++;
}
}
}
if(data209.input_tokens_details !== undefined){
let data211 = data209.input_tokens_details;
if(data211 && typeof data211 == "object" && !Array.isArray(data211)){
if(data211.image_tokens === undefined){
const err499 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "image_tokens"}};
if(vErrors === null){
vErrors = [err499];
}
else {
vErrors.push(err499);
}
errors++;
}
if(data211.text_tokens === undefined){
const err500 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "text_tokens"}};
if(vErrors === null){
vErrors = [err500];
}
else {
vErrors.push(err500);
}
errors++;
}
if(data211.image_tokens !== undefined){
let data212 = data211.image_tokens;
if(!(((typeof data212 == "number") && (!(data212 % 1) && !isNaN(data212))) && (isFinite(data212)))){
const err501 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err501];
}
else {
vErrors.push(err501);
}
errors++;
}
if((typeof data212 == "number") && (isFinite(data212))){
if(data212 < 0 || isNaN(data212)){
const err502 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err502];
}
else {
vErrors.push(err502);
}
errors++;
}
}
}
if(data211.text_tokens !== undefined){
let data213 = data211.text_tokens;
if(!(((typeof data213 == "number") && (!(data213 % 1) && !isNaN(data213))) && (isFinite(data213)))){
const err503 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err503];
}
else {
vErrors.push(err503);
}
errors++;
}
if((typeof data213 == "number") && (isFinite(data213))){
if(data213 < 0 || isNaN(data213)){
const err504 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err504];
}
else {
vErrors.push(err504);
}
errors++;
}
}
}
}
else {
const err505 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/input_tokens_details",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err505];
}
else {
vErrors.push(err505);
}
errors++;
}
}
if(data209.output_tokens !== undefined){
let data214 = data209.output_tokens;
if(!(((typeof data214 == "number") && (!(data214 % 1) && !isNaN(data214))) && (isFinite(data214)))){
const err506 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/output_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err506];
}
else {
vErrors.push(err506);
}
errors++;
}
if((typeof data214 == "number") && (isFinite(data214))){
if(data214 < 0 || isNaN(data214)){
const err507 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/output_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err507];
}
else {
vErrors.push(err507);
}
errors++;
}
}
}
if(data209.total_tokens !== undefined){
let data215 = data209.total_tokens;
if(!(((typeof data215 == "number") && (!(data215 % 1) && !isNaN(data215))) && (isFinite(data215)))){
const err508 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/total_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err508];
}
else {
vErrors.push(err508);
}
errors++;
}
if((typeof data215 == "number") && (isFinite(data215))){
if(data215 < 0 || isNaN(data215)){
const err509 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage/total_tokens",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err509];
}
else {
vErrors.push(err509);
}
errors++;
}
}
}
}
else {
const err510 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/usage",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err510];
}
else {
vErrors.push(err510);
}
errors++;
}
}
if(data199.quota !== undefined){
let data216 = data199.quota;
if(typeof data216 === "string"){
if(!pattern15.test(data216)){
const err511 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err511];
}
else {
vErrors.push(err511);
}
errors++;
}
}
else {
const err512 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/quota",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err512];
}
else {
vErrors.push(err512);
}
errors++;
}
}
if(data199.hookUrl !== undefined){
if(typeof data199.hookUrl !== "string"){
const err513 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/hookUrl",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err513];
}
else {
vErrors.push(err513);
}
errors++;
}
}
if(data199.createdAt !== undefined){
let data218 = data199.createdAt;
if(typeof data218 === "string"){
if(!(formats4(data218))){
const err514 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err514];
}
else {
vErrors.push(err514);
}
errors++;
}
}
else {
const err515 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/createdAt",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err515];
}
else {
vErrors.push(err515);
}
errors++;
}
}
if(data199.finishTime !== undefined){
let data219 = data199.finishTime;
if(typeof data219 === "string"){
if(!(formats4(data219))){
const err516 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err516];
}
else {
vErrors.push(err516);
}
errors++;
}
}
else {
const err517 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/finishTime",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err517];
}
else {
vErrors.push(err517);
}
errors++;
}
}
}
else {
const err518 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err518];
}
else {
vErrors.push(err518);
}
errors++;
}
if(data199 && typeof data199 == "object" && !Array.isArray(data199)){
if(data199.reason === undefined){
const err519 = {instancePath:instancePath+"/data/jobs/" + i0+"/data",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/1/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err519];
}
else {
vErrors.push(err519);
}
errors++;
}
if(data199.reason !== undefined){
let data220 = data199.reason;
if(typeof data220 !== "string"){
const err520 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/reason",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/1/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err520];
}
else {
vErrors.push(err520);
}
errors++;
}
if(!((((data220 === "moderation") || (data220 === "upstream")) || (data220 === "timeout")) || (data220 === "cancelled"))){
const err521 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/reason",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema76.properties.data.properties.jobs.items.oneOf[2].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
if(vErrors === null){
vErrors = [err521];
}
else {
vErrors.push(err521);
}
errors++;
}
}
}
}
}
else {
const err522 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err522];
}
else {
vErrors.push(err522);
}
errors++;
}
var _valid3 = _errs421 === errors;
if(_valid3 && valid39){
valid39 = false;
passing3 = [passing3, 2];
}
else {
if(_valid3){
valid39 = true;
passing3 = 2;
if(props2 !== true){
props2 = props2 || {};
props2.status = true;
props2.message = true;
props2.jobId = true;
props2.data = true;
}
}
}
}
if(!valid39){
const err523 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf",keyword:"oneOf",params:{passingSchemas: passing3}};
if(vErrors === null){
vErrors = [err523];
}
else {
vErrors.push(err523);
}
errors++;
}
else {
errors = _errs319;
if(vErrors !== null){
if(_errs319){
vErrors.length = _errs319;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs318 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid4 = true;
passing0 = 2;
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
}
}
}
if(!valid4){
const err524 = {instancePath:instancePath+"/data/jobs/" + i0,schemaPath:"#/properties/data/properties/jobs/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err524];
}
else {
vErrors.push(err524);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err525 = {instancePath:instancePath+"/data/jobs",schemaPath:"#/properties/data/properties/jobs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err525];
}
else {
vErrors.push(err525);
}
errors++;
}
}
if(data2.next !== undefined){
let data221 = data2.next;
if((typeof data221 !== "string") && (data221 !== null)){
const err526 = {instancePath:instancePath+"/data/next",schemaPath:"#/properties/data/properties/next/type",keyword:"type",params:{type: schema76.properties.data.properties.next.type}};
if(vErrors === null){
vErrors = [err526];
}
else {
vErrors.push(err526);
}
errors++;
}
}
}
else {
const err527 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err527];
}
else {
vErrors.push(err527);
}
errors++;
}
}
}
else {
const err528 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err528];
}
else {
vErrors.push(err528);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetJobParameters = validate66;
const schema77 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetJobParameters"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetJobParameters" */;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
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

export const validateJobRecord = validate67;
const schema78 = {"oneOf":[{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["videoId","videoUrl","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]},{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]},{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["usage","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]}],"$id":"JobRecord"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="JobRecord" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
let passing1 = null;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobId === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/oneOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/oneOf/0/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/oneOf/0/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("ON_QUEUE" !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/oneOf/0/properties/status/const",keyword:"const",params:{allowedValue: "ON_QUEUE"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/oneOf/0/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/oneOf/0/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err8 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/0/oneOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data !== undefined){
let data3 = data.data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.jobId === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.action === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.progress === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.model === undefined){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.prompt === undefined){
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.aspectRatio === undefined){
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.videoLength === undefined){
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.resolutionName === undefined){
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.referImages === undefined){
const err17 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.quota === undefined){
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.createdAt === undefined){
const err19 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.jobId !== undefined){
if(typeof data3.jobId !== "string"){
const err20 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.action !== undefined){
let data5 = data3.action;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if("video" !== data5){
const err22 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.progress !== undefined){
let data6 = data3.progress;
if(typeof data6 === "string"){
if(!pattern16.test(data6)){
const err23 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.model !== undefined){
if(typeof data3.model !== "string"){
const err25 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.videoId !== undefined){
if(typeof data3.videoId !== "string"){
const err26 = {instancePath:instancePath+"/data/videoId",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.prompt !== undefined){
if(typeof data3.prompt !== "string"){
const err27 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.aspectRatio !== undefined){
if(typeof data3.aspectRatio !== "string"){
const err28 = {instancePath:instancePath+"/data/aspectRatio",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.videoLength !== undefined){
if(typeof data3.videoLength !== "string"){
const err29 = {instancePath:instancePath+"/data/videoLength",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.resolutionName !== undefined){
if(typeof data3.resolutionName !== "string"){
const err30 = {instancePath:instancePath+"/data/resolutionName",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.referImages !== undefined){
let data13 = data3.referImages;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(typeof data13[i0] !== "string"){
const err31 = {instancePath:instancePath+"/data/referImages/" + i0,schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
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
const err32 = {instancePath:instancePath+"/data/referImages",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data3.videoUrl !== undefined){
let data15 = data3.videoUrl;
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err33 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err34 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data3.coverUrl !== undefined){
let data16 = data3.coverUrl;
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err35 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data3.quota !== undefined){
let data17 = data3.quota;
if(typeof data17 === "string"){
if(!pattern15.test(data17)){
const err37 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err38 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data3.hookUrl !== undefined){
if(typeof data3.hookUrl !== "string"){
const err39 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data3.createdAt !== undefined){
let data19 = data3.createdAt;
if(typeof data19 === "string"){
if(!(formats4(data19))){
const err40 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err41 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data3.finishTime !== undefined){
let data20 = data3.finishTime;
if(typeof data20 === "string"){
if(!(formats4(data20))){
const err42 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err43 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/0/oneOf/0/properties/data/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/0/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/oneOf/0/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid1 = _errs3 === errors;
if(_valid1){
valid1 = true;
passing1 = 0;
var props0 = {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err46 = {instancePath,schemaPath:"#/oneOf/0/oneOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data.message === undefined){
const err47 = {instancePath,schemaPath:"#/oneOf/0/oneOf/1/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.jobId === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/0/oneOf/1/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.data === undefined){
const err49 = {instancePath,schemaPath:"#/oneOf/0/oneOf/1/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.status !== undefined){
let data21 = data.status;
if(typeof data21 !== "string"){
const err50 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/oneOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if("SUCCESS" !== data21){
const err51 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/oneOf/1/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.message !== undefined){
let data22 = data.message;
if(typeof data22 === "string"){
if(func1(data22) < 1){
const err52 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/oneOf/1/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err53 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/oneOf/1/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err54 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/0/oneOf/1/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.data !== undefined){
let data24 = data.data;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.jobId === undefined){
const err55 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data24.action === undefined){
const err56 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data24.progress === undefined){
const err57 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data24.model === undefined){
const err58 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data24.prompt === undefined){
const err59 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data24.aspectRatio === undefined){
const err60 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data24.videoLength === undefined){
const err61 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data24.resolutionName === undefined){
const err62 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data24.referImages === undefined){
const err63 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data24.quota === undefined){
const err64 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data24.createdAt === undefined){
const err65 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data24.jobId !== undefined){
if(typeof data24.jobId !== "string"){
const err66 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data24.action !== undefined){
let data26 = data24.action;
if(typeof data26 !== "string"){
const err67 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if("video" !== data26){
const err68 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data24.progress !== undefined){
let data27 = data24.progress;
if(typeof data27 === "string"){
if(!pattern16.test(data27)){
const err69 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data24.model !== undefined){
if(typeof data24.model !== "string"){
const err71 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data24.videoId !== undefined){
if(typeof data24.videoId !== "string"){
const err72 = {instancePath:instancePath+"/data/videoId",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data24.prompt !== undefined){
if(typeof data24.prompt !== "string"){
const err73 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data24.aspectRatio !== undefined){
if(typeof data24.aspectRatio !== "string"){
const err74 = {instancePath:instancePath+"/data/aspectRatio",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data24.videoLength !== undefined){
if(typeof data24.videoLength !== "string"){
const err75 = {instancePath:instancePath+"/data/videoLength",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data24.resolutionName !== undefined){
if(typeof data24.resolutionName !== "string"){
const err76 = {instancePath:instancePath+"/data/resolutionName",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data24.referImages !== undefined){
let data34 = data24.referImages;
if(Array.isArray(data34)){
const len1 = data34.length;
for(let i1=0; i1<len1; i1++){
if(typeof data34[i1] !== "string"){
const err77 = {instancePath:instancePath+"/data/referImages/" + i1,schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/data/referImages",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data24.videoUrl !== undefined){
let data36 = data24.videoUrl;
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err79 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data24.coverUrl !== undefined){
let data37 = data24.coverUrl;
if(typeof data37 === "string"){
if(!(formats0(data37))){
const err81 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data24.quota !== undefined){
let data38 = data24.quota;
if(typeof data38 === "string"){
if(!pattern15.test(data38)){
const err83 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err84 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data24.hookUrl !== undefined){
if(typeof data24.hookUrl !== "string"){
const err85 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data24.createdAt !== undefined){
let data40 = data24.createdAt;
if(typeof data40 === "string"){
if(!(formats4(data40))){
const err86 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err87 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data24.finishTime !== undefined){
let data41 = data24.finishTime;
if(typeof data41 === "string"){
if(!(formats4(data41))){
const err88 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err89 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.videoId === undefined){
const err91 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "videoId"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data24.videoUrl === undefined){
const err92 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data24.finishTime === undefined){
const err93 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "finishTime"}};
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
}
else {
const err94 = {instancePath,schemaPath:"#/oneOf/0/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var _valid1 = _errs47 === errors;
if(_valid1 && valid1){
valid1 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid1 = true;
passing1 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
}
const _errs92 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err95 = {instancePath,schemaPath:"#/oneOf/0/oneOf/2/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data.message === undefined){
const err96 = {instancePath,schemaPath:"#/oneOf/0/oneOf/2/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data.jobId === undefined){
const err97 = {instancePath,schemaPath:"#/oneOf/0/oneOf/2/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data.data === undefined){
const err98 = {instancePath,schemaPath:"#/oneOf/0/oneOf/2/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data.status !== undefined){
let data42 = data.status;
if(typeof data42 !== "string"){
const err99 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/oneOf/2/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if("FAILED" !== data42){
const err100 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.message !== undefined){
let data43 = data.message;
if(typeof data43 === "string"){
if(func1(data43) < 1){
const err101 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/oneOf/2/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/0/oneOf/2/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err103 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/0/oneOf/2/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.data !== undefined){
let data45 = data.data;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.jobId === undefined){
const err104 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data45.action === undefined){
const err105 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data45.progress === undefined){
const err106 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data45.model === undefined){
const err107 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data45.prompt === undefined){
const err108 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data45.aspectRatio === undefined){
const err109 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data45.videoLength === undefined){
const err110 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data45.resolutionName === undefined){
const err111 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data45.referImages === undefined){
const err112 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data45.quota === undefined){
const err113 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data45.createdAt === undefined){
const err114 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data45.jobId !== undefined){
if(typeof data45.jobId !== "string"){
const err115 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data45.action !== undefined){
let data47 = data45.action;
if(typeof data47 !== "string"){
const err116 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if("video" !== data47){
const err117 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data45.progress !== undefined){
let data48 = data45.progress;
if(typeof data48 === "string"){
if(!pattern16.test(data48)){
const err118 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
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
const err119 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data45.model !== undefined){
if(typeof data45.model !== "string"){
const err120 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data45.videoId !== undefined){
if(typeof data45.videoId !== "string"){
const err121 = {instancePath:instancePath+"/data/videoId",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data45.prompt !== undefined){
if(typeof data45.prompt !== "string"){
const err122 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data45.aspectRatio !== undefined){
if(typeof data45.aspectRatio !== "string"){
const err123 = {instancePath:instancePath+"/data/aspectRatio",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data45.videoLength !== undefined){
if(typeof data45.videoLength !== "string"){
const err124 = {instancePath:instancePath+"/data/videoLength",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data45.resolutionName !== undefined){
if(typeof data45.resolutionName !== "string"){
const err125 = {instancePath:instancePath+"/data/resolutionName",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data45.referImages !== undefined){
let data55 = data45.referImages;
if(Array.isArray(data55)){
const len2 = data55.length;
for(let i2=0; i2<len2; i2++){
if(typeof data55[i2] !== "string"){
const err126 = {instancePath:instancePath+"/data/referImages/" + i2,schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/data/referImages",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data45.videoUrl !== undefined){
let data57 = data45.videoUrl;
if(typeof data57 === "string"){
if(!(formats0(data57))){
const err128 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
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
const err129 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data45.coverUrl !== undefined){
let data58 = data45.coverUrl;
if(typeof data58 === "string"){
if(!(formats0(data58))){
const err130 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
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
const err131 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data45.quota !== undefined){
let data59 = data45.quota;
if(typeof data59 === "string"){
if(!pattern15.test(data59)){
const err132 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data45.hookUrl !== undefined){
if(typeof data45.hookUrl !== "string"){
const err134 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data45.createdAt !== undefined){
let data61 = data45.createdAt;
if(typeof data61 === "string"){
if(!(formats4(data61))){
const err135 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err136 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data45.finishTime !== undefined){
let data62 = data45.finishTime;
if(typeof data62 === "string"){
if(!(formats4(data62))){
const err137 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err138 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
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
const err139 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.reason === undefined){
const err140 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/1/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data45.reason !== undefined){
let data63 = data45.reason;
if(typeof data63 !== "string"){
const err141 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/1/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!((((data63 === "moderation") || (data63 === "upstream")) || (data63 === "timeout")) || (data63 === "cancelled"))){
const err142 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema78.oneOf[0].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
}
}
else {
const err143 = {instancePath,schemaPath:"#/oneOf/0/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
var _valid1 = _errs92 === errors;
if(_valid1 && valid1){
valid1 = false;
passing1 = [passing1, 2];
}
else {
if(_valid1){
valid1 = true;
passing1 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.status = true;
props0.message = true;
props0.jobId = true;
props0.data = true;
}
}
}
}
if(!valid1){
const err144 = {instancePath,schemaPath:"#/oneOf/0/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs140 = errors;
const _errs141 = errors;
let valid17 = false;
let passing2 = null;
const _errs142 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err145 = {instancePath,schemaPath:"#/oneOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data.message === undefined){
const err146 = {instancePath,schemaPath:"#/oneOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data.jobId === undefined){
const err147 = {instancePath,schemaPath:"#/oneOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data.data === undefined){
const err148 = {instancePath,schemaPath:"#/oneOf/1/oneOf/0/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data.status !== undefined){
let data64 = data.status;
if(typeof data64 !== "string"){
const err149 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/oneOf/0/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if("ON_QUEUE" !== data64){
const err150 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/oneOf/0/properties/status/const",keyword:"const",params:{allowedValue: "ON_QUEUE"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data.message !== undefined){
let data65 = data.message;
if(typeof data65 === "string"){
if(func1(data65) < 1){
const err151 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/oneOf/0/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/oneOf/0/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err153 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/1/oneOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.data !== undefined){
let data67 = data.data;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.jobId === undefined){
const err154 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data67.action === undefined){
const err155 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data67.progress === undefined){
const err156 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data67.mv === undefined){
const err157 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data67.quota === undefined){
const err158 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data67.musics === undefined){
const err159 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "musics"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data67.jobId !== undefined){
if(typeof data67.jobId !== "string"){
const err160 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data67.action !== undefined){
let data69 = data67.action;
if(typeof data69 !== "string"){
const err161 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if("music" !== data69){
const err162 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "music"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data67.progress !== undefined){
let data70 = data67.progress;
if(typeof data70 === "string"){
if(!pattern16.test(data70)){
const err163 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data67.mv !== undefined){
if(typeof data67.mv !== "string"){
const err165 = {instancePath:instancePath+"/data/mv",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data67.quota !== undefined){
let data72 = data67.quota;
if(typeof data72 === "string"){
if(!pattern15.test(data72)){
const err166 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data67.hookUrl !== undefined){
if(typeof data67.hookUrl !== "string"){
const err168 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data67.musics !== undefined){
let data74 = data67.musics;
if(Array.isArray(data74)){
const len3 = data74.length;
for(let i3=0; i3<len3; i3++){
let data75 = data74[i3];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.musicId === undefined){
const err169 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data75.prompt === undefined){
const err170 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data75.title === undefined){
const err171 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data75.tags === undefined){
const err172 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data75.imageUrl === undefined){
const err173 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageUrl"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data75.imageLargeUrl === undefined){
const err174 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageLargeUrl"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data75.audioUrl === undefined){
const err175 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioUrl"}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(data75.videoUrl === undefined){
const err176 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data75.duration === undefined){
const err177 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data75.negativeTags === undefined){
const err178 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "negativeTags"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data75.styleWeight === undefined){
const err179 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "styleWeight"}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data75.weirdnessConstraint === undefined){
const err180 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "weirdnessConstraint"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data75.audioWeight === undefined){
const err181 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioWeight"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data75.createdAt === undefined){
const err182 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data75.musicId !== undefined){
if(typeof data75.musicId !== "string"){
const err183 = {instancePath:instancePath+"/data/musics/" + i3+"/musicId",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data75.prompt !== undefined){
if(typeof data75.prompt !== "string"){
const err184 = {instancePath:instancePath+"/data/musics/" + i3+"/prompt",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data75.title !== undefined){
if(typeof data75.title !== "string"){
const err185 = {instancePath:instancePath+"/data/musics/" + i3+"/title",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data75.tags !== undefined){
if(typeof data75.tags !== "string"){
const err186 = {instancePath:instancePath+"/data/musics/" + i3+"/tags",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data75.imageUrl !== undefined){
let data80 = data75.imageUrl;
if(typeof data80 === "string"){
if(!(formats0(data80))){
const err187 = {instancePath:instancePath+"/data/musics/" + i3+"/imageUrl",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/imageUrl/format",keyword:"format",params:{format: "uri"}};
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
const err188 = {instancePath:instancePath+"/data/musics/" + i3+"/imageUrl",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/imageUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data75.imageLargeUrl !== undefined){
let data81 = data75.imageLargeUrl;
if(typeof data81 === "string"){
if(!(formats0(data81))){
const err189 = {instancePath:instancePath+"/data/musics/" + i3+"/imageLargeUrl",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/imageLargeUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
else {
const err190 = {instancePath:instancePath+"/data/musics/" + i3+"/imageLargeUrl",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/imageLargeUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data75.audioUrl !== undefined){
let data82 = data75.audioUrl;
if(typeof data82 === "string"){
if(!(formats0(data82))){
const err191 = {instancePath:instancePath+"/data/musics/" + i3+"/audioUrl",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/audioUrl/format",keyword:"format",params:{format: "uri"}};
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
const err192 = {instancePath:instancePath+"/data/musics/" + i3+"/audioUrl",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/audioUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data75.videoUrl !== undefined){
let data83 = data75.videoUrl;
if(typeof data83 === "string"){
if(!(formats0(data83))){
const err193 = {instancePath:instancePath+"/data/musics/" + i3+"/videoUrl",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/data/musics/" + i3+"/videoUrl",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data75.duration !== undefined){
let data84 = data75.duration;
if(typeof data84 === "string"){
if(!pattern15.test(data84)){
const err195 = {instancePath:instancePath+"/data/musics/" + i3+"/duration",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/data/musics/" + i3+"/duration",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data75.negativeTags !== undefined){
if(typeof data75.negativeTags !== "string"){
const err197 = {instancePath:instancePath+"/data/musics/" + i3+"/negativeTags",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/negativeTags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data75.styleWeight !== undefined){
let data86 = data75.styleWeight;
if((!((typeof data86 == "number") && (isFinite(data86)))) && (data86 !== null)){
const err198 = {instancePath:instancePath+"/data/musics/" + i3+"/styleWeight",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema78.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.styleWeight.type}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data75.weirdnessConstraint !== undefined){
let data87 = data75.weirdnessConstraint;
if((!((typeof data87 == "number") && (isFinite(data87)))) && (data87 !== null)){
const err199 = {instancePath:instancePath+"/data/musics/" + i3+"/weirdnessConstraint",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema78.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data75.audioWeight !== undefined){
let data88 = data75.audioWeight;
if((!((typeof data88 == "number") && (isFinite(data88)))) && (data88 !== null)){
const err200 = {instancePath:instancePath+"/data/musics/" + i3+"/audioWeight",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema78.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.audioWeight.type}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data75.createdAt !== undefined){
let data89 = data75.createdAt;
if(typeof data89 === "string"){
if(!(formats4(data89))){
const err201 = {instancePath:instancePath+"/data/musics/" + i3+"/createdAt",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err202 = {instancePath:instancePath+"/data/musics/" + i3+"/createdAt",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
}
else {
const err203 = {instancePath:instancePath+"/data/musics/" + i3,schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
else {
const err204 = {instancePath:instancePath+"/data/musics",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
else {
const err205 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/0/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
else {
const err206 = {instancePath,schemaPath:"#/oneOf/1/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
var _valid2 = _errs142 === errors;
if(_valid2){
valid17 = true;
passing2 = 0;
var props1 = {};
props1.status = true;
props1.message = true;
props1.jobId = true;
props1.data = true;
}
const _errs196 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err207 = {instancePath,schemaPath:"#/oneOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if(data.message === undefined){
const err208 = {instancePath,schemaPath:"#/oneOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(data.jobId === undefined){
const err209 = {instancePath,schemaPath:"#/oneOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(data.data === undefined){
const err210 = {instancePath,schemaPath:"#/oneOf/1/oneOf/1/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if(data.status !== undefined){
let data90 = data.status;
if(typeof data90 !== "string"){
const err211 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/oneOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if("SUCCESS" !== data90){
const err212 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/oneOf/1/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data.message !== undefined){
let data91 = data.message;
if(typeof data91 === "string"){
if(func1(data91) < 1){
const err213 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/oneOf/1/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
else {
const err214 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/oneOf/1/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err215 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/1/oneOf/1/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data.data !== undefined){
let data93 = data.data;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
if(data93.jobId === undefined){
const err216 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(data93.action === undefined){
const err217 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data93.progress === undefined){
const err218 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(data93.mv === undefined){
const err219 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(data93.quota === undefined){
const err220 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data93.musics === undefined){
const err221 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "musics"}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(data93.jobId !== undefined){
if(typeof data93.jobId !== "string"){
const err222 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data93.action !== undefined){
let data95 = data93.action;
if(typeof data95 !== "string"){
const err223 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if("music" !== data95){
const err224 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "music"}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data93.progress !== undefined){
let data96 = data93.progress;
if(typeof data96 === "string"){
if(!pattern16.test(data96)){
const err225 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
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
const err226 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data93.mv !== undefined){
if(typeof data93.mv !== "string"){
const err227 = {instancePath:instancePath+"/data/mv",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data93.quota !== undefined){
let data98 = data93.quota;
if(typeof data98 === "string"){
if(!pattern15.test(data98)){
const err228 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
else {
const err229 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data93.hookUrl !== undefined){
if(typeof data93.hookUrl !== "string"){
const err230 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data93.musics !== undefined){
let data100 = data93.musics;
if(Array.isArray(data100)){
const len4 = data100.length;
for(let i4=0; i4<len4; i4++){
let data101 = data100[i4];
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
if(data101.musicId === undefined){
const err231 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(data101.prompt === undefined){
const err232 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data101.title === undefined){
const err233 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if(data101.tags === undefined){
const err234 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
if(data101.imageUrl === undefined){
const err235 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageUrl"}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data101.imageLargeUrl === undefined){
const err236 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageLargeUrl"}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
if(data101.audioUrl === undefined){
const err237 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioUrl"}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(data101.videoUrl === undefined){
const err238 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data101.duration === undefined){
const err239 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(data101.negativeTags === undefined){
const err240 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "negativeTags"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if(data101.styleWeight === undefined){
const err241 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "styleWeight"}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data101.weirdnessConstraint === undefined){
const err242 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "weirdnessConstraint"}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if(data101.audioWeight === undefined){
const err243 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioWeight"}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(data101.createdAt === undefined){
const err244 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data101.musicId !== undefined){
if(typeof data101.musicId !== "string"){
const err245 = {instancePath:instancePath+"/data/musics/" + i4+"/musicId",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
if(data101.prompt !== undefined){
if(typeof data101.prompt !== "string"){
const err246 = {instancePath:instancePath+"/data/musics/" + i4+"/prompt",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data101.title !== undefined){
if(typeof data101.title !== "string"){
const err247 = {instancePath:instancePath+"/data/musics/" + i4+"/title",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data101.tags !== undefined){
if(typeof data101.tags !== "string"){
const err248 = {instancePath:instancePath+"/data/musics/" + i4+"/tags",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data101.imageUrl !== undefined){
let data106 = data101.imageUrl;
if(typeof data106 === "string"){
if(!(formats0(data106))){
const err249 = {instancePath:instancePath+"/data/musics/" + i4+"/imageUrl",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/imageUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
else {
const err250 = {instancePath:instancePath+"/data/musics/" + i4+"/imageUrl",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/imageUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data101.imageLargeUrl !== undefined){
let data107 = data101.imageLargeUrl;
if(typeof data107 === "string"){
if(!(formats0(data107))){
const err251 = {instancePath:instancePath+"/data/musics/" + i4+"/imageLargeUrl",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/imageLargeUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
else {
const err252 = {instancePath:instancePath+"/data/musics/" + i4+"/imageLargeUrl",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/imageLargeUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data101.audioUrl !== undefined){
let data108 = data101.audioUrl;
if(typeof data108 === "string"){
if(!(formats0(data108))){
const err253 = {instancePath:instancePath+"/data/musics/" + i4+"/audioUrl",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/audioUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
else {
const err254 = {instancePath:instancePath+"/data/musics/" + i4+"/audioUrl",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/audioUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data101.videoUrl !== undefined){
let data109 = data101.videoUrl;
if(typeof data109 === "string"){
if(!(formats0(data109))){
const err255 = {instancePath:instancePath+"/data/musics/" + i4+"/videoUrl",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
else {
const err256 = {instancePath:instancePath+"/data/musics/" + i4+"/videoUrl",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data101.duration !== undefined){
let data110 = data101.duration;
if(typeof data110 === "string"){
if(!pattern15.test(data110)){
const err257 = {instancePath:instancePath+"/data/musics/" + i4+"/duration",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
else {
const err258 = {instancePath:instancePath+"/data/musics/" + i4+"/duration",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data101.negativeTags !== undefined){
if(typeof data101.negativeTags !== "string"){
const err259 = {instancePath:instancePath+"/data/musics/" + i4+"/negativeTags",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/negativeTags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data101.styleWeight !== undefined){
let data112 = data101.styleWeight;
if((!((typeof data112 == "number") && (isFinite(data112)))) && (data112 !== null)){
const err260 = {instancePath:instancePath+"/data/musics/" + i4+"/styleWeight",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema78.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.styleWeight.type}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
if(data101.weirdnessConstraint !== undefined){
let data113 = data101.weirdnessConstraint;
if((!((typeof data113 == "number") && (isFinite(data113)))) && (data113 !== null)){
const err261 = {instancePath:instancePath+"/data/musics/" + i4+"/weirdnessConstraint",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema78.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data101.audioWeight !== undefined){
let data114 = data101.audioWeight;
if((!((typeof data114 == "number") && (isFinite(data114)))) && (data114 !== null)){
const err262 = {instancePath:instancePath+"/data/musics/" + i4+"/audioWeight",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema78.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.audioWeight.type}};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data101.createdAt !== undefined){
let data115 = data101.createdAt;
if(typeof data115 === "string"){
if(!(formats4(data115))){
const err263 = {instancePath:instancePath+"/data/musics/" + i4+"/createdAt",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
else {
const err264 = {instancePath:instancePath+"/data/musics/" + i4+"/createdAt",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
else {
const err265 = {instancePath:instancePath+"/data/musics/" + i4,schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
}
else {
const err266 = {instancePath:instancePath+"/data/musics",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
}
else {
const err267 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/1/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
}
else {
const err268 = {instancePath,schemaPath:"#/oneOf/1/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
var _valid2 = _errs196 === errors;
if(_valid2 && valid17){
valid17 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid17 = true;
passing2 = 1;
if(props1 !== true){
props1 = props1 || {};
props1.status = true;
props1.message = true;
props1.jobId = true;
props1.data = true;
}
}
const _errs250 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err269 = {instancePath,schemaPath:"#/oneOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data.message === undefined){
const err270 = {instancePath,schemaPath:"#/oneOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
if(data.jobId === undefined){
const err271 = {instancePath,schemaPath:"#/oneOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(data.data === undefined){
const err272 = {instancePath,schemaPath:"#/oneOf/1/oneOf/2/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
if(data.status !== undefined){
let data116 = data.status;
if(typeof data116 !== "string"){
const err273 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/oneOf/2/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
if("FAILED" !== data116){
const err274 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/1/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data.message !== undefined){
let data117 = data.message;
if(typeof data117 === "string"){
if(func1(data117) < 1){
const err275 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/oneOf/2/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err276 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/1/oneOf/2/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err277 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/1/oneOf/2/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data.data !== undefined){
let data119 = data.data;
if(data119 && typeof data119 == "object" && !Array.isArray(data119)){
if(data119.jobId === undefined){
const err278 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(data119.action === undefined){
const err279 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(data119.progress === undefined){
const err280 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(data119.mv === undefined){
const err281 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "mv"}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(data119.quota === undefined){
const err282 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if(data119.musics === undefined){
const err283 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "musics"}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data119.jobId !== undefined){
if(typeof data119.jobId !== "string"){
const err284 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
if(data119.action !== undefined){
let data121 = data119.action;
if(typeof data121 !== "string"){
const err285 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if("music" !== data121){
const err286 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "music"}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
if(data119.progress !== undefined){
let data122 = data119.progress;
if(typeof data122 === "string"){
if(!pattern16.test(data122)){
const err287 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
else {
const err288 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data119.mv !== undefined){
if(typeof data119.mv !== "string"){
const err289 = {instancePath:instancePath+"/data/mv",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/mv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
if(data119.quota !== undefined){
let data124 = data119.quota;
if(typeof data124 === "string"){
if(!pattern15.test(data124)){
const err290 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
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
const err291 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data119.hookUrl !== undefined){
if(typeof data119.hookUrl !== "string"){
const err292 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
if(data119.musics !== undefined){
let data126 = data119.musics;
if(Array.isArray(data126)){
const len5 = data126.length;
for(let i5=0; i5<len5; i5++){
let data127 = data126[i5];
if(data127 && typeof data127 == "object" && !Array.isArray(data127)){
if(data127.musicId === undefined){
const err293 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "musicId"}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(data127.prompt === undefined){
const err294 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if(data127.title === undefined){
const err295 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(data127.tags === undefined){
const err296 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
if(data127.imageUrl === undefined){
const err297 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageUrl"}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if(data127.imageLargeUrl === undefined){
const err298 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "imageLargeUrl"}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if(data127.audioUrl === undefined){
const err299 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioUrl"}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(data127.videoUrl === undefined){
const err300 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "videoUrl"}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if(data127.duration === undefined){
const err301 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if(data127.negativeTags === undefined){
const err302 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "negativeTags"}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(data127.styleWeight === undefined){
const err303 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "styleWeight"}};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if(data127.weirdnessConstraint === undefined){
const err304 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "weirdnessConstraint"}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(data127.audioWeight === undefined){
const err305 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "audioWeight"}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if(data127.createdAt === undefined){
const err306 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
if(data127.musicId !== undefined){
if(typeof data127.musicId !== "string"){
const err307 = {instancePath:instancePath+"/data/musics/" + i5+"/musicId",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/musicId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data127.prompt !== undefined){
if(typeof data127.prompt !== "string"){
const err308 = {instancePath:instancePath+"/data/musics/" + i5+"/prompt",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data127.title !== undefined){
if(typeof data127.title !== "string"){
const err309 = {instancePath:instancePath+"/data/musics/" + i5+"/title",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
if(data127.tags !== undefined){
if(typeof data127.tags !== "string"){
const err310 = {instancePath:instancePath+"/data/musics/" + i5+"/tags",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/tags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data127.imageUrl !== undefined){
let data132 = data127.imageUrl;
if(typeof data132 === "string"){
if(!(formats0(data132))){
const err311 = {instancePath:instancePath+"/data/musics/" + i5+"/imageUrl",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
else {
const err312 = {instancePath:instancePath+"/data/musics/" + i5+"/imageUrl",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
if(data127.imageLargeUrl !== undefined){
let data133 = data127.imageLargeUrl;
if(typeof data133 === "string"){
if(!(formats0(data133))){
const err313 = {instancePath:instancePath+"/data/musics/" + i5+"/imageLargeUrl",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageLargeUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
else {
const err314 = {instancePath:instancePath+"/data/musics/" + i5+"/imageLargeUrl",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/imageLargeUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data127.audioUrl !== undefined){
let data134 = data127.audioUrl;
if(typeof data134 === "string"){
if(!(formats0(data134))){
const err315 = {instancePath:instancePath+"/data/musics/" + i5+"/audioUrl",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioUrl/format",keyword:"format",params:{format: "uri"}};
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
const err316 = {instancePath:instancePath+"/data/musics/" + i5+"/audioUrl",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
if(data127.videoUrl !== undefined){
let data135 = data127.videoUrl;
if(typeof data135 === "string"){
if(!(formats0(data135))){
const err317 = {instancePath:instancePath+"/data/musics/" + i5+"/videoUrl",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
else {
const err318 = {instancePath:instancePath+"/data/musics/" + i5+"/videoUrl",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
if(data127.duration !== undefined){
let data136 = data127.duration;
if(typeof data136 === "string"){
if(!pattern15.test(data136)){
const err319 = {instancePath:instancePath+"/data/musics/" + i5+"/duration",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
else {
const err320 = {instancePath:instancePath+"/data/musics/" + i5+"/duration",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/duration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
if(data127.negativeTags !== undefined){
if(typeof data127.negativeTags !== "string"){
const err321 = {instancePath:instancePath+"/data/musics/" + i5+"/negativeTags",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/negativeTags/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data127.styleWeight !== undefined){
let data138 = data127.styleWeight;
if((!((typeof data138 == "number") && (isFinite(data138)))) && (data138 !== null)){
const err322 = {instancePath:instancePath+"/data/musics/" + i5+"/styleWeight",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema78.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.styleWeight.type}};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
if(data127.weirdnessConstraint !== undefined){
let data139 = data127.weirdnessConstraint;
if((!((typeof data139 == "number") && (isFinite(data139)))) && (data139 !== null)){
const err323 = {instancePath:instancePath+"/data/musics/" + i5+"/weirdnessConstraint",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema78.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.weirdnessConstraint.type}};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data127.audioWeight !== undefined){
let data140 = data127.audioWeight;
if((!((typeof data140 == "number") && (isFinite(data140)))) && (data140 !== null)){
const err324 = {instancePath:instancePath+"/data/musics/" + i5+"/audioWeight",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema78.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.audioWeight.type}};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data127.createdAt !== undefined){
let data141 = data127.createdAt;
if(typeof data141 === "string"){
if(!(formats4(data141))){
const err325 = {instancePath:instancePath+"/data/musics/" + i5+"/createdAt",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err326 = {instancePath:instancePath+"/data/musics/" + i5+"/createdAt",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
}
else {
const err327 = {instancePath:instancePath+"/data/musics/" + i5,schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
}
else {
const err328 = {instancePath:instancePath+"/data/musics",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
}
else {
const err329 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
if(data119 && typeof data119 == "object" && !Array.isArray(data119)){
if(data119.reason === undefined){
const err330 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/1/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
if(data119.reason !== undefined){
let data142 = data119.reason;
if(typeof data142 !== "string"){
const err331 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/1/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
if(!((((data142 === "moderation") || (data142 === "upstream")) || (data142 === "timeout")) || (data142 === "cancelled"))){
const err332 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema78.oneOf[1].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
}
}
}
else {
const err333 = {instancePath,schemaPath:"#/oneOf/1/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
var _valid2 = _errs250 === errors;
if(_valid2 && valid17){
valid17 = false;
passing2 = [passing2, 2];
}
else {
if(_valid2){
valid17 = true;
passing2 = 2;
if(props1 !== true){
props1 = props1 || {};
props1.status = true;
props1.message = true;
props1.jobId = true;
props1.data = true;
}
}
}
}
if(!valid17){
const err334 = {instancePath,schemaPath:"#/oneOf/1/oneOf",keyword:"oneOf",params:{passingSchemas: passing2}};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
else {
errors = _errs141;
if(vErrors !== null){
if(_errs141){
vErrors.length = _errs141;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs140 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
const _errs308 = errors;
const _errs309 = errors;
let valid35 = false;
let passing3 = null;
const _errs310 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err335 = {instancePath,schemaPath:"#/oneOf/2/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
if(data.message === undefined){
const err336 = {instancePath,schemaPath:"#/oneOf/2/oneOf/0/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
if(data.jobId === undefined){
const err337 = {instancePath,schemaPath:"#/oneOf/2/oneOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
if(data.data === undefined){
const err338 = {instancePath,schemaPath:"#/oneOf/2/oneOf/0/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
if(data.status !== undefined){
let data143 = data.status;
if(typeof data143 !== "string"){
const err339 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/oneOf/0/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
if("ON_QUEUE" !== data143){
const err340 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/oneOf/0/properties/status/const",keyword:"const",params:{allowedValue: "ON_QUEUE"}};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
if(data.message !== undefined){
let data144 = data.message;
if(typeof data144 === "string"){
if(func1(data144) < 1){
const err341 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/oneOf/0/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err342 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/oneOf/0/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err343 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/2/oneOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
if(data.data !== undefined){
let data146 = data.data;
if(data146 && typeof data146 == "object" && !Array.isArray(data146)){
if(data146.jobId === undefined){
const err344 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
if(data146.action === undefined){
const err345 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
if(data146.progress === undefined){
const err346 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(data146.model === undefined){
const err347 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
if(data146.prompt === undefined){
const err348 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
if(data146.images === undefined){
const err349 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
if(data146.quota === undefined){
const err350 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
if(data146.createdAt === undefined){
const err351 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/0/properties/data/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
if(data146.jobId !== undefined){
if(typeof data146.jobId !== "string"){
const err352 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
if(data146.action !== undefined){
let data148 = data146.action;
if(typeof data148 !== "string"){
const err353 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
if("image" !== data148){
const err354 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/action/const",keyword:"const",params:{allowedValue: "image"}};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
}
if(data146.progress !== undefined){
let data149 = data146.progress;
if(typeof data149 === "string"){
if(!pattern16.test(data149)){
const err355 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
else {
const err356 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
if(data146.model !== undefined){
if(typeof data146.model !== "string"){
const err357 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
if(data146.prompt !== undefined){
if(typeof data146.prompt !== "string"){
const err358 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
if(data146.images !== undefined){
let data152 = data146.images;
if(Array.isArray(data152)){
const len6 = data152.length;
for(let i6=0; i6<len6; i6++){
let data153 = data152[i6];
if(data153 && typeof data153 == "object" && !Array.isArray(data153)){
if(data153.url === undefined){
const err359 = {instancePath:instancePath+"/data/images/" + i6,schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/images/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
if(data153.revisedPrompt === undefined){
const err360 = {instancePath:instancePath+"/data/images/" + i6,schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/images/items/required",keyword:"required",params:{missingProperty: "revisedPrompt"}};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
if(data153.url !== undefined){
let data154 = data153.url;
if(typeof data154 === "string"){
if(!(formats0(data154))){
const err361 = {instancePath:instancePath+"/data/images/" + i6+"/url",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/images/items/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
else {
const err362 = {instancePath:instancePath+"/data/images/" + i6+"/url",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/images/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
if(data153.revisedPrompt !== undefined){
if(typeof data153.revisedPrompt !== "string"){
const err363 = {instancePath:instancePath+"/data/images/" + i6+"/revisedPrompt",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/images/items/properties/revisedPrompt/type",keyword:"type",params:{type: "string"}};
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
const err364 = {instancePath:instancePath+"/data/images/" + i6,schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/images/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
}
else {
const err365 = {instancePath:instancePath+"/data/images",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data146.usage !== undefined){
let data156 = data146.usage;
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
if(data156.input_tokens === undefined){
const err366 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
if(data156.input_tokens_details === undefined){
const err367 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens_details"}};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
if(data156.output_tokens === undefined){
const err368 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
if(data156.total_tokens === undefined){
const err369 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
if(data156.input_tokens !== undefined){
let data157 = data156.input_tokens;
if(!(((typeof data157 == "number") && (!(data157 % 1) && !isNaN(data157))) && (isFinite(data157)))){
const err370 = {instancePath:instancePath+"/data/usage/input_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
if((typeof data157 == "number") && (isFinite(data157))){
if(data157 < 0 || isNaN(data157)){
const err371 = {instancePath:instancePath+"/data/usage/input_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
}
if(data156.input_tokens_details !== undefined){
let data158 = data156.input_tokens_details;
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
if(data158.image_tokens === undefined){
const err372 = {instancePath:instancePath+"/data/usage/input_tokens_details",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "image_tokens"}};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
if(data158.text_tokens === undefined){
const err373 = {instancePath:instancePath+"/data/usage/input_tokens_details",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "text_tokens"}};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
if(data158.image_tokens !== undefined){
let data159 = data158.image_tokens;
if(!(((typeof data159 == "number") && (!(data159 % 1) && !isNaN(data159))) && (isFinite(data159)))){
const err374 = {instancePath:instancePath+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
if((typeof data159 == "number") && (isFinite(data159))){
if(data159 < 0 || isNaN(data159)){
const err375 = {instancePath:instancePath+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
}
}
if(data158.text_tokens !== undefined){
let data160 = data158.text_tokens;
if(!(((typeof data160 == "number") && (!(data160 % 1) && !isNaN(data160))) && (isFinite(data160)))){
const err376 = {instancePath:instancePath+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
if((typeof data160 == "number") && (isFinite(data160))){
if(data160 < 0 || isNaN(data160)){
const err377 = {instancePath:instancePath+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
}
}
}
else {
const err378 = {instancePath:instancePath+"/data/usage/input_tokens_details",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
if(data156.output_tokens !== undefined){
let data161 = data156.output_tokens;
if(!(((typeof data161 == "number") && (!(data161 % 1) && !isNaN(data161))) && (isFinite(data161)))){
const err379 = {instancePath:instancePath+"/data/usage/output_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
if((typeof data161 == "number") && (isFinite(data161))){
if(data161 < 0 || isNaN(data161)){
const err380 = {instancePath:instancePath+"/data/usage/output_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
}
if(data156.total_tokens !== undefined){
let data162 = data156.total_tokens;
if(!(((typeof data162 == "number") && (!(data162 % 1) && !isNaN(data162))) && (isFinite(data162)))){
const err381 = {instancePath:instancePath+"/data/usage/total_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
if((typeof data162 == "number") && (isFinite(data162))){
if(data162 < 0 || isNaN(data162)){
const err382 = {instancePath:instancePath+"/data/usage/total_tokens",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
}
}
else {
const err383 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/usage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
if(data146.quota !== undefined){
let data163 = data146.quota;
if(typeof data163 === "string"){
if(!pattern15.test(data163)){
const err384 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
else {
const err385 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
if(data146.hookUrl !== undefined){
if(typeof data146.hookUrl !== "string"){
const err386 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
if(data146.createdAt !== undefined){
let data165 = data146.createdAt;
if(typeof data165 === "string"){
if(!(formats4(data165))){
const err387 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err388 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
}
if(data146.finishTime !== undefined){
let data166 = data146.finishTime;
if(typeof data166 === "string"){
if(!(formats4(data166))){
const err389 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
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
const err390 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/oneOf/0/properties/data/properties/finishTime/type",keyword:"type",params:{type: "string"}};
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
const err391 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/0/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
}
else {
const err392 = {instancePath,schemaPath:"#/oneOf/2/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
var _valid3 = _errs310 === errors;
if(_valid3){
valid35 = true;
passing3 = 0;
var props2 = {};
props2.status = true;
props2.message = true;
props2.jobId = true;
props2.data = true;
}
const _errs360 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err393 = {instancePath,schemaPath:"#/oneOf/2/oneOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
if(data.message === undefined){
const err394 = {instancePath,schemaPath:"#/oneOf/2/oneOf/1/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
if(data.jobId === undefined){
const err395 = {instancePath,schemaPath:"#/oneOf/2/oneOf/1/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
if(data.data === undefined){
const err396 = {instancePath,schemaPath:"#/oneOf/2/oneOf/1/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
if(data.status !== undefined){
let data167 = data.status;
if(typeof data167 !== "string"){
const err397 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/oneOf/1/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
if("SUCCESS" !== data167){
const err398 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/oneOf/1/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
if(data.message !== undefined){
let data168 = data.message;
if(typeof data168 === "string"){
if(func1(data168) < 1){
const err399 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/oneOf/1/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
else {
const err400 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/oneOf/1/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err401 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/2/oneOf/1/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
if(data.data !== undefined){
let data170 = data.data;
if(data170 && typeof data170 == "object" && !Array.isArray(data170)){
if(data170.jobId === undefined){
const err402 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
if(data170.action === undefined){
const err403 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
if(data170.progress === undefined){
const err404 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
if(data170.model === undefined){
const err405 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
if(data170.prompt === undefined){
const err406 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
if(data170.images === undefined){
const err407 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
if(data170.quota === undefined){
const err408 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
if(data170.createdAt === undefined){
const err409 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
if(data170.jobId !== undefined){
if(typeof data170.jobId !== "string"){
const err410 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
if(data170.action !== undefined){
let data172 = data170.action;
if(typeof data172 !== "string"){
const err411 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
if("image" !== data172){
const err412 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "image"}};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
if(data170.progress !== undefined){
let data173 = data170.progress;
if(typeof data173 === "string"){
if(!pattern16.test(data173)){
const err413 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
else {
const err414 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
if(data170.model !== undefined){
if(typeof data170.model !== "string"){
const err415 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
if(data170.prompt !== undefined){
if(typeof data170.prompt !== "string"){
const err416 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
if(data170.images !== undefined){
let data176 = data170.images;
if(Array.isArray(data176)){
const len7 = data176.length;
for(let i7=0; i7<len7; i7++){
let data177 = data176[i7];
if(data177 && typeof data177 == "object" && !Array.isArray(data177)){
if(data177.url === undefined){
const err417 = {instancePath:instancePath+"/data/images/" + i7,schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
if(data177.revisedPrompt === undefined){
const err418 = {instancePath:instancePath+"/data/images/" + i7,schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/required",keyword:"required",params:{missingProperty: "revisedPrompt"}};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
if(data177.url !== undefined){
let data178 = data177.url;
if(typeof data178 === "string"){
if(!(formats0(data178))){
const err419 = {instancePath:instancePath+"/data/images/" + i7+"/url",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
}
else {
const err420 = {instancePath:instancePath+"/data/images/" + i7+"/url",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
}
if(data177.revisedPrompt !== undefined){
if(typeof data177.revisedPrompt !== "string"){
const err421 = {instancePath:instancePath+"/data/images/" + i7+"/revisedPrompt",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/properties/revisedPrompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
}
}
else {
const err422 = {instancePath:instancePath+"/data/images/" + i7,schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
}
}
else {
const err423 = {instancePath:instancePath+"/data/images",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
if(data170.usage !== undefined){
let data180 = data170.usage;
if(data180 && typeof data180 == "object" && !Array.isArray(data180)){
if(data180.input_tokens === undefined){
const err424 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
if(data180.input_tokens_details === undefined){
const err425 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens_details"}};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
if(data180.output_tokens === undefined){
const err426 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
if(data180.total_tokens === undefined){
const err427 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
if(data180.input_tokens !== undefined){
let data181 = data180.input_tokens;
if(!(((typeof data181 == "number") && (!(data181 % 1) && !isNaN(data181))) && (isFinite(data181)))){
const err428 = {instancePath:instancePath+"/data/usage/input_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
if((typeof data181 == "number") && (isFinite(data181))){
if(data181 < 0 || isNaN(data181)){
const err429 = {instancePath:instancePath+"/data/usage/input_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
}
if(data180.input_tokens_details !== undefined){
let data182 = data180.input_tokens_details;
if(data182 && typeof data182 == "object" && !Array.isArray(data182)){
if(data182.image_tokens === undefined){
const err430 = {instancePath:instancePath+"/data/usage/input_tokens_details",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "image_tokens"}};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
if(data182.text_tokens === undefined){
const err431 = {instancePath:instancePath+"/data/usage/input_tokens_details",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "text_tokens"}};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
if(data182.image_tokens !== undefined){
let data183 = data182.image_tokens;
if(!(((typeof data183 == "number") && (!(data183 % 1) && !isNaN(data183))) && (isFinite(data183)))){
const err432 = {instancePath:instancePath+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
if((typeof data183 == "number") && (isFinite(data183))){
if(data183 < 0 || isNaN(data183)){
const err433 = {instancePath:instancePath+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data182.text_tokens !== undefined){
let data184 = data182.text_tokens;
if(!(((typeof data184 == "number") && (!(data184 % 1) && !isNaN(data184))) && (isFinite(data184)))){
const err434 = {instancePath:instancePath+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
if((typeof data184 == "number") && (isFinite(data184))){
if(data184 < 0 || isNaN(data184)){
const err435 = {instancePath:instancePath+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
}
}
else {
const err436 = {instancePath:instancePath+"/data/usage/input_tokens_details",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
}
if(data180.output_tokens !== undefined){
let data185 = data180.output_tokens;
if(!(((typeof data185 == "number") && (!(data185 % 1) && !isNaN(data185))) && (isFinite(data185)))){
const err437 = {instancePath:instancePath+"/data/usage/output_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
if((typeof data185 == "number") && (isFinite(data185))){
if(data185 < 0 || isNaN(data185)){
const err438 = {instancePath:instancePath+"/data/usage/output_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
}
}
if(data180.total_tokens !== undefined){
let data186 = data180.total_tokens;
if(!(((typeof data186 == "number") && (!(data186 % 1) && !isNaN(data186))) && (isFinite(data186)))){
const err439 = {instancePath:instancePath+"/data/usage/total_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
if((typeof data186 == "number") && (isFinite(data186))){
if(data186 < 0 || isNaN(data186)){
const err440 = {instancePath:instancePath+"/data/usage/total_tokens",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
}
}
}
else {
const err441 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/usage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
}
if(data170.quota !== undefined){
let data187 = data170.quota;
if(typeof data187 === "string"){
if(!pattern15.test(data187)){
const err442 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
}
else {
const err443 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
}
if(data170.hookUrl !== undefined){
if(typeof data170.hookUrl !== "string"){
const err444 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
}
if(data170.createdAt !== undefined){
let data189 = data170.createdAt;
if(typeof data189 === "string"){
if(!(formats4(data189))){
const err445 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
}
else {
const err446 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
}
if(data170.finishTime !== undefined){
let data190 = data170.finishTime;
if(typeof data190 === "string"){
if(!(formats4(data190))){
const err447 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
}
else {
const err448 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
}
}
else {
const err449 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
if(data170 && typeof data170 == "object" && !Array.isArray(data170)){
if(data170.usage === undefined){
const err450 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "usage"}};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
if(data170.finishTime === undefined){
const err451 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "finishTime"}};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
}
}
}
else {
const err452 = {instancePath,schemaPath:"#/oneOf/2/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
var _valid3 = _errs360 === errors;
if(_valid3 && valid35){
valid35 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid35 = true;
passing3 = 1;
if(props2 !== true){
props2 = props2 || {};
props2.status = true;
props2.message = true;
props2.jobId = true;
props2.data = true;
}
}
const _errs411 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err453 = {instancePath,schemaPath:"#/oneOf/2/oneOf/2/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
if(data.message === undefined){
const err454 = {instancePath,schemaPath:"#/oneOf/2/oneOf/2/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
if(data.jobId === undefined){
const err455 = {instancePath,schemaPath:"#/oneOf/2/oneOf/2/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err455];
}
else {
vErrors.push(err455);
}
errors++;
}
if(data.data === undefined){
const err456 = {instancePath,schemaPath:"#/oneOf/2/oneOf/2/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
if(data.status !== undefined){
let data191 = data.status;
if(typeof data191 !== "string"){
const err457 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/oneOf/2/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
if("FAILED" !== data191){
const err458 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
}
if(data.message !== undefined){
let data192 = data.message;
if(typeof data192 === "string"){
if(func1(data192) < 1){
const err459 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/oneOf/2/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
}
else {
const err460 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/oneOf/2/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err461 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/2/oneOf/2/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
}
if(data.data !== undefined){
let data194 = data.data;
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
if(data194.jobId === undefined){
const err462 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
if(data194.action === undefined){
const err463 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
if(data194.progress === undefined){
const err464 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
if(data194.model === undefined){
const err465 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
if(data194.prompt === undefined){
const err466 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
if(data194.images === undefined){
const err467 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err467];
}
else {
vErrors.push(err467);
}
errors++;
}
if(data194.quota === undefined){
const err468 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
if(data194.createdAt === undefined){
const err469 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
if(data194.jobId !== undefined){
if(typeof data194.jobId !== "string"){
const err470 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
}
}
if(data194.action !== undefined){
let data196 = data194.action;
if(typeof data196 !== "string"){
const err471 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err471];
}
else {
vErrors.push(err471);
}
errors++;
}
if("image" !== data196){
const err472 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "image"}};
if(vErrors === null){
vErrors = [err472];
}
else {
vErrors.push(err472);
}
errors++;
}
}
if(data194.progress !== undefined){
let data197 = data194.progress;
if(typeof data197 === "string"){
if(!pattern16.test(data197)){
const err473 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
if(vErrors === null){
vErrors = [err473];
}
else {
vErrors.push(err473);
}
errors++;
}
}
else {
const err474 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err474];
}
else {
vErrors.push(err474);
}
errors++;
}
}
if(data194.model !== undefined){
if(typeof data194.model !== "string"){
const err475 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err475];
}
else {
vErrors.push(err475);
}
errors++;
}
}
if(data194.prompt !== undefined){
if(typeof data194.prompt !== "string"){
const err476 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err476];
}
else {
vErrors.push(err476);
}
errors++;
}
}
if(data194.images !== undefined){
let data200 = data194.images;
if(Array.isArray(data200)){
const len8 = data200.length;
for(let i8=0; i8<len8; i8++){
let data201 = data200[i8];
if(data201 && typeof data201 == "object" && !Array.isArray(data201)){
if(data201.url === undefined){
const err477 = {instancePath:instancePath+"/data/images/" + i8,schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err477];
}
else {
vErrors.push(err477);
}
errors++;
}
if(data201.revisedPrompt === undefined){
const err478 = {instancePath:instancePath+"/data/images/" + i8,schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/required",keyword:"required",params:{missingProperty: "revisedPrompt"}};
if(vErrors === null){
vErrors = [err478];
}
else {
vErrors.push(err478);
}
errors++;
}
if(data201.url !== undefined){
let data202 = data201.url;
if(typeof data202 === "string"){
if(!(formats0(data202))){
const err479 = {instancePath:instancePath+"/data/images/" + i8+"/url",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err479];
}
else {
vErrors.push(err479);
}
errors++;
}
}
else {
const err480 = {instancePath:instancePath+"/data/images/" + i8+"/url",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err480];
}
else {
vErrors.push(err480);
}
errors++;
}
}
if(data201.revisedPrompt !== undefined){
if(typeof data201.revisedPrompt !== "string"){
const err481 = {instancePath:instancePath+"/data/images/" + i8+"/revisedPrompt",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/properties/revisedPrompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err481];
}
else {
vErrors.push(err481);
}
errors++;
}
}
}
else {
const err482 = {instancePath:instancePath+"/data/images/" + i8,schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err482];
}
else {
vErrors.push(err482);
}
errors++;
}
}
}
else {
const err483 = {instancePath:instancePath+"/data/images",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/images/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err483];
}
else {
vErrors.push(err483);
}
errors++;
}
}
if(data194.usage !== undefined){
let data204 = data194.usage;
if(data204 && typeof data204 == "object" && !Array.isArray(data204)){
if(data204.input_tokens === undefined){
const err484 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"}};
if(vErrors === null){
vErrors = [err484];
}
else {
vErrors.push(err484);
}
errors++;
}
if(data204.input_tokens_details === undefined){
const err485 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens_details"}};
if(vErrors === null){
vErrors = [err485];
}
else {
vErrors.push(err485);
}
errors++;
}
if(data204.output_tokens === undefined){
const err486 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"}};
if(vErrors === null){
vErrors = [err486];
}
else {
vErrors.push(err486);
}
errors++;
}
if(data204.total_tokens === undefined){
const err487 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/required",keyword:"required",params:{missingProperty: "total_tokens"}};
if(vErrors === null){
vErrors = [err487];
}
else {
vErrors.push(err487);
}
errors++;
}
if(data204.input_tokens !== undefined){
let data205 = data204.input_tokens;
if(!(((typeof data205 == "number") && (!(data205 % 1) && !isNaN(data205))) && (isFinite(data205)))){
const err488 = {instancePath:instancePath+"/data/usage/input_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err488];
}
else {
vErrors.push(err488);
}
errors++;
}
if((typeof data205 == "number") && (isFinite(data205))){
if(data205 < 0 || isNaN(data205)){
const err489 = {instancePath:instancePath+"/data/usage/input_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data204.input_tokens_details !== undefined){
let data206 = data204.input_tokens_details;
if(data206 && typeof data206 == "object" && !Array.isArray(data206)){
if(data206.image_tokens === undefined){
const err490 = {instancePath:instancePath+"/data/usage/input_tokens_details",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "image_tokens"}};
if(vErrors === null){
vErrors = [err490];
}
else {
vErrors.push(err490);
}
errors++;
}
if(data206.text_tokens === undefined){
const err491 = {instancePath:instancePath+"/data/usage/input_tokens_details",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty: "text_tokens"}};
if(vErrors === null){
vErrors = [err491];
}
else {
vErrors.push(err491);
}
errors++;
}
if(data206.image_tokens !== undefined){
let data207 = data206.image_tokens;
if(!(((typeof data207 == "number") && (!(data207 % 1) && !isNaN(data207))) && (isFinite(data207)))){
const err492 = {instancePath:instancePath+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err492];
}
else {
vErrors.push(err492);
}
errors++;
}
if((typeof data207 == "number") && (isFinite(data207))){
if(data207 < 0 || isNaN(data207)){
const err493 = {instancePath:instancePath+"/data/usage/input_tokens_details/image_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data206.text_tokens !== undefined){
let data208 = data206.text_tokens;
if(!(((typeof data208 == "number") && (!(data208 % 1) && !isNaN(data208))) && (isFinite(data208)))){
const err494 = {instancePath:instancePath+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err494];
}
else {
vErrors.push(err494);
}
errors++;
}
if((typeof data208 == "number") && (isFinite(data208))){
if(data208 < 0 || isNaN(data208)){
const err495 = {instancePath:instancePath+"/data/usage/input_tokens_details/text_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err495];
}
else {
vErrors.push(err495);
}
errors++;
}
}
}
}
else {
const err496 = {instancePath:instancePath+"/data/usage/input_tokens_details",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/input_tokens_details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err496];
}
else {
vErrors.push(err496);
}
errors++;
}
}
if(data204.output_tokens !== undefined){
let data209 = data204.output_tokens;
if(!(((typeof data209 == "number") && (!(data209 % 1) && !isNaN(data209))) && (isFinite(data209)))){
const err497 = {instancePath:instancePath+"/data/usage/output_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err497];
}
else {
vErrors.push(err497);
}
errors++;
}
if((typeof data209 == "number") && (isFinite(data209))){
if(data209 < 0 || isNaN(data209)){
const err498 = {instancePath:instancePath+"/data/usage/output_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err498];
}
else {
vErrors.push(err498);
}
errors++;
}
}
}
if(data204.total_tokens !== undefined){
let data210 = data204.total_tokens;
if(!(((typeof data210 == "number") && (!(data210 % 1) && !isNaN(data210))) && (isFinite(data210)))){
const err499 = {instancePath:instancePath+"/data/usage/total_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err499];
}
else {
vErrors.push(err499);
}
errors++;
}
if((typeof data210 == "number") && (isFinite(data210))){
if(data210 < 0 || isNaN(data210)){
const err500 = {instancePath:instancePath+"/data/usage/total_tokens",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err501 = {instancePath:instancePath+"/data/usage",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/usage/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err501];
}
else {
vErrors.push(err501);
}
errors++;
}
}
if(data194.quota !== undefined){
let data211 = data194.quota;
if(typeof data211 === "string"){
if(!pattern15.test(data211)){
const err502 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err502];
}
else {
vErrors.push(err502);
}
errors++;
}
}
else {
const err503 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err503];
}
else {
vErrors.push(err503);
}
errors++;
}
}
if(data194.hookUrl !== undefined){
if(typeof data194.hookUrl !== "string"){
const err504 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err504];
}
else {
vErrors.push(err504);
}
errors++;
}
}
if(data194.createdAt !== undefined){
let data213 = data194.createdAt;
if(typeof data213 === "string"){
if(!(formats4(data213))){
const err505 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err505];
}
else {
vErrors.push(err505);
}
errors++;
}
}
else {
const err506 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err506];
}
else {
vErrors.push(err506);
}
errors++;
}
}
if(data194.finishTime !== undefined){
let data214 = data194.finishTime;
if(typeof data214 === "string"){
if(!(formats4(data214))){
const err507 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err507];
}
else {
vErrors.push(err507);
}
errors++;
}
}
else {
const err508 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err508];
}
else {
vErrors.push(err508);
}
errors++;
}
}
}
else {
const err509 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err509];
}
else {
vErrors.push(err509);
}
errors++;
}
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
if(data194.reason === undefined){
const err510 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/1/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err510];
}
else {
vErrors.push(err510);
}
errors++;
}
if(data194.reason !== undefined){
let data215 = data194.reason;
if(typeof data215 !== "string"){
const err511 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/1/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err511];
}
else {
vErrors.push(err511);
}
errors++;
}
if(!((((data215 === "moderation") || (data215 === "upstream")) || (data215 === "timeout")) || (data215 === "cancelled"))){
const err512 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema78.oneOf[2].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
if(vErrors === null){
vErrors = [err512];
}
else {
vErrors.push(err512);
}
errors++;
}
}
}
}
}
else {
const err513 = {instancePath,schemaPath:"#/oneOf/2/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err513];
}
else {
vErrors.push(err513);
}
errors++;
}
var _valid3 = _errs411 === errors;
if(_valid3 && valid35){
valid35 = false;
passing3 = [passing3, 2];
}
else {
if(_valid3){
valid35 = true;
passing3 = 2;
if(props2 !== true){
props2 = props2 || {};
props2.status = true;
props2.message = true;
props2.jobId = true;
props2.data = true;
}
}
}
}
if(!valid35){
const err514 = {instancePath,schemaPath:"#/oneOf/2/oneOf",keyword:"oneOf",params:{passingSchemas: passing3}};
if(vErrors === null){
vErrors = [err514];
}
else {
vErrors.push(err514);
}
errors++;
}
else {
errors = _errs309;
if(vErrors !== null){
if(_errs309){
vErrors.length = _errs309;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs308 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
}
}
}
if(!valid0){
const err515 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err515];
}
else {
vErrors.push(err515);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate67.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateCancelJobParameters = validate68;
const schema79 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"CancelJobParameters"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CancelJobParameters" */;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateStreamJobEventsParameters = validate69;
const schema80 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200},"Last-Event-ID":{"type":"string","pattern":"^\\d{1,9}$"}},"$id":"StreamJobEventsParameters"};
const pattern106 = new RegExp("^\\d{1,9}$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StreamJobEventsParameters" */;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
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
if(!pattern106.test(data1)){
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
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"jobId":true,"Last-Event-ID":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetCallbackParameters = validate70;
const schema81 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetCallbackParameters"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetCallbackParameters" */;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateCallbackReport = validate71;
const schema82 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["jobId","webhookId","hookUrl","state","attempts"],"properties":{"jobId":{"type":"string"},"webhookId":{"type":"string"},"hookUrl":{"type":"string"},"state":{"type":"string","enum":["pending","delivered","unwanted","given-up"]},"nextAttempt":{"type":"string","format":"date-time"},"attempts":{"type":"array","items":{"type":"object","required":["startedAt","milliseconds","answer"],"properties":{"startedAt":{"type":"string","format":"date-time"},"milliseconds":{"type":"integer","minimum":0},"statusCode":{"type":"integer"},"failure":{"type":"string"},"answer":{"type":"string"}}}}}}},"$id":"CallbackReport"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CallbackReport" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("SUCCESS" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.jobId === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.webhookId === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "webhookId"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.hookUrl === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "hookUrl"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.state === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.attempts === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "attempts"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.jobId !== undefined){
if(typeof data2.jobId !== "string"){
const err12 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/properties/data/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.webhookId !== undefined){
if(typeof data2.webhookId !== "string"){
const err13 = {instancePath:instancePath+"/data/webhookId",schemaPath:"#/properties/data/properties/webhookId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.hookUrl !== undefined){
if(typeof data2.hookUrl !== "string"){
const err14 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/properties/data/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.state !== undefined){
let data6 = data2.state;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/data/state",schemaPath:"#/properties/data/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data6 === "pending") || (data6 === "delivered")) || (data6 === "unwanted")) || (data6 === "given-up"))){
const err16 = {instancePath:instancePath+"/data/state",schemaPath:"#/properties/data/properties/state/enum",keyword:"enum",params:{allowedValues: schema82.properties.data.properties.state.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.nextAttempt !== undefined){
let data7 = data2.nextAttempt;
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err17 = {instancePath:instancePath+"/data/nextAttempt",schemaPath:"#/properties/data/properties/nextAttempt/format",keyword:"format",params:{format: "date-time"}};
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
const err18 = {instancePath:instancePath+"/data/nextAttempt",schemaPath:"#/properties/data/properties/nextAttempt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.attempts !== undefined){
let data8 = data2.attempts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.startedAt === undefined){
const err19 = {instancePath:instancePath+"/data/attempts/" + i0,schemaPath:"#/properties/data/properties/attempts/items/required",keyword:"required",params:{missingProperty: "startedAt"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.milliseconds === undefined){
const err20 = {instancePath:instancePath+"/data/attempts/" + i0,schemaPath:"#/properties/data/properties/attempts/items/required",keyword:"required",params:{missingProperty: "milliseconds"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.answer === undefined){
const err21 = {instancePath:instancePath+"/data/attempts/" + i0,schemaPath:"#/properties/data/properties/attempts/items/required",keyword:"required",params:{missingProperty: "answer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.startedAt !== undefined){
let data10 = data9.startedAt;
if(typeof data10 === "string"){
if(!(formats4(data10))){
const err22 = {instancePath:instancePath+"/data/attempts/" + i0+"/startedAt",schemaPath:"#/properties/data/properties/attempts/items/properties/startedAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/data/attempts/" + i0+"/startedAt",schemaPath:"#/properties/data/properties/attempts/items/properties/startedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.milliseconds !== undefined){
let data11 = data9.milliseconds;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/data/attempts/" + i0+"/milliseconds",schemaPath:"#/properties/data/properties/attempts/items/properties/milliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err25 = {instancePath:instancePath+"/data/attempts/" + i0+"/milliseconds",schemaPath:"#/properties/data/properties/attempts/items/properties/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data9.statusCode !== undefined){
let data12 = data9.statusCode;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/data/attempts/" + i0+"/statusCode",schemaPath:"#/properties/data/properties/attempts/items/properties/statusCode/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.failure !== undefined){
if(typeof data9.failure !== "string"){
const err27 = {instancePath:instancePath+"/data/attempts/" + i0+"/failure",schemaPath:"#/properties/data/properties/attempts/items/properties/failure/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.answer !== undefined){
if(typeof data9.answer !== "string"){
const err28 = {instancePath:instancePath+"/data/attempts/" + i0+"/answer",schemaPath:"#/properties/data/properties/attempts/items/properties/answer/type",keyword:"type",params:{type: "string"}};
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
const err29 = {instancePath:instancePath+"/data/attempts/" + i0,schemaPath:"#/properties/data/properties/attempts/items/type",keyword:"type",params:{type: "object"}};
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
const err30 = {instancePath:instancePath+"/data/attempts",schemaPath:"#/properties/data/properties/attempts/type",keyword:"type",params:{type: "array"}};
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
const err31 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateRedeliverCallbackParameters = validate72;
const schema83 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"RedeliverCallbackParameters"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RedeliverCallbackParameters" */;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
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
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateCallbackSecrets = validate73;
const schema84 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["secrets"],"properties":{"secrets":{"type":"array","minItems":1,"items":{"type":"object","required":["secret","createdAt"],"properties":{"secret":{"type":"string","pattern":"^whsec_[A-Za-z0-9+/]+=*$"},"createdAt":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"}}}}}}},"$id":"CallbackSecrets"};
const pattern107 = new RegExp("^whsec_[A-Za-z0-9+/]+=*$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CallbackSecrets" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("SUCCESS" !== data0){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.secrets === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "secrets"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.secrets !== undefined){
let data3 = data2.secrets;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/data/secrets",schemaPath:"#/properties/data/properties/secrets/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.secret === undefined){
const err9 = {instancePath:instancePath+"/data/secrets/" + i0,schemaPath:"#/properties/data/properties/secrets/items/required",keyword:"required",params:{missingProperty: "secret"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.createdAt === undefined){
const err10 = {instancePath:instancePath+"/data/secrets/" + i0,schemaPath:"#/properties/data/properties/secrets/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.secret !== undefined){
let data5 = data4.secret;
if(typeof data5 === "string"){
if(!pattern107.test(data5)){
const err11 = {instancePath:instancePath+"/data/secrets/" + i0+"/secret",schemaPath:"#/properties/data/properties/secrets/items/properties/secret/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9+/]+=*$"}};
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
const err12 = {instancePath:instancePath+"/data/secrets/" + i0+"/secret",schemaPath:"#/properties/data/properties/secrets/items/properties/secret/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.createdAt !== undefined){
let data6 = data4.createdAt;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err13 = {instancePath:instancePath+"/data/secrets/" + i0+"/createdAt",schemaPath:"#/properties/data/properties/secrets/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err14 = {instancePath:instancePath+"/data/secrets/" + i0+"/createdAt",schemaPath:"#/properties/data/properties/secrets/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.expiresAt !== undefined){
let data7 = data4.expiresAt;
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err15 = {instancePath:instancePath+"/data/secrets/" + i0+"/expiresAt",schemaPath:"#/properties/data/properties/secrets/items/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}};
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
const err16 = {instancePath:instancePath+"/data/secrets/" + i0+"/expiresAt",schemaPath:"#/properties/data/properties/secrets/items/properties/expiresAt/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/data/secrets/" + i0,schemaPath:"#/properties/data/properties/secrets/items/type",keyword:"type",params:{type: "object"}};
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
const err18 = {instancePath:instancePath+"/data/secrets",schemaPath:"#/properties/data/properties/secrets/type",keyword:"type",params:{type: "array"}};
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
const err19 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetAssetParameters = validate74;
const schema85 = {"type":"object","required":["assetId","expires","signature"],"properties":{"assetId":{"type":"string","maxLength":200},"expires":{"type":"string","pattern":"^\\d{1,12}$"},"signature":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetAssetParameters"};
const pattern108 = new RegExp("^\\d{1,12}$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetAssetParameters" */;
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
if(func1(data0) > 200){
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
if(!pattern108.test(data1)){
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
if(func1(data2) > 200){
const err7 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data2) < 1){
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"assetId":true,"expires":true,"signature":true},"dynamicProps":false,"dynamicItems":false};

export const validateContract = validate75;
const schema86 = {"type":"object","additionalProperties":true,"required":["openapi","info","paths"],"properties":{"openapi":{"type":"string"},"info":{"type":"object","additionalProperties":true},"paths":{"type":"object","additionalProperties":true}},"$id":"Contract"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Contract" */;
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
if(data.openapi === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openapi"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.info === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "info"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paths === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paths"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.openapi !== undefined){
if(typeof data.openapi !== "string"){
const err3 = {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.info !== undefined){
let data1 = data.info;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err4 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.paths !== undefined){
let data2 = data.paths;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err5 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"}};
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateHealth = validate76;
const schema87 = {"type":"object","required":["status","message"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"}},"$id":"Health"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Health" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("SUCCESS" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "SUCCESS"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
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
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"status":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const validateReadiness = validate77;
const schema88 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","enum":["SUCCESS","FAILED"]},"message":{"type":"string"},"data":{"type":"object","required":["database","queue","assets","accepting"],"properties":{"database":{"type":"boolean"},"queue":{"type":"boolean"},"assets":{"type":"boolean"},"accepting":{"type":"boolean"}}}},"$id":"Readiness"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Readiness" */;
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
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "SUCCESS") || (data0 === "FAILED"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema88.properties.status.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.database === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "database"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.queue === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "queue"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.assets === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "assets"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.accepting === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "accepting"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.database !== undefined){
if(typeof data2.database !== "boolean"){
const err10 = {instancePath:instancePath+"/data/database",schemaPath:"#/properties/data/properties/database/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.queue !== undefined){
if(typeof data2.queue !== "boolean"){
const err11 = {instancePath:instancePath+"/data/queue",schemaPath:"#/properties/data/properties/queue/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.assets !== undefined){
if(typeof data2.assets !== "boolean"){
const err12 = {instancePath:instancePath+"/data/assets",schemaPath:"#/properties/data/properties/assets/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.accepting !== undefined){
if(typeof data2.accepting !== "boolean"){
const err13 = {instancePath:instancePath+"/data/accepting",schemaPath:"#/properties/data/properties/accepting/type",keyword:"type",params:{type: "boolean"}};
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
const err14 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};
