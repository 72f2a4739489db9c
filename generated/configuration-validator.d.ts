// Generated from openapi/ (contract 4f48b7356d9f) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
