// Generated from openapi/ (contract dfe337f28c20) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
