// Generated from openapi/ (contract 62cd4ace7843) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
