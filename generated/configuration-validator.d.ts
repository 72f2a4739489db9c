// Generated from openapi/ (contract 2a3c694b9529) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
