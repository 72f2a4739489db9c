// Generated from openapi/ (contract 5878da3ed5c4) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
