// Generated from openapi/ (contract 1ce3938146a1) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
