// Generated from openapi/ (contract 34bad6d22c5e) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
