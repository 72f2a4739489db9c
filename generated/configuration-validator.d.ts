// Generated from openapi/ (contract 99f1e770d4ea) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
