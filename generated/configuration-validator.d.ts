// Generated from openapi/ (contract 852d089f36fe) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
