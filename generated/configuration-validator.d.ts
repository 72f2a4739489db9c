// Generated from openapi/ (contract 6e96e02585fa) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
