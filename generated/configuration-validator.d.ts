// Generated from openapi/ (contract 54ca2a7e4d47) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
