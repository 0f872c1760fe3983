/** A few panels in one place, of which one is seen. */
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

type Props<Key extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly { key: Key; title: string; content: ReactNode }[];
  chosen: Key;
  onChoose: (key: Key) => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tabs and the chosen panel; arrow keys, Home and End go through the tabs. @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose }: Props<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ key }) => key === chosen);

  const goTo = (next: number) => {
    const tab = tabs.at(next % tabs.length);
    if (tab === undefined) return;
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]').item(tabs.indexOf(tab)).focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { Home: 0, End: tabs.length - 1 }[event.key] ?? index + (steps[event.key] ?? 0);
    if (next === index && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    goTo(next);
  };

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {tabs[index]?.content}
      </div>
    </div>
  );
}
