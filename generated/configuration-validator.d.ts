// Generated from openapi/ (contract 4184ee9cab93) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
