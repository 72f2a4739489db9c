// Generated from openapi/ (contract 02e9c24ba580) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
