// Generated from openapi/ (contract fb67b1aa2eae) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
