// Generated from openapi/ (contract bf0c2a36ab74) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
