// Generated from openapi/ (contract 8a94e84f139b) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
