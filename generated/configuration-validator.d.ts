// Generated from openapi/ (contract d45ce4c4c1ca) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
