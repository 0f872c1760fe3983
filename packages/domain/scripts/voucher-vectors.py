#!/usr/bin/env python3
"""Writes vectors/vouchers.json: vouchers that the collection takes, and some that it must refuse.

Keccak, secp256k1, EIP-712 and RFC 6979 are written out here from their standards, so that contract, studio and page
are compared with a program that shares no code with them. Nothing is random.
Run: python3 packages/domain/scripts/voucher-vectors.py
"""

import base64
import hashlib
import hmac
import json
from pathlib import Path

# ---------------------------------------------------------------- Keccak-256, FIPS 202 with the padding of 2011

MASK = (1 << 64) - 1
OFFSETS = [[0, 36, 3, 41, 18], [1, 44, 10, 45, 2], [62, 6, 43, 15, 61], [28, 55, 25, 21, 56], [27, 20, 39, 8, 14]]


def rotate(word, by):
    return ((word << by) | (word >> (64 - by))) & MASK if by else word


def round_constants():
    register = 1
    for _ in range(24):
        constant = 0
        for j in range(7):
            if register & 1:
                constant |= 1 << ((1 << j) - 1)
            register = (register << 1) ^ (0x171 if register & 0x80 else 0)
        yield constant


def permute(a):
    for constant in round_constants():
        c = [a[x][0] ^ a[x][1] ^ a[x][2] ^ a[x][3] ^ a[x][4] for x in range(5)]
        a = [[a[x][y] ^ c[x - 1] ^ rotate(c[(x + 1) % 5], 1) for y in range(5)] for x in range(5)]
        b = [[0] * 5 for _ in range(5)]
        for x in range(5):
            for y in range(5):
                b[y][(2 * x + 3 * y) % 5] = rotate(a[x][y], OFFSETS[x][y])
        a = [[b[x][y] ^ (~b[(x + 1) % 5][y] & b[(x + 2) % 5][y] & MASK) for y in range(5)] for x in range(5)]
        a[0][0] ^= constant
    return a


def keccak256(data):
    rate = 136
    padded = bytearray(data) + b"\x01" + bytes((-len(data) - 1) % rate)
    padded[-1] |= 0x80
    a = [[0] * 5 for _ in range(5)]
    for start in range(0, len(padded), rate):
        for lane in range(rate // 8):
            word = int.from_bytes(padded[start + 8 * lane : start + 8 * lane + 8], "little")
            a[lane % 5][lane // 5] ^= word
        a = permute(a)
    return b"".join(a[lane % 5][lane // 5].to_bytes(8, "little") for lane in range(4))


# ---------------------------------------------------------------- secp256k1, SEC 2, RFC 6979

P = 2**256 - 2**32 - 977
N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
G = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)


def add(a, b):
    if a is None:
        return b
    if b is None:
        return a
    if a[0] == b[0] and (a[1] + b[1]) % P == 0:
        return None
    slope = (3 * a[0] ** 2 * pow(2 * a[1], -1, P) if a == b else (b[1] - a[1]) * pow(b[0] - a[0], -1, P)) % P
    x = (slope**2 - a[0] - b[0]) % P
    return (x, (slope * (a[0] - x) - a[1]) % P)


def multiply(scalar, point):
    result = None
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point, scalar = add(point, point), scalar >> 1
    return result


def nonce(key, digest):
    h1 = (int.from_bytes(digest, "big") % N).to_bytes(32, "big")
    k, v = bytes(32), b"\x01" * 32
    mac = lambda secret, data: hmac.new(secret, data, hashlib.sha256).digest()
    for mark in (b"\x00", b"\x01"):
        k = mac(k, v + mark + key.to_bytes(32, "big") + h1)
        v = mac(k, v)
    while True:
        v = mac(k, v)
        candidate = int.from_bytes(v, "big")
        if 0 < candidate < N:
            return candidate
        k = mac(k, v + b"\x00")
        v = mac(k, v)


def sign(key, digest):
    """(r, s, v) with s in the lower half."""
    k = nonce(key, digest)
    x, y = multiply(k, G)
    r = x % N
    s = pow(k, -1, N) * (int.from_bytes(digest, "big") + r * key) % N
    odd = y & 1
    if s > N // 2:
        s, odd = N - s, odd ^ 1
    return r, s, 27 + odd


def address_of(key):
    x, y = multiply(key, G)
    return keccak256(x.to_bytes(32, "big") + y.to_bytes(32, "big"))[12:]


# ---------------------------------------------------------------- EIP-712

word = lambda number: number.to_bytes(32, "big")
text_hash = lambda text: keccak256(text.encode())
DOMAIN = text_hash("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)")
VOUCHER = text_hash("Voucher(address to,uint256 tokenId,bytes32 digest,uint256 deadline,uint256 signerEpoch)")


def voucher_hash(chain_id, contract, to, token_id, digest, deadline, epoch):
    domain = keccak256(DOMAIN + text_hash("LilApe") + text_hash("1") + word(chain_id) + bytes(12) + contract)
    struct = keccak256(VOUCHER + bytes(12) + to + word(token_id) + digest + word(deadline) + word(epoch))
    return keccak256(b"\x19\x01" + domain + struct)


def ipfs_uri(digest):
    return "ipfs://b" + base64.b32encode(b"\x01\x55\x12\x20" + digest).decode().lower().rstrip("=")


# ---------------------------------------------------------------- the vectors

CHAIN_ID = 31337
KEY, OTHER_KEY = 0xA9E, 0xBAD
CREATOR = bytes.fromhex("c0ffee") + bytes(17)
# Where CREATOR creates its first contract: RLP of [CREATOR, 0].
CONTRACT = keccak256(b"\xd6\x94" + CREATOR + b"\x80")[12:]
DEADLINE = 1_800_000_600
people = [keccak256(b"person %d" % n)[12:] for n in range(40)]
hexed = lambda data: "0x" + data.hex()
signature_of = lambda r, s, v: hexed(word(r) + word(s) + bytes([v]))


def fields(index, token_id):
    digest = hashlib.sha256(b"ape %d" % token_id).digest()
    return {"to": people[index], "tokenId": token_id, "digest": digest, "deadline": DEADLINE, "epoch": 1}


def signed_hash(f, chain_id=CHAIN_ID, contract=CONTRACT):
    return voucher_hash(chain_id, contract, f["to"], f["tokenId"], f["digest"], f["deadline"], f["epoch"])


def row(f, signature, extra):
    return {
        **extra,
        "to": hexed(f["to"]),
        "tokenId": f["tokenId"],
        "digest": hexed(f["digest"]),
        "uri": ipfs_uri(f["digest"]),
        "deadline": f["deadline"],
        "signature": signature,
    }


def good_rows():
    ids = [1, 2, 35, 4271, 9899, 9900] + [37 * n + 11 for n in range(1, 31)]
    for index, token_id in enumerate(ids):
        f = fields(index, token_id)
        hash_ = signed_hash(f)
        yield row(f, signature_of(*sign(KEY, hash_)), {"hash": hexed(hash_)})


def bad_rows():
    """Each would be good but for the one thing that it is named after."""
    f = fields(0, 77)
    r, s, v = sign(KEY, signed_hash(f))
    yield "another chain", f, signature_of(*sign(KEY, signed_hash(f, chain_id=8453)))
    yield "another contract", f, signature_of(*sign(KEY, signed_hash(f, contract=people[1])))
    yield "another account", {**f, "to": people[2]}, signature_of(r, s, v)
    yield "another id", {**f, "tokenId": 78}, signature_of(r, s, v)
    yield "another picture", {**f, "digest": fields(0, 79)["digest"]}, signature_of(r, s, v)
    yield "another deadline", {**f, "deadline": DEADLINE + 1}, signature_of(r, s, v)
    yield "another epoch", f, signature_of(*sign(KEY, signed_hash({**f, "epoch": 2})))
    yield "another key", f, signature_of(*sign(OTHER_KEY, signed_hash(f)))
    yield "s in the upper half", f, signature_of(r, N - s, 55 - v)
    yield "64 bytes, EIP-2098", f, hexed(word(r) + word(s | (v - 27) << 255))
    yield "66 bytes", f, signature_of(r, s, v) + "00"
    yield "v of 0 or 1", f, signature_of(r, s, v - 27)
    yield "r of zero, for which recovery gives the zero address", f, signature_of(0, s, v)
    yield "nothing", f, "0x"


def main():
    assert keccak256(b"").hex() == "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"
    document = {
        "generatedBy": "packages/domain/scripts/voucher-vectors.py",
        "chainId": CHAIN_ID,
        "creator": hexed(CREATOR),
        "contract": hexed(CONTRACT),
        "signerKey": KEY,
        "signer": hexed(address_of(KEY)),
        "epoch": 1,
        "good": list(good_rows()),
        "bad": [row(f, signature, {"why": why}) for why, f, signature in bad_rows()],
    }
    path = Path(__file__).parent.parent / "vectors" / "vouchers.json"
    path.write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main()
