/** The ending of an act on chain: its transaction, and how sure that is by now. */
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { Explored } from '#ui/explored.tsx';
import { useSureness } from '#ui/receipt/use-sureness.ts';
import { Ending, type EndingProps } from './ending.tsx';

type Props = Omit<EndingProps, 'sure'> & {
  /** Of the transaction that did it; null where none is known here. */
  hash: string | null;
  /** The words of the picture to share, which comes with the address of this page, where the act has no picture of its own to share. */
  card?: { figure: string; unit: string; what: string };
};

/** The slip ends with the transaction; the picture waits for its block. */
export function ChainEnding({ hash, card, rows, share: own, ...rest }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { sure, transaction } = useSureness(hash);
  const block = transaction?.block ?? null;
  const share =
    hash === null || card === undefined
      ? own
      : block === null
        ? null
        : async () => (await import('./share-act.ts')).shareAct({ ...card, block, hash }, language);
  return (
    <Ending
      {...rest}
      rows={hash === null ? rows : [...rows, [t`Transaction`, <Hash key="hash" hash={hash} />]]}
      sure={sure}
      {...(share !== undefined && { share })}
    />
  );
}

function Hash({ hash }: { hash: string }) {
  return (
    <Explored page={`tx/${hash}`}>
      <code title={hash}>{shortAddress(hash)}</code>
    </Explored>
  );
}
