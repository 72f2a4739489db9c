// Generated from openapi/ (contract 87f66a5256ff) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
