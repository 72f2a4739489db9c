// Generated from openapi/ (contract 00838dfb6fa5) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
