// Generated from openapi/ (contract a06c1b0154ae) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
