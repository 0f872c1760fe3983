/** How anyone checks an ape: what the contract says, and that the files are what their addresses say. */
import { publicRpcUrl } from '@lilape/domain/chains';
import { marker } from '@lilape/wire/markers';
import { Trans, useLingui } from '@lingui/react/macro';
import { chainId, contracts } from '#shell/first/deployment.ts';
import { commandWords } from '#ui/command.ts';
import { Check, CheckList } from '#ui/reading/checks.tsx';
import { Section } from '#ui/section.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './ape-checks.module.css';

const id = marker('id');
const rpc = publicRpcUrl(chainId) ?? '$RPC_URL';
const origin = <span data-fill="origin">{LILAPE_SITE_URL || 'https://…'}</span>;

/** Two addresses of files, three commands. */
export function ApeChecks() {
  const { t } = useLingui();
  return (
    <Section
      id="check"
      title={t`Check it yourself`}
      lead={t`The contract holds the hash of the metadata, the metadata names the hash of the picture. Neither can be changed.`}
    >
      <Facts look="columns" className={styles.files}>
        <Fact name={<Trans>Metadata</Trans>}>
          <a data-fill="metadata" href={`/api/token/${id}`}>
            /api/token/{id}
          </a>
        </Fact>
        <Fact name={<Trans>Picture</Trans>}>
          <a data-fill="image" href={`/api/nft-image/${id}`}>
            /api/nft-image/{id}
          </a>
        </Fact>
      </Facts>
      <CheckList>
        <Check
          title={t`Ask the contract`}
          command={commandWords`cast call ${contracts.nft ?? '0x…'} "tokenURI(uint256)(string)" ${id} --rpc-url ${rpc}`}
        >
          <Trans>It answers ipfs:// and the address of the metadata above; before the mint it refuses.</Trans>
        </Check>
        <Check
          title={t`Hash the metadata`}
          command={commandWords`curl -s ${origin}/api/token/${id} | ipfs add --only-hash --cid-version 1 --raw-leaves`}
        >
          <Trans>
            The address of a file this small is the hash of its bytes: it has to match the one above.
          </Trans>
        </Check>
        <Check
          title={t`Paint it again`}
          command={commandWords`node packages/art/studio/contact-sheet.ts --from ${id} --count 1 --size 1024`}
        >
          <Trans>
            The brush is in the project’s source code: the same number gives the same picture on every
            machine.
          </Trans>
        </Check>
      </CheckList>
    </Section>
  );
}
