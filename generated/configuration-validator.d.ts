// Generated from openapi/ (contract b3956ed780b8) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
