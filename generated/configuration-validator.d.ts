// Generated from openapi/ (contract dc41104ff75c) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
