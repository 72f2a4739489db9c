// Generated from openapi/ (contract 45eed27cfa6d) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
