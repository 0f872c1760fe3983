/** The NFT studio on the admin page: what it gave and what became of it, whether its files are whole, what waits to be pinned. */
import admin from '#admin/admin.module.css';
import { readStudio } from '#admin/operations-api.ts';
import { usePolled } from '#admin/use-polled.ts';
import { FilesPanel } from './files-panel.tsx';
import { PinsPanel } from './pins-panel.tsx';
import { StudioPanel } from './studio-panel.tsx';
import { VouchersPanel } from './vouchers-panel.tsx';

/** How often a check that goes on is looked at, milliseconds. */
const everyMs = 5_000;

/** The panels. */
export function StudioPanels() {
  const of = usePolled('studio', readStudio, everyMs);
  return (
    <>
      <div className={admin.columns}>
        <StudioPanel of={of} />
        <FilesPanel of={of} />
        <PinsPanel />
      </div>
      <VouchersPanel of={of} />
    </>
  );
}
