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
 * Phrases every place of a schema where it can refuse a value: by the rule's own sentence where the contract gives one,
 * else by the keyword.
 *
 * @returns the phrases by place, in the form of a fault's `schemaPath`
 * @throws Error where a rule has a keyword that says nothing by itself, and no sentence
 */
export function readPhrases(schema: Schema): Record<string, StatedPhrase> {
  return Object.fromEntries(phrasesIn(schema, { place: '#' }));
}

/** Where a part of a schema stands, and the rule that it is part of. */
interface Spot {
  readonly place: string;
  readonly around?: RuleAround;
}

type PlacedPhrase = readonly [place: string, phrase: StatedPhrase];

function phrasesIn(part: Schema, spot: Spot): readonly PlacedPhrase[] {
  const own = ownPhrases(part, spot);
  // A condition is phrased as a whole.
  if ('if' in part) return own;
  const inside = ([step, inner]: readonly [string, Schema]) =>
    phrasesIn(inner, { ...spot, place: `${spot.place}/${step}` });
  const rules = (part.allOf ?? []).flatMap((inner, index) => {
    const around = ruleAround(inner) ?? spot.around;
    return phrasesIn(inner, {
      place: `${spot.place}/allOf/${index}`,
      ...(around === undefined ? {} : { around }),
    });
  });
  return [...own, ...innerSchemas(part).flatMap(inside), ...rules];
}

function innerSchemas({ properties = {}, items }: Schema): readonly (readonly [string, Schema])[] {
  return [
    ...Object.entries(properties).map(([name, inner]) => [`properties/${name}`, inner] as const),
    ...(items === undefined ? [] : [['items', items] as const]),
  ];
}

function ownPhrases(part: Schema, { place, around }: Spot): readonly PlacedPhrase[] {
  const stated = ruleOf(part) === undefined ? around?.stated : part;
  if (stated === undefined) return [];
  const rule = ruleOf(stated) ?? '';
  const keywords = Object.keys(part).filter((key) => !STRUCTURE.has(key) && !key.startsWith('x-'));
  return keywords.map((keyword) => {
    const sentence = ownSentence(part) ?? around?.sentence ?? sentenceOf(keyword, part);
    if (sentence === undefined) throw new Error(`Rule ${rule} needs a sentence for ${keyword}.`);
    return [`${place}/${keyword}`, { rule, sentence, stated, ...guidance(stated) }];
  });
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
