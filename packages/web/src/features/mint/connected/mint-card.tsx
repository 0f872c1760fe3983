/** The mint card: price, the button, what happens, and what the ape is. */
import type { Address } from '@lilape/domain/address';
import { ETHER_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { mintPrice } from '#chain/ape-contract.ts';
import { etherBalance } from '#chain/rpc.ts';
import { chainName } from '#shell/first/deployment.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { cutDown, formatDecimal } from '#shell/first/format.ts';
import { Button } from '#shell/ui/button.tsx';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { ActStatus } from '#ui/act/act-status.tsx';
import { useAsync } from '#ui/use-async.ts';
import { minting } from '#wallet/acts/mint.tsx';
import { connectedProvider } from '#wallet/connection.ts';
import { WrongNetwork } from '#wallet/wrong-network.tsx';
import { Claims } from '../front/claims.tsx';
import type { Pots as States } from '../front/pot-states.ts';
import { Pots } from '../front/pots.tsx';
import { Price } from '../front/price.tsx';
import said from '#ui/said.module.css';
import styles from '../front/card.module.css';
import { Slip } from './slip.tsx';
import { Fact } from '#ui/facts.tsx';
import { StatusBox } from './status-box.tsx';
import status from './status-box.module.css';
import type { Offered } from './use-offer.ts';

type Props = {
  address: Address;
  isHere: boolean;
  closed: ReactNode | null;
  /** As the counts name it, ETH as plain text: for who is on another network; null before they came. */
  listedPrice: string | null;
  offered: Offered;
  /** Whether the ape was chosen from the branch: then no other is minted in its place. */
  isChosen: boolean;
  /** The ape that another took meanwhile. */
  gone: { id: number | null; forget: () => void };
  flow: ReturnType<typeof minting.current>;
  pots: States;
  /** How large the picture is, bytes; null before it came. */
  bytes: number | null;
};

/** Everything beside the easel until the ape is minted. */
export function MintCard(props: Props) {
  const { address, isHere, closed, listedPrice, offered, isChosen, gone, flow, pots, bytes } = props;
  const { i18n } = useLingui();
  const language = useLanguage();
  const { offer, error } = offered;
  const isBusy = flow.status === 'pending';
  const facts = useAsync(
    isHere ? address : null,
    async () => {
      const provider = await connectedProvider();
      const [priceWei, balanceWei] = await Promise.all([
        mintPrice(provider),
        etherBalance(provider, address),
      ]);
      return { priceWei, balanceWei };
    },
    flow.status,
  );
  const price = facts.value === null ? null : formatUnits(facts.value.priceWei, ETHER_DECIMALS);
  const isPoor = facts.value !== null && facts.value.balanceWei < facts.value.priceWei;
  const kilobytes = bytes === null ? null : formatDecimal(String(Math.ceil(bytes / 1_000)), i18n.locale);
  if (!isHere)
    return (
      <div className={styles.card}>
        <Price ether={listedPrice} />
        {closed ?? (
          <WrongNetwork size="large" isWide>
            <Trans>Your wallet is on another network. Apes are minted on {chainName}.</Trans>
          </WrongNetwork>
        )}
        <Claims />
      </div>
    );
  return (
    <div className={styles.card}>
      <Price ether={price} />
      {closed}
      {closed === null && error !== null && !isBusy && (
        <div className={said.failed} role="alert">
          <p>{sentenceOf(error, language).text}</p>
          <Button look="secondary" size="small" onClick={offered.reload}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
      {closed === null && (
        <Button
          size="large"
          isWide
          isBusy={isBusy}
          onClick={() => void minting.start({ shownId: offer?.tokenId ?? null, isChosen })}
        >
          {isBusy ? <Trans>Minting NFT...</Trans> : <Trans>Mint NFT with ETH</Trans>}
        </Button>
      )}
      <div aria-live="polite">
        <Status flow={flow} gone={gone} offer={offer?.tokenId ?? null} />
      </div>
      {isPoor && !isBusy && price !== null && facts.value !== null && (
        <p className={said.small}>
          <Trans>
            This wallet holds{' '}
            {formatDecimal(cutDown(formatUnits(facts.value.balanceWei, ETHER_DECIMALS), 6), i18n.locale)} ETH;
            the mint takes {formatDecimal(price, i18n.locale)} ETH and the network fee.
          </Trans>
        </p>
      )}
      <Claims />
      <Pots
        states={pots}
        notes={{
          ...(kilobytes !== null && pots.image === 'done' && { image: <Trans>{kilobytes} kB</Trans> }),
          ...(pots.ipfs === 'done' && { ipfs: <Trans>checked ✓</Trans> }),
        }}
      />
      {closed === null && (offer !== null || error === null) && (
        <>
          <Slip tokenId={offer?.tokenId ?? null}>
            <Fact name={<Trans>To pay</Trans>}>
              {price === null ? '…' : formatDecimal(price, i18n.locale)} ETH
            </Fact>
          </Slip>
          <p className={said.small}>
            <Trans>
              This is the one you get, if you’re the first to pay for it. You can choose another from the
              branch below. First come, first served: the rare ones go first.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}

type StatusProps = Pick<Props, 'flow' | 'gone'> & { offer: number | null };

/** What happens now, or how it ended a moment ago. */
function Status({ flow, gone, offer }: StatusProps) {
  const language = useLanguage();
  if (flow.status === 'pending')
    return <ActStatus flow={flow} words={minting.words} ending={null} onStartAgain={minting.startAgain} />;
  if (flow.status === 'error')
    return (
      <StatusBox type="error" onCleared={minting.dismiss}>
        <span className={status.sign}>
          <X aria-hidden="true" size={20} strokeWidth={4} />
        </span>
        <VisuallyHidden>❌</VisuallyHidden> {minting.ending(flow, language)?.sentence.text}
      </StatusBox>
    );
  if (gone.id === null || offer === null || offer === gone.id) return null;
  const goneId = gone.id;
  return (
    <StatusBox key={gone.id} type="info" onCleared={gone.forget}>
      <Trans>
        Someone else minted #{goneId} a moment ago. This one is yours instead: #{offer}.
      </Trans>
    </StatusBox>
  );
}
