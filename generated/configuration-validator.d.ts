// Generated from openapi/ (contract 313ea20b30ee) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
