// Generated from openapi/ (contract ae47af21e4ff) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
