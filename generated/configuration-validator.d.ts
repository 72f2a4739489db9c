// Generated from openapi/ (contract d8b16a4e3fc3) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
