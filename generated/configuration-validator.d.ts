// Generated from openapi/ (contract 7ac4a6ef6ae9) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
