// Generated from openapi/ (contract 53b7c079c1b5) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
