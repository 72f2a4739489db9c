// Generated from openapi/ (contract 3c902b9ea27c) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
