import { voucherData } from '@lilape/contracts/voucher';
import { readFileSync } from 'node:fs';
import { type Hex, hashTypedData, recoverTypedDataAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { toHex } from 'viem/utils';
import { expect, test } from 'vitest';

type Row = { to: Hex; tokenId: number; digest: Hex; deadline: number; signature: Hex };
type Vectors = {
  chainId: number;
  contract: Hex;
  signerKey: number;
  signer: Hex;
  good: (Row & { hash: Hex })[];
  bad: (Row & { why: string })[];
};

const vectors = JSON.parse(
  readFileSync(new URL('../domain/vectors/vouchers.json', import.meta.url), 'utf8'),
) as Vectors;

const dataOf = ({ to, tokenId, digest, deadline }: Row) =>
  voucherData(vectors.chainId, vectors.contract, {
    to,
    tokenId: BigInt(tokenId),
    digest,
    deadline: BigInt(deadline),
    signerEpoch: 1n,
  });

test('behavior: vouchers hash and are signed as in the vectors, which another program wrote', async () => {
  const account = privateKeyToAccount(toHex(vectors.signerKey, { size: 32 }));
  expect(account.address.toLowerCase()).toBe(vectors.signer);
  expect(vectors.good.length).toBe(36);
  for (const row of vectors.good) {
    expect(hashTypedData(dataOf(row))).toBe(row.hash);
    expect(await account.signTypedData(dataOf(row))).toBe(row.signature);
  }
});

test('behavior: a voucher altered in anything is not the signer’s', async () => {
  const altered = vectors.bad.filter(({ why }) => why.startsWith('another'));
  expect(altered.length).toBe(8);
  for (const row of altered) {
    const signer = await recoverTypedDataAddress({ ...dataOf(row), signature: row.signature });
    expect(signer.toLowerCase()).not.toBe(vectors.signer);
  }
});
