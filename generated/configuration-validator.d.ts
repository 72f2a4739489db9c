// Generated from openapi/ (contract 4843299a78e2) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
