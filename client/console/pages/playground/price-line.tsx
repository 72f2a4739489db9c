import type { ReactNode } from 'react';
import { Units, unitWord } from '../../components/facts.tsx';
import { MoreUnits } from '../../components/more-units.tsx';
import { Spinner } from '../../components/spinner.tsx';
import styles from './price-line.module.css';
import type { Price, Quote } from './use-quote.ts';

/** The price of a request; while it is being requested, the previous price is shown dimmed. */
export function PriceLine({ price, isBeingAsked }: Quote): ReactNode {
  return (
    <p
      className={styles.price}
      aria-live="polite"
      aria-busy={isBeingAsked}
      title={isBeingAsked ? ASKING : undefined}
    >
      {isBeingAsked && (
        <span className={styles.asking}>
          <Spinner />
        </span>
      )}
      {price === undefined ? isBeingAsked && ASKING : <PriceWords price={price} />}
    </p>
  );
}

const ASKING = 'Getting price…';

function PriceWords({ price }: { readonly price: Price }): ReactNode {
  const { least, isEstimate } = price;
  const left = price.leftToKey ?? price.balance;
  return (
    <>
      {isEstimate && least === undefined ? 'About ' : 'Costs '}
      <strong>
        {least !== undefined && (
          <>
            <Units amount={least} /> to{' '}
          </>
        )}
        <Units amount={price.units} />
      </strong>{' '}
      of <Units amount={left} /> {unitWord(left)}
      {price.leftToKey !== undefined && ' this key may spend'}
      {Number(least ?? price.units) > Number(left) && (
        <>
          <span className={styles.short}> – not enough.</span>{' '}
          {price.leftToKey === undefined && <MoreUnits />}
        </>
      )}
    </>
  );
}
