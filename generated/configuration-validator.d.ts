// Generated from openapi/ (contract f4121fcb513f) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
