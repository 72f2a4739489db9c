// Generated from openapi/ (contract 72a7812c59d6) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
