// Generated from openapi/ (contract 6dae81ab980f) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
