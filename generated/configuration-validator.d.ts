// Generated from openapi/ (contract 6840e77c8ede) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
