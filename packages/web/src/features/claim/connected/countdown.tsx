/** How long until a moment, counted down by the second. */
import { useEffect, useState } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { clockText } from '#text/clock-text.ts';
import { Clock } from '#ui/clock.tsx';

const secondMs = 1_000;

/** Days, hours, minutes and seconds until the ISO 8601 time `to`; nothing once it has come. */
export function Countdown({ to }: { to: string }) {
  const language = useLanguage();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  const leftMs = Date.parse(to) - nowMs;
  return leftMs > 0 && <Clock>{clockText(leftMs, language)}</Clock>;
}
