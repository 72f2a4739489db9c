// Generated from openapi/ (contract d0ce171ea9ec) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
