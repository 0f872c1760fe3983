/** Two commands with which anyone checks a receipt without believing this page. */
import { publicRpcUrl } from '@lilape/domain/chains';
import { Trans, useLingui } from '@lingui/react/macro';
import { transaction } from '@lilape/wire/endpoints/purchases';
import { pathOf } from '@lilape/wire/endpoint';
import { chainId } from '#shell/first/deployment.ts';
import { commandWords } from '#ui/command.ts';
import styles from './receipt.module.css';
import commands from '#ui/command.module.css';

/** The endpoint that wallets get. */
const rpc = publicRpcUrl(chainId) ?? '$RPC_URL';

/** Asks the server, and asks the chain itself. */
export function CheckIt({ hash }: { hash: string }) {
  const { t } = useLingui();
  const question = `{"jsonrpc": "2.0", "id": 1, "method": "eth_getTransactionReceipt", "params": ["${hash}"]}`;
  return (
    <section className={styles.check} aria-labelledby="check-it">
      <h2 id="check-it">
        <Trans>Check it yourself</Trans>
      </h2>
      <Command
        title={t`Ask the chain, not us`}
        command={`curl -s ${rpc} -H 'content-type: application/json' -d '${question}'`}
      />
      <Command
        title={t`Ask our server`}
        command={`curl -s ${location.origin}${pathOf(transaction, { id: hash })}`}
      />
    </section>
  );
}

/** A press selects all of it: a button that copies would weigh 1.3 kB, more than this page has left. */
function Command({ title, command }: { title: string; command: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <pre className={commands.command}>
        <code>{commandWords`${command}`}</code>
      </pre>
    </div>
  );
}
