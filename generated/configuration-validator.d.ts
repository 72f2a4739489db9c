// Generated from openapi/ (contract dac1535ea70e) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
