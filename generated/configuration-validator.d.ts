// Generated from openapi/ (contract 51848dacd8a6) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
