// Generated from openapi/ (contract e3ede675c5b5) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
