import { at, type Schema, textAt } from './contract.ts';
import { sentenceOf } from './sentences.ts';
import type { Phrase } from './shapes.ts';

/** A phrase with the schema that states it. */
export interface StatedPhrase extends Phrase {
  readonly stated: Schema;
}

/** The rule around a place, which covers all that is inside it. */
interface RuleAround {
  readonly stated: Schema;
  readonly sentence: string;
}

/** The keywords that describe a schema or lead further into it, and refuse nothing themselves. */
const STRUCTURE = new Set(
  `title description default examples deprecated type required properties items allOf
  additionalProperties then else contentMediaType contentEncoding`.split(/\s+/),
);

/**
 * Walks a schema and phrases every place where it can refuse a value: by the rule's own sentence where the
 * contract gives one, else by the keyword.
 *
 * @returns the phrases by place, in the form of a fault's `schemaPath`
 * @throws where a rule has a keyword that says nothing by itself, and no sentence
 */
export function readPhrases(schema: Schema): Record<string, StatedPhrase> {
  const phrases: Record<string, StatedPhrase> = {};
  walk(schema, '#', undefined);
  return phrases;

  function walk(part: Schema, place: string, around: RuleAround | undefined): void {
    const stated = ruleOf(part) === undefined ? around?.stated : part;
    if (stated !== undefined) phraseKeywords(part, place, stated, around?.sentence);
    if ('if' in part) return;
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      walk(property, `${place}/properties/${name}`, around);
    }
    if (part.items !== undefined) walk(part.items, `${place}/items`, around);
    part.allOf?.forEach((inner, index) => {
      walk(inner, `${place}/allOf/${index}`, ruleAround(inner) ?? around);
    });
  }

  function phraseKeywords(
    part: Schema,
    place: string,
    stated: Schema,
    inherited: string | undefined,
  ): void {
    const rule = ruleOf(stated) ?? '';
    for (const keyword of Object.keys(part)) {
      if (STRUCTURE.has(keyword) || keyword.startsWith('x-')) continue;
      const sentence = ownSentence(part) ?? inherited ?? sentenceOf(keyword, part);
      if (sentence === undefined) throw new Error(`Rule ${rule} needs a sentence for ${keyword}.`);
      phrases[`${place}/${keyword}`] = { rule, sentence, stated, ...guidance(stated) };
    }
  }
}

/** What a conditional rule says beyond its sentence: whom it is about, and what would keep it. */
function guidance(stated: Schema): Pick<Phrase, 'about' | 'suggestion'> {
  const about = textAt(stated, 'x-rule-parameter');
  const suggestion = at(stated, 'x-rule-suggestion');
  return {
    ...(about === undefined ? {} : { about }),
    ...(Object.keys(suggestion).length === 0 ? {} : { suggestion }),
  };
}

/** A rule that stands in an `allOf` speaks through its description. */
function ruleAround(part: Schema): RuleAround | undefined {
  if (ruleOf(part) === undefined) return undefined;
  return {
    stated: part,
    sentence: ownSentence(part) ?? withoutStop(part.description ?? ''),
  };
}

/** The identifier of the rule that a schema states, itself or for another encoding of the request. */
export function ruleOf(schema: Schema): string | undefined {
  return schema['x-rule'] ?? schema['x-same-rule'];
}

/** The sentence that the contract gives a rule, where its keywords do not say it well. */
export function ownSentence(schema: Schema): string | undefined {
  return textAt(schema, 'x-rule-sentence');
}

/** A sentence to build on: without its full stop. */
export function withoutStop(sentence: string): string {
  return sentence.trim().replace(/\.$/, '');
}
