// Generated from openapi/ (contract 4e3f85c351b0) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
