// Generated from openapi/ (contract 8f4e518dcbec) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
