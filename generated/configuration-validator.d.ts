// Generated from openapi/ (contract 2030f3455a3c) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
