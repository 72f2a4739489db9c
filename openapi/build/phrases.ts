import { at, type Schema, textAt } from './contract.ts';
import { sentenceOf } from './sentences.ts';
import type { Phrase } from './shapes.ts';

/** A phrase with the schema that states it. */
export interface StatedPhrase extends Phrase {
  readonly stated: Schema;
}

/** The rule that encloses a place and covers everything inside it. */
interface RuleAround {
  readonly stated: Schema;
  readonly sentence: string;
}

/** Keywords that describe a schema or contain others, and reject nothing themselves. */
const STRUCTURE = new Set(
  `title description default examples deprecated type required properties items allOf
  additionalProperties then else contentMediaType contentEncoding`.split(/\s+/),
);

/**
 * Phrases every place of a schema that can reject a value: by the rule's own sentence if the contract has one,
 * otherwise by the keyword.
 *
 * @returns the phrases by place, in the form of a fault's `schemaPath`
 * @throws Error if a rule has a keyword that is not self-explanatory, and no sentence
 */
export function readPhrases(schema: Schema): Record<string, StatedPhrase> {
  return Object.fromEntries(phrasesIn(schema, { place: '#' }));
}

/** The place of a subschema, and the rule that it belongs to. */
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

/**
 * The additions of a conditional rule to its sentence: the parameter it concerns, and a change that would satisfy it.
 */
function guidance(stated: Schema): Pick<Phrase, 'about' | 'suggestion'> {
  const about = textAt(stated, 'x-rule-parameter');
  const suggestion = at(stated, 'x-rule-suggestion');
  return {
    ...(about === undefined ? {} : { about }),
    ...(Object.keys(suggestion).length === 0 ? {} : { suggestion }),
  };
}

/** The rule of a subschema in an `allOf`, whose sentence is its description. */
function ruleAround(part: Schema): RuleAround | undefined {
  if (ruleOf(part) === undefined) return undefined;
  return {
    stated: part,
    sentence: ownSentence(part) ?? withoutStop(part.description ?? ''),
  };
}

/** The identifier of the rule that a schema defines, itself or for another encoding of the request. */
export function ruleOf(schema: Schema): string | undefined {
  return schema['x-rule'] ?? schema['x-same-rule'];
}

/** The contract's own sentence of a rule, for keywords that do not describe it well. */
export function ownSentence(schema: Schema): string | undefined {
  return textAt(schema, 'x-rule-sentence');
}

/** Removes the full stop of a sentence, so that it can be extended. */
export function withoutStop(sentence: string): string {
  return sentence.trim().replace(/\.$/, '');
}
