// Generated from openapi/ (contract ebf4c9c6658d) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
