// Generated from openapi/ (contract d7538f3d51d6) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
