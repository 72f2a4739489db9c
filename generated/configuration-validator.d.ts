// Generated from openapi/ (contract 59d5907ca9e4) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
