// Generated from openapi/ (contract b2cdbbca88bb) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
