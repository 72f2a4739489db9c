// Generated from openapi/ (contract e2ce678aa8ef) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
