// Generated from openapi/ (contract 5b4086ef8799) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
