// Generated from openapi/ (contract c39204f57fce) by `npm run generate`. Do not edit.
import * as runtime from './runtime.ts';

export const validateCreateVideoResponse = validate20;
const schema31 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string","minLength":1}}}},"$id":"CreateVideoResponse"};
const func1 = runtime.codePointLength;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateVideoResponse" */;
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateQuote = validate21;
const schema32 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["operation","rule","lines","units","isEstimate","balance"],"properties":{"operation":{"type":"string"},"model":{"type":"string"},"rule":{"type":"string"},"lines":{"type":"array","items":{"type":"object","required":["unit","quantity","price","units"],"properties":{"unit":{"type":"string","enum":["second","song","image","request","input-token","cached-input-token","output-token"]},"quantity":{"type":"number","minimum":0},"price":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"units":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"}}}},"units":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"isEstimate":{"type":"boolean"},"balance":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"}}}},"$id":"Quote"};
const pattern4 = new RegExp("^-?\\d+(\\.\\d{1,6})?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Quote" */;
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
if(data2.operation === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "operation"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.rule === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.lines === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "lines"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.units === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.isEstimate === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "isEstimate"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.balance === undefined){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "balance"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.operation !== undefined){
if(typeof data2.operation !== "string"){
const err13 = {instancePath:instancePath+"/data/operation",schemaPath:"#/properties/data/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.model !== undefined){
if(typeof data2.model !== "string"){
const err14 = {instancePath:instancePath+"/data/model",schemaPath:"#/properties/data/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.rule !== undefined){
if(typeof data2.rule !== "string"){
const err15 = {instancePath:instancePath+"/data/rule",schemaPath:"#/properties/data/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.lines !== undefined){
let data6 = data2.lines;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.unit === undefined){
const err16 = {instancePath:instancePath+"/data/lines/" + i0,schemaPath:"#/properties/data/properties/lines/items/required",keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.quantity === undefined){
const err17 = {instancePath:instancePath+"/data/lines/" + i0,schemaPath:"#/properties/data/properties/lines/items/required",keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.price === undefined){
const err18 = {instancePath:instancePath+"/data/lines/" + i0,schemaPath:"#/properties/data/properties/lines/items/required",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.units === undefined){
const err19 = {instancePath:instancePath+"/data/lines/" + i0,schemaPath:"#/properties/data/properties/lines/items/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.unit !== undefined){
let data8 = data7.unit;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/data/lines/" + i0+"/unit",schemaPath:"#/properties/data/properties/lines/items/properties/unit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((data8 === "second") || (data8 === "song")) || (data8 === "image")) || (data8 === "request")) || (data8 === "input-token")) || (data8 === "cached-input-token")) || (data8 === "output-token"))){
const err21 = {instancePath:instancePath+"/data/lines/" + i0+"/unit",schemaPath:"#/properties/data/properties/lines/items/properties/unit/enum",keyword:"enum",params:{allowedValues: schema32.properties.data.properties.lines.items.properties.unit.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.quantity !== undefined){
let data9 = data7.quantity;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/data/lines/" + i0+"/quantity",schemaPath:"#/properties/data/properties/lines/items/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err23 = {instancePath:instancePath+"/data/lines/" + i0+"/quantity",schemaPath:"#/properties/data/properties/lines/items/properties/quantity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.price !== undefined){
let data10 = data7.price;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err24 = {instancePath:instancePath+"/data/lines/" + i0+"/price",schemaPath:"#/properties/data/properties/lines/items/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err25 = {instancePath:instancePath+"/data/lines/" + i0+"/price",schemaPath:"#/properties/data/properties/lines/items/properties/price/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.units !== undefined){
let data11 = data7.units;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err26 = {instancePath:instancePath+"/data/lines/" + i0+"/units",schemaPath:"#/properties/data/properties/lines/items/properties/units/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err27 = {instancePath:instancePath+"/data/lines/" + i0+"/units",schemaPath:"#/properties/data/properties/lines/items/properties/units/type",keyword:"type",params:{type: "string"}};
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
const err28 = {instancePath:instancePath+"/data/lines/" + i0,schemaPath:"#/properties/data/properties/lines/items/type",keyword:"type",params:{type: "object"}};
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
const err29 = {instancePath:instancePath+"/data/lines",schemaPath:"#/properties/data/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data2.units !== undefined){
let data12 = data2.units;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err30 = {instancePath:instancePath+"/data/units",schemaPath:"#/properties/data/properties/units/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err31 = {instancePath:instancePath+"/data/units",schemaPath:"#/properties/data/properties/units/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.isEstimate !== undefined){
if(typeof data2.isEstimate !== "boolean"){
const err32 = {instancePath:instancePath+"/data/isEstimate",schemaPath:"#/properties/data/properties/isEstimate/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data2.balance !== undefined){
let data14 = data2.balance;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err33 = {instancePath:instancePath+"/data/balance",schemaPath:"#/properties/data/properties/balance/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err34 = {instancePath:instancePath+"/data/balance",schemaPath:"#/properties/data/properties/balance/type",keyword:"type",params:{type: "string"}};
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
const err35 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateProblem = validate22;
const schema33 = {"type":"object","required":["status","message"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"data":{"type":"object","properties":{"violations":{"type":"array","minItems":1,"items":{"type":"object","required":["parameter","rule","message"],"properties":{"parameter":{"type":"string"},"rule":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"allowed":{"type":"array","items":{}}}}},"suggestion":{"type":"object","additionalProperties":true},"reason":{"type":"string","enum":["moderation","upstream","timeout","operators_only"]},"balance":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"price":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"}}}},"$id":"Problem"};
const pattern8 = new RegExp("^-?\\d+(\\.\\d+)?$", "u");
const pattern9 = new RegExp("^\\d+(\\.\\d+)?$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Problem" */;
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
if(!((((data10 === "moderation") || (data10 === "upstream")) || (data10 === "timeout")) || (data10 === "operators_only"))){
const err20 = {instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/enum",keyword:"enum",params:{allowedValues: schema33.properties.data.properties.reason.enum}};
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
if(!pattern8.test(data11)){
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
if(!pattern9.test(data12)){
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateVideoJobRecord = validate23;
const schema34 = {"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["videoId","videoUrl","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}],"$id":"VideoJobRecord"};
const pattern10 = new RegExp("^(100|[1-9]?[0-9])%$", "u");
const formats0 = runtime.formats.uri;
const formats4 = runtime.formats["date-time"];

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="VideoJobRecord" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
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
if(!pattern10.test(data6)){
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
if(!pattern9.test(data17)){
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
if(!pattern10.test(data27)){
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
if(!pattern9.test(data38)){
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
if(!pattern10.test(data48)){
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
if(!pattern9.test(data59)){
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
const err142 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema34.oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
validate23.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateImageResult = validate24;
const schema35 = {"type":"object","required":["created","data"],"properties":{"created":{"type":"integer","minimum":0},"data":{"type":"array","minItems":1,"items":{"anyOf":[{"type":"object","required":["url","revised_prompt"],"properties":{"url":{"type":"string","format":"uri"},"revised_prompt":{"type":"string"}}},{"type":"object","required":["b64_json"],"properties":{"b64_json":{"type":"string"}}}]}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}}},"$id":"ImageResult"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ImageResult" */;
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"created":true,"data":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const validateJobAccepted = validate25;
const schema36 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["jobId"],"properties":{"jobId":{"type":"string"}}}},"$id":"JobAccepted"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="JobAccepted" */;
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateProblemV1 = validate26;
const schema37 = {"type":"object","required":["status","message","type","error","request_id"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"data":{"type":"object","properties":{"violations":{"type":"array","minItems":1,"items":{"type":"object","required":["parameter","rule","message"],"properties":{"parameter":{"type":"string"},"rule":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"allowed":{"type":"array","items":{}}}}},"suggestion":{"type":"object","additionalProperties":true},"reason":{"type":"string","enum":["moderation","upstream","timeout","operators_only"]},"balance":{"type":"string","pattern":"^-?\\d+(\\.\\d+)?$"},"price":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"}}},"type":{"type":"string","const":"error"},"error":{"type":"object","required":["type","code","param","message"],"properties":{"type":{"type":"string","enum":["invalid_request_error","authentication_error","billing_error","permission_error","not_found_error","request_too_large","rate_limit_error","api_error","overloaded_error","timeout_error"]},"code":{"type":["string","null"]},"param":{"type":["string","null"]},"message":{"type":"string","minLength":1}}},"request_id":{"type":"string","minLength":1}},"$id":"ProblemV1"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ProblemV1" */;
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
if(!((((data10 === "moderation") || (data10 === "upstream")) || (data10 === "timeout")) || (data10 === "operators_only"))){
const err23 = {instancePath:instancePath+"/data/reason",schemaPath:"#/properties/data/properties/reason/enum",keyword:"enum",params:{allowedValues: schema37.properties.data.properties.reason.enum}};
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
if(!pattern8.test(data11)){
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
if(!pattern9.test(data12)){
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
const err36 = {instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.error.properties.type.enum}};
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
const err37 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: schema37.properties.error.properties.code.type}};
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
const err38 = {instancePath:instancePath+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type: schema37.properties.error.properties.param.type}};
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"status":true,"message":true,"data":true,"type":true,"error":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

export const validateEditResult = validate27;
const schema38 = {"type":"object","required":["created","data","usage"],"properties":{"created":{"type":"integer","minimum":0},"data":{"type":"array","minItems":1,"items":{"type":"object","required":["b64_json"],"properties":{"b64_json":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}}},"$id":"EditResult"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EditResult" */;
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"created":true,"data":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const validateUploadResponse = validate28;
const schema39 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["music_id","duration"],"properties":{"music_id":{"type":"string","minLength":1},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"}}}},"$id":"UploadResponse"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UploadResponse" */;
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
if(!pattern9.test(data4)){
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateMusicResponse = validate29;
const schema40 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["job_id"],"properties":{"job_id":{"type":"string","minLength":1}}}},"$id":"CreateMusicResponse"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CreateMusicResponse" */;
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateMusicJobRecord = validate30;
const schema41 = {"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}],"$id":"MusicJobRecord"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MusicJobRecord" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
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
if(!pattern10.test(data6)){
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
if(!pattern9.test(data8)){
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
if(!pattern9.test(data20)){
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
const err53 = {instancePath:instancePath+"/data/musics/" + i0+"/styleWeight",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema41.oneOf[0].properties.data.properties.musics.items.properties.styleWeight.type}};
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
const err54 = {instancePath:instancePath+"/data/musics/" + i0+"/weirdnessConstraint",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema41.oneOf[0].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
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
const err55 = {instancePath:instancePath+"/data/musics/" + i0+"/audioWeight",schemaPath:"#/oneOf/0/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema41.oneOf[0].properties.data.properties.musics.items.properties.audioWeight.type}};
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
if(!pattern10.test(data32)){
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
if(!pattern9.test(data34)){
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
if(!pattern9.test(data46)){
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
const err115 = {instancePath:instancePath+"/data/musics/" + i1+"/styleWeight",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema41.oneOf[1].properties.data.properties.musics.items.properties.styleWeight.type}};
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
const err116 = {instancePath:instancePath+"/data/musics/" + i1+"/weirdnessConstraint",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema41.oneOf[1].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
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
const err117 = {instancePath:instancePath+"/data/musics/" + i1+"/audioWeight",schemaPath:"#/oneOf/1/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema41.oneOf[1].properties.data.properties.musics.items.properties.audioWeight.type}};
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
if(!pattern10.test(data58)){
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
if(!pattern9.test(data60)){
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
if(!pattern9.test(data72)){
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
const err177 = {instancePath:instancePath+"/data/musics/" + i2+"/styleWeight",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema41.oneOf[2].properties.data.allOf[0].properties.musics.items.properties.styleWeight.type}};
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
const err178 = {instancePath:instancePath+"/data/musics/" + i2+"/weirdnessConstraint",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema41.oneOf[2].properties.data.allOf[0].properties.musics.items.properties.weirdnessConstraint.type}};
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
const err179 = {instancePath:instancePath+"/data/musics/" + i2+"/audioWeight",schemaPath:"#/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema41.oneOf[2].properties.data.allOf[0].properties.musics.items.properties.audioWeight.type}};
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
const err187 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema41.oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
validate30.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateMidiResponse = validate31;
const schema42 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"},"data":{"type":"object","required":["state","instruments"],"properties":{"state":{"type":"string","enum":["running","complete","error"]},"instruments":{"type":"array","items":{"type":"object","required":["name","notes"],"properties":{"name":{"type":"string"},"notes":{"type":"array","items":{"type":"object","required":["pitch","start","end","velocity"],"properties":{"pitch":{"type":"number","minimum":0,"maximum":127},"start":{"type":"number","minimum":0},"end":{"type":"number","minimum":0},"velocity":{"type":"number","minimum":0,"maximum":1}}}}}}}}}},"$id":"MidiResponse"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MidiResponse" */;
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
const err9 = {instancePath:instancePath+"/data/state",schemaPath:"#/properties/data/properties/state/enum",keyword:"enum",params:{allowedValues: schema42.properties.data.properties.state.enum}};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateMessage = validate32;
const schema43 = {"type":"object","additionalProperties":true,"required":["id","type","role","content","model","usage"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"message"},"role":{"type":"string","const":"assistant"},"content":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"model":{"type":"string"},"stop_reason":{"type":["string","null"]},"usage":{"type":"object","additionalProperties":true,"required":["input_tokens","output_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0}}}},"$id":"Message"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Message" */;
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
const err17 = {instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: schema43.properties.stop_reason.type}};
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMessageStreamEvent = validate33;
const schema44 = {"oneOf":[{"type":"object","required":["type","message"],"properties":{"type":{"type":"string","const":"message_start"},"message":{"type":"object","additionalProperties":true,"required":["id","type","role","content","model","usage"],"properties":{"id":{"type":"string"},"type":{"type":"string","const":"message"},"role":{"type":"string","const":"assistant"},"content":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}},"model":{"type":"string"},"stop_reason":{"type":["string","null"]},"usage":{"type":"object","additionalProperties":true,"required":["input_tokens","output_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0}}}}}}},{"type":"object","required":["type","index","content_block"],"properties":{"type":{"type":"string","const":"content_block_start"},"index":{"type":"integer"},"content_block":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},{"type":"object","required":["type","index","delta"],"properties":{"type":{"type":"string","const":"content_block_delta"},"index":{"type":"integer"},"delta":{"type":"object","additionalProperties":true,"required":["type"],"properties":{"type":{"type":"string"},"text":{"type":"string"}}}}},{"type":"object","required":["type","index"],"properties":{"type":{"type":"string","const":"content_block_stop"},"index":{"type":"integer"}}},{"type":"object","required":["type","delta","usage"],"properties":{"type":{"type":"string","const":"message_delta"},"delta":{"type":"object","additionalProperties":true,"properties":{"stop_reason":{"type":["string","null"]}}},"usage":{"type":"object","additionalProperties":true,"required":["output_tokens"],"properties":{"output_tokens":{"type":"integer","minimum":0}}}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"message_stop"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"ping"}}},{"type":"object","required":["type","error"],"properties":{"type":{"type":"string","const":"error"},"error":{"type":"object","required":["type","message"],"properties":{"type":{"type":"string"},"message":{"type":"string"}}},"message":{"type":"string"},"request_id":{"type":"string"}}}],"$id":"MessageStreamEvent"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="MessageStreamEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
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
const err21 = {instancePath:instancePath+"/message/stop_reason",schemaPath:"#/oneOf/0/properties/message/properties/stop_reason/type",keyword:"type",params:{type: schema44.oneOf[0].properties.message.properties.stop_reason.type}};
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
const err64 = {instancePath:instancePath+"/delta/stop_reason",schemaPath:"#/oneOf/4/properties/delta/properties/stop_reason/type",keyword:"type",params:{type: schema44.oneOf[4].properties.delta.properties.stop_reason.type}};
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
validate33.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateChatCompletion = validate34;
const schema45 = {"type":"object","additionalProperties":true,"required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion"},"created":{"type":"integer","minimum":0},"model":{"type":"string"},"choices":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["index","message","finish_reason"],"properties":{"index":{"type":"integer","minimum":0},"message":{"type":"object","additionalProperties":true,"required":["role","content"],"properties":{"role":{"type":"string"},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]}}},"finish_reason":{"type":"string"}}}},"usage":{"type":"object","additionalProperties":true,"required":["prompt_tokens","completion_tokens","total_tokens"],"properties":{"prompt_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}}},"$id":"ChatCompletion"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ChatCompletion" */;
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
const err19 = {instancePath:instancePath+"/choices/" + i0+"/message/content",schemaPath:"#/properties/choices/items/properties/message/properties/content/type",keyword:"type",params:{type: schema45.properties.choices.items.properties.message.properties.content.type}};
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
const err20 = {instancePath:instancePath+"/choices/" + i0+"/message/refusal",schemaPath:"#/properties/choices/items/properties/message/properties/refusal/type",keyword:"type",params:{type: schema45.properties.choices.items.properties.message.properties.refusal.type}};
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateChatCompletionChunk = validate35;
const schema46 = {"anyOf":[{"type":"object","additionalProperties":true,"required":["id","object","created","model","choices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"chat.completion.chunk"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","items":{"type":"object","additionalProperties":true,"required":["index","delta"],"properties":{"index":{"type":"integer"},"delta":{"type":"object","additionalProperties":true,"properties":{"role":{"type":"string"},"content":{"type":["string","null"]}}},"finish_reason":{"type":["string","null"]}}}},"usage":{"anyOf":[{"type":"object","additionalProperties":true,"required":["prompt_tokens","completion_tokens","total_tokens"],"properties":{"prompt_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},{"type":"null"}]}}},{"type":"object","required":["error"],"properties":{"error":{"type":"object","additionalProperties":true,"required":["message","type"],"properties":{"message":{"type":"string"},"type":{"type":"string"}}}}}],"$id":"ChatCompletionChunk"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ChatCompletionChunk" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
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
const err14 = {instancePath:instancePath+"/choices/" + i0+"/delta/content",schemaPath:"#/anyOf/0/properties/choices/items/properties/delta/properties/content/type",keyword:"type",params:{type: schema46.anyOf[0].properties.choices.items.properties.delta.properties.content.type}};
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
const err16 = {instancePath:instancePath+"/choices/" + i0+"/finish_reason",schemaPath:"#/anyOf/0/properties/choices/items/properties/finish_reason/type",keyword:"type",params:{type: schema46.anyOf[0].properties.choices.items.properties.finish_reason.type}};
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
validate35.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateModelList = validate36;
const schema47 = {"type":"object","required":["object","data","has_more","first_id","last_id"],"properties":{"object":{"type":"string","const":"list"},"data":{"type":"array","items":{"type":"object","required":["id","object","created","owned_by","type","display_name","created_at","operations","prices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"model"},"created":{"type":"integer","minimum":0},"owned_by":{"type":"string"},"type":{"type":"string","const":"model"},"display_name":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"operations":{"type":"array","items":{"type":"string"}},"prices":{"type":"array","items":{"oneOf":[{"type":"object","required":["operation","rule","per","units"],"properties":{"operation":{"type":"string"},"rule":{"type":"string"},"sizes":{"type":"array","minItems":1,"items":{"type":"string"}},"per":{"type":"string","enum":["second","song","image","request"]},"units":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"}}},{"type":"object","required":["operation","rule","per","input","cachedInput","output"],"properties":{"operation":{"type":"string"},"rule":{"type":"string"},"per":{"type":"string","const":"million-tokens"},"input":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"cachedInput":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"output":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"}}}]}}}}},"has_more":{"type":"boolean","const":false},"first_id":{"type":["string","null"]},"last_id":{"type":["string","null"]}},"$id":"ModelList"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModelList" */;
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
if(data2.prices === undefined){
const err15 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: "prices"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err16 = {instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.object !== undefined){
let data4 = data2.object;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"#/properties/data/items/properties/object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if("model" !== data4){
const err18 = {instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"#/properties/data/items/properties/object/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.created !== undefined){
let data5 = data2.created;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"#/properties/data/items/properties/created/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"#/properties/data/items/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data2.owned_by !== undefined){
if(typeof data2.owned_by !== "string"){
const err21 = {instancePath:instancePath+"/data/" + i0+"/owned_by",schemaPath:"#/properties/data/items/properties/owned_by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.type !== undefined){
let data7 = data2.type;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/data/" + i0+"/type",schemaPath:"#/properties/data/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if("model" !== data7){
const err23 = {instancePath:instancePath+"/data/" + i0+"/type",schemaPath:"#/properties/data/items/properties/type/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.display_name !== undefined){
if(typeof data2.display_name !== "string"){
const err24 = {instancePath:instancePath+"/data/" + i0+"/display_name",schemaPath:"#/properties/data/items/properties/display_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.created_at !== undefined){
let data9 = data2.created_at;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err25 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/properties/data/items/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
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
const err26 = {instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/properties/data/items/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
const err27 = {instancePath:instancePath+"/data/" + i0+"/operations/" + i1,schemaPath:"#/properties/data/items/properties/operations/items/type",keyword:"type",params:{type: "string"}};
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
const err28 = {instancePath:instancePath+"/data/" + i0+"/operations",schemaPath:"#/properties/data/items/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.prices !== undefined){
let data12 = data2.prices;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
const _errs28 = errors;
let valid8 = false;
let passing0 = null;
const _errs29 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.operation === undefined){
const err29 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/required",keyword:"required",params:{missingProperty: "operation"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.rule === undefined){
const err30 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.per === undefined){
const err31 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.units === undefined){
const err32 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.operation !== undefined){
if(typeof data13.operation !== "string"){
const err33 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/operation",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.rule !== undefined){
if(typeof data13.rule !== "string"){
const err34 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/rule",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.sizes !== undefined){
let data16 = data13.sizes;
if(Array.isArray(data16)){
if(data16.length < 1){
const err35 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/sizes",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/properties/sizes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(typeof data16[i3] !== "string"){
const err36 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/sizes/" + i3,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/properties/sizes/items/type",keyword:"type",params:{type: "string"}};
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
const err37 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/sizes",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/properties/sizes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.per !== undefined){
let data18 = data13.per;
if(typeof data18 !== "string"){
const err38 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/per",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/properties/per/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((((data18 === "second") || (data18 === "song")) || (data18 === "image")) || (data18 === "request"))){
const err39 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/per",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/properties/per/enum",keyword:"enum",params:{allowedValues: schema47.properties.data.items.properties.prices.items.oneOf[0].properties.per.enum}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.units !== undefined){
let data19 = data13.units;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err40 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/units",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/properties/units/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err41 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/units",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/properties/units/type",keyword:"type",params:{type: "string"}};
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
const err42 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid0 = _errs29 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
var props0 = {};
props0.operation = true;
props0.rule = true;
props0.sizes = true;
props0.per = true;
props0.units = true;
}
const _errs43 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.operation === undefined){
const err43 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "operation"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13.rule === undefined){
const err44 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data13.per === undefined){
const err45 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data13.input === undefined){
const err46 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data13.cachedInput === undefined){
const err47 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "cachedInput"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data13.output === undefined){
const err48 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "output"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.operation !== undefined){
if(typeof data13.operation !== "string"){
const err49 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/operation",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.rule !== undefined){
if(typeof data13.rule !== "string"){
const err50 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/rule",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data13.per !== undefined){
let data22 = data13.per;
if(typeof data22 !== "string"){
const err51 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/per",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/per/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if("million-tokens" !== data22){
const err52 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/per",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/per/const",keyword:"const",params:{allowedValue: "million-tokens"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data13.input !== undefined){
let data23 = data13.input;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err53 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/input",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/input/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err54 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/input",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/input/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data13.cachedInput !== undefined){
let data24 = data13.cachedInput;
if(typeof data24 === "string"){
if(!pattern4.test(data24)){
const err55 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/cachedInput",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/cachedInput/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err56 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/cachedInput",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/cachedInput/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data13.output !== undefined){
let data25 = data13.output;
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err57 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/output",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/output/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err58 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2+"/output",schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/properties/output/type",keyword:"type",params:{type: "string"}};
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
const err59 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid0 = _errs43 === errors;
if(_valid0 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid8 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.operation = true;
props0.rule = true;
props0.per = true;
props0.input = true;
props0.cachedInput = true;
props0.output = true;
}
}
}
if(!valid8){
const err60 = {instancePath:instancePath+"/data/" + i0+"/prices/" + i2,schemaPath:"#/properties/data/items/properties/prices/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/data/" + i0+"/prices",schemaPath:"#/properties/data/items/properties/prices/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.has_more !== undefined){
let data26 = data.has_more;
if(typeof data26 !== "boolean"){
const err64 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(false !== data26){
const err65 = {instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.first_id !== undefined){
let data27 = data.first_id;
if((typeof data27 !== "string") && (data27 !== null)){
const err66 = {instancePath:instancePath+"/first_id",schemaPath:"#/properties/first_id/type",keyword:"type",params:{type: schema47.properties.first_id.type}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.last_id !== undefined){
let data28 = data.last_id;
if((typeof data28 !== "string") && (data28 !== null)){
const err67 = {instancePath:instancePath+"/last_id",schemaPath:"#/properties/last_id/type",keyword:"type",params:{type: schema47.properties.last_id.type}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"object":true,"data":true,"has_more":true,"first_id":true,"last_id":true},"dynamicProps":false,"dynamicItems":false};

export const validateModel = validate37;
const schema48 = {"type":"object","required":["id","object","created","owned_by","type","display_name","created_at","operations","prices"],"properties":{"id":{"type":"string"},"object":{"type":"string","const":"model"},"created":{"type":"integer","minimum":0},"owned_by":{"type":"string"},"type":{"type":"string","const":"model"},"display_name":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"operations":{"type":"array","items":{"type":"string"}},"prices":{"type":"array","items":{"oneOf":[{"type":"object","required":["operation","rule","per","units"],"properties":{"operation":{"type":"string"},"rule":{"type":"string"},"sizes":{"type":"array","minItems":1,"items":{"type":"string"}},"per":{"type":"string","enum":["second","song","image","request"]},"units":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"}}},{"type":"object","required":["operation","rule","per","input","cachedInput","output"],"properties":{"operation":{"type":"string"},"rule":{"type":"string"},"per":{"type":"string","const":"million-tokens"},"input":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"cachedInput":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"output":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"}}}]}}},"$id":"Model"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Model" */;
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
if(data.prices === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prices"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.object !== undefined){
let data1 = data.object;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("model" !== data1){
const err11 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.created !== undefined){
let data2 = data.created;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"}};
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
const err13 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.owned_by !== undefined){
if(typeof data.owned_by !== "string"){
const err14 = {instancePath:instancePath+"/owned_by",schemaPath:"#/properties/owned_by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("model" !== data4){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "model"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.display_name !== undefined){
if(typeof data.display_name !== "string"){
const err17 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err18 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
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
const err19 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
const err20 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type: "string"}};
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
const err21 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.prices !== undefined){
let data9 = data.prices;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs22 = errors;
let valid5 = false;
let passing0 = null;
const _errs23 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.operation === undefined){
const err22 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/0/required",keyword:"required",params:{missingProperty: "operation"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.rule === undefined){
const err23 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/0/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.per === undefined){
const err24 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/0/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.units === undefined){
const err25 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/0/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.operation !== undefined){
if(typeof data10.operation !== "string"){
const err26 = {instancePath:instancePath+"/prices/" + i1+"/operation",schemaPath:"#/properties/prices/items/oneOf/0/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.rule !== undefined){
if(typeof data10.rule !== "string"){
const err27 = {instancePath:instancePath+"/prices/" + i1+"/rule",schemaPath:"#/properties/prices/items/oneOf/0/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.sizes !== undefined){
let data13 = data10.sizes;
if(Array.isArray(data13)){
if(data13.length < 1){
const err28 = {instancePath:instancePath+"/prices/" + i1+"/sizes",schemaPath:"#/properties/prices/items/oneOf/0/properties/sizes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(typeof data13[i2] !== "string"){
const err29 = {instancePath:instancePath+"/prices/" + i1+"/sizes/" + i2,schemaPath:"#/properties/prices/items/oneOf/0/properties/sizes/items/type",keyword:"type",params:{type: "string"}};
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
const err30 = {instancePath:instancePath+"/prices/" + i1+"/sizes",schemaPath:"#/properties/prices/items/oneOf/0/properties/sizes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.per !== undefined){
let data15 = data10.per;
if(typeof data15 !== "string"){
const err31 = {instancePath:instancePath+"/prices/" + i1+"/per",schemaPath:"#/properties/prices/items/oneOf/0/properties/per/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((((data15 === "second") || (data15 === "song")) || (data15 === "image")) || (data15 === "request"))){
const err32 = {instancePath:instancePath+"/prices/" + i1+"/per",schemaPath:"#/properties/prices/items/oneOf/0/properties/per/enum",keyword:"enum",params:{allowedValues: schema48.properties.prices.items.oneOf[0].properties.per.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.units !== undefined){
let data16 = data10.units;
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
const err33 = {instancePath:instancePath+"/prices/" + i1+"/units",schemaPath:"#/properties/prices/items/oneOf/0/properties/units/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err34 = {instancePath:instancePath+"/prices/" + i1+"/units",schemaPath:"#/properties/prices/items/oneOf/0/properties/units/type",keyword:"type",params:{type: "string"}};
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
const err35 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
var props0 = {};
props0.operation = true;
props0.rule = true;
props0.sizes = true;
props0.per = true;
props0.units = true;
}
const _errs37 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.operation === undefined){
const err36 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "operation"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data10.rule === undefined){
const err37 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data10.per === undefined){
const err38 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data10.input === undefined){
const err39 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data10.cachedInput === undefined){
const err40 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "cachedInput"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data10.output === undefined){
const err41 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/1/required",keyword:"required",params:{missingProperty: "output"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data10.operation !== undefined){
if(typeof data10.operation !== "string"){
const err42 = {instancePath:instancePath+"/prices/" + i1+"/operation",schemaPath:"#/properties/prices/items/oneOf/1/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data10.rule !== undefined){
if(typeof data10.rule !== "string"){
const err43 = {instancePath:instancePath+"/prices/" + i1+"/rule",schemaPath:"#/properties/prices/items/oneOf/1/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data10.per !== undefined){
let data19 = data10.per;
if(typeof data19 !== "string"){
const err44 = {instancePath:instancePath+"/prices/" + i1+"/per",schemaPath:"#/properties/prices/items/oneOf/1/properties/per/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if("million-tokens" !== data19){
const err45 = {instancePath:instancePath+"/prices/" + i1+"/per",schemaPath:"#/properties/prices/items/oneOf/1/properties/per/const",keyword:"const",params:{allowedValue: "million-tokens"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data10.input !== undefined){
let data20 = data10.input;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
const err46 = {instancePath:instancePath+"/prices/" + i1+"/input",schemaPath:"#/properties/prices/items/oneOf/1/properties/input/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err47 = {instancePath:instancePath+"/prices/" + i1+"/input",schemaPath:"#/properties/prices/items/oneOf/1/properties/input/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data10.cachedInput !== undefined){
let data21 = data10.cachedInput;
if(typeof data21 === "string"){
if(!pattern4.test(data21)){
const err48 = {instancePath:instancePath+"/prices/" + i1+"/cachedInput",schemaPath:"#/properties/prices/items/oneOf/1/properties/cachedInput/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err49 = {instancePath:instancePath+"/prices/" + i1+"/cachedInput",schemaPath:"#/properties/prices/items/oneOf/1/properties/cachedInput/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data10.output !== undefined){
let data22 = data10.output;
if(typeof data22 === "string"){
if(!pattern4.test(data22)){
const err50 = {instancePath:instancePath+"/prices/" + i1+"/output",schemaPath:"#/properties/prices/items/oneOf/1/properties/output/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err51 = {instancePath:instancePath+"/prices/" + i1+"/output",schemaPath:"#/properties/prices/items/oneOf/1/properties/output/type",keyword:"type",params:{type: "string"}};
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
const err52 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs37 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.operation = true;
props0.rule = true;
props0.per = true;
props0.input = true;
props0.cachedInput = true;
props0.output = true;
}
}
}
if(!valid5){
const err53 = {instancePath:instancePath+"/prices/" + i1,schemaPath:"#/properties/prices/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err54 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "array"}};
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"id":true,"object":true,"created":true,"owned_by":true,"type":true,"display_name":true,"created_at":true,"operations":true,"prices":true},"dynamicProps":false,"dynamicItems":false};

export const validateJobList = validate38;
const schema49 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["jobs","next"],"properties":{"jobs":{"type":"array","items":{"oneOf":[{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["videoId","videoUrl","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]},{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]},{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["usage","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]}]}},"next":{"type":["string","null"]}}}},"$id":"JobList"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="JobList" */;
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
if(!pattern10.test(data11)){
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
if(!pattern9.test(data22)){
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
if(!pattern10.test(data32)){
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
if(!pattern9.test(data43)){
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
if(!pattern10.test(data53)){
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
if(!pattern9.test(data64)){
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
const err151 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/reason",schemaPath:"#/properties/data/properties/jobs/items/oneOf/0/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema49.properties.data.properties.jobs.items.oneOf[0].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
if(!pattern10.test(data75)){
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
if(!pattern9.test(data77)){
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
if(!pattern9.test(data89)){
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
const err207 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/styleWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.styleWeight.type}};
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
const err208 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/weirdnessConstraint",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
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
const err209 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i4+"/audioWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.audioWeight.type}};
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
if(!pattern10.test(data101)){
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
if(!pattern9.test(data103)){
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
if(!pattern9.test(data115)){
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
const err269 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/styleWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.styleWeight.type}};
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
const err270 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/weirdnessConstraint",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
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
const err271 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i5+"/audioWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.audioWeight.type}};
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
if(!pattern10.test(data127)){
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
if(!pattern9.test(data129)){
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
if(!pattern9.test(data141)){
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
const err331 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/styleWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.styleWeight.type}};
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
const err332 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/weirdnessConstraint",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.weirdnessConstraint.type}};
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
const err333 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/musics/" + i6+"/audioWeight",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.audioWeight.type}};
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
const err341 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/reason",schemaPath:"#/properties/data/properties/jobs/items/oneOf/1/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema49.properties.data.properties.jobs.items.oneOf[1].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
if(!pattern10.test(data154)){
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
if(!pattern9.test(data168)){
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
if(!pattern10.test(data178)){
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
if(!pattern9.test(data192)){
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
if(!pattern10.test(data202)){
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
if(!pattern9.test(data216)){
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
const err521 = {instancePath:instancePath+"/data/jobs/" + i0+"/data/reason",schemaPath:"#/properties/data/properties/jobs/items/oneOf/2/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema49.properties.data.properties.jobs.items.oneOf[2].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
const err526 = {instancePath:instancePath+"/data/next",schemaPath:"#/properties/data/properties/next/type",keyword:"type",params:{type: schema49.properties.data.properties.next.type}};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateJobRecord = validate39;
const schema50 = {"oneOf":[{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["videoId","videoUrl","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","aspectRatio","videoLength","resolutionName","referImages","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"video"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"videoId":{"type":"string"},"prompt":{"type":"string"},"aspectRatio":{"type":"string"},"videoLength":{"type":"string"},"resolutionName":{"type":"string"},"referImages":{"type":"array","items":{"type":"string"}},"videoUrl":{"type":"string","format":"uri"},"coverUrl":{"type":"string","format":"uri"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]},{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","mv","quota","musics"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"music"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"mv":{"type":"string"},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"musics":{"type":"array","items":{"type":"object","required":["musicId","prompt","title","tags","imageUrl","imageLargeUrl","audioUrl","videoUrl","duration","negativeTags","styleWeight","weirdnessConstraint","audioWeight","createdAt"],"properties":{"musicId":{"type":"string"},"prompt":{"type":"string"},"title":{"type":"string"},"tags":{"type":"string"},"imageUrl":{"type":"string","format":"uri"},"imageLargeUrl":{"type":"string","format":"uri"},"audioUrl":{"type":"string","format":"uri"},"videoUrl":{"type":"string","format":"uri"},"duration":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"negativeTags":{"type":"string"},"styleWeight":{"type":["number","null"]},"weirdnessConstraint":{"type":["number","null"]},"audioWeight":{"type":["number","null"]},"createdAt":{"type":"string","format":"date-time"}}}}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]},{"oneOf":[{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"ON_QUEUE"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"required":["usage","finishTime"],"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}}]}}},{"type":"object","required":["status","message","jobId","data"],"properties":{"status":{"type":"string","const":"FAILED"},"message":{"type":"string","minLength":1},"jobId":{"type":"string"},"data":{"allOf":[{"type":"object","required":["jobId","action","progress","model","prompt","images","quota","createdAt"],"properties":{"jobId":{"type":"string"},"action":{"type":"string","const":"image"},"progress":{"type":"string","pattern":"^(100|[1-9]?[0-9])%$"},"model":{"type":"string"},"prompt":{"type":"string"},"images":{"type":"array","items":{"type":"object","required":["url","revisedPrompt"],"properties":{"url":{"type":"string","format":"uri"},"revisedPrompt":{"type":"string"}}}},"usage":{"type":"object","required":["input_tokens","input_tokens_details","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":"object","required":["image_tokens","text_tokens"],"properties":{"image_tokens":{"type":"integer","minimum":0},"text_tokens":{"type":"integer","minimum":0}}},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0}}},"quota":{"type":"string","pattern":"^\\d+(\\.\\d+)?$"},"hookUrl":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"finishTime":{"type":"string","format":"date-time"}}},{"required":["reason"],"properties":{"reason":{"type":"string","enum":["moderation","upstream","timeout","cancelled"]}}}]}}}]}],"$id":"JobRecord"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="JobRecord" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
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
if(!pattern10.test(data6)){
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
if(!pattern9.test(data17)){
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
if(!pattern10.test(data27)){
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
if(!pattern9.test(data38)){
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
if(!pattern10.test(data48)){
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
if(!pattern9.test(data59)){
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
const err142 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/0/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema50.oneOf[0].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
if(!pattern10.test(data70)){
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
if(!pattern9.test(data72)){
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
if(!pattern9.test(data84)){
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
const err198 = {instancePath:instancePath+"/data/musics/" + i3+"/styleWeight",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema50.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.styleWeight.type}};
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
const err199 = {instancePath:instancePath+"/data/musics/" + i3+"/weirdnessConstraint",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema50.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
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
const err200 = {instancePath:instancePath+"/data/musics/" + i3+"/audioWeight",schemaPath:"#/oneOf/1/oneOf/0/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema50.oneOf[1].oneOf[0].properties.data.properties.musics.items.properties.audioWeight.type}};
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
if(!pattern10.test(data96)){
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
if(!pattern9.test(data98)){
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
if(!pattern9.test(data110)){
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
const err260 = {instancePath:instancePath+"/data/musics/" + i4+"/styleWeight",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema50.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.styleWeight.type}};
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
const err261 = {instancePath:instancePath+"/data/musics/" + i4+"/weirdnessConstraint",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema50.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.weirdnessConstraint.type}};
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
const err262 = {instancePath:instancePath+"/data/musics/" + i4+"/audioWeight",schemaPath:"#/oneOf/1/oneOf/1/properties/data/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema50.oneOf[1].oneOf[1].properties.data.properties.musics.items.properties.audioWeight.type}};
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
if(!pattern10.test(data122)){
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
if(!pattern9.test(data124)){
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
if(!pattern9.test(data136)){
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
const err322 = {instancePath:instancePath+"/data/musics/" + i5+"/styleWeight",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/styleWeight/type",keyword:"type",params:{type: schema50.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.styleWeight.type}};
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
const err323 = {instancePath:instancePath+"/data/musics/" + i5+"/weirdnessConstraint",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/weirdnessConstraint/type",keyword:"type",params:{type: schema50.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.weirdnessConstraint.type}};
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
const err324 = {instancePath:instancePath+"/data/musics/" + i5+"/audioWeight",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/0/properties/musics/items/properties/audioWeight/type",keyword:"type",params:{type: schema50.oneOf[1].oneOf[2].properties.data.allOf[0].properties.musics.items.properties.audioWeight.type}};
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
const err332 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/1/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema50.oneOf[1].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
if(!pattern10.test(data149)){
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
if(!pattern9.test(data163)){
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
if(!pattern10.test(data173)){
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
if(!pattern9.test(data187)){
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
if(!pattern10.test(data197)){
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
if(!pattern9.test(data211)){
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
const err512 = {instancePath:instancePath+"/data/reason",schemaPath:"#/oneOf/2/oneOf/2/properties/data/allOf/1/properties/reason/enum",keyword:"enum",params:{allowedValues: schema50.oneOf[2].oneOf[2].properties.data.allOf[1].properties.reason.enum}};
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
validate39.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateCallbackReport = validate40;
const schema51 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["jobId","webhookId","hookUrl","state","attempts"],"properties":{"jobId":{"type":"string"},"webhookId":{"type":"string"},"hookUrl":{"type":"string"},"state":{"type":"string","enum":["pending","delivered","unwanted","given-up"]},"nextAttempt":{"type":"string","format":"date-time"},"attempts":{"type":"array","items":{"type":"object","required":["startedAt","milliseconds","answer"],"properties":{"startedAt":{"type":"string","format":"date-time"},"milliseconds":{"type":"integer","minimum":0},"statusCode":{"type":"integer"},"failure":{"type":"string"},"answer":{"type":"string"}}}}}}},"$id":"CallbackReport"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CallbackReport" */;
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
const err16 = {instancePath:instancePath+"/data/state",schemaPath:"#/properties/data/properties/state/enum",keyword:"enum",params:{allowedValues: schema51.properties.data.properties.state.enum}};
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateCallbackSecrets = validate41;
const schema52 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["secrets"],"properties":{"secrets":{"type":"array","minItems":1,"items":{"type":"object","required":["secret","createdAt"],"properties":{"secret":{"type":"string","pattern":"^whsec_[A-Za-z0-9+/]+=*$"},"createdAt":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"}}}}}}},"$id":"CallbackSecrets"};
const pattern78 = new RegExp("^whsec_[A-Za-z0-9+/]+=*$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="CallbackSecrets" */;
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
if(!pattern78.test(data5)){
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateAccount = validate42;
const schema53 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["accountId","name","createdAt","balance","reserved","limits","operator"],"properties":{"accountId":{"type":"string"},"name":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"balance":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"reserved":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"limits":{"type":"object","properties":{"requestsPerMinute":{"type":"integer","minimum":1},"tokensPerMinute":{"type":"integer","minimum":1},"concurrent":{"type":"integer","minimum":1}}},"operator":{"type":"boolean"},"person":{"type":"object","required":["personId","email","name","role","since"],"properties":{"personId":{"type":"string"},"email":{"type":"string"},"name":{"type":"string"},"role":{"type":"string","enum":["owner","member"]},"since":{"type":"string","format":"date-time"}}},"csrfToken":{"type":"string","minLength":1}}}},"$id":"Account"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Account" */;
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
if(data2.accountId === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "accountId"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.name === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.createdAt === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.balance === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "balance"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.reserved === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "reserved"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.limits === undefined){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "limits"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.operator === undefined){
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "operator"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.accountId !== undefined){
if(typeof data2.accountId !== "string"){
const err14 = {instancePath:instancePath+"/data/accountId",schemaPath:"#/properties/data/properties/accountId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err15 = {instancePath:instancePath+"/data/name",schemaPath:"#/properties/data/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.createdAt !== undefined){
let data5 = data2.createdAt;
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err16 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/properties/data/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err17 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/properties/data/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.balance !== undefined){
let data6 = data2.balance;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err18 = {instancePath:instancePath+"/data/balance",schemaPath:"#/properties/data/properties/balance/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err19 = {instancePath:instancePath+"/data/balance",schemaPath:"#/properties/data/properties/balance/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.reserved !== undefined){
let data7 = data2.reserved;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err20 = {instancePath:instancePath+"/data/reserved",schemaPath:"#/properties/data/properties/reserved/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err21 = {instancePath:instancePath+"/data/reserved",schemaPath:"#/properties/data/properties/reserved/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.limits !== undefined){
let data8 = data2.limits;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.requestsPerMinute !== undefined){
let data9 = data8.requestsPerMinute;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/data/limits/requestsPerMinute",schemaPath:"#/properties/data/properties/limits/properties/requestsPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/data/limits/requestsPerMinute",schemaPath:"#/properties/data/properties/limits/properties/requestsPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data8.tokensPerMinute !== undefined){
let data10 = data8.tokensPerMinute;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/data/limits/tokensPerMinute",schemaPath:"#/properties/data/properties/limits/properties/tokensPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/data/limits/tokensPerMinute",schemaPath:"#/properties/data/properties/limits/properties/tokensPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data8.concurrent !== undefined){
let data11 = data8.concurrent;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/data/limits/concurrent",schemaPath:"#/properties/data/properties/limits/properties/concurrent/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/data/limits/concurrent",schemaPath:"#/properties/data/properties/limits/properties/concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err28 = {instancePath:instancePath+"/data/limits",schemaPath:"#/properties/data/properties/limits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.operator !== undefined){
if(typeof data2.operator !== "boolean"){
const err29 = {instancePath:instancePath+"/data/operator",schemaPath:"#/properties/data/properties/operator/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data2.person !== undefined){
let data13 = data2.person;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.personId === undefined){
const err30 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "personId"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.email === undefined){
const err31 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.name === undefined){
const err32 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.role === undefined){
const err33 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.since === undefined){
const err34 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "since"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.personId !== undefined){
if(typeof data13.personId !== "string"){
const err35 = {instancePath:instancePath+"/data/person/personId",schemaPath:"#/properties/data/properties/person/properties/personId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.email !== undefined){
if(typeof data13.email !== "string"){
const err36 = {instancePath:instancePath+"/data/person/email",schemaPath:"#/properties/data/properties/person/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.name !== undefined){
if(typeof data13.name !== "string"){
const err37 = {instancePath:instancePath+"/data/person/name",schemaPath:"#/properties/data/properties/person/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.role !== undefined){
let data17 = data13.role;
if(typeof data17 !== "string"){
const err38 = {instancePath:instancePath+"/data/person/role",schemaPath:"#/properties/data/properties/person/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((data17 === "owner") || (data17 === "member"))){
const err39 = {instancePath:instancePath+"/data/person/role",schemaPath:"#/properties/data/properties/person/properties/role/enum",keyword:"enum",params:{allowedValues: schema53.properties.data.properties.person.properties.role.enum}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.since !== undefined){
let data18 = data13.since;
if(typeof data18 === "string"){
if(!(formats4(data18))){
const err40 = {instancePath:instancePath+"/data/person/since",schemaPath:"#/properties/data/properties/person/properties/since/format",keyword:"format",params:{format: "date-time"}};
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
const err41 = {instancePath:instancePath+"/data/person/since",schemaPath:"#/properties/data/properties/person/properties/since/type",keyword:"type",params:{type: "string"}};
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
const err42 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data2.csrfToken !== undefined){
let data19 = data2.csrfToken;
if(typeof data19 === "string"){
if(func1(data19) < 1){
const err43 = {instancePath:instancePath+"/data/csrfToken",schemaPath:"#/properties/data/properties/csrfToken/minLength",keyword:"minLength",params:{limit: 1}};
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
const err44 = {instancePath:instancePath+"/data/csrfToken",schemaPath:"#/properties/data/properties/csrfToken/type",keyword:"type",params:{type: "string"}};
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
const err45 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateAcknowledged = validate43;
const schema54 = {"type":"object","required":["status","message"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1}},"$id":"Acknowledged"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Acknowledged" */;
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"status":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const validateSession = validate44;
const schema55 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["accountId","person","csrfToken"],"properties":{"accountId":{"type":"string"},"person":{"type":"object","required":["personId","email","name","role","since"],"properties":{"personId":{"type":"string"},"email":{"type":"string"},"name":{"type":"string"},"role":{"type":"string","enum":["owner","member"]},"since":{"type":"string","format":"date-time"}}},"csrfToken":{"type":"string","minLength":1}}}},"$id":"Session"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Session" */;
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
if(data2.accountId === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "accountId"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.person === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "person"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.csrfToken === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "csrfToken"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.accountId !== undefined){
if(typeof data2.accountId !== "string"){
const err10 = {instancePath:instancePath+"/data/accountId",schemaPath:"#/properties/data/properties/accountId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.person !== undefined){
let data4 = data2.person;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.personId === undefined){
const err11 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "personId"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.email === undefined){
const err12 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.name === undefined){
const err13 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.role === undefined){
const err14 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.since === undefined){
const err15 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/required",keyword:"required",params:{missingProperty: "since"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.personId !== undefined){
if(typeof data4.personId !== "string"){
const err16 = {instancePath:instancePath+"/data/person/personId",schemaPath:"#/properties/data/properties/person/properties/personId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.email !== undefined){
if(typeof data4.email !== "string"){
const err17 = {instancePath:instancePath+"/data/person/email",schemaPath:"#/properties/data/properties/person/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err18 = {instancePath:instancePath+"/data/person/name",schemaPath:"#/properties/data/properties/person/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.role !== undefined){
let data8 = data4.role;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/data/person/role",schemaPath:"#/properties/data/properties/person/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data8 === "owner") || (data8 === "member"))){
const err20 = {instancePath:instancePath+"/data/person/role",schemaPath:"#/properties/data/properties/person/properties/role/enum",keyword:"enum",params:{allowedValues: schema55.properties.data.properties.person.properties.role.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.since !== undefined){
let data9 = data4.since;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err21 = {instancePath:instancePath+"/data/person/since",schemaPath:"#/properties/data/properties/person/properties/since/format",keyword:"format",params:{format: "date-time"}};
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
const err22 = {instancePath:instancePath+"/data/person/since",schemaPath:"#/properties/data/properties/person/properties/since/type",keyword:"type",params:{type: "string"}};
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
const err23 = {instancePath:instancePath+"/data/person",schemaPath:"#/properties/data/properties/person/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.csrfToken !== undefined){
let data10 = data2.csrfToken;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err24 = {instancePath:instancePath+"/data/csrfToken",schemaPath:"#/properties/data/properties/csrfToken/minLength",keyword:"minLength",params:{limit: 1}};
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
const err25 = {instancePath:instancePath+"/data/csrfToken",schemaPath:"#/properties/data/properties/csrfToken/type",keyword:"type",params:{type: "string"}};
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
const err26 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validatePersonList = validate45;
const schema56 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["people","invitations"],"properties":{"people":{"type":"array","items":{"type":"object","required":["personId","email","name","role","since"],"properties":{"personId":{"type":"string"},"email":{"type":"string"},"name":{"type":"string"},"role":{"type":"string","enum":["owner","member"]},"since":{"type":"string","format":"date-time"}}}},"invitations":{"type":"array","items":{"type":"object","required":["email","role","expiresAt"],"properties":{"email":{"type":"string"},"role":{"type":"string","enum":["owner","member"]},"expiresAt":{"type":"string","format":"date-time"}}}}}}},"$id":"PersonList"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PersonList" */;
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
if(data2.people === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "people"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.invitations === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "invitations"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.people !== undefined){
let data3 = data2.people;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.personId === undefined){
const err9 = {instancePath:instancePath+"/data/people/" + i0,schemaPath:"#/properties/data/properties/people/items/required",keyword:"required",params:{missingProperty: "personId"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.email === undefined){
const err10 = {instancePath:instancePath+"/data/people/" + i0,schemaPath:"#/properties/data/properties/people/items/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.name === undefined){
const err11 = {instancePath:instancePath+"/data/people/" + i0,schemaPath:"#/properties/data/properties/people/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.role === undefined){
const err12 = {instancePath:instancePath+"/data/people/" + i0,schemaPath:"#/properties/data/properties/people/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.since === undefined){
const err13 = {instancePath:instancePath+"/data/people/" + i0,schemaPath:"#/properties/data/properties/people/items/required",keyword:"required",params:{missingProperty: "since"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.personId !== undefined){
if(typeof data4.personId !== "string"){
const err14 = {instancePath:instancePath+"/data/people/" + i0+"/personId",schemaPath:"#/properties/data/properties/people/items/properties/personId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.email !== undefined){
if(typeof data4.email !== "string"){
const err15 = {instancePath:instancePath+"/data/people/" + i0+"/email",schemaPath:"#/properties/data/properties/people/items/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err16 = {instancePath:instancePath+"/data/people/" + i0+"/name",schemaPath:"#/properties/data/properties/people/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.role !== undefined){
let data8 = data4.role;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/data/people/" + i0+"/role",schemaPath:"#/properties/data/properties/people/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data8 === "owner") || (data8 === "member"))){
const err18 = {instancePath:instancePath+"/data/people/" + i0+"/role",schemaPath:"#/properties/data/properties/people/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema56.properties.data.properties.people.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.since !== undefined){
let data9 = data4.since;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err19 = {instancePath:instancePath+"/data/people/" + i0+"/since",schemaPath:"#/properties/data/properties/people/items/properties/since/format",keyword:"format",params:{format: "date-time"}};
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
const err20 = {instancePath:instancePath+"/data/people/" + i0+"/since",schemaPath:"#/properties/data/properties/people/items/properties/since/type",keyword:"type",params:{type: "string"}};
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
const err21 = {instancePath:instancePath+"/data/people/" + i0,schemaPath:"#/properties/data/properties/people/items/type",keyword:"type",params:{type: "object"}};
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
const err22 = {instancePath:instancePath+"/data/people",schemaPath:"#/properties/data/properties/people/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.invitations !== undefined){
let data10 = data2.invitations;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.email === undefined){
const err23 = {instancePath:instancePath+"/data/invitations/" + i1,schemaPath:"#/properties/data/properties/invitations/items/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11.role === undefined){
const err24 = {instancePath:instancePath+"/data/invitations/" + i1,schemaPath:"#/properties/data/properties/invitations/items/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.expiresAt === undefined){
const err25 = {instancePath:instancePath+"/data/invitations/" + i1,schemaPath:"#/properties/data/properties/invitations/items/required",keyword:"required",params:{missingProperty: "expiresAt"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.email !== undefined){
if(typeof data11.email !== "string"){
const err26 = {instancePath:instancePath+"/data/invitations/" + i1+"/email",schemaPath:"#/properties/data/properties/invitations/items/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.role !== undefined){
let data13 = data11.role;
if(typeof data13 !== "string"){
const err27 = {instancePath:instancePath+"/data/invitations/" + i1+"/role",schemaPath:"#/properties/data/properties/invitations/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((data13 === "owner") || (data13 === "member"))){
const err28 = {instancePath:instancePath+"/data/invitations/" + i1+"/role",schemaPath:"#/properties/data/properties/invitations/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema56.properties.data.properties.invitations.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data11.expiresAt !== undefined){
let data14 = data11.expiresAt;
if(typeof data14 === "string"){
if(!(formats4(data14))){
const err29 = {instancePath:instancePath+"/data/invitations/" + i1+"/expiresAt",schemaPath:"#/properties/data/properties/invitations/items/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}};
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
const err30 = {instancePath:instancePath+"/data/invitations/" + i1+"/expiresAt",schemaPath:"#/properties/data/properties/invitations/items/properties/expiresAt/type",keyword:"type",params:{type: "string"}};
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
const err31 = {instancePath:instancePath+"/data/invitations/" + i1,schemaPath:"#/properties/data/properties/invitations/items/type",keyword:"type",params:{type: "object"}};
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
const err32 = {instancePath:instancePath+"/data/invitations",schemaPath:"#/properties/data/properties/invitations/type",keyword:"type",params:{type: "array"}};
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
const err33 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validatePersonChanged = validate46;
const schema57 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["personId","email","name","role","since"],"properties":{"personId":{"type":"string"},"email":{"type":"string"},"name":{"type":"string"},"role":{"type":"string","enum":["owner","member"]},"since":{"type":"string","format":"date-time"}}}},"$id":"PersonChanged"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PersonChanged" */;
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
if(data2.personId === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "personId"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.email === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.name === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.role === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.since === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "since"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.personId !== undefined){
if(typeof data2.personId !== "string"){
const err12 = {instancePath:instancePath+"/data/personId",schemaPath:"#/properties/data/properties/personId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.email !== undefined){
if(typeof data2.email !== "string"){
const err13 = {instancePath:instancePath+"/data/email",schemaPath:"#/properties/data/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err14 = {instancePath:instancePath+"/data/name",schemaPath:"#/properties/data/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.role !== undefined){
let data6 = data2.role;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/data/role",schemaPath:"#/properties/data/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data6 === "owner") || (data6 === "member"))){
const err16 = {instancePath:instancePath+"/data/role",schemaPath:"#/properties/data/properties/role/enum",keyword:"enum",params:{allowedValues: schema57.properties.data.properties.role.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.since !== undefined){
let data7 = data2.since;
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err17 = {instancePath:instancePath+"/data/since",schemaPath:"#/properties/data/properties/since/format",keyword:"format",params:{format: "date-time"}};
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
const err18 = {instancePath:instancePath+"/data/since",schemaPath:"#/properties/data/properties/since/type",keyword:"type",params:{type: "string"}};
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateKeyList = validate47;
const schema58 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["keys"],"properties":{"keys":{"type":"array","items":{"type":"object","required":["keyId","name","prefix","limits","createdAt"],"properties":{"keyId":{"type":"string"},"name":{"type":"string"},"prefix":{"type":"string"},"limits":{"type":"object","properties":{"operations":{"type":"array","items":{"type":"string"}},"models":{"type":"array","items":{"type":"string"}},"requestsPerMinute":{"type":"integer"},"unitsPerDay":{"type":"number"},"unitsPerMonth":{"type":"number"}}},"createdAt":{"type":"string","format":"date-time"},"lastUsedAt":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"},"revokedAt":{"type":"string","format":"date-time"}}}}}}},"$id":"KeyList"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KeyList" */;
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
if(data2.keys === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "keys"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.keys !== undefined){
let data3 = data2.keys;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.keyId === undefined){
const err8 = {instancePath:instancePath+"/data/keys/" + i0,schemaPath:"#/properties/data/properties/keys/items/required",keyword:"required",params:{missingProperty: "keyId"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.name === undefined){
const err9 = {instancePath:instancePath+"/data/keys/" + i0,schemaPath:"#/properties/data/properties/keys/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.prefix === undefined){
const err10 = {instancePath:instancePath+"/data/keys/" + i0,schemaPath:"#/properties/data/properties/keys/items/required",keyword:"required",params:{missingProperty: "prefix"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.limits === undefined){
const err11 = {instancePath:instancePath+"/data/keys/" + i0,schemaPath:"#/properties/data/properties/keys/items/required",keyword:"required",params:{missingProperty: "limits"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.createdAt === undefined){
const err12 = {instancePath:instancePath+"/data/keys/" + i0,schemaPath:"#/properties/data/properties/keys/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.keyId !== undefined){
if(typeof data4.keyId !== "string"){
const err13 = {instancePath:instancePath+"/data/keys/" + i0+"/keyId",schemaPath:"#/properties/data/properties/keys/items/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err14 = {instancePath:instancePath+"/data/keys/" + i0+"/name",schemaPath:"#/properties/data/properties/keys/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.prefix !== undefined){
if(typeof data4.prefix !== "string"){
const err15 = {instancePath:instancePath+"/data/keys/" + i0+"/prefix",schemaPath:"#/properties/data/properties/keys/items/properties/prefix/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.limits !== undefined){
let data8 = data4.limits;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.operations !== undefined){
let data9 = data8.operations;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
const err16 = {instancePath:instancePath+"/data/keys/" + i0+"/limits/operations/" + i1,schemaPath:"#/properties/data/properties/keys/items/properties/limits/properties/operations/items/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/data/keys/" + i0+"/limits/operations",schemaPath:"#/properties/data/properties/keys/items/properties/limits/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.models !== undefined){
let data11 = data8.models;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(typeof data11[i2] !== "string"){
const err18 = {instancePath:instancePath+"/data/keys/" + i0+"/limits/models/" + i2,schemaPath:"#/properties/data/properties/keys/items/properties/limits/properties/models/items/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/data/keys/" + i0+"/limits/models",schemaPath:"#/properties/data/properties/keys/items/properties/limits/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.requestsPerMinute !== undefined){
let data13 = data8.requestsPerMinute;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err20 = {instancePath:instancePath+"/data/keys/" + i0+"/limits/requestsPerMinute",schemaPath:"#/properties/data/properties/keys/items/properties/limits/properties/requestsPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.unitsPerDay !== undefined){
let data14 = data8.unitsPerDay;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err21 = {instancePath:instancePath+"/data/keys/" + i0+"/limits/unitsPerDay",schemaPath:"#/properties/data/properties/keys/items/properties/limits/properties/unitsPerDay/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.unitsPerMonth !== undefined){
let data15 = data8.unitsPerMonth;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err22 = {instancePath:instancePath+"/data/keys/" + i0+"/limits/unitsPerMonth",schemaPath:"#/properties/data/properties/keys/items/properties/limits/properties/unitsPerMonth/type",keyword:"type",params:{type: "number"}};
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
const err23 = {instancePath:instancePath+"/data/keys/" + i0+"/limits",schemaPath:"#/properties/data/properties/keys/items/properties/limits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.createdAt !== undefined){
let data16 = data4.createdAt;
if(typeof data16 === "string"){
if(!(formats4(data16))){
const err24 = {instancePath:instancePath+"/data/keys/" + i0+"/createdAt",schemaPath:"#/properties/data/properties/keys/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err25 = {instancePath:instancePath+"/data/keys/" + i0+"/createdAt",schemaPath:"#/properties/data/properties/keys/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.lastUsedAt !== undefined){
let data17 = data4.lastUsedAt;
if(typeof data17 === "string"){
if(!(formats4(data17))){
const err26 = {instancePath:instancePath+"/data/keys/" + i0+"/lastUsedAt",schemaPath:"#/properties/data/properties/keys/items/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err27 = {instancePath:instancePath+"/data/keys/" + i0+"/lastUsedAt",schemaPath:"#/properties/data/properties/keys/items/properties/lastUsedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.expiresAt !== undefined){
let data18 = data4.expiresAt;
if(typeof data18 === "string"){
if(!(formats4(data18))){
const err28 = {instancePath:instancePath+"/data/keys/" + i0+"/expiresAt",schemaPath:"#/properties/data/properties/keys/items/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}};
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
const err29 = {instancePath:instancePath+"/data/keys/" + i0+"/expiresAt",schemaPath:"#/properties/data/properties/keys/items/properties/expiresAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.revokedAt !== undefined){
let data19 = data4.revokedAt;
if(typeof data19 === "string"){
if(!(formats4(data19))){
const err30 = {instancePath:instancePath+"/data/keys/" + i0+"/revokedAt",schemaPath:"#/properties/data/properties/keys/items/properties/revokedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err31 = {instancePath:instancePath+"/data/keys/" + i0+"/revokedAt",schemaPath:"#/properties/data/properties/keys/items/properties/revokedAt/type",keyword:"type",params:{type: "string"}};
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
const err32 = {instancePath:instancePath+"/data/keys/" + i0,schemaPath:"#/properties/data/properties/keys/items/type",keyword:"type",params:{type: "object"}};
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
const err33 = {instancePath:instancePath+"/data/keys",schemaPath:"#/properties/data/properties/keys/type",keyword:"type",params:{type: "array"}};
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
const err34 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateNewKey = validate48;
const schema59 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["secret","key"],"properties":{"secret":{"type":"string","minLength":1},"key":{"type":"object","required":["keyId","name","prefix","limits","createdAt"],"properties":{"keyId":{"type":"string"},"name":{"type":"string"},"prefix":{"type":"string"},"limits":{"type":"object","properties":{"operations":{"type":"array","items":{"type":"string"}},"models":{"type":"array","items":{"type":"string"}},"requestsPerMinute":{"type":"integer"},"unitsPerDay":{"type":"number"},"unitsPerMonth":{"type":"number"}}},"createdAt":{"type":"string","format":"date-time"},"lastUsedAt":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"},"revokedAt":{"type":"string","format":"date-time"}}}}}},"$id":"NewKey"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="NewKey" */;
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
if(data2.secret === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "secret"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.key === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.secret !== undefined){
let data3 = data2.secret;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/data/secret",schemaPath:"#/properties/data/properties/secret/minLength",keyword:"minLength",params:{limit: 1}};
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
const err10 = {instancePath:instancePath+"/data/secret",schemaPath:"#/properties/data/properties/secret/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.key !== undefined){
let data4 = data2.key;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.keyId === undefined){
const err11 = {instancePath:instancePath+"/data/key",schemaPath:"#/properties/data/properties/key/required",keyword:"required",params:{missingProperty: "keyId"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.name === undefined){
const err12 = {instancePath:instancePath+"/data/key",schemaPath:"#/properties/data/properties/key/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.prefix === undefined){
const err13 = {instancePath:instancePath+"/data/key",schemaPath:"#/properties/data/properties/key/required",keyword:"required",params:{missingProperty: "prefix"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.limits === undefined){
const err14 = {instancePath:instancePath+"/data/key",schemaPath:"#/properties/data/properties/key/required",keyword:"required",params:{missingProperty: "limits"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.createdAt === undefined){
const err15 = {instancePath:instancePath+"/data/key",schemaPath:"#/properties/data/properties/key/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.keyId !== undefined){
if(typeof data4.keyId !== "string"){
const err16 = {instancePath:instancePath+"/data/key/keyId",schemaPath:"#/properties/data/properties/key/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err17 = {instancePath:instancePath+"/data/key/name",schemaPath:"#/properties/data/properties/key/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.prefix !== undefined){
if(typeof data4.prefix !== "string"){
const err18 = {instancePath:instancePath+"/data/key/prefix",schemaPath:"#/properties/data/properties/key/properties/prefix/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.limits !== undefined){
let data8 = data4.limits;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.operations !== undefined){
let data9 = data8.operations;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err19 = {instancePath:instancePath+"/data/key/limits/operations/" + i0,schemaPath:"#/properties/data/properties/key/properties/limits/properties/operations/items/type",keyword:"type",params:{type: "string"}};
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
const err20 = {instancePath:instancePath+"/data/key/limits/operations",schemaPath:"#/properties/data/properties/key/properties/limits/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.models !== undefined){
let data11 = data8.models;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err21 = {instancePath:instancePath+"/data/key/limits/models/" + i1,schemaPath:"#/properties/data/properties/key/properties/limits/properties/models/items/type",keyword:"type",params:{type: "string"}};
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
const err22 = {instancePath:instancePath+"/data/key/limits/models",schemaPath:"#/properties/data/properties/key/properties/limits/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.requestsPerMinute !== undefined){
let data13 = data8.requestsPerMinute;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err23 = {instancePath:instancePath+"/data/key/limits/requestsPerMinute",schemaPath:"#/properties/data/properties/key/properties/limits/properties/requestsPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.unitsPerDay !== undefined){
let data14 = data8.unitsPerDay;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err24 = {instancePath:instancePath+"/data/key/limits/unitsPerDay",schemaPath:"#/properties/data/properties/key/properties/limits/properties/unitsPerDay/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.unitsPerMonth !== undefined){
let data15 = data8.unitsPerMonth;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err25 = {instancePath:instancePath+"/data/key/limits/unitsPerMonth",schemaPath:"#/properties/data/properties/key/properties/limits/properties/unitsPerMonth/type",keyword:"type",params:{type: "number"}};
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
const err26 = {instancePath:instancePath+"/data/key/limits",schemaPath:"#/properties/data/properties/key/properties/limits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.createdAt !== undefined){
let data16 = data4.createdAt;
if(typeof data16 === "string"){
if(!(formats4(data16))){
const err27 = {instancePath:instancePath+"/data/key/createdAt",schemaPath:"#/properties/data/properties/key/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err28 = {instancePath:instancePath+"/data/key/createdAt",schemaPath:"#/properties/data/properties/key/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.lastUsedAt !== undefined){
let data17 = data4.lastUsedAt;
if(typeof data17 === "string"){
if(!(formats4(data17))){
const err29 = {instancePath:instancePath+"/data/key/lastUsedAt",schemaPath:"#/properties/data/properties/key/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err30 = {instancePath:instancePath+"/data/key/lastUsedAt",schemaPath:"#/properties/data/properties/key/properties/lastUsedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data4.expiresAt !== undefined){
let data18 = data4.expiresAt;
if(typeof data18 === "string"){
if(!(formats4(data18))){
const err31 = {instancePath:instancePath+"/data/key/expiresAt",schemaPath:"#/properties/data/properties/key/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}};
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
const err32 = {instancePath:instancePath+"/data/key/expiresAt",schemaPath:"#/properties/data/properties/key/properties/expiresAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data4.revokedAt !== undefined){
let data19 = data4.revokedAt;
if(typeof data19 === "string"){
if(!(formats4(data19))){
const err33 = {instancePath:instancePath+"/data/key/revokedAt",schemaPath:"#/properties/data/properties/key/properties/revokedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err34 = {instancePath:instancePath+"/data/key/revokedAt",schemaPath:"#/properties/data/properties/key/properties/revokedAt/type",keyword:"type",params:{type: "string"}};
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
const err35 = {instancePath:instancePath+"/data/key",schemaPath:"#/properties/data/properties/key/type",keyword:"type",params:{type: "object"}};
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
const err36 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateKeyRevoked = validate49;
const schema60 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["keyId","name","prefix","limits","createdAt"],"properties":{"keyId":{"type":"string"},"name":{"type":"string"},"prefix":{"type":"string"},"limits":{"type":"object","properties":{"operations":{"type":"array","items":{"type":"string"}},"models":{"type":"array","items":{"type":"string"}},"requestsPerMinute":{"type":"integer"},"unitsPerDay":{"type":"number"},"unitsPerMonth":{"type":"number"}}},"createdAt":{"type":"string","format":"date-time"},"lastUsedAt":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"},"revokedAt":{"type":"string","format":"date-time"}}}},"$id":"KeyRevoked"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="KeyRevoked" */;
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
if(data2.keyId === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "keyId"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.name === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.prefix === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "prefix"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.limits === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "limits"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.createdAt === undefined){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.keyId !== undefined){
if(typeof data2.keyId !== "string"){
const err12 = {instancePath:instancePath+"/data/keyId",schemaPath:"#/properties/data/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err13 = {instancePath:instancePath+"/data/name",schemaPath:"#/properties/data/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.prefix !== undefined){
if(typeof data2.prefix !== "string"){
const err14 = {instancePath:instancePath+"/data/prefix",schemaPath:"#/properties/data/properties/prefix/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.limits !== undefined){
let data6 = data2.limits;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.operations !== undefined){
let data7 = data6.operations;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err15 = {instancePath:instancePath+"/data/limits/operations/" + i0,schemaPath:"#/properties/data/properties/limits/properties/operations/items/type",keyword:"type",params:{type: "string"}};
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
const err16 = {instancePath:instancePath+"/data/limits/operations",schemaPath:"#/properties/data/properties/limits/properties/operations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.models !== undefined){
let data9 = data6.models;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
const err17 = {instancePath:instancePath+"/data/limits/models/" + i1,schemaPath:"#/properties/data/properties/limits/properties/models/items/type",keyword:"type",params:{type: "string"}};
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
const err18 = {instancePath:instancePath+"/data/limits/models",schemaPath:"#/properties/data/properties/limits/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.requestsPerMinute !== undefined){
let data11 = data6.requestsPerMinute;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err19 = {instancePath:instancePath+"/data/limits/requestsPerMinute",schemaPath:"#/properties/data/properties/limits/properties/requestsPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.unitsPerDay !== undefined){
let data12 = data6.unitsPerDay;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err20 = {instancePath:instancePath+"/data/limits/unitsPerDay",schemaPath:"#/properties/data/properties/limits/properties/unitsPerDay/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.unitsPerMonth !== undefined){
let data13 = data6.unitsPerMonth;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err21 = {instancePath:instancePath+"/data/limits/unitsPerMonth",schemaPath:"#/properties/data/properties/limits/properties/unitsPerMonth/type",keyword:"type",params:{type: "number"}};
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
const err22 = {instancePath:instancePath+"/data/limits",schemaPath:"#/properties/data/properties/limits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.createdAt !== undefined){
let data14 = data2.createdAt;
if(typeof data14 === "string"){
if(!(formats4(data14))){
const err23 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/properties/data/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err24 = {instancePath:instancePath+"/data/createdAt",schemaPath:"#/properties/data/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.lastUsedAt !== undefined){
let data15 = data2.lastUsedAt;
if(typeof data15 === "string"){
if(!(formats4(data15))){
const err25 = {instancePath:instancePath+"/data/lastUsedAt",schemaPath:"#/properties/data/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err26 = {instancePath:instancePath+"/data/lastUsedAt",schemaPath:"#/properties/data/properties/lastUsedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.expiresAt !== undefined){
let data16 = data2.expiresAt;
if(typeof data16 === "string"){
if(!(formats4(data16))){
const err27 = {instancePath:instancePath+"/data/expiresAt",schemaPath:"#/properties/data/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}};
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
const err28 = {instancePath:instancePath+"/data/expiresAt",schemaPath:"#/properties/data/properties/expiresAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.revokedAt !== undefined){
let data17 = data2.revokedAt;
if(typeof data17 === "string"){
if(!(formats4(data17))){
const err29 = {instancePath:instancePath+"/data/revokedAt",schemaPath:"#/properties/data/properties/revokedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err30 = {instancePath:instancePath+"/data/revokedAt",schemaPath:"#/properties/data/properties/revokedAt/type",keyword:"type",params:{type: "string"}};
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
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateUsageReport = validate50;
const schema61 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["from","to","rows","total"],"properties":{"from":{"type":"string"},"to":{"type":"string"},"rows":{"type":"array","items":{"type":"object","required":["requests","units","seconds","images","songs","inputTokens","cachedInputTokens","outputTokens"],"properties":{"day":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d$"},"keyId":{"type":"string"},"model":{"type":"string"},"operation":{"type":"string"},"requests":{"type":"integer","minimum":0},"units":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"seconds":{"type":"number","minimum":0},"images":{"type":"integer","minimum":0},"songs":{"type":"integer","minimum":0},"inputTokens":{"type":"integer","minimum":0},"cachedInputTokens":{"type":"integer","minimum":0},"outputTokens":{"type":"integer","minimum":0}}}},"total":{"type":"object","required":["requests","units","seconds","images","songs","inputTokens","cachedInputTokens","outputTokens"],"properties":{"day":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d$"},"keyId":{"type":"string"},"model":{"type":"string"},"operation":{"type":"string"},"requests":{"type":"integer","minimum":0},"units":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"seconds":{"type":"number","minimum":0},"images":{"type":"integer","minimum":0},"songs":{"type":"integer","minimum":0},"inputTokens":{"type":"integer","minimum":0},"cachedInputTokens":{"type":"integer","minimum":0},"outputTokens":{"type":"integer","minimum":0}}}}}},"$id":"UsageReport"};
const pattern81 = new RegExp("^\\d{4}-\\d\\d-\\d\\d$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UsageReport" */;
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
if(data2.from === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.to === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.rows === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "rows"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.total === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.from !== undefined){
if(typeof data2.from !== "string"){
const err11 = {instancePath:instancePath+"/data/from",schemaPath:"#/properties/data/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.to !== undefined){
if(typeof data2.to !== "string"){
const err12 = {instancePath:instancePath+"/data/to",schemaPath:"#/properties/data/properties/to/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.rows !== undefined){
let data5 = data2.rows;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.requests === undefined){
const err13 = {instancePath:instancePath+"/data/rows/" + i0,schemaPath:"#/properties/data/properties/rows/items/required",keyword:"required",params:{missingProperty: "requests"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.units === undefined){
const err14 = {instancePath:instancePath+"/data/rows/" + i0,schemaPath:"#/properties/data/properties/rows/items/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.seconds === undefined){
const err15 = {instancePath:instancePath+"/data/rows/" + i0,schemaPath:"#/properties/data/properties/rows/items/required",keyword:"required",params:{missingProperty: "seconds"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.images === undefined){
const err16 = {instancePath:instancePath+"/data/rows/" + i0,schemaPath:"#/properties/data/properties/rows/items/required",keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.songs === undefined){
const err17 = {instancePath:instancePath+"/data/rows/" + i0,schemaPath:"#/properties/data/properties/rows/items/required",keyword:"required",params:{missingProperty: "songs"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.inputTokens === undefined){
const err18 = {instancePath:instancePath+"/data/rows/" + i0,schemaPath:"#/properties/data/properties/rows/items/required",keyword:"required",params:{missingProperty: "inputTokens"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.cachedInputTokens === undefined){
const err19 = {instancePath:instancePath+"/data/rows/" + i0,schemaPath:"#/properties/data/properties/rows/items/required",keyword:"required",params:{missingProperty: "cachedInputTokens"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.outputTokens === undefined){
const err20 = {instancePath:instancePath+"/data/rows/" + i0,schemaPath:"#/properties/data/properties/rows/items/required",keyword:"required",params:{missingProperty: "outputTokens"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.day !== undefined){
let data7 = data6.day;
if(typeof data7 === "string"){
if(!pattern81.test(data7)){
const err21 = {instancePath:instancePath+"/data/rows/" + i0+"/day",schemaPath:"#/properties/data/properties/rows/items/properties/day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d$"}};
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
const err22 = {instancePath:instancePath+"/data/rows/" + i0+"/day",schemaPath:"#/properties/data/properties/rows/items/properties/day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.keyId !== undefined){
if(typeof data6.keyId !== "string"){
const err23 = {instancePath:instancePath+"/data/rows/" + i0+"/keyId",schemaPath:"#/properties/data/properties/rows/items/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.model !== undefined){
if(typeof data6.model !== "string"){
const err24 = {instancePath:instancePath+"/data/rows/" + i0+"/model",schemaPath:"#/properties/data/properties/rows/items/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.operation !== undefined){
if(typeof data6.operation !== "string"){
const err25 = {instancePath:instancePath+"/data/rows/" + i0+"/operation",schemaPath:"#/properties/data/properties/rows/items/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.requests !== undefined){
let data11 = data6.requests;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/data/rows/" + i0+"/requests",schemaPath:"#/properties/data/properties/rows/items/properties/requests/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/data/rows/" + i0+"/requests",schemaPath:"#/properties/data/properties/rows/items/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.units !== undefined){
let data12 = data6.units;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err28 = {instancePath:instancePath+"/data/rows/" + i0+"/units",schemaPath:"#/properties/data/properties/rows/items/properties/units/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err29 = {instancePath:instancePath+"/data/rows/" + i0+"/units",schemaPath:"#/properties/data/properties/rows/items/properties/units/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.seconds !== undefined){
let data13 = data6.seconds;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/data/rows/" + i0+"/seconds",schemaPath:"#/properties/data/properties/rows/items/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err31 = {instancePath:instancePath+"/data/rows/" + i0+"/seconds",schemaPath:"#/properties/data/properties/rows/items/properties/seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.images !== undefined){
let data14 = data6.images;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/data/rows/" + i0+"/images",schemaPath:"#/properties/data/properties/rows/items/properties/images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/data/rows/" + i0+"/images",schemaPath:"#/properties/data/properties/rows/items/properties/images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.songs !== undefined){
let data15 = data6.songs;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err34 = {instancePath:instancePath+"/data/rows/" + i0+"/songs",schemaPath:"#/properties/data/properties/rows/items/properties/songs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/data/rows/" + i0+"/songs",schemaPath:"#/properties/data/properties/rows/items/properties/songs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.inputTokens !== undefined){
let data16 = data6.inputTokens;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err36 = {instancePath:instancePath+"/data/rows/" + i0+"/inputTokens",schemaPath:"#/properties/data/properties/rows/items/properties/inputTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err37 = {instancePath:instancePath+"/data/rows/" + i0+"/inputTokens",schemaPath:"#/properties/data/properties/rows/items/properties/inputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.cachedInputTokens !== undefined){
let data17 = data6.cachedInputTokens;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err38 = {instancePath:instancePath+"/data/rows/" + i0+"/cachedInputTokens",schemaPath:"#/properties/data/properties/rows/items/properties/cachedInputTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err39 = {instancePath:instancePath+"/data/rows/" + i0+"/cachedInputTokens",schemaPath:"#/properties/data/properties/rows/items/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.outputTokens !== undefined){
let data18 = data6.outputTokens;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/data/rows/" + i0+"/outputTokens",schemaPath:"#/properties/data/properties/rows/items/properties/outputTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err41 = {instancePath:instancePath+"/data/rows/" + i0+"/outputTokens",schemaPath:"#/properties/data/properties/rows/items/properties/outputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err42 = {instancePath:instancePath+"/data/rows/" + i0,schemaPath:"#/properties/data/properties/rows/items/type",keyword:"type",params:{type: "object"}};
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
const err43 = {instancePath:instancePath+"/data/rows",schemaPath:"#/properties/data/properties/rows/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data2.total !== undefined){
let data19 = data2.total;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.requests === undefined){
const err44 = {instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/required",keyword:"required",params:{missingProperty: "requests"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data19.units === undefined){
const err45 = {instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data19.seconds === undefined){
const err46 = {instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/required",keyword:"required",params:{missingProperty: "seconds"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19.images === undefined){
const err47 = {instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/required",keyword:"required",params:{missingProperty: "images"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data19.songs === undefined){
const err48 = {instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/required",keyword:"required",params:{missingProperty: "songs"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data19.inputTokens === undefined){
const err49 = {instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/required",keyword:"required",params:{missingProperty: "inputTokens"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data19.cachedInputTokens === undefined){
const err50 = {instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/required",keyword:"required",params:{missingProperty: "cachedInputTokens"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data19.outputTokens === undefined){
const err51 = {instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/required",keyword:"required",params:{missingProperty: "outputTokens"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data19.day !== undefined){
let data20 = data19.day;
if(typeof data20 === "string"){
if(!pattern81.test(data20)){
const err52 = {instancePath:instancePath+"/data/total/day",schemaPath:"#/properties/data/properties/total/properties/day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d$"}};
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
const err53 = {instancePath:instancePath+"/data/total/day",schemaPath:"#/properties/data/properties/total/properties/day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.keyId !== undefined){
if(typeof data19.keyId !== "string"){
const err54 = {instancePath:instancePath+"/data/total/keyId",schemaPath:"#/properties/data/properties/total/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data19.model !== undefined){
if(typeof data19.model !== "string"){
const err55 = {instancePath:instancePath+"/data/total/model",schemaPath:"#/properties/data/properties/total/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data19.operation !== undefined){
if(typeof data19.operation !== "string"){
const err56 = {instancePath:instancePath+"/data/total/operation",schemaPath:"#/properties/data/properties/total/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data19.requests !== undefined){
let data24 = data19.requests;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err57 = {instancePath:instancePath+"/data/total/requests",schemaPath:"#/properties/data/properties/total/properties/requests/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err58 = {instancePath:instancePath+"/data/total/requests",schemaPath:"#/properties/data/properties/total/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data19.units !== undefined){
let data25 = data19.units;
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err59 = {instancePath:instancePath+"/data/total/units",schemaPath:"#/properties/data/properties/total/properties/units/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err60 = {instancePath:instancePath+"/data/total/units",schemaPath:"#/properties/data/properties/total/properties/units/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data19.seconds !== undefined){
let data26 = data19.seconds;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err61 = {instancePath:instancePath+"/data/total/seconds",schemaPath:"#/properties/data/properties/total/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err62 = {instancePath:instancePath+"/data/total/seconds",schemaPath:"#/properties/data/properties/total/properties/seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data19.images !== undefined){
let data27 = data19.images;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err63 = {instancePath:instancePath+"/data/total/images",schemaPath:"#/properties/data/properties/total/properties/images/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
const err64 = {instancePath:instancePath+"/data/total/images",schemaPath:"#/properties/data/properties/total/properties/images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data19.songs !== undefined){
let data28 = data19.songs;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err65 = {instancePath:instancePath+"/data/total/songs",schemaPath:"#/properties/data/properties/total/properties/songs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
const err66 = {instancePath:instancePath+"/data/total/songs",schemaPath:"#/properties/data/properties/total/properties/songs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data19.inputTokens !== undefined){
let data29 = data19.inputTokens;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err67 = {instancePath:instancePath+"/data/total/inputTokens",schemaPath:"#/properties/data/properties/total/properties/inputTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
const err68 = {instancePath:instancePath+"/data/total/inputTokens",schemaPath:"#/properties/data/properties/total/properties/inputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data19.cachedInputTokens !== undefined){
let data30 = data19.cachedInputTokens;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err69 = {instancePath:instancePath+"/data/total/cachedInputTokens",schemaPath:"#/properties/data/properties/total/properties/cachedInputTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err70 = {instancePath:instancePath+"/data/total/cachedInputTokens",schemaPath:"#/properties/data/properties/total/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data19.outputTokens !== undefined){
let data31 = data19.outputTokens;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err71 = {instancePath:instancePath+"/data/total/outputTokens",schemaPath:"#/properties/data/properties/total/properties/outputTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err72 = {instancePath:instancePath+"/data/total/outputTokens",schemaPath:"#/properties/data/properties/total/properties/outputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
}
else {
const err73 = {instancePath:instancePath+"/data/total",schemaPath:"#/properties/data/properties/total/type",keyword:"type",params:{type: "object"}};
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
const err74 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateLedgerPage = validate51;
const schema62 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["entries","next"],"properties":{"entries":{"type":"array","items":{"type":"object","required":["entryId","kind","createdAt","available","reserved","consumed","issued","contract"],"properties":{"entryId":{"type":"string"},"kind":{"type":"string","enum":["grant","reserve","settle","release","adjust"]},"createdAt":{"type":"string","format":"date-time"},"available":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"reserved":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"consumed":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"issued":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"operation":{"type":"string"},"model":{"type":"string"},"rule":{"type":"string"},"lines":{"type":"array","items":{"type":"object","required":["unit","quantity","price","units"],"properties":{"unit":{"type":"string","enum":["second","song","image","request","input-token","cached-input-token","output-token"]},"quantity":{"type":"number","minimum":0},"price":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"},"units":{"type":"string","pattern":"^-?\\d+(\\.\\d{1,6})?$"}}}},"moderationCount":{"type":"integer","minimum":1},"requestId":{"type":"string"},"jobId":{"type":"string"},"keyId":{"type":"string"},"note":{"type":"string"},"contract":{"type":"string"}}}},"next":{"type":["string","null"]}}}},"$id":"LedgerPage"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LedgerPage" */;
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
if(data2.entries === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "entries"}};
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
if(data2.entries !== undefined){
let data3 = data2.entries;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.entryId === undefined){
const err9 = {instancePath:instancePath+"/data/entries/" + i0,schemaPath:"#/properties/data/properties/entries/items/required",keyword:"required",params:{missingProperty: "entryId"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.kind === undefined){
const err10 = {instancePath:instancePath+"/data/entries/" + i0,schemaPath:"#/properties/data/properties/entries/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.createdAt === undefined){
const err11 = {instancePath:instancePath+"/data/entries/" + i0,schemaPath:"#/properties/data/properties/entries/items/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.available === undefined){
const err12 = {instancePath:instancePath+"/data/entries/" + i0,schemaPath:"#/properties/data/properties/entries/items/required",keyword:"required",params:{missingProperty: "available"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.reserved === undefined){
const err13 = {instancePath:instancePath+"/data/entries/" + i0,schemaPath:"#/properties/data/properties/entries/items/required",keyword:"required",params:{missingProperty: "reserved"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.consumed === undefined){
const err14 = {instancePath:instancePath+"/data/entries/" + i0,schemaPath:"#/properties/data/properties/entries/items/required",keyword:"required",params:{missingProperty: "consumed"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.issued === undefined){
const err15 = {instancePath:instancePath+"/data/entries/" + i0,schemaPath:"#/properties/data/properties/entries/items/required",keyword:"required",params:{missingProperty: "issued"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.contract === undefined){
const err16 = {instancePath:instancePath+"/data/entries/" + i0,schemaPath:"#/properties/data/properties/entries/items/required",keyword:"required",params:{missingProperty: "contract"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.entryId !== undefined){
if(typeof data4.entryId !== "string"){
const err17 = {instancePath:instancePath+"/data/entries/" + i0+"/entryId",schemaPath:"#/properties/data/properties/entries/items/properties/entryId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.kind !== undefined){
let data6 = data4.kind;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/data/entries/" + i0+"/kind",schemaPath:"#/properties/data/properties/entries/items/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data6 === "grant") || (data6 === "reserve")) || (data6 === "settle")) || (data6 === "release")) || (data6 === "adjust"))){
const err19 = {instancePath:instancePath+"/data/entries/" + i0+"/kind",schemaPath:"#/properties/data/properties/entries/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema62.properties.data.properties.entries.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.createdAt !== undefined){
let data7 = data4.createdAt;
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err20 = {instancePath:instancePath+"/data/entries/" + i0+"/createdAt",schemaPath:"#/properties/data/properties/entries/items/properties/createdAt/format",keyword:"format",params:{format: "date-time"}};
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
const err21 = {instancePath:instancePath+"/data/entries/" + i0+"/createdAt",schemaPath:"#/properties/data/properties/entries/items/properties/createdAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.available !== undefined){
let data8 = data4.available;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err22 = {instancePath:instancePath+"/data/entries/" + i0+"/available",schemaPath:"#/properties/data/properties/entries/items/properties/available/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err23 = {instancePath:instancePath+"/data/entries/" + i0+"/available",schemaPath:"#/properties/data/properties/entries/items/properties/available/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.reserved !== undefined){
let data9 = data4.reserved;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err24 = {instancePath:instancePath+"/data/entries/" + i0+"/reserved",schemaPath:"#/properties/data/properties/entries/items/properties/reserved/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err25 = {instancePath:instancePath+"/data/entries/" + i0+"/reserved",schemaPath:"#/properties/data/properties/entries/items/properties/reserved/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.consumed !== undefined){
let data10 = data4.consumed;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err26 = {instancePath:instancePath+"/data/entries/" + i0+"/consumed",schemaPath:"#/properties/data/properties/entries/items/properties/consumed/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err27 = {instancePath:instancePath+"/data/entries/" + i0+"/consumed",schemaPath:"#/properties/data/properties/entries/items/properties/consumed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.issued !== undefined){
let data11 = data4.issued;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err28 = {instancePath:instancePath+"/data/entries/" + i0+"/issued",schemaPath:"#/properties/data/properties/entries/items/properties/issued/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err29 = {instancePath:instancePath+"/data/entries/" + i0+"/issued",schemaPath:"#/properties/data/properties/entries/items/properties/issued/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.operation !== undefined){
if(typeof data4.operation !== "string"){
const err30 = {instancePath:instancePath+"/data/entries/" + i0+"/operation",schemaPath:"#/properties/data/properties/entries/items/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data4.model !== undefined){
if(typeof data4.model !== "string"){
const err31 = {instancePath:instancePath+"/data/entries/" + i0+"/model",schemaPath:"#/properties/data/properties/entries/items/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data4.rule !== undefined){
if(typeof data4.rule !== "string"){
const err32 = {instancePath:instancePath+"/data/entries/" + i0+"/rule",schemaPath:"#/properties/data/properties/entries/items/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data4.lines !== undefined){
let data15 = data4.lines;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.unit === undefined){
const err33 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1,schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/required",keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data16.quantity === undefined){
const err34 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1,schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/required",keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data16.price === undefined){
const err35 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1,schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/required",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data16.units === undefined){
const err36 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1,schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data16.unit !== undefined){
let data17 = data16.unit;
if(typeof data17 !== "string"){
const err37 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1+"/unit",schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/properties/unit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((((data17 === "second") || (data17 === "song")) || (data17 === "image")) || (data17 === "request")) || (data17 === "input-token")) || (data17 === "cached-input-token")) || (data17 === "output-token"))){
const err38 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1+"/unit",schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/properties/unit/enum",keyword:"enum",params:{allowedValues: schema62.properties.data.properties.entries.items.properties.lines.items.properties.unit.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data16.quantity !== undefined){
let data18 = data16.quantity;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err39 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1+"/quantity",schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err40 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1+"/quantity",schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/properties/quantity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data16.price !== undefined){
let data19 = data16.price;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err41 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1+"/price",schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err42 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1+"/price",schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/properties/price/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data16.units !== undefined){
let data20 = data16.units;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
const err43 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1+"/units",schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/properties/units/pattern",keyword:"pattern",params:{pattern: "^-?\\d+(\\.\\d{1,6})?$"}};
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
const err44 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1+"/units",schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/properties/units/type",keyword:"type",params:{type: "string"}};
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
const err45 = {instancePath:instancePath+"/data/entries/" + i0+"/lines/" + i1,schemaPath:"#/properties/data/properties/entries/items/properties/lines/items/type",keyword:"type",params:{type: "object"}};
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
const err46 = {instancePath:instancePath+"/data/entries/" + i0+"/lines",schemaPath:"#/properties/data/properties/entries/items/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data4.moderationCount !== undefined){
let data21 = data4.moderationCount;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err47 = {instancePath:instancePath+"/data/entries/" + i0+"/moderationCount",schemaPath:"#/properties/data/properties/entries/items/properties/moderationCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err48 = {instancePath:instancePath+"/data/entries/" + i0+"/moderationCount",schemaPath:"#/properties/data/properties/entries/items/properties/moderationCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data4.requestId !== undefined){
if(typeof data4.requestId !== "string"){
const err49 = {instancePath:instancePath+"/data/entries/" + i0+"/requestId",schemaPath:"#/properties/data/properties/entries/items/properties/requestId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data4.jobId !== undefined){
if(typeof data4.jobId !== "string"){
const err50 = {instancePath:instancePath+"/data/entries/" + i0+"/jobId",schemaPath:"#/properties/data/properties/entries/items/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data4.keyId !== undefined){
if(typeof data4.keyId !== "string"){
const err51 = {instancePath:instancePath+"/data/entries/" + i0+"/keyId",schemaPath:"#/properties/data/properties/entries/items/properties/keyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data4.note !== undefined){
if(typeof data4.note !== "string"){
const err52 = {instancePath:instancePath+"/data/entries/" + i0+"/note",schemaPath:"#/properties/data/properties/entries/items/properties/note/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data4.contract !== undefined){
if(typeof data4.contract !== "string"){
const err53 = {instancePath:instancePath+"/data/entries/" + i0+"/contract",schemaPath:"#/properties/data/properties/entries/items/properties/contract/type",keyword:"type",params:{type: "string"}};
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
const err54 = {instancePath:instancePath+"/data/entries/" + i0,schemaPath:"#/properties/data/properties/entries/items/type",keyword:"type",params:{type: "object"}};
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
const err55 = {instancePath:instancePath+"/data/entries",schemaPath:"#/properties/data/properties/entries/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data2.next !== undefined){
let data27 = data2.next;
if((typeof data27 !== "string") && (data27 !== null)){
const err56 = {instancePath:instancePath+"/data/next",schemaPath:"#/properties/data/properties/next/type",keyword:"type",params:{type: schema62.properties.data.properties.next.type}};
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
const err57 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
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
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateContract = validate52;
const schema63 = {"type":"object","additionalProperties":true,"required":["openapi","info","paths"],"properties":{"openapi":{"type":"string"},"info":{"type":"object","additionalProperties":true},"paths":{"type":"object","additionalProperties":true}},"$id":"Contract"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Contract" */;
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateUpstreamList = validate53;
const schema64 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string","minLength":1},"data":{"type":"object","required":["process","windowSeconds","stepSeconds","upstreams"],"properties":{"process":{"type":"object","required":["roles","startedAt"],"properties":{"roles":{"type":"array","minItems":1,"items":{"type":"string","enum":["api","worker"]}},"startedAt":{"type":"string","format":"date-time"}}},"windowSeconds":{"type":"integer","minimum":1},"stepSeconds":{"type":"integer","minimum":1},"upstreams":{"type":"array","items":{"type":"object","required":["name","kind","health","message","models","breaker","keys","calls","recent","steps"],"properties":{"name":{"type":"string"},"kind":{"type":"string"},"health":{"type":"string","enum":["good","unused","failing","resting","keyless"]},"message":{"type":"string","minLength":1},"models":{"type":"array","items":{"type":"object","required":["model","called"],"properties":{"model":{"type":"string"},"called":{"type":"string"}}}},"breaker":{"type":"object","required":["state"],"properties":{"state":{"type":"string","enum":["closed","half-open","open"]},"since":{"type":"string","format":"date-time"},"triesAgainAt":{"type":"string","format":"date-time"}}},"keys":{"type":"object","required":["count","usable"],"properties":{"count":{"type":"integer","minimum":0},"usable":{"type":"integer","minimum":0}}},"calls":{"type":"object","required":["underWay","waiting"],"properties":{"underWay":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0}}},"recent":{"allOf":[{"type":"object","required":["calls"],"properties":{"calls":{"type":"integer","minimum":0},"p50Milliseconds":{"type":"integer","minimum":0},"p95Milliseconds":{"type":"integer","minimum":0}}},{"type":"object","required":["outcomes"],"properties":{"outcomes":{"type":"object","additionalProperties":{"type":"integer","minimum":1}}}}]},"steps":{"type":"array","items":{"allOf":[{"type":"object","required":["calls"],"properties":{"calls":{"type":"integer","minimum":0},"p50Milliseconds":{"type":"integer","minimum":0},"p95Milliseconds":{"type":"integer","minimum":0}}},{"type":"object","required":["at","failures"],"properties":{"at":{"type":"string","format":"date-time"},"failures":{"type":"integer","minimum":0}}}]}},"lastError":{"type":"object","required":["at","kind","message"],"properties":{"at":{"type":"string","format":"date-time"},"kind":{"type":"string"},"message":{"type":"string","minLength":1}}}}}}}}},"$id":"UpstreamList"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UpstreamList" */;
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
if(data2.process === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "process"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.windowSeconds === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "windowSeconds"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.stepSeconds === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "stepSeconds"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.upstreams === undefined){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "upstreams"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.process !== undefined){
let data3 = data2.process;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.roles === undefined){
const err11 = {instancePath:instancePath+"/data/process",schemaPath:"#/properties/data/properties/process/required",keyword:"required",params:{missingProperty: "roles"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.startedAt === undefined){
const err12 = {instancePath:instancePath+"/data/process",schemaPath:"#/properties/data/properties/process/required",keyword:"required",params:{missingProperty: "startedAt"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.roles !== undefined){
let data4 = data3.roles;
if(Array.isArray(data4)){
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/data/process/roles",schemaPath:"#/properties/data/properties/process/properties/roles/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/data/process/roles/" + i0,schemaPath:"#/properties/data/properties/process/properties/roles/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === "api") || (data5 === "worker"))){
const err15 = {instancePath:instancePath+"/data/process/roles/" + i0,schemaPath:"#/properties/data/properties/process/properties/roles/items/enum",keyword:"enum",params:{allowedValues: schema64.properties.data.properties.process.properties.roles.items.enum}};
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
const err16 = {instancePath:instancePath+"/data/process/roles",schemaPath:"#/properties/data/properties/process/properties/roles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.startedAt !== undefined){
let data6 = data3.startedAt;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err17 = {instancePath:instancePath+"/data/process/startedAt",schemaPath:"#/properties/data/properties/process/properties/startedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err18 = {instancePath:instancePath+"/data/process/startedAt",schemaPath:"#/properties/data/properties/process/properties/startedAt/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/data/process",schemaPath:"#/properties/data/properties/process/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.windowSeconds !== undefined){
let data7 = data2.windowSeconds;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/data/windowSeconds",schemaPath:"#/properties/data/properties/windowSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/data/windowSeconds",schemaPath:"#/properties/data/properties/windowSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data2.stepSeconds !== undefined){
let data8 = data2.stepSeconds;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/data/stepSeconds",schemaPath:"#/properties/data/properties/stepSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/data/stepSeconds",schemaPath:"#/properties/data/properties/stepSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data2.upstreams !== undefined){
let data9 = data2.upstreams;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err24 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.kind === undefined){
const err25 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.health === undefined){
const err26 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "health"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.message === undefined){
const err27 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.models === undefined){
const err28 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "models"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.breaker === undefined){
const err29 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "breaker"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.keys === undefined){
const err30 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "keys"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.calls === undefined){
const err31 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "calls"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.recent === undefined){
const err32 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "recent"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.steps === undefined){
const err33 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/required",keyword:"required",params:{missingProperty: "steps"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10.name !== undefined){
if(typeof data10.name !== "string"){
const err34 = {instancePath:instancePath+"/data/upstreams/" + i1+"/name",schemaPath:"#/properties/data/properties/upstreams/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.kind !== undefined){
if(typeof data10.kind !== "string"){
const err35 = {instancePath:instancePath+"/data/upstreams/" + i1+"/kind",schemaPath:"#/properties/data/properties/upstreams/items/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.health !== undefined){
let data13 = data10.health;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/data/upstreams/" + i1+"/health",schemaPath:"#/properties/data/properties/upstreams/items/properties/health/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((((data13 === "good") || (data13 === "unused")) || (data13 === "failing")) || (data13 === "resting")) || (data13 === "keyless"))){
const err37 = {instancePath:instancePath+"/data/upstreams/" + i1+"/health",schemaPath:"#/properties/data/properties/upstreams/items/properties/health/enum",keyword:"enum",params:{allowedValues: schema64.properties.data.properties.upstreams.items.properties.health.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.message !== undefined){
let data14 = data10.message;
if(typeof data14 === "string"){
if(func1(data14) < 1){
const err38 = {instancePath:instancePath+"/data/upstreams/" + i1+"/message",schemaPath:"#/properties/data/properties/upstreams/items/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err39 = {instancePath:instancePath+"/data/upstreams/" + i1+"/message",schemaPath:"#/properties/data/properties/upstreams/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data10.models !== undefined){
let data15 = data10.models;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.model === undefined){
const err40 = {instancePath:instancePath+"/data/upstreams/" + i1+"/models/" + i2,schemaPath:"#/properties/data/properties/upstreams/items/properties/models/items/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data16.called === undefined){
const err41 = {instancePath:instancePath+"/data/upstreams/" + i1+"/models/" + i2,schemaPath:"#/properties/data/properties/upstreams/items/properties/models/items/required",keyword:"required",params:{missingProperty: "called"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data16.model !== undefined){
if(typeof data16.model !== "string"){
const err42 = {instancePath:instancePath+"/data/upstreams/" + i1+"/models/" + i2+"/model",schemaPath:"#/properties/data/properties/upstreams/items/properties/models/items/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data16.called !== undefined){
if(typeof data16.called !== "string"){
const err43 = {instancePath:instancePath+"/data/upstreams/" + i1+"/models/" + i2+"/called",schemaPath:"#/properties/data/properties/upstreams/items/properties/models/items/properties/called/type",keyword:"type",params:{type: "string"}};
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
const err44 = {instancePath:instancePath+"/data/upstreams/" + i1+"/models/" + i2,schemaPath:"#/properties/data/properties/upstreams/items/properties/models/items/type",keyword:"type",params:{type: "object"}};
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
const err45 = {instancePath:instancePath+"/data/upstreams/" + i1+"/models",schemaPath:"#/properties/data/properties/upstreams/items/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data10.breaker !== undefined){
let data19 = data10.breaker;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.state === undefined){
const err46 = {instancePath:instancePath+"/data/upstreams/" + i1+"/breaker",schemaPath:"#/properties/data/properties/upstreams/items/properties/breaker/required",keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19.state !== undefined){
let data20 = data19.state;
if(typeof data20 !== "string"){
const err47 = {instancePath:instancePath+"/data/upstreams/" + i1+"/breaker/state",schemaPath:"#/properties/data/properties/upstreams/items/properties/breaker/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((data20 === "closed") || (data20 === "half-open")) || (data20 === "open"))){
const err48 = {instancePath:instancePath+"/data/upstreams/" + i1+"/breaker/state",schemaPath:"#/properties/data/properties/upstreams/items/properties/breaker/properties/state/enum",keyword:"enum",params:{allowedValues: schema64.properties.data.properties.upstreams.items.properties.breaker.properties.state.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data19.since !== undefined){
let data21 = data19.since;
if(typeof data21 === "string"){
if(!(formats4(data21))){
const err49 = {instancePath:instancePath+"/data/upstreams/" + i1+"/breaker/since",schemaPath:"#/properties/data/properties/upstreams/items/properties/breaker/properties/since/format",keyword:"format",params:{format: "date-time"}};
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
const err50 = {instancePath:instancePath+"/data/upstreams/" + i1+"/breaker/since",schemaPath:"#/properties/data/properties/upstreams/items/properties/breaker/properties/since/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data19.triesAgainAt !== undefined){
let data22 = data19.triesAgainAt;
if(typeof data22 === "string"){
if(!(formats4(data22))){
const err51 = {instancePath:instancePath+"/data/upstreams/" + i1+"/breaker/triesAgainAt",schemaPath:"#/properties/data/properties/upstreams/items/properties/breaker/properties/triesAgainAt/format",keyword:"format",params:{format: "date-time"}};
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
const err52 = {instancePath:instancePath+"/data/upstreams/" + i1+"/breaker/triesAgainAt",schemaPath:"#/properties/data/properties/upstreams/items/properties/breaker/properties/triesAgainAt/type",keyword:"type",params:{type: "string"}};
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
const err53 = {instancePath:instancePath+"/data/upstreams/" + i1+"/breaker",schemaPath:"#/properties/data/properties/upstreams/items/properties/breaker/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data10.keys !== undefined){
let data23 = data10.keys;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.count === undefined){
const err54 = {instancePath:instancePath+"/data/upstreams/" + i1+"/keys",schemaPath:"#/properties/data/properties/upstreams/items/properties/keys/required",keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data23.usable === undefined){
const err55 = {instancePath:instancePath+"/data/upstreams/" + i1+"/keys",schemaPath:"#/properties/data/properties/upstreams/items/properties/keys/required",keyword:"required",params:{missingProperty: "usable"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data23.count !== undefined){
let data24 = data23.count;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err56 = {instancePath:instancePath+"/data/upstreams/" + i1+"/keys/count",schemaPath:"#/properties/data/properties/upstreams/items/properties/keys/properties/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err57 = {instancePath:instancePath+"/data/upstreams/" + i1+"/keys/count",schemaPath:"#/properties/data/properties/upstreams/items/properties/keys/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data23.usable !== undefined){
let data25 = data23.usable;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err58 = {instancePath:instancePath+"/data/upstreams/" + i1+"/keys/usable",schemaPath:"#/properties/data/properties/upstreams/items/properties/keys/properties/usable/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err59 = {instancePath:instancePath+"/data/upstreams/" + i1+"/keys/usable",schemaPath:"#/properties/data/properties/upstreams/items/properties/keys/properties/usable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err60 = {instancePath:instancePath+"/data/upstreams/" + i1+"/keys",schemaPath:"#/properties/data/properties/upstreams/items/properties/keys/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data10.calls !== undefined){
let data26 = data10.calls;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.underWay === undefined){
const err61 = {instancePath:instancePath+"/data/upstreams/" + i1+"/calls",schemaPath:"#/properties/data/properties/upstreams/items/properties/calls/required",keyword:"required",params:{missingProperty: "underWay"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data26.waiting === undefined){
const err62 = {instancePath:instancePath+"/data/upstreams/" + i1+"/calls",schemaPath:"#/properties/data/properties/upstreams/items/properties/calls/required",keyword:"required",params:{missingProperty: "waiting"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data26.underWay !== undefined){
let data27 = data26.underWay;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err63 = {instancePath:instancePath+"/data/upstreams/" + i1+"/calls/underWay",schemaPath:"#/properties/data/properties/upstreams/items/properties/calls/properties/underWay/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
const err64 = {instancePath:instancePath+"/data/upstreams/" + i1+"/calls/underWay",schemaPath:"#/properties/data/properties/upstreams/items/properties/calls/properties/underWay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data26.waiting !== undefined){
let data28 = data26.waiting;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err65 = {instancePath:instancePath+"/data/upstreams/" + i1+"/calls/waiting",schemaPath:"#/properties/data/properties/upstreams/items/properties/calls/properties/waiting/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
const err66 = {instancePath:instancePath+"/data/upstreams/" + i1+"/calls/waiting",schemaPath:"#/properties/data/properties/upstreams/items/properties/calls/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
}
else {
const err67 = {instancePath:instancePath+"/data/upstreams/" + i1+"/calls",schemaPath:"#/properties/data/properties/upstreams/items/properties/calls/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data10.recent !== undefined){
let data29 = data10.recent;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.calls === undefined){
const err68 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/0/required",keyword:"required",params:{missingProperty: "calls"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data29.calls !== undefined){
let data30 = data29.calls;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err69 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent/calls",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/0/properties/calls/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err70 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent/calls",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/0/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data29.p50Milliseconds !== undefined){
let data31 = data29.p50Milliseconds;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err71 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent/p50Milliseconds",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/0/properties/p50Milliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err72 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent/p50Milliseconds",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/0/properties/p50Milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data29.p95Milliseconds !== undefined){
let data32 = data29.p95Milliseconds;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err73 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent/p95Milliseconds",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/0/properties/p95Milliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
const err74 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent/p95Milliseconds",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/0/properties/p95Milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
else {
const err75 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.outcomes === undefined){
const err76 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/1/required",keyword:"required",params:{missingProperty: "outcomes"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data29.outcomes !== undefined){
let data33 = data29.outcomes;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key0 in data33){
let data34 = data33[key0];
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err77 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent/outcomes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/1/properties/outcomes/additionalProperties/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 1 || isNaN(data34)){
const err78 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent/outcomes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/1/properties/outcomes/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err79 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent/outcomes",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/1/properties/outcomes/type",keyword:"type",params:{type: "object"}};
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
const err80 = {instancePath:instancePath+"/data/upstreams/" + i1+"/recent",schemaPath:"#/properties/data/properties/upstreams/items/properties/recent/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data10.steps !== undefined){
let data35 = data10.steps;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.calls === undefined){
const err81 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3,schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/0/required",keyword:"required",params:{missingProperty: "calls"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data36.calls !== undefined){
let data37 = data36.calls;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err82 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/calls",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/0/properties/calls/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err83 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/calls",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/0/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data36.p50Milliseconds !== undefined){
let data38 = data36.p50Milliseconds;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err84 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/p50Milliseconds",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/0/properties/p50Milliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err85 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/p50Milliseconds",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/0/properties/p50Milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data36.p95Milliseconds !== undefined){
let data39 = data36.p95Milliseconds;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err86 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/p95Milliseconds",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/0/properties/p95Milliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
const err87 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/p95Milliseconds",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/0/properties/p95Milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err88 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3,schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.at === undefined){
const err89 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3,schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/1/required",keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data36.failures === undefined){
const err90 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3,schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/1/required",keyword:"required",params:{missingProperty: "failures"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data36.at !== undefined){
let data40 = data36.at;
if(typeof data40 === "string"){
if(!(formats4(data40))){
const err91 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/at",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/1/properties/at/format",keyword:"format",params:{format: "date-time"}};
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
const err92 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/at",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/1/properties/at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data36.failures !== undefined){
let data41 = data36.failures;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err93 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/failures",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/1/properties/failures/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
const err94 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3+"/failures",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/1/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err95 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps/" + i3,schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/items/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/data/upstreams/" + i1+"/steps",schemaPath:"#/properties/data/properties/upstreams/items/properties/steps/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data10.lastError !== undefined){
let data42 = data10.lastError;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.at === undefined){
const err97 = {instancePath:instancePath+"/data/upstreams/" + i1+"/lastError",schemaPath:"#/properties/data/properties/upstreams/items/properties/lastError/required",keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data42.kind === undefined){
const err98 = {instancePath:instancePath+"/data/upstreams/" + i1+"/lastError",schemaPath:"#/properties/data/properties/upstreams/items/properties/lastError/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data42.message === undefined){
const err99 = {instancePath:instancePath+"/data/upstreams/" + i1+"/lastError",schemaPath:"#/properties/data/properties/upstreams/items/properties/lastError/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data42.at !== undefined){
let data43 = data42.at;
if(typeof data43 === "string"){
if(!(formats4(data43))){
const err100 = {instancePath:instancePath+"/data/upstreams/" + i1+"/lastError/at",schemaPath:"#/properties/data/properties/upstreams/items/properties/lastError/properties/at/format",keyword:"format",params:{format: "date-time"}};
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
const err101 = {instancePath:instancePath+"/data/upstreams/" + i1+"/lastError/at",schemaPath:"#/properties/data/properties/upstreams/items/properties/lastError/properties/at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data42.kind !== undefined){
if(typeof data42.kind !== "string"){
const err102 = {instancePath:instancePath+"/data/upstreams/" + i1+"/lastError/kind",schemaPath:"#/properties/data/properties/upstreams/items/properties/lastError/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data42.message !== undefined){
let data45 = data42.message;
if(typeof data45 === "string"){
if(func1(data45) < 1){
const err103 = {instancePath:instancePath+"/data/upstreams/" + i1+"/lastError/message",schemaPath:"#/properties/data/properties/upstreams/items/properties/lastError/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/data/upstreams/" + i1+"/lastError/message",schemaPath:"#/properties/data/properties/upstreams/items/properties/lastError/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/data/upstreams/" + i1+"/lastError",schemaPath:"#/properties/data/properties/upstreams/items/properties/lastError/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/data/upstreams/" + i1,schemaPath:"#/properties/data/properties/upstreams/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/data/upstreams",schemaPath:"#/properties/data/properties/upstreams/type",keyword:"type",params:{type: "array"}};
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
const err108 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateHealth = validate54;
const schema65 = {"type":"object","required":["status","message"],"properties":{"status":{"type":"string","const":"SUCCESS"},"message":{"type":"string"}},"$id":"Health"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Health" */;
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"status":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const validateReadiness = validate55;
const schema66 = {"type":"object","required":["status","message","data"],"properties":{"status":{"type":"string","enum":["SUCCESS","FAILED"]},"message":{"type":"string"},"data":{"type":"object","required":["database","queue","assets","accepting"],"properties":{"database":{"type":"boolean"},"queue":{"type":"boolean"},"assets":{"type":"boolean"},"accepting":{"type":"boolean"}}}},"$id":"Readiness"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Readiness" */;
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
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema66.properties.status.enum}};
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"status":true,"message":true,"data":true},"dynamicProps":false,"dynamicItems":false};
