// Generated from openapi/ (contract 2d2ea0360363) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
