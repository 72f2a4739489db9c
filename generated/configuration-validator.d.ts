// Generated from openapi/ (contract 0221d30eb8a0) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
