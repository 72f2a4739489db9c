// Generated from openapi/ (contract ef5f1bdc26a5) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
