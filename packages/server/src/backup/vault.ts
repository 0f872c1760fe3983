// The store as everything here uses it: what is written is sealed, what is read is opened and checked.
import type { BackupSettings } from '#backup/settings.ts';
import { DamagedBackup, type Seal, createSeal } from '#backup/seal.ts';
import { type BackupStore, openStore } from '#backup/store.ts';

export type Vault = {
  /** Puts JSON under a name. */
  writeJson(name: string, value: unknown): Promise<void>;
  /** Puts JSON under a name unless something is there; whether it did. */
  createJson(name: string, value: unknown): Promise<boolean>;
  /** The JSON under a name; null where nothing is. @throws DamagedBackup */
  readJson(name: string): Promise<unknown>;
  /** The id of a part with these bytes: parts of the same bytes are one. */
  partId(bytes: Uint8Array): string;
  writePart(id: string, bytes: Uint8Array): Promise<void>;
  /** @throws DamagedBackup where it is missing or another */
  readPart(id: string): Promise<Buffer>;
  removePart(id: string): Promise<void>;
  writeFile(cid: string, bytes: Uint8Array): Promise<void>;
  /** @throws DamagedBackup where it is missing or damaged */
  readFile(cid: string): Promise<Buffer>;
  remove(name: string): Promise<void>;
};

const partName = (id: string): string => `parts/${id.slice(0, 2)}/${id}`;

/** Opens the vault of the settings. */
export function openVault({ place, key }: BackupSettings): Vault {
  return createVault(openStore(place), createSeal(key));
}

/** A vault in `store`. */
export function createVault(store: BackupStore, seal: Seal): Vault {
  const fileName = (cid: string) => {
    const id = seal.nameOf(`file ${cid}`);
    return `files/${id.slice(0, 2)}/${id}`;
  };
  const write = (name: string, bytes: Uint8Array) => store.write(name, seal.close(name, bytes));
  const require = async (name: string, what: string): Promise<Buffer> => {
    const sealed = await store.read(name);
    if (sealed === null)
      throw new DamagedBackup(`${name} is missing in BACKUP_URL: ${what} cannot be restored.`);
    return seal.open(name, sealed);
  };
  return {
    writeJson: (name, value) => write(name, Buffer.from(JSON.stringify(value))),
    createJson: (name, value) => store.create(name, seal.close(name, Buffer.from(JSON.stringify(value)))),
    async readJson(name) {
      const sealed = await store.read(name);
      return sealed === null ? null : (JSON.parse(seal.open(name, sealed).toString('utf8')) as unknown);
    },
    partId: (bytes) => seal.nameOf(bytes),
    writePart: (id, bytes) => write(partName(id), bytes),
    readPart: (id) => require(partName(id), 'the backup that it is a part of'),
    removePart: (id) => store.remove(partName(id)),
    writeFile: (cid, bytes) => write(fileName(cid), bytes),
    readFile: (cid) => require(fileName(cid), `the published file ${cid}`),
    remove: (name) => store.remove(name),
  };
}
