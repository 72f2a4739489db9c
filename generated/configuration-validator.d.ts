// Generated from openapi/ (contract 055a1f8f6c33) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
