// Generated from openapi/ (contract e3afe99d81ae) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
