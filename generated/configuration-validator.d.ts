// Generated from openapi/ (contract 2d40991b2519) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
