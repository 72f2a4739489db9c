// Generated from openapi/ (contract 14b444eb1050) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
