// Generated from openapi/ (contract 0d3ada4b5eb0) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
