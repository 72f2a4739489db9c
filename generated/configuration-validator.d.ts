// Generated from openapi/ (contract e4f53f5b31cb) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
