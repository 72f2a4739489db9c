// Generated from openapi/ (contract 1b72b145940f) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
