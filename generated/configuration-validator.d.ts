// Generated from openapi/ (contract 04c1917becd1) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
