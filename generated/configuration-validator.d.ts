// Generated from openapi/ (contract 24192a1b4748) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
