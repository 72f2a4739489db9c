// Generated from openapi/ (contract a89690dacb1f) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
