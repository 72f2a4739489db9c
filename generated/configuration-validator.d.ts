// Generated from openapi/ (contract a2679e2386cc) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
