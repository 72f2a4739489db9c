// Generated from openapi/ (contract 276064e96fc9) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
