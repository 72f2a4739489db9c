// Generated from openapi/ (contract 1ee19680ad78) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
