// Generated from openapi/ (contract 406d45f01d8a) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
