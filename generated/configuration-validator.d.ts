// Generated from openapi/ (contract ceb0c5e91c71) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
