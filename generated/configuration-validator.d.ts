// Generated from openapi/ (contract a3a4d68de73d) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
