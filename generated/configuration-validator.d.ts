// Generated from openapi/ (contract ddbedd04c0ff) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
