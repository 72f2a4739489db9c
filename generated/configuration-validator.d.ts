// Generated from openapi/ (contract b1e251ceba57) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
