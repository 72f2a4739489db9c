// Generated from openapi/ (contract f3726e1c5648) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
