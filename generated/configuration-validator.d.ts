// Generated from openapi/ (contract e7f3575b9766) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
