// Generated from openapi/ (contract abde1719f9f3) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
