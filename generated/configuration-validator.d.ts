// Generated from openapi/ (contract 45a96f8eaae2) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
