// Generated from openapi/ (contract 2d43a3a9adeb) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
