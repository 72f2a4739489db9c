// Generated from openapi/ (contract 919f59e81b32) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
