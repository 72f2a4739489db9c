// Generated from openapi/ (contract 5edad625c85a) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
