// Generated from openapi/ (contract 1d46dcdbfc86) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
