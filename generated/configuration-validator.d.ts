// Generated from openapi/ (contract 4f4a4bfe4b24) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
