// Generated from openapi/ (contract a938b3f6c8fa) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
