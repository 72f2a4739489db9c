// Generated from openapi/ (contract be76013ac5c2) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
