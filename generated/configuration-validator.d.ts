// Generated from openapi/ (contract b6cab3d1cf29) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
