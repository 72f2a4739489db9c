// Generated from openapi/ (contract d5050fc19c90) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
