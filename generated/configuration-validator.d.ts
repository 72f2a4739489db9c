// Generated from openapi/ (contract 1f9991411f97) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
