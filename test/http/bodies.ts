/** A song in custom mode with only the required fields. */
export const SONG = {
  music_id: 'x',
  chop_sample_start_s: 0,
  chop_sample_end_s: 30,
  custom: true,
  instrumental: true,
  mv: 'tune-v5',
};
