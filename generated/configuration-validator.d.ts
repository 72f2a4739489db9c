// Generated from openapi/ (contract 77c79ca79f23) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
