// Generated from openapi/ (contract e43c4d6530fa) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
