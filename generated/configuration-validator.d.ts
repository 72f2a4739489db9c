// Generated from openapi/ (contract 7620f9c56a22) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
