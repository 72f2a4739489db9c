// Generated from openapi/ (contract 7241a4eaebb2) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
