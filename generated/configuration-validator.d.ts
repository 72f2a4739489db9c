// Generated from openapi/ (contract a89b62e802e8) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
