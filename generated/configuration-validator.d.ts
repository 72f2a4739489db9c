// Generated from openapi/ (contract 198f8a3bfc0b) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
