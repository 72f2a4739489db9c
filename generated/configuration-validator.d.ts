// Generated from openapi/ (contract 18e20860fdf9) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
