// Generated from openapi/ (contract e8aa300d2435) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
