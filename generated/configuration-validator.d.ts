// Generated from openapi/ (contract d706f578cd7e) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
