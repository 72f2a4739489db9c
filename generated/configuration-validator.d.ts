// Generated from openapi/ (contract 3154a5bc2b15) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
