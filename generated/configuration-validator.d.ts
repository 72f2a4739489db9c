// Generated from openapi/ (contract 87d6d288b740) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
