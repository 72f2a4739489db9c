// Generated from openapi/ (contract 4bbe7b2892ac) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
