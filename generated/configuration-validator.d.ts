// Generated from openapi/ (contract 97e0c19644da) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
