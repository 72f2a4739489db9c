// Generated from openapi/ (contract 158d74bb0438) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
