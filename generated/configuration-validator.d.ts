// Generated from openapi/ (contract e38ef630de8b) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
