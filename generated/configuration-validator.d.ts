// Generated from openapi/ (contract f8d9ac7b4e86) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
