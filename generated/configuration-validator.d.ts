// Generated from openapi/ (contract 1cf42a5afafb) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
