// Generated from openapi/ (contract 69ee7397fa4e) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
