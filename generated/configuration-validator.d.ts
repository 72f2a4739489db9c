// Generated from openapi/ (contract 7c4346ccf713) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
