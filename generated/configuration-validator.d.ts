// Generated from openapi/ (contract 442fae2c94c3) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
