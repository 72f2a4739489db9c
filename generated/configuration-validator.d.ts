// Generated from openapi/ (contract 9a3f4641b020) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
