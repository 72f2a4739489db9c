// Generated from openapi/ (contract 3f1fadcfbc42) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
