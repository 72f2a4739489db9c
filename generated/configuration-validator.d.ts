// Generated from openapi/ (contract 40284fc1899c) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
