// Generated from openapi/ (contract 950a98b199bb) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
