// Generated from openapi/ (contract 3a1eebe62e77) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
