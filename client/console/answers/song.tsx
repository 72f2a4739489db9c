import { Film } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MusicItem } from '../../../generated/types.ts';
import { Badge } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { AudioPlayer, VideoPlayer, type VideoPlayerProps } from './media-player.tsx';
import styles from './song.module.css';
import { NotesButton, SongNotes } from './song-notes.tsx';
import { useNotes } from './use-notes.ts';

/** Props of `Song`. */
export interface SongProps {
  readonly song: MusicItem;
  /** Position among the job's songs, which may have the same title. */
  readonly number: number;
  readonly of: number;
  /** Looks up new URLs, as the ones at hand may have expired. */
  readonly onRenew: () => Promise<unknown>;
}

type Shown = 'sound' | 'notes' | 'video';

/** A song with its cover, lyrics and player; its notes and video on demand. */
export function Song({ song, number, of, onRenew }: SongProps): ReactNode {
  const [shown, setShown] = useState<Shown>('sound');
  const notes = useNotes(song.musicId, shown === 'notes');
  const name = song.title === '' ? 'Untitled' : song.title;
  const title = of === 1 ? name : `${name} (${number} of ${of})`;
  const toggle = (what: Shown): void => setShown(shown === what ? 'sound' : what);
  return (
    <article className={styles.song} aria-label={title}>
      {song.imageUrl === undefined ? (
        <div className={styles.cover} />
      ) : (
        <img className={styles.cover} src={song.imageUrl} alt="" />
      )}
      <div className={styles.facts}>
        <h3 className={styles.title}>
          <bdi>{name}</bdi>
          {of > 1 && (
            <span className={styles.number}>
              {' '}
              {number} of {of}
            </span>
          )}
        </h3>
        <Tags tags={song.tags} />
      </div>
      <div className={styles.controls}>
        {shown === 'sound' && <AudioPlayer url={song.audioUrl} {...{ title, onRenew }} />}
        <div className={styles.actions}>
          <NotesButton notes={notes} isShown={shown === 'notes'} onToggle={() => toggle('notes')} />
          {song.videoUrl !== undefined && (
            <Button
              size="small"
              icon={<Film size={15} />}
              aria-expanded={shown === 'video'}
              onClick={() => toggle('video')}
            >
              {shown === 'video' ? 'Hide video' : 'Show video'}
            </Button>
          )}
        </div>
      </div>
      {shown === 'notes' && (
        <div className={styles.wide}>
          <SongNotes notes={notes} audioUrl={song.audioUrl} title={title} />
        </div>
      )}
      {shown === 'video' && song.videoUrl !== undefined && (
        <div className={styles.wide}>
          <VideoPlayer url={song.videoUrl} {...{ title, onRenew }} {...posterOf(song)} />
        </div>
      )}
      {song.prompt !== '' && (
        <details className={styles.words}>
          <summary>Lyrics</summary>
          <p dir="auto">{song.prompt}</p>
        </details>
      )}
    </article>
  );
}

function posterOf({ imageLargeUrl: poster }: MusicItem): Pick<VideoPlayerProps, 'poster'> {
  return poster === undefined ? {} : { poster };
}

function Tags({ tags }: Pick<MusicItem, 'tags'>): ReactNode {
  const words = tags.split(',').map((tag) => tag.trim());
  return (
    <ul className={styles.tags} aria-label="Styles">
      {words
        .filter((tag) => tag !== '')
        .map((tag) => (
          <li key={tag}>
            <Badge>
              <bdi>{tag}</bdi>
            </Badge>
          </li>
        ))}
    </ul>
  );
}
