// Generated from openapi/ (contract 297e41cf23a0) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
