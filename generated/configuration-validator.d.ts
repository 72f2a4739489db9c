// Generated from openapi/ (contract ca7305b677a8) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
