// Generated from openapi/ (contract 40348414c8cd) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
