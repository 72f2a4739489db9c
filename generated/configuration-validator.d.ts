// Generated from openapi/ (contract 146d16b7e3b5) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
