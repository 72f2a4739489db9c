// Generated from openapi/ (contract fff01a52ab72) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
