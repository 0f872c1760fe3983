/** The NFT studio on the desk: what it gave and what became of it, whether its files are whole, what waits to be pinned. */
import desk from '#desk/desk.module.css';
import { readStudio } from '#desk/operations-api.ts';
import { usePolled } from '#desk/use-polled.ts';
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
      <div className={desk.columns}>
        <StudioPanel of={of} />
        <FilesPanel of={of} />
        <PinsPanel />
      </div>
      <VouchersPanel of={of} />
    </>
  );
}
