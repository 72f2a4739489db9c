// Generated from openapi/ (contract 7ab58e6917c8) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
