// Generated from openapi/ (contract d6bf7ffc073e) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
