// Generated from openapi/ (contract 350e6b2be8cc) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
