// Generated from openapi/ (contract d2282a196ebd) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
