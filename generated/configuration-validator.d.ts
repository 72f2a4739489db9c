// Generated from openapi/ (contract bed5417f7e03) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
