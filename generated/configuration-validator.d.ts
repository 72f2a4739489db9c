// Generated from openapi/ (contract f26a3fc15287) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
