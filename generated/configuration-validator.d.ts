// Generated from openapi/ (contract 14fccd5f3afa) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
