// Generated from openapi/ (contract 4fe8d169eb2f) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
