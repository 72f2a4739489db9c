// Generated from openapi/ (contract 4e680f43baa2) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
