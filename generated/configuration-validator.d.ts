// Generated from openapi/ (contract c57eb02b2d57) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
