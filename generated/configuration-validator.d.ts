// Generated from openapi/ (contract 7654fbf15967) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
