// Generated from openapi/ (contract 3dc89ceb9e80) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
