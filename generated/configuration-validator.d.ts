// Generated from openapi/ (contract 957389fd04a4) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
