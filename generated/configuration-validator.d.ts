// Generated from openapi/ (contract 5e9f73119643) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
