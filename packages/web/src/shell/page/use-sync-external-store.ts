/** In place of the shim for old Reacts that Lingui asks for: ours has it built in. */

export { useSyncExternalStore } from 'react';
