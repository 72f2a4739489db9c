// Generated from openapi/ (contract 2cee49d2232b) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
