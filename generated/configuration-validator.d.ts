// Generated from openapi/ (contract 7038a0c6a91b) by `npm run generate`. Do not edit.
import type { Validator } from './shapes.ts';

export declare const validateConfiguration: Validator;
