// Generated from openapi/ (contract 5943dc9b1f93) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
