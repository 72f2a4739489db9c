import { useQuery } from '@tanstack/react-query';
import { Film, Music4 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MusicItem } from '../../../generated/types.ts';
import { usePatchbay } from '../app/session.tsx';
import { Badge } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { QueryView } from '../components/query-view.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { AudioPlayer, VideoPlayer } from './media-player.tsx';
import styles from './song.module.css';

const PianoRoll = lazy(() =>
  import('./piano-roll.tsx').then((part) => ({ default: part.PianoRoll })),
);

/** What a song takes. */
export interface SongProps {
  readonly song: MusicItem;
  /** Which of the job's songs it is; they may have the same title. */
  readonly number: number;
  readonly of: number;
}

type Shown = 'sound' | 'notes' | 'video';

/** A song with its cover, its words and its player; its notes and its video on demand. */
export function Song({ song, number, of }: SongProps): ReactNode {
  const [shown, setShown] = useState<Shown>('sound');
  const name = song.title === '' ? 'Untitled' : song.title;
  const title = of === 1 ? name : `${name} (${number} of ${of})`;
  const tags = song.tags.split(',').map((tag) => tag.trim());
  const toggle = (what: Shown): void => setShown(shown === what ? 'sound' : what);
  return (
    <article className={styles.song} aria-label={title}>
      <img className={styles.cover} src={song.imageUrl} alt="" />
      <div className={styles.facts}>
        <h3 className={styles.title}>
          {name}
          {of > 1 && (
            <span className={styles.number}>
              {' '}
              {number} of {of}
            </span>
          )}
        </h3>
        <ul className={styles.tags} aria-label="Styles">
          {tags
            .filter((tag) => tag !== '')
            .map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
        </ul>
      </div>
      <div className={styles.controls}>
        {shown === 'sound' && <AudioPlayer url={song.audioUrl} title={title} />}
        <div className={styles.actions}>
          <Button
            size="small"
            icon={<Music4 size={15} />}
            aria-expanded={shown === 'notes'}
            onClick={() => toggle('notes')}
          >
            {shown === 'notes' ? 'Hide the notes' : 'Show the notes'}
          </Button>
          <Button
            size="small"
            icon={<Film size={15} />}
            aria-expanded={shown === 'video'}
            onClick={() => toggle('video')}
          >
            {shown === 'video' ? 'Hide the video' : 'Show the video'}
          </Button>
        </div>
      </div>
      {shown === 'notes' && <Notes song={song} title={title} />}
      {shown === 'video' && (
        <div className={styles.wide}>
          <VideoPlayer url={song.videoUrl} poster={song.imageLargeUrl} title={title} />
        </div>
      )}
      {song.prompt !== '' && (
        <details className={styles.words}>
          <summary>Words</summary>
          <p>{song.prompt}</p>
        </details>
      )}
    </article>
  );
}

const WORKED_OUT_MS = 2_000;

function Notes({ song, title }: { readonly song: MusicItem; readonly title: string }): ReactNode {
  const patchbay = usePatchbay();
  const { musicId } = song;
  // Notes are paid for and stay as they are: they are asked for once, whatever else is read anew.
  const query = useQuery({
    queryKey: ['midi', musicId],
    queryFn: ({ signal }) => patchbay.music.midi({ music_id: musicId }, { signal }),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data?.data.state === 'running' ? WORKED_OUT_MS : false),
  });
  return (
    <div className={styles.wide}>
      <QueryView query={query} lines={8}>
        {({ data }) => (
          <Suspense fallback={<Skeleton lines={8} />}>
            <PianoRoll midi={data} audioUrl={song.audioUrl} title={title} />
          </Suspense>
        )}
      </QueryView>
    </div>
  );
}
