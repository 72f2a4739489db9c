// Generated from openapi/ (contract 3e90ed47e04e) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
