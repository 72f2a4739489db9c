// Generated from openapi/ (contract 04d203f9a3c1) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
