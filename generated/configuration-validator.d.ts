// Generated from openapi/ (contract f19b86cd5bf2) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
