// Generated from openapi/ (contract 054ccc6dd8d6) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
