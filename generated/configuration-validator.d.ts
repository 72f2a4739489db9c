// Generated from openapi/ (contract 34009c6b22dc) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
