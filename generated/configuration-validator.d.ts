// Generated from openapi/ (contract bb8954fffcf7) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
