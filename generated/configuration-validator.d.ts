// Generated from openapi/ (contract 396ca2ef3c8a) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
