import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { key: 'one', title: 'One', content: 'First panel' },
  { key: 'two', title: 'Two', content: 'Second panel' },
  { key: 'three', title: 'Three', content: 'Third panel' },
] as const;

function Example() {
  const [chosen, setChosen] = useState<'one' | 'two' | 'three'>('one');
  return <Tabs label="Numbers" tabs={tabs} chosen={chosen} onChoose={setChosen} />;
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });

test('behavior: a press shows its panel', () => {
  render(<Example />);
  fireEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(chosen()).toBe('Two');
  expect(screen.getByRole('tabpanel').textContent).toBe('Second panel');
});

test('behavior: arrows go round, Home and End to the ends, and the focus goes along', () => {
  render(<Example />);
  press('ArrowLeft');
  expect(chosen()).toBe('Three');
  expect(document.activeElement?.textContent).toBe('Three');
  press('ArrowRight');
  expect(chosen()).toBe('One');
  press('End');
  expect(chosen()).toBe('Three');
  press('Home');
  expect(chosen()).toBe('One');
});

test('behavior: other keys are left alone', () => {
  render(<Example />);
  expect(press('a')).toBe(true);
  expect(chosen()).toBe('One');
});
