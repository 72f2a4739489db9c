// Generated from openapi/ (contract f7d530ca4744) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
