// Generated from openapi/ (contract df4960dbbd22) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
