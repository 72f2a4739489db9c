// Generated from openapi/ (contract 453c99b54b0c) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
