// Generated from openapi/ (contract e3dd783275cd) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
