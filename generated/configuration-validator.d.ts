// Generated from openapi/ (contract 35931ecdf8b0) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
