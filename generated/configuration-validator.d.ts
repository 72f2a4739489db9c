// Generated from openapi/ (contract 6c41bbc23efe) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
