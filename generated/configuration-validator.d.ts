// Generated from openapi/ (contract d3b80fee66ba) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
