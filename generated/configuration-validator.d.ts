// Generated from openapi/ (contract c1c4d74d5218) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
