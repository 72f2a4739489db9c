// Generated from openapi/ (contract 408e91bb298a) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
