// Generated from openapi/ (contract 9d6d17b95cae) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
