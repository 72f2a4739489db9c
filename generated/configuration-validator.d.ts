// Generated from openapi/ (contract 9e6402f0b48e) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
