// Generated from openapi/ (contract e8016cd16e79) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
