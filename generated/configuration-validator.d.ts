// Generated from openapi/ (contract 4f91185f5ef7) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
