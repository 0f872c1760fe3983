// Where backups lie: sealed files under names, in a folder or a bucket.
import { type BackupTarget } from '#backup/settings.ts';
import { openBucketStore } from '#backup/bucket-store.ts';
import { openFolderStore } from '#backup/folder-store.ts';

export type BackupStore = {
  /** What lies under the name; null where nothing does. */
  read(name: string): Promise<Uint8Array | null>;
  /** Puts it there whole or not at all, over what was there. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Puts it there unless something is; whether it did. */
  create(name: string, bytes: Uint8Array): Promise<boolean>;
  /** Takes it away; one that is not there is none. */
  remove(name: string): Promise<void>;
};

/** Opens the store that the settings name; nothing is asked of it yet. */
export function openStore(place: BackupTarget): BackupStore {
  return place.kind === 'folder'
    ? openFolderStore(place.folder)
    : openBucketStore(place.bucket, place.prefix);
}
