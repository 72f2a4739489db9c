import { type ReactNode, useMemo, useState } from 'react';
import type { MidiData } from '../../../generated/types.ts';
import { Empty, Notice } from '../components/notice.tsx';
import styles from './piano-roll.module.css';
import { beatOf } from './roll/beat.ts';
import { NotesTable } from './roll/notes-table.tsx';
import { RollBar, type Ruler } from './roll/roll-bar.tsx';
import { RollGrid } from './roll/roll-grid.tsx';
import { RollLegend } from './roll/roll-legend.tsx';
import { type Score, scoreOf } from './roll/score.ts';
import { useRollClock } from './roll/use-roll-clock.ts';
import { useRollStage } from './roll/use-roll-stage.ts';

/** Props of `PianoRoll`. */
export interface PianoRollProps {
  readonly midi: MidiData;
  /** The song that the notes belong to; if omitted, the notes are synthesized. */
  readonly audioUrl?: string;
  readonly title: string;
}

/** The notes of a song, scrolling while it plays. */
export function PianoRoll({ midi, audioUrl, title }: PianoRollProps): ReactNode {
  const score = useMemo(() => scoreOf(midi), [midi]);
  if (midi.state === 'error') {
    return <Notice tone="warning" title="The notes of this song could not be extracted." />;
  }
  if (score.notes.length === 0) {
    return midi.state === 'running' ? (
      <Notice tone="busy" title="Notes are still being extracted. Try again in a moment." />
    ) : (
      <Empty title="No notes were found in this song." />
    );
  }
  return (
    <>
      {midi.state === 'running' && <Notice tone="busy" title="More notes are being extracted." />}
      <Roll score={score} title={title} {...(audioUrl === undefined ? {} : { audioUrl })} />
    </>
  );
}

interface RollProps extends Pick<PianoRollProps, 'audioUrl' | 'title'> {
  readonly score: Score;
}

function Roll({ score, audioUrl, title }: RollProps): ReactNode {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [isFollowing, setFollowing] = useState(true);
  const [ruler, setRuler] = useState<Ruler>('seconds');
  const [songSeconds, setSongSeconds] = useState(0);
  const [isSongBroken, setSongBroken] = useState(false);
  const hasSong = audioUrl !== undefined && !isSongBroken;
  const beat = useMemo(() => beatOf(score.notes), [score]);
  const duration = Math.max(score.seconds, songSeconds);
  const playing = useRollClock(score, { hasSong, hidden });
  const counted = ruler === 'bars' ? beat : undefined;
  const places = useRollStage(score, playing.clock, {
    hidden,
    isFollowing,
    duration,
    beat: counted,
  });

  return (
    <section className={styles.roll} aria-label={`Notes of ${title}`}>
      {isSongBroken && (
        <Notice
          tone="warning"
          title="The audio is no longer available, but its notes can be played."
        />
      )}
      {hasSong && (
        // biome-ignore lint/a11y/useMediaCaption: what is heard is shown as notes
        <audio
          ref={playing.songRef}
          src={audioUrl}
          preload="auto"
          onDurationChange={({ currentTarget }) => setSongSeconds(lengthOf(currentTarget))}
          onError={() => setSongBroken(true)}
        />
      )}
      <RollBar
        places={places}
        playing={playing}
        duration={duration}
        hasSong={hasSong}
        beat={beat}
        ruler={ruler}
        onRuler={setRuler}
        isFollowing={isFollowing}
        onFollowing={setFollowing}
      />
      <RollGrid
        score={score}
        title={title}
        places={places}
        playing={playing}
        duration={duration}
        onWander={() => setFollowing(false)}
      />
      <RollLegend instruments={score.instruments} hidden={hidden} onHidden={setHidden} />
      <NotesTable score={score} title={title} onSeek={(seconds) => playing.clock.seek(seconds)} />
    </section>
  );
}

/** Duration of the audio in seconds; 0 until it is known. */
function lengthOf({ duration }: HTMLAudioElement): number {
  return Number.isFinite(duration) ? duration : 0;
}
