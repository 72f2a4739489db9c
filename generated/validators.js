// Generated from openapi/ (contract 8190da73d062) by `npm run generate`. Do not edit.
import * as runtime from './runtime.ts';

export const validateFastVideoRequest = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["prompt"],"properties":{"model":{"type":"string","const":"vidx-imagine-video-1.5-fast"},"prompt":{"type":"string","maxLength":32768},"aspect_ratio":{"type":"string","enum":["2:3","3:2","1:1","9:16","16:9"]},"video_length":{"type":"string","enum":["6","8","9","10","12","13","14","15","16","17","18","19","20","21","22","23","24","25","26","27","28","29","30"]},"resolution_name":{"type":"string","enum":["480p","720p"]},"refer_images":{"type":"array","maxItems":7,"items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":4096}},"reference_audios":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["voice_id"],"properties":{"voice_id":{"type":"string","enum":["carina","zagan","helix","orion","luna","iris","altair","zenith","perseus","helios","lux","kepler","rigel","cosmo","celeste","ursa","sirius","lumen","castor","naksh","atlas","ara","eve","leo","rex","sal"]}}}},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"FastVideoRequest"};
const pattern4 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$", "u");
const func1 = runtime.codePointLength;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FastVideoRequest" */;
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
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
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
const err8 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/enum",keyword:"enum",params:{allowedValues: schema31.properties.aspect_ratio.enum}};
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
const err10 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema31.properties.video_length.enum}};
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
const err12 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/enum",keyword:"enum",params:{allowedValues: schema31.properties.resolution_name.enum}};
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
if(!pattern5.test(data7)){
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
const err22 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/enum",keyword:"enum",params:{allowedValues: schema31.properties.reference_audios.items.properties.voice_id.enum}};
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
if(!pattern5.test(data11)){
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validatePlainVideoRequest = validate21;
const schema32 = {"type":"object","additionalProperties":false,"required":["model","prompt"],"properties":{"model":{"type":"string","const":"vidx-imagine-video"},"prompt":{"type":"string","maxLength":4096},"aspect_ratio":{"type":"string","enum":["2:3","3:2","1:1","9:16","16:9"]},"video_length":{"type":"string","enum":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15"]},"resolution_name":{"type":"string","const":"720p"},"refer_images":{"type":"array","maxItems":7,"items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":4096}},"reference_audios":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["voice_id"],"properties":{"voice_id":{"type":"string","enum":["carina","zagan","helix","orion","luna","iris","altair","zenith","perseus","helios","lux","kepler","rigel","cosmo","celeste","ursa","sirius","lumen","castor","naksh","atlas","ara","eve","leo","rex","sal"]}}}},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}},{"if":{"required":["refer_images"],"properties":{"refer_images":{"minItems":2}}},"then":{"properties":{"video_length":{"enum":["1","2","3","4","5","6","7","8","9","10"]}}}}],"$id":"PlainVideoRequest"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PlainVideoRequest" */;
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
if(!pattern4.test(data0)){
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
const err3 = {instancePath:instancePath+"/video_length",schemaPath:"#/allOf/1/then/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema32.allOf[1].then.properties.video_length.enum}};
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
const err13 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/enum",keyword:"enum",params:{allowedValues: schema32.properties.aspect_ratio.enum}};
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
const err15 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema32.properties.video_length.enum}};
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
if(!pattern5.test(data9)){
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
const err27 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/enum",keyword:"enum",params:{allowedValues: schema32.properties.reference_audios.items.properties.voice_id.enum}};
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
if(!pattern5.test(data13)){
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateOneImageVideoRequest = validate22;
const schema33 = {"type":"object","additionalProperties":false,"required":["model","prompt","refer_images"],"properties":{"model":{"type":"string","const":"vidx-imagine-video-1.5"},"prompt":{"type":"string","maxLength":4096},"aspect_ratio":{"type":"string","enum":["2:3","3:2","1:1","9:16","16:9"]},"video_length":{"type":"string","enum":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15"]},"resolution_name":{"type":"string","enum":["480p","720p","1080p"]},"refer_images":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":4096}},"reference_audios":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["voice_id"],"properties":{"voice_id":{"type":"string","enum":["carina","zagan","helix","orion","luna","iris","altair","zenith","perseus","helios","lux","kepler","rigel","cosmo","celeste","ursa","sirius","lumen","castor","naksh","atlas","ara","eve","leo","rex","sal"]}}}},"hook_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"OneImageVideoRequest"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="OneImageVideoRequest" */;
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
if(!pattern4.test(data0)){
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
const err10 = {instancePath:instancePath+"/aspect_ratio",schemaPath:"#/properties/aspect_ratio/enum",keyword:"enum",params:{allowedValues: schema33.properties.aspect_ratio.enum}};
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
const err12 = {instancePath:instancePath+"/video_length",schemaPath:"#/properties/video_length/enum",keyword:"enum",params:{allowedValues: schema33.properties.video_length.enum}};
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
const err14 = {instancePath:instancePath+"/resolution_name",schemaPath:"#/properties/resolution_name/enum",keyword:"enum",params:{allowedValues: schema33.properties.resolution_name.enum}};
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
if(!pattern5.test(data7)){
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
const err25 = {instancePath:instancePath+"/reference_audios/" + i1+"/voice_id",schemaPath:"#/properties/reference_audios/items/properties/voice_id/enum",keyword:"enum",params:{allowedValues: schema33.properties.reference_audios.items.properties.voice_id.enum}};
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
if(!pattern5.test(data11)){
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCreateVideoResponse = validate23;
const schema34 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1}}}},"$id":"CreateVideoResponse"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateVideoResponse" */;
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateProblem = validate24;
const schema35 = {"type":"object","required":["status","message"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"data":{"type":"object","properties":{"violations":{"type":"array","minItems":1,"items":{"type":"object","required":["parameter","rule","message"],"properties":{"parameter":{"type":"string"},"rule":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"allowed":{"type":"array","items":{}}}}},"suggestion":{"type":"object","additionalProperties":true},"reason":{"type":"string","enum":["moderation","upstream","timeout"]}}}},"$id":"Problem"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Problem" */;
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
const err20 = {instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/enum",keyword:"enum",params:{allowedValues: schema35.properties.data.properties.reason.enum}};
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
const err21 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetVideoJobParameters = validate25;
const schema36 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetVideoJobParameters"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetVideoJobParameters" */;
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateVideoJobRecord = validate26;
const schema37 = {"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["videoId","videoUrl","coverUrl","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout"]}}}]}}}],"$id":"VideoJobRecord"};
const pattern13 = new RegExp("^(100|[1-9]?[0-9])%$", "u");
const pattern14 = new RegExp("^\\d+(\\.\\d+)?$", "u");
const formats0 = runtime.formats.uri;
const formats4 = runtime.formats["date-time"];

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="VideoJobRecord" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
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
if(!pattern13.test(data6)){
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
if(!pattern14.test(data17)){
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
if(!pattern13.test(data27)){
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
if(!pattern14.test(data38)){
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
if(data24.coverUrl === undefined){
const err93 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "coverUrl"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data24.finishTime === undefined){
const err94 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/required",keyword:"required",params:{missingProperty: "finishTime"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
}
else {
const err95 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
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
const err96 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data.message === undefined){
const err97 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data.jobId === undefined){
const err98 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data.data === undefined){
const err99 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data.status !== undefined){
let data42 = data.status;
if(typeof data42 !== "string"){
const err100 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if("FAILED" !== data42){
const err101 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/2/properties/status/const",keyword:"const",params:{allowedValue: "FAILED"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.message !== undefined){
let data43 = data.message;
if(typeof data43 === "string"){
if(func1(data43) < 1){
const err102 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/message",schemaPath:"#/oneOf/2/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err104 = {instancePath:instancePath+"/jobId",schemaPath:"#/oneOf/2/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.data !== undefined){
let data45 = data.data;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.jobId === undefined){
const err105 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data45.action === undefined){
const err106 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data45.progress === undefined){
const err107 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data45.model === undefined){
const err108 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data45.prompt === undefined){
const err109 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "prompt"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data45.aspectRatio === undefined){
const err110 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "aspectRatio"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data45.videoLength === undefined){
const err111 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "videoLength"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data45.resolutionName === undefined){
const err112 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "resolutionName"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data45.referImages === undefined){
const err113 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "referImages"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data45.quota === undefined){
const err114 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "quota"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data45.createdAt === undefined){
const err115 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data45.jobId !== undefined){
if(typeof data45.jobId !== "string"){
const err116 = {instancePath:instancePath+"/data/jobId",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data45.action !== undefined){
let data47 = data45.action;
if(typeof data47 !== "string"){
const err117 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if("video" !== data47){
const err118 = {instancePath:instancePath+"/data/action",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/action/const",keyword:"const",params:{allowedValue: "video"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data45.progress !== undefined){
let data48 = data45.progress;
if(typeof data48 === "string"){
if(!pattern13.test(data48)){
const err119 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/progress/pattern",keyword:"pattern",params:{pattern: "^(100|[1-9]?[0-9])%$"}};
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
const err120 = {instancePath:instancePath+"/data/progress",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/progress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data45.model !== undefined){
if(typeof data45.model !== "string"){
const err121 = {instancePath:instancePath+"/data/model",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data45.videoId !== undefined){
if(typeof data45.videoId !== "string"){
const err122 = {instancePath:instancePath+"/data/videoId",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/videoId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data45.prompt !== undefined){
if(typeof data45.prompt !== "string"){
const err123 = {instancePath:instancePath+"/data/prompt",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/prompt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data45.aspectRatio !== undefined){
if(typeof data45.aspectRatio !== "string"){
const err124 = {instancePath:instancePath+"/data/aspectRatio",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/aspectRatio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data45.videoLength !== undefined){
if(typeof data45.videoLength !== "string"){
const err125 = {instancePath:instancePath+"/data/videoLength",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/videoLength/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data45.resolutionName !== undefined){
if(typeof data45.resolutionName !== "string"){
const err126 = {instancePath:instancePath+"/data/resolutionName",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/resolutionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
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
const err127 = {instancePath:instancePath+"/data/referImages/" + i2,schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/referImages/items/type",keyword:"type",params:{type: "string"}};
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
const err128 = {instancePath:instancePath+"/data/referImages",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/referImages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data45.videoUrl !== undefined){
let data57 = data45.videoUrl;
if(typeof data57 === "string"){
if(!(formats0(data57))){
const err129 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/videoUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/data/videoUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/videoUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data45.coverUrl !== undefined){
let data58 = data45.coverUrl;
if(typeof data58 === "string"){
if(!(formats0(data58))){
const err131 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/coverUrl/format",keyword:"format",params:{format: "uri"}};
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
const err132 = {instancePath:instancePath+"/data/coverUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/coverUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data45.quota !== undefined){
let data59 = data45.quota;
if(typeof data59 === "string"){
if(!pattern14.test(data59)){
const err133 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/quota/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d+)?$"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/data/quota",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/quota/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data45.hookUrl !== undefined){
if(typeof data45.hookUrl !== "string"){
const err135 = {instancePath:instancePath+"/data/hookUrl",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/hookUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data45.createdAt !== undefined){
let data61 = data45.createdAt;
if(typeof data61 === "string"){
if(!(formats4(data61))){
const err136 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err137 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data45.finishTime !== undefined){
let data62 = data45.finishTime;
if(typeof data62 === "string"){
if(!(formats4(data62))){
const err138 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/finishTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/data/finishTime",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/finishTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.reason === undefined){
const err141 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/2/properties/data/allOf/1/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data45.reason !== undefined){
let data63 = data45.reason;
if(typeof data63 !== "string"){
const err142 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/properties/data/allOf/1/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(!(((data63 === "moderation") || (data63 === "upstream")) || (data63 === "timeout"))){
const err143 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema37.oneOf[2].properties.data.allOf[1].properties.reason.enum}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
}
}
else {
const err144 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
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
const err145 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
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
validate26.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateImgy2ImageRequest = validate27;
const schema38 = {"type":"object","additionalProperties":false,"required":["prompt"],"properties":{"prompt":{"type":"string","maxLength":1000},"mode":{"type":"string","const":"imgy-2"},"background":{"type":"string","const":"auto"},"moderation":{"type":"string","const":"auto"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["256x256","512x512","1024x1024","auto"]}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"Imgy2ImageRequest"};
const func19 = Object.prototype.hasOwnProperty;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy2ImageRequest" */;
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
if(!pattern4.test(data0)){
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
if(!(func19.call(schema38.properties, key0))){
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
const err19 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema38.properties.quality.enum}};
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
const err21 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema38.properties.response_format.enum}};
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
const err23 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema38.properties.size.enum}};
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgxImageRequest = validate28;
const schema39 = {"type":"object","additionalProperties":false,"required":["mode","prompt"],"properties":{"prompt":{"type":"string","maxLength":32000},"mode":{"type":"string","const":"imgx-image-1"},"background":{"type":"string","enum":["transparent","opaque","auto"]},"moderation":{"type":"string","enum":["low","auto"]},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","minimum":0,"maximum":100},"output_format":{"type":"string","enum":["png","jpeg","webp"]},"quality":{"type":"string","enum":["auto","high","medium","low"]},"response_format":{"type":"string","const":"b64_json"},"size":{"type":"string","enum":["1024x1024","1536x1024","1024x1536","auto"]}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}},{"if":{"required":["background"],"properties":{"background":{"const":"transparent"}}},"then":{"properties":{"output_format":{"enum":["png","webp"]}}}},{"if":{"required":["output_compression"],"properties":{"output_compression":{"not":{"const":100}}}},"then":{"required":["output_format"],"properties":{"output_format":{"enum":["webp","jpeg"]}}}}],"$id":"ImgxImageRequest"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImgxImageRequest" */;
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
if(!pattern4.test(data0)){
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
const err3 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/1/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema39.allOf[1].then.properties.output_format.enum}};
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
const err9 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/2/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema39.allOf[2].then.properties.output_format.enum}};
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
if(!(func19.call(schema39.properties, key0))){
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
const err19 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema39.properties.background.enum}};
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
const err21 = {instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/enum",keyword:"enum",params:{allowedValues: schema39.properties.moderation.enum}};
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
const err29 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema39.properties.output_format.enum}};
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
const err31 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema39.properties.quality.enum}};
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
const err35 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema39.properties.size.enum}};
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

export const validateImgy3ImageRequest = validate29;
const schema40 = {"type":"object","additionalProperties":false,"required":["mode","prompt"],"properties":{"prompt":{"type":"string","maxLength":4000},"mode":{"type":"string","const":"imgy-3"},"background":{"type":"string","const":"auto"},"moderation":{"type":"string","const":"auto"},"n":{"type":"integer","const":1},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","hd","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["1024x1024","1792x1024","1024x1792","auto"]},"style":{"type":"string","enum":["vivid","natural"]}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"Imgy3ImageRequest"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy3ImageRequest" */;
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
if(!pattern4.test(data0)){
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
if(!(func19.call(schema40.properties, key0))){
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
if(!((((data10 === "1024x1024") || (data10 === "1792x1024")) || (data10 === "1024x1792")) || (data10 === "auto"))){
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
const err25 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema40.properties.style.enum}};
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImageResult = validate30;
const schema41 = {"type":"object","required":["created","data"],"properties":{"created":{"type":"integer","minimum":0},"data":{"type":"array","minItems":1,"items":{"anyOf":[{"type":"object","required":["url","revised_prompt"],"properties":{"url":{"type":"string","format":"uri"},"revised_prompt":{"type":"string"}}},{"type":"object","required":["b64_json"],"properties":{"b64_json":{"type":"string"}}}]}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}}},"$id":"ImageResult"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImageResult" */;
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"created":true,"data":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const validateProblemV1 = validate31;
const schema42 = {"type":"object","required":["status","message","type","error","request_id"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"data":{"type":"object","properties":{"violations":{"type":"array","minItems":1,"items":{"type":"object","required":["parameter","rule","message"],"properties":{"parameter":{"type":"string"},"rule":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"allowed":{"type":"array","items":{}}}}},"suggestion":{"type":"object","additionalProperties":true},"reason":{"type":"string","enum":["moderation","upstream","timeout"]}}},"type":{"type":"string","const":"error"},"error":{"type":"object","required":["type","code","param","message"],"properties":{"type":{"type":"string","enum":["invalid_request_error","authentication_error","permission_error","not_found_error","request_too_large","rate_limit_error","api_error","overloaded_error","timeout_error"]},"code":{"type":["string","null"]},"param":{"type":["string","null"]},"message":{"type":"string","minLength":1}}},"request_id":{"type":"string","minLength":1}},"$id":"ProblemV1"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProblemV1" */;
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
const err23 = {instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/enum",keyword:"enum",params:{allowedValues: schema42.properties.data.properties.reason.enum}};
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
const err24 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
const err25 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if("error" !== data11){
const err26 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.error !== undefined){
let data12 = data.error;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.type === undefined){
const err27 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.code === undefined){
const err28 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.param === undefined){
const err29 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "param"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.message === undefined){
const err30 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.type !== undefined){
let data13 = data12.type;
if(typeof data13 !== "string"){
const err31 = {instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((((((data13 === "invalid_request_error") || (data13 === "authentication_error")) || (data13 === "permission_error")) || (data13 === "not_found_error")) || (data13 === "request_too_large")) || (data13 === "rate_limit_error")) || (data13 === "api_error")) || (data13 === "overloaded_error")) || (data13 === "timeout_error"))){
const err32 = {instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.error.properties.type.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.code !== undefined){
let data14 = data12.code;
if((typeof data14 !== "string") && (data14 !== null)){
const err33 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: schema42.properties.error.properties.code.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data12.param !== undefined){
let data15 = data12.param;
if((typeof data15 !== "string") && (data15 !== null)){
const err34 = {instancePath:instancePath+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type: schema42.properties.error.properties.param.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.message !== undefined){
let data16 = data12.message;
if(typeof data16 === "string"){
if(func1(data16) < 1){
const err35 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err36 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}};
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
const err37 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.request_id !== undefined){
let data17 = data.request_id;
if(typeof data17 === "string"){
if(func1(data17) < 1){
const err38 = {instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err39 = {instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"}};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"status":true,"message":true,"data":true,"type":true,"error":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

export const validateImgy2EditRequest = validate32;
const schema43 = {"type":"object","additionalProperties":false,"required":["prompt","image"],"properties":{"prompt":{"type":"string","maxLength":1000},"image":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}},"mask":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"},"mode":{"type":"string","const":"imgy-2"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["256x256","512x512","1024x1024","auto"]}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"Imgy2EditRequest"};
const pattern23 = new RegExp("^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy2EditRequest" */;
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
if(!pattern4.test(data0)){
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
if(!(func19.call(schema43.properties, key0))){
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
const err25 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema43.properties.quality.enum}};
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
const err27 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema43.properties.response_format.enum}};
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
const err29 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema43.properties.size.enum}};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgxEditRequest = validate33;
const schema44 = {"type":"object","additionalProperties":false,"required":["mode","prompt","image"],"properties":{"prompt":{"type":"string","maxLength":32000},"image":{"type":"array","minItems":1,"maxItems":16,"items":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"}},"mask":{"type":"string","minLength":1,"pattern":"^(data:[\\w.+/-]+;base64,|https?://|[A-Za-z0-9+/]{4})"},"mode":{"type":"string","const":"imgx-image-1"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","minimum":0,"maximum":100},"output_format":{"type":"string","enum":["png","jpeg","webp"]},"quality":{"type":"string","enum":["auto","high","medium","low"]},"response_format":{"type":"string","const":"b64_json"},"size":{"type":"string","enum":["1024x1024","1536x1024","1024x1536","auto"]}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}},{"if":{"required":["output_compression"],"properties":{"output_compression":{"not":{"const":100}}}},"then":{"required":["output_format"],"properties":{"output_format":{"enum":["webp","jpeg"]}}}}],"$id":"ImgxEditRequest"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImgxEditRequest" */;
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
if(!pattern4.test(data0)){
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
const err5 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/1/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema44.allOf[1].then.properties.output_format.enum}};
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
if(!(func19.call(schema44.properties, key0))){
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
if(!pattern23.test(data5)){
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
if(!pattern23.test(data6)){
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
const err31 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema44.properties.output_format.enum}};
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
const err33 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema44.properties.quality.enum}};
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
const err37 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema44.properties.size.enum}};
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
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgy2EditForm = validate34;
const schema45 = {"type":"object","additionalProperties":false,"required":["prompt","image"],"properties":{"prompt":{"type":"string","maxLength":1000},"image":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string"}},"mask":{"type":"string"},"mode":{"type":"string","const":"imgy-2"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","const":100},"output_format":{"type":"string","const":"png"},"quality":{"type":"string","enum":["auto","standard"]},"response_format":{"type":"string","enum":["url","b64_json"]},"size":{"type":"string","enum":["256x256","512x512","1024x1024","auto"]}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}}],"$id":"Imgy2EditForm"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Imgy2EditForm" */;
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
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
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
if(!(func19.call(schema45.properties, key0))){
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
const err21 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema45.properties.quality.enum}};
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
const err23 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema45.properties.response_format.enum}};
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
const err25 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema45.properties.size.enum}};
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateImgxEditForm = validate35;
const schema46 = {"type":"object","additionalProperties":false,"required":["mode","prompt","image"],"properties":{"prompt":{"type":"string","maxLength":32000},"image":{"type":"array","minItems":1,"maxItems":16,"items":{"type":"string"}},"mask":{"type":"string"},"mode":{"type":"string","const":"imgx-image-1"},"n":{"type":"integer","minimum":1,"maximum":10},"output_compression":{"type":"integer","minimum":0,"maximum":100},"output_format":{"type":"string","enum":["png","jpeg","webp"]},"quality":{"type":"string","enum":["auto","high","medium","low"]},"response_format":{"type":"string","const":"b64_json"},"size":{"type":"string","enum":["1024x1024","1536x1024","1024x1536","auto"]}},"allOf":[{"properties":{"prompt":{"pattern":"\\S"}}},{"if":{"required":["output_compression"],"properties":{"output_compression":{"not":{"const":100}}}},"then":{"required":["output_format"],"properties":{"output_format":{"enum":["webp","jpeg"]}}}}],"$id":"ImgxEditForm"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImgxEditForm" */;
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
if(data.prompt !== undefined){
let data0 = data.prompt;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
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
const err5 = {instancePath:instancePath+"/output_format",schemaPath:"#/allOf/1/then/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema46.allOf[1].then.properties.output_format.enum}};
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
if(!(func19.call(schema46.properties, key0))){
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
const err27 = {instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema46.properties.output_format.enum}};
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
const err29 = {instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/enum",keyword:"enum",params:{allowedValues: schema46.properties.quality.enum}};
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
const err33 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema46.properties.size.enum}};
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateEditResult = validate36;
const schema47 = {"type":"object","required":["created","data","usage"],"properties":{"created":{"type":"integer","minimum":0},"data":{"type":"array","minItems":1,"items":{"type":"object","required":["b64_json"],"properties":{"b64_json":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}}},"$id":"EditResult"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EditResult" */;
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"created":true,"data":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const validateUploadForm = validate37;
const schema48 = {"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string"}},"$id":"UploadForm"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadForm" */;
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateUploadRequest = validate38;
const schema49 = {"type":"object","additionalProperties":false,"required":["audio_url"],"properties":{"audio_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":4096}},"$id":"UploadRequest"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadRequest" */;
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
if(!pattern5.test(data0)){
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateUploadResponse = validate39;
const schema50 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["music_id","duration"],"properties":{"music_id":{"type":"string","minLength":1},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"}}}},"$id":"UploadResponse"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadResponse" */;
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
if(!pattern14.test(data4)){
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateInspiredMusicRequest = validate40;
const schema51 = {"type":"object","additionalProperties":false,"required":["music_id","chop_sample_start_s","chop_sample_end_s","custom","instrumental","mv","llm_description_prompt"],"properties":{"music_id":{"type":"string","minLength":1,"maxLength":200},"chop_sample_start_s":{"type":"number","minimum":0},"chop_sample_end_s":{"type":"number","exclusiveMinimum":0},"custom":{"type":"boolean","const":false},"instrumental":{"type":"boolean"},"mv":{"type":"string","enum":["tune-v5","tune-v4-5-all","tune-v4-5+","tune-v4-5","tune-v4","tune-v3-5","tune-v3-0"]},"llm_description_prompt":{"type":"string","pattern":"\\S","maxLength":500},"auto_lyrics":{"type":"boolean","const":false},"vocal_gender":{"type":"string","enum":["Male","Female"]},"isStorage":{"type":"boolean"},"hookUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"$id":"InspiredMusicRequest"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InspiredMusicRequest" */;
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
if(!(func19.call(schema51.properties, key0))){
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
const err19 = {instancePath:instancePath+"/mv",schemaPath:"#/properties/mv/enum",keyword:"enum",params:{allowedValues: schema51.properties.mv.enum}};
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
if(!pattern4.test(data6)){
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
const err26 = {instancePath:instancePath+"/vocal_gender",schemaPath:"#/properties/vocal_gender/enum",keyword:"enum",params:{allowedValues: schema51.properties.vocal_gender.enum}};
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
if(!pattern5.test(data10)){
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCustomMusicRequest = validate41;
const schema52 = {"type":"object","additionalProperties":false,"required":["music_id","chop_sample_start_s","chop_sample_end_s","custom","instrumental","mv"],"properties":{"music_id":{"type":"string","minLength":1,"maxLength":200},"chop_sample_start_s":{"type":"number","minimum":0},"chop_sample_end_s":{"type":"number","exclusiveMinimum":0},"custom":{"type":"boolean","const":true},"instrumental":{"type":"boolean"},"mv":{"type":"string","enum":["tune-v5","tune-v4-5-all","tune-v4-5+","tune-v4-5","tune-v4","tune-v3-5","tune-v3-0"]},"prompt":{"type":"string","pattern":"\\S","maxLength":5000},"title":{"type":"string","maxLength":80},"tags":{"type":"string","maxLength":1000},"negative_tags":{"type":"string","maxLength":1000},"style_weight":{"type":"number","minimum":0,"maximum":1},"weirdness_constraint":{"type":"number","minimum":0,"maximum":1},"audio_weight":{"type":"number","minimum":0,"maximum":1},"auto_lyrics":{"type":"boolean"},"vocal_gender":{"type":"string","enum":["Male","Female"]},"isStorage":{"type":"boolean"},"hookUrl":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$","maxLength":2048}},"allOf":[{"if":{"required":["instrumental"],"properties":{"instrumental":{"const":false}}},"then":{"required":["prompt"],"properties":{"prompt":{}}}}],"$id":"CustomMusicRequest"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CustomMusicRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
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
if(!(func19.call(schema52.properties, key0))){
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
const err22 = {instancePath:instancePath+"/mv",schemaPath:"#/properties/mv/enum",keyword:"enum",params:{allowedValues: schema52.properties.mv.enum}};
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
if(!pattern4.test(data7)){
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
const err43 = {instancePath:instancePath+"/vocal_gender",schemaPath:"#/properties/vocal_gender/enum",keyword:"enum",params:{allowedValues: schema52.properties.vocal_gender.enum}};
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
if(!pattern5.test(data17)){
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCreateMusicResponse = validate42;
const schema53 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["job_id"],"properties":{"job_id":{"type":"string","minLength":1}}}},"$id":"CreateMusicResponse"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMusicResponse" */;
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetMusicJobParameters = validate43;
const schema54 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetMusicJobParameters"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetMusicJobParameters" */;
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateMusicJobRecord = validate44;
const schema55 = {"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout"]}}}]}}}],"$id":"MusicJobRecord"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MusicJobRecord" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
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
if(!pattern13.test(data6)){
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
if(!pattern14.test(data8)){
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
if(!pattern14.test(data20)){
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
const err53 = {instancePath:instancePath+"/data/musics/" + i0+"/styleWeight",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema55.oneOf[0].properties.data.properties.musics.items.properties.styleWeight.type}};
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
const err54 = {instancePath:instancePath+"/data/musics/" + i0+"/weirdnessConstraint",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema55.oneOf[0].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
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
const err55 = {instancePath:instancePath+"/data/musics/" + i0+"/audioWeight",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema55.oneOf[0].properties.data.properties.musics.items.properties.audioWeight.type}};
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
if(!pattern13.test(data32)){
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
if(!pattern14.test(data34)){
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
if(!pattern14.test(data46)){
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
const err115 = {instancePath:instancePath+"/data/musics/" + i1+"/styleWeight",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema55.oneOf[1].properties.data.properties.musics.items.properties.styleWeight.type}};
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
const err116 = {instancePath:instancePath+"/data/musics/" + i1+"/weirdnessConstraint",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema55.oneOf[1].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
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
const err117 = {instancePath:instancePath+"/data/musics/" + i1+"/audioWeight",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema55.oneOf[1].properties.data.properties.musics.items.properties.audioWeight.type}};
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
if(!pattern13.test(data58)){
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
if(!pattern14.test(data60)){
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
if(!pattern14.test(data72)){
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
const err177 = {instancePath:instancePath+"/data/musics/" + i2+"/styleWeight",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema55.oneOf[2].properties.data.allOf[0].properties.musics.items.properties.styleWeight.type}};
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
const err178 = {instancePath:instancePath+"/data/musics/" + i2+"/weirdnessConstraint",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema55.oneOf[2].properties.data.allOf[0].properties.musics.items.properties.weirdnessConstraint.type}};
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
const err179 = {instancePath:instancePath+"/data/musics/" + i2+"/audioWeight",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema55.oneOf[2].properties.data.allOf[0].properties.musics.items.properties.audioWeight.type}};
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
if(!(((data78 === "moderation") || (data78 === "upstream")) || (data78 === "timeout"))){
const err187 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema55.oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
validate44.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate44.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateGetMusicJobV1Parameters = validate45;
const schema56 = {"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetMusicJobV1Parameters"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetMusicJobV1Parameters" */;
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"jobId":true},"dynamicProps":false,"dynamicItems":false};

export const validateMidiRequest = validate46;
const schema57 = {"type":"object","additionalProperties":false,"required":["music_id"],"properties":{"music_id":{"type":"string","minLength":1,"maxLength":200}},"$id":"MidiRequest"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MidiRequest" */;
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMidiResponse = validate47;
const schema58 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["state","instruments"],"properties":{"state":{"type":"string","enum":["running","complete","error"]},"instruments":{"type":"array","items":{"type":"object","required":["name","notes"],"properties":{"name":{"type":"string"},"notes":{"type":"array","items":{"type":"object","required":["pitch","start","end","velocity"],"properties":{"pitch":{"type":"number","minimum":0,"maximum":127},"start":{"type":"number","minimum":0},"end":{"type":"number","minimum":0},"velocity":{"type":"number","minimum":0,"maximum":1}}}}}}}}}},"$id":"MidiResponse"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MidiResponse" */;
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
const err9 = {instancePath:instancePath+"/data/state",schemaPath:"#/properties/data/properties/state/enum",keyword:"enum",params:{allowedValues: schema58.properties.data.properties.state.enum}};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateMessageRequest = validate48;
const schema59 = {"type":"object","additionalProperties":true,"required":["model","messages"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"messages":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"object","additionalProperties":true,"required":["role","content"],"properties":{"role":{"type":"string","enum":["system","user","assistant"]},"content":{"type":["string","array"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}}}},"system":{"type":["string","array"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"max_tokens":{"type":"number","minimum":1,"multipleOf":1},"stream":{"type":"boolean"}},"$id":"CreateMessageRequest"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMessageRequest" */;
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
const err10 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema59.properties.messages.items.properties.role.enum}};
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
const err11 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/properties/content/type",keyword:"type",params:{type: schema59.properties.messages.items.properties.content.type}};
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
const err18 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema59.properties.system.type}};
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMessage = validate49;
const schema60 = {"type":"object","additionalProperties":true,"required":["id","type","role","content","model","usage"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"message"},"role":{"type":"string","const":"assistant"},"content":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"model":{"type":"string"},"stop_reason":{"type":["string","null"]},"usage":{"type":"object","additionalProperties":true,"required":["input_tokens","output_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0}}}},"$id":"Message"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Message" */;
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
const err17 = {instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: schema60.properties.stop_reason.type}};
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
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMessageStreamEvent = validate50;
const schema61 = {"oneOf":[{"type":"object","required":["type","message"],"properties":{"type":{"type":"string","const":"message_start"},"message":{"type":"object","additionalProperties":true,"required":["id","type","role","content","model","usage"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"message"},"role":{"type":"string","const":"assistant"},"content":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"model":{"type":"string"},"stop_reason":{"type":["string","null"]},"usage":{"type":"object","additionalProperties":true,"required":["input_tokens","output_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0}}}}}}},{"type":"object","required":["type","index","content_block"],"properties":{"type":{"type":"string","const":"content_block_start"},"index":{"type":"integer"},"content_block":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},{"type":"object","required":["type","index","delta"],"properties":{"type":{"type":"string","const":"content_block_delta"},"index":{"type":"integer"},"delta":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},{"type":"object","required":["type","index"],"properties":{"type":{"type":"string","const":"content_block_stop"},"index":{"type":"integer"}}},{"type":"object","required":["type","delta","usage"],"properties":{"type":{"type":"string","const":"message_delta"},"delta":{"type":"object","additionalProperties":true,"properties":{"stop_reason":{"type":["string","null"]}}},"usage":{"type":"object","additionalProperties":true,"required":["output_tokens"],"properties":{"output_tokens":{"type":"integer","minimum":0}}}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"message_stop"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"ping"}}},{"type":"object","required":["type","error"],"properties":{"type":{"type":"string","const":"error"},"error":{"type":"object","required":["type","message"],"properties":{"type":{"type":"string"},"message":{"type":"string"}}}}}],"$id":"MessageStreamEvent"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageStreamEvent" */;
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
const err21 = {instancePath:instancePath+"/message/stop_reason",schemaPath:"#/oneOf/0/properties/message/properties/stop_reason/type",keyword:"type",params:{type: schema61.oneOf[0].properties.message.properties.stop_reason.type}};
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
const err64 = {instancePath:instancePath+"/delta/stop_reason",schemaPath:"#/oneOf/4/properties/delta/properties/stop_reason/type",keyword:"type",params:{type: schema61.oneOf[4].properties.delta.properties.stop_reason.type}};
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
}
else {
const err88 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
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
const err89 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
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

export const validateCreateChatCompletionRequest = validate51;
const schema62 = {"type":"object","additionalProperties":true,"required":["model","messages"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"messages":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"object","additionalProperties":true,"required":["role"],"properties":{"role":{"type":"string","enum":["system","developer","user","assistant","tool","function"]},"content":{"type":["string","array","null"],"items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},"allOf":[{"if":{"properties":{"role":{"not":{"const":"assistant"}}}},"then":{"required":["content"],"properties":{"content":{"type":["string","array"]}}}}]}},"stream":{"type":["boolean","null"]},"stream_options":{"type":["object","null"],"additionalProperties":true,"properties":{"include_usage":{"type":"boolean"}}},"max_tokens":{"type":["integer","null"],"minimum":1},"max_completion_tokens":{"type":["integer","null"],"minimum":1}},"$id":"CreateChatCompletionRequest"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateChatCompletionRequest" */;
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
const err10 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/allOf/0/then/properties/content/type",keyword:"type",params:{type: schema62.properties.messages.items.allOf[0].then.properties.content.type}};
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
const err14 = {instancePath:instancePath+"/messages/" + i0+"/role",schemaPath:"#/properties/messages/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema62.properties.messages.items.properties.role.enum}};
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
const err15 = {instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/properties/messages/items/properties/content/type",keyword:"type",params:{type: schema62.properties.messages.items.properties.content.type}};
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
const err22 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema62.properties.stream.type}};
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
const err23 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/type",keyword:"type",params:{type: schema62.properties.stream_options.type}};
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
const err25 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema62.properties.max_tokens.type}};
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
const err27 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema62.properties.max_completion_tokens.type}};
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
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateChatCompletion = validate52;
const schema63 = {"type":"object","additionalProperties":true,"required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion"},"created":{"type":"integer","minimum":0},"model":{"type":"string"},"choices":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["index","message","finish_reason"],"properties":{"index":{"type":"integer","minimum":0},"message":{"type":"object","additionalProperties":true,"required":["role","content"],"properties":{"role":{"type":"string"},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]}}},"finish_reason":{"type":"string"}}}},"usage":{"type":"object","additionalProperties":true,"required":["prompt_tokens","completion_tokens","total_tokens"],"properties":{"prompt_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}}},"$id":"ChatCompletion"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ChatCompletion" */;
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
const err19 = {instancePath:instancePath+"/choices/" + i0+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type: schema63.properties.choices.items.properties.message.properties.content.type}};
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
const err20 = {instancePath:instancePath+"/choices/" + i0+"/message/refusal",schemaPath:"#/properties/choices/items/properties/message/properties/refusal/type",keyword:"type",params:{type: schema63.properties.choices.items.properties.message.properties.refusal.type}};
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateChatCompletionChunk = validate53;
const schema64 = {"anyOf":[{"type":"object","additionalProperties":true,"required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion.chunk"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["index","delta"],"properties":{"index":{"type":"integer"},"delta":{"type":"object","additionalProperties":true,"properties":{"role":{"type":"string"},"content":{"type":["string","null"]}}},"finish_reason":{"type":["string","null"]}}}},"usage":{"anyOf":[{"type":"object","additionalProperties":true,"required":["prompt_tokens","completion_tokens","total_tokens"],"properties":{"prompt_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},{"type":"null"}]}}},{"type":"object","required":["error"],"properties":{"error":{"type":"object","additionalProperties":true,"required":["message","type"],"properties":{"message":{"type":"string"},"type":{"type":"string"}}}}}],"$id":"ChatCompletionChunk"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ChatCompletionChunk" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
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
const err14 = {instancePath:instancePath+"/choices/" + i0+"/delta/content",schemaPath:"#/anyOf/0/properties/choices/items/properties/delta/properties/content/type",keyword:"type",params:{type: schema64.anyOf[0].properties.choices.items.properties.delta.properties.content.type}};
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
const err16 = {instancePath:instancePath+"/choices/" + i0+"/finish_reason",schemaPath:"#/anyOf/0/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type: schema64.anyOf[0].properties.choices.items.properties.finish_reason.type}};
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
validate53.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateModelList = validate54;
const schema65 = {"type":"object","required":["object","data"],"properties":{"object":{"type":"string","const":"list"},"data":{"type":"array","items":{"type":"object","required":["id","object","created","owned_by","operations"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"model"},"created":{"type":"integer","minimum":0},"owned_by":{"type":"string"},"operations":{"type":"array","items":{"type":"string"}}}}}},"$id":"ModelList"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModelList" */;
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
if(data.object !== undefined){
let data0 = data.object;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("list" !== data0){
const err3 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "list"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.object === undefined){
const err5 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.created === undefined){
const err6 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "created"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.owned_by === undefined){
const err7 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "owned_by"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.operations === undefined){
const err8 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "operations"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err9 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.object !== undefined){
let data4 = data2.object;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"#/properties/data/items/properties/object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("model" !== data4){
const err11 = {instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"#/properties/data/items/properties/object/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.created !== undefined){
let data5 = data2.created;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"#/properties/data/items/properties/created/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"#/properties/data/items/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data2.owned_by !== undefined){
if(typeof data2.owned_by !== "string"){
const err14 = {instancePath:instancePath+"/data/" + i0+"/owned_by",schemaPath:"#/properties/data/items/properties/owned_by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.operations !== undefined){
let data7 = data2.operations;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
const err15 = {instancePath:instancePath+"/data/" + i0+"/operations/" + i1,schemaPath:"#/properties/data/items/properties/operations/items/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/data/" + i0+"/operations",schemaPath:"#/properties/data/items/properties/operations/type",keyword:"type",params:{type: "array"}};
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
const err17 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"}};
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
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"object":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateGetAssetParameters = validate55;
const schema66 = {"type":"object","required":["assetId","expires","signature"],"properties":{"assetId":{"type":"string","maxLength":200},"expires":{"type":"string","pattern":"^\\d{1,12}$"},"signature":{"type":"string","minLength":1,"maxLength":200}},"$id":"GetAssetParameters"};
const pattern45 = new RegExp("^\\d{1,12}$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="GetAssetParameters" */;
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
if(!pattern45.test(data1)){
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"assetId":true,"expires":true,"signature":true},"dynamicProps":false,"dynamicItems":false};

export const validateContract = validate56;
const schema67 = {"type":"object","additionalProperties":true,"required":["openapi","info","paths"],"properties":{"openapi":{"type":"string"},"info":{"type":"object","additionalProperties":true},"paths":{"type":"object","additionalProperties":true}},"$id":"Contract"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Contract" */;
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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateHealth = validate57;
const schema68 = {"type":"object","required":["status","message"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"}},"$id":"Health"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Health" */;
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"status":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const validateReadiness = validate58;
const schema69 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","enum":["SUCCESS","FAILED"]},"message":{"type":"string"},"data":{"type":"object","required":["database","queue","assets","accepting"],"properties":{"database":{"type":"boolean"},"queue":{"type":"boolean"},"assets":{"type":"boolean"},"accepting":{"type":"boolean"}}}},"$id":"Readiness"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Readiness" */;
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
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema69.properties.status.enum}};
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};
