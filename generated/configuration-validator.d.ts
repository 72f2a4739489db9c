// Generated from openapi/ (contract 45882d66efd0) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
