// Generated from openapi/ (contract 88d3bbe84130) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
