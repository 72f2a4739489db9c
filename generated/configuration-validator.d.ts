// Generated from openapi/ (contract 917e11a26c55) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
