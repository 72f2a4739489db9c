/** The place that a picture shows. */
export type Place =
  | 'hills'
  | 'mountains'
  | 'snow'
  | 'sea'
  | 'forest'
  | 'autumn'
  | 'meadow'
  | 'desert'
  | 'city'
  | 'space'
  | 'shapes';

/** The kind of sky in a picture. */
export type Light = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night' | 'storm';

/** The hues that a text can name. */
export type Hue =
  | 'red'
  | 'orange'
  | 'gold'
  | 'green'
  | 'teal'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'white'
  | 'grey'
  | 'black';

/** The keywords for a picture in a text: each list in the order of the text, without repetition. */
export interface Hints {
  readonly places: readonly Place[];
  readonly lights: readonly Light[];
  readonly hues: readonly Hue[];
}

/** The places, times of day and colours that a text names in English. */
export function hintsIn(text: string): Hints {
  const words =
    text
      .slice(0, READ_CHARACTERS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return {
    places: found(words, PLACE_WORDS),
    lights: found(words, LIGHT_WORDS),
    hues: found(words, HUE_WORDS),
  };
}

const READ_CHARACTERS = 4_000;

function found<Name extends string>(
  words: readonly string[],
  vocabulary: ReadonlyMap<string, Name>,
): Name[] {
  const names = words.map((word) => vocabulary.get(word) ?? vocabulary.get(word.replace(/s$/, '')));
  return [...new Set(names.filter((name) => name !== undefined))];
}

function vocabulary<Name extends string>(
  words: ReadonlyArray<readonly [Name, string]>,
): ReadonlyMap<string, Name> {
  return new Map(
    words.flatMap(([name, list]) => list.split(' ').map((word) => [word, name] as const)),
  );
}

const PLACE_WORDS = vocabulary<Place>([
  ['hills', 'hill valley field countryside farm landscape vineyard village horizon road'],
  ['mountains', 'mountain peak alps summit cliff canyon volcano rock'],
  ['snow', 'snow snowy winter ice icy arctic glacier frost frozen christmas ski'],
  ['sea', 'sea ocean beach coast wave water lake river island harbour harbor boat ship sail shore'],
  ['sea', 'lighthouse fish whale dolphin surf surfer lagoon bay'],
  ['forest', 'forest wood woods jungle tree pine woodland rainforest fox deer bear wolf owl'],
  ['autumn', 'autumn fall leaf leaves maple october harvest'],
  ['meadow', 'meadow garden flower spring blossom park grass bloom rose tulip bee butterfly'],
  ['desert', 'desert dune sand sahara cactus camel oasis savanna savannah pyramid safari'],
  ['city', 'city town street skyline urban building tower neon downtown skyscraper cyberpunk'],
  ['city', 'office traffic car taxi metropolis paris london tokyo york'],
  ['space', 'space planet star galaxy cosmos cosmic universe astronaut rocket mars nebula orbit'],
  ['space', 'alien moonbase satellite saturn spaceship comet'],
  ['shapes', 'abstract geometric geometry shape pattern logo icon poster bauhaus minimal circle'],
  ['shapes', 'square triangle grid collage design'],
]);

const LIGHT_WORDS = vocabulary<Light>([
  ['dawn', 'dawn sunrise morning daybreak'],
  ['day', 'day noon daylight sunny afternoon summer midday bright'],
  ['sunset', 'sunset sundown'],
  ['dusk', 'dusk evening twilight'],
  ['night', 'night midnight moon moonlight moonlit dark stars starry nocturnal lantern neon'],
  ['storm', 'storm stormy rain rainy thunder lightning cloudy fog foggy mist misty grey'],
]);

const HUE_WORDS = vocabulary<Hue>([
  ['red', 'red crimson scarlet ruby blood cherry'],
  ['orange', 'orange tangerine copper fire flame'],
  ['gold', 'gold golden yellow amber honey lemon'],
  ['green', 'green emerald lime olive mint'],
  ['teal', 'teal turquoise cyan aqua aquamarine'],
  ['blue', 'blue azure navy cobalt indigo sapphire'],
  ['purple', 'purple violet lavender lilac plum amethyst'],
  ['pink', 'pink magenta fuchsia salmon coral'],
  ['brown', 'brown chocolate coffee sepia'],
  ['white', 'white ivory pale'],
  ['grey', 'grey gray silver monochrome'],
  ['black', 'black noir ebony'],
]);
