import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Exact } from './exact.tsx';

test('behavior: a cut figure can be focused and asked for the whole one', () => {
  render(<Exact short="20,833.33" full="20,833.333333" />);
  const figure = screen.getByText('20,833.33');
  figure.focus();
  expect(document.activeElement).toBe(figure);
  expect(figure.dataset['full']).toBe('20,833.333333');
  expect(figure.title).toBe('20,833.333333');
});

test('behavior: a figure that is whole is plain text', () => {
  const { container } = render(<Exact short="20,833" full="20,833" />);
  expect(container.innerHTML).toBe('20,833');
});
