// Generated from openapi/ (contract 5cbc7358d7c7) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
