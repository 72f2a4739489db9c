// Generated from openapi/ (contract 73ad068c65bf) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
