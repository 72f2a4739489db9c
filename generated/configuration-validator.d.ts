// Generated from openapi/ (contract 5c50fb900b9a) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
