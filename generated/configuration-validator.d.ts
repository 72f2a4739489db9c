// Generated from openapi/ (contract 8b25c9c40a23) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
