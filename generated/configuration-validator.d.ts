// Generated from openapi/ (contract 6d0ba78f35c4) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
