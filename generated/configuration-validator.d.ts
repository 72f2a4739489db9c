// Generated from openapi/ (contract e4a8c5865b6a) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
