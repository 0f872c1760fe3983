// Headers as chains of the OP stack made them, one with its receipts: their own hashes are the proof that nothing in them is invented.
import { readFileSync } from 'node:fs';
import { type Hex, bytesToHex } from 'viem';
import { bits } from '#chain/bloom.ts';
import type { RawHeader } from '#chain/header.ts';
import type { RawLog } from '#chain/logs.ts';
import type { RawReceipt } from '#chain/receipts.ts';

/** Block 22,884,230 of OP Sepolia, as the tests of kona (anton-rs/kona, crates/executor/testdata) have it. */
export const OP_SEPOLIA_HOLOCENE: RawHeader = {
  hash: '0x29680bc1415e837a227106cf229834cff38bf06d412b2d51e0e9323306d1ca1e',
  parentHash: '0xd54d4bcdfcb11577fea4422be2e3fc7d40ebc01dae90c226b206d2179786ed21',
  sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  miner: '0x4200000000000000000000000000000000000011',
  stateRoot: '0xd8896fb3e09710f6ab18ab677bd3f5d382b35d536b128b54907eee8336505744',
  transactionsRoot: '0xcbd4e76aadc3d3aa6cfcce00e42ae8d054106b8692d779249ea18e6a9b09204f',
  receiptsRoot: '0x392e9d13d263e3332c7b1bc2f482b6c47b45c709cc7d3a9b5a77e444fd89ac73',
  logsBloom: [
    '0x0400000010000000080000040001000200000800200000200000000020100000000046008601000000000120000008',
    '000100000400080400000004000024000000000041020080800280000a00008100000000000004080020080024040000',
    '000100000102000000000000000000082000800022410000400000401000000000000000400000000000000080008000',
    '010020020000000000000020080000000002200400000600000000010000000004000008000000008000000040000000',
    '404000000208000000081001000000000000000100004000000200048100006000001000000000008001120000000102',
    '0000001000009000000000000000000000',
  ].join(''),
  difficulty: '0x0',
  number: '0x15d2f86',
  gasLimit: '0x3938700',
  gasUsed: '0x14a49e',
  timestamp: '0x67913ab8',
  extraData: '0x00000000fa00000006',
  mixHash: '0xfffa41bd15f645322aa59bbdc9cd19bcb65f38449eed901a8dcbd6b7ddf5eab0',
  nonce: '0x0000000000000000',
  baseFeePerGas: '0xfd',
  withdrawalsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  blobGasUsed: '0x0',
  excessBlobGas: '0x0',
  parentBeaconBlockRoot: '0x6dae6c38af5dec82146f29421c5c5d3bcadcabf3c62d446553124fd34bc9e820',
};

/**
 * Block 4,999,983 of Base, before its fork Canyon, with its receipts, as the tests of Base's node (base/base,
 * actions/fixtures) have it.
 */
const base = JSON.parse(readFileSync(new URL('base-block.json', import.meta.url), 'utf8')) as {
  header: RawHeader;
  receipts: readonly Omit<RawReceipt, 'logsBloom'>[];
};
export const BASE_BEDROCK: RawHeader = base.header;
export const BASE_RECEIPTS: readonly RawReceipt[] = base.receipts.map((receipt) => ({
  ...receipt,
  logsBloom: bloomOf(receipt.logs),
}));

/** The filter of some logs. @see Yellow Paper §4.3.1 */
export function bloomOf(logs: readonly Pick<RawLog, 'address' | 'topics'>[]): Hex {
  const bloom = new Uint8Array(256);
  for (const bit of logs.flatMap(({ address, topics }) => ([address, ...topics] as Hex[]).flatMap(bits)))
    bloom[255 - (bit >> 3)] = (bloom[255 - (bit >> 3)] ?? 0) | (1 << (bit & 7));
  return bytesToHex(bloom);
}

/** The hexadecimal digits that are not 0 in the filter below, by their places. */
const COUNTED_DIGITS: Readonly<Record<number, string>> = {
  118: '2',
  127: '1',
  271: '4',
  387: '4',
  439: '4',
  441: '4',
};
/** Of the one contract and the one topic of the logs of the block below. */
const COUNTED_BLOOM: Hex = `0x${Array.from({ length: 512 }, (_, i) => COUNTED_DIGITS[i] ?? '0').join('')}`;
const NO_BLOOM: Hex = `0x${'00'.repeat(256)}`;

/** Block 35,535,698 of Unichain Sepolia, after its fork Isthmus. @see https://unichain-sepolia.blockscout.com/block/35535698 */
export const UNICHAIN_SEPOLIA_ISTHMUS: RawHeader = {
  hash: '0xc463a3120c35268f610d969f5608b479332ef10953af77c7a6be806195831196',
  parentHash: '0x06ff95a9cd23b0328da74a984aa986b2e01d377dab1825f1029e39ece6c4a3ea',
  sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  miner: '0x4200000000000000000000000000000000000011',
  stateRoot: '0x5615e4342d231c352438f0ba6a8f0f641459f67961961764b781a909969b28ad',
  transactionsRoot: '0x3dc5956bbd482687508f25d0e057282192067bb0eb80b2ac869320ef7f45cdeb',
  receiptsRoot: '0x588e1d47b0618d7e935b20c3945cba3b7b8c00141904f79ceed20312ea502e63',
  logsBloom: COUNTED_BLOOM,
  difficulty: '0x0',
  number: '0x21e3b52',
  gasLimit: '0x3938700',
  gasUsed: '0x32138',
  timestamp: '0x690be89e',
  extraData: '0x00000000320000000c',
  mixHash: '0x8beee738d20a9d77c5f27e9cb799ebe5b536f0985efad5f7d77ebff47f092c4a',
  nonce: '0x0000000000000000',
  baseFeePerGas: '0x33',
  withdrawalsRoot: '0x62ed62e0391b081bf172f287fbbe75e87d8a6c22f1d3b1f1aef4788c134633d2',
  blobGasUsed: '0x0',
  excessBlobGas: '0x0',
  parentBeaconBlockRoot: '0xf6d335a6b2b4fd8fb539cd51a49769df4d53c31a90c54dd270e54542638ff101',
  requestsHash: '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
};

/** Its receipts: the deposit with which every block of the OP stack begins, and five ordinary ones. */
export const UNICHAIN_SEPOLIA_RECEIPTS: readonly RawReceipt[] = [
  {
    type: '0x7e',
    status: '0x1',
    cumulativeGasUsed: '0xb41c',
    logsBloom: NO_BLOOM,
    logs: [],
    depositNonce: '0x21e3b52',
    depositReceiptVersion: '0x1',
  },
  { type: '0x2', status: '0x1', cumulativeGasUsed: '0x10994', logsBloom: NO_BLOOM, logs: [] },
  counted('0x18f7d', '5c', '0x8416aa3bb024ea5dce8fc00d21a500df4e782743bdf245589b5aba920324df11'),
  counted('0x21566', '5d', '0x9afeb04e8858ec2c17d1f6543fc3c00772ef05a7177733770c186cee02c67112'),
  counted('0x29b4f', '5e', '0x68e4cb3cafd045680f66411af5c22bd4f239972551c668fde34fb495a07c06e7'),
  counted('0x32138', '5f', '0x6d65b11050eee84c3f492106ca95057825d34274b5ca9bcf533885a7ff238d39'),
];

/** A receipt with one log, whose counter ends with `end`. */
function counted(cumulativeGasUsed: Hex, end: string, transactionHash: Hex): RawReceipt {
  const log: RawLog = {
    address: '0xf878f0340bf132c28f3211e8b46c569edf817495',
    topics: ['0xfaddd0b06e793a583e92393ad3f98637e560462ee98db1f2888f141124ee64ca'],
    data: `0x${'0'.repeat(58)}29ac${end}`,
    blockNumber: '0x21e3b52',
    blockHash: UNICHAIN_SEPOLIA_ISTHMUS.hash,
    transactionHash,
    // 0x5c is the first.
    logIndex: `0x${(Number.parseInt(end, 16) - 0x5c).toString(16)}`,
  };
  return { type: '0x2', status: '0x1', cumulativeGasUsed, logsBloom: COUNTED_BLOOM, logs: [log] };
}
