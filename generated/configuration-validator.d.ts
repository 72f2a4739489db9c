// Generated from openapi/ (contract 8cf8e0c49249) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
