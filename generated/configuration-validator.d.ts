// Generated from openapi/ (contract 62102c76d5ef) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
