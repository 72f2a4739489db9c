// Generated from openapi/ (contract 79fbbdb00bde) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
