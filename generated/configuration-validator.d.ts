// Generated from openapi/ (contract 008453e5fd32) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
