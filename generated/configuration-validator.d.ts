// Generated from openapi/ (contract 84e781eaa655) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
