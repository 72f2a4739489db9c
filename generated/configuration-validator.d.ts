// Generated from openapi/ (contract f5bdca68a20d) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
