// Generated from openapi/ (contract 36e0117d1d4c) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
