// Generated from openapi/ (contract 0b2160e3d34a) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
