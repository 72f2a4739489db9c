// Generated from openapi/ (contract b280e72c55cd) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
