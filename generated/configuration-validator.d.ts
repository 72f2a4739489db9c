// Generated from openapi/ (contract 5fdbc3a360e4) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
