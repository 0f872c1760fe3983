/** The place of the first purchase while nothing is known yet. */
import { Blank } from '#shell/ui/blank.tsx';
import { Card } from '#ui/card/card.tsx';

/** As tall as a purchase. */
export function PurchasesBlank() {
  return (
    <Card>
      <p>
        <Blank sample="25 USDT for 20,833.33 LILAPE" />
      </p>
      <p>
        <Blank sample="12 December 2026, 12:00" />
      </p>
    </Card>
  );
}
