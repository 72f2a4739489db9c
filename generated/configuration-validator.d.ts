// Generated from openapi/ (contract 94dc4817d812) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
