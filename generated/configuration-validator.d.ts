// Generated from openapi/ (contract 80f759bc7e41) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
