// Generated from openapi/ (contract 2cd5d28fb43c) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
