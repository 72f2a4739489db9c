// Generated from openapi/ (contract 992eea4e5093) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
