// Which addresses are those of a node elsewhere, and may be passed on.
import { expect, test } from 'vitest';
import { isNodeElsewhere } from '#studio/pins/node-address.ts';

const PEER = 'p2p/12D3KooWGjkF1TgUqCZDaTzYA3HmhTJZ9vb7PjQ2Sj7qkEr2Yd8K';

test.each([
  `/ip4/203.0.113.7/tcp/4001/${PEER}`,
  `/ip4/10.1.2.3/udp/4001/quic-v1/${PEER}`,
  `/ip6/2001:db8::1/tcp/4001/${PEER}`,
  `/dns4/node.example/tcp/443/wss/${PEER}`,
  `/dnsaddr/pins.example/${PEER}`,
])('behavior: %s is one', (address) => {
  expect(isNodeElsewhere(address)).toBe(true);
});

test.each([
  `/ip4/127.0.0.1/tcp/4001/${PEER}`,
  `/ip4/0.0.0.0/tcp/4001/${PEER}`,
  `/ip4/169.254.169.254/tcp/80/${PEER}`,
  `/ip6/::1/tcp/4001/${PEER}`,
  `/ip6/fe80::1/tcp/4001/${PEER}`,
  `/dns4/localhost/tcp/4001/${PEER}`,
  '/ip4/203.0.113.7/tcp/4001',
  `http://node.example/${PEER}`,
  `/dns4/a b/${PEER}`,
  `/dns4/${'a'.repeat(500)}/${PEER}`,
  '',
  null,
  7,
])('error: %s is none', (address) => {
  expect(isNodeElsewhere(address)).toBe(false);
});
