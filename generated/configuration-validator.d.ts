// Generated from openapi/ (contract a4ecba6f6d09) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
