// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
