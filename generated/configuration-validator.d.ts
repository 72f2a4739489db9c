// Generated from openapi/ (contract 97cd90f60997) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
