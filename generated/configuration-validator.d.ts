// Generated from openapi/ (contract 5a9741cb7ff0) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
