import { expect, test } from 'vitest';
import { type AlertsTyped, alertsFaults, requestOf, typedOf } from './alerts-typed.ts';

const TYPED: AlertsTyped = { isOn: true, least: '1 000,5', mostAlone: '3', from: '22', to: '6' };

test('behavior: what is typed is sent as numbers, a comma as a point', () => {
  expect(requestOf(TYPED, 4)).toEqual({
    isOn: true,
    least: '1000.5',
    mostAlone: 3,
    quietHours: { from: 22, to: 6 },
    version: 4,
  });
  expect(requestOf({ ...TYPED, from: '', to: '' }, 4).quietHours).toBeNull();
  expect(alertsFaults(TYPED)).toEqual({ least: false, mostAlone: false, hours: false });
});

test('behavior: what stands is shown as it would be typed', () => {
  const body = { success: true, isOn: false, least: '100', mostAlone: 3, version: 0, as_of: '' } as const;
  expect(typedOf({ ...body, quietHours: null })).toMatchObject({ from: '', to: '' });
  expect(typedOf({ ...body, quietHours: { from: 0, to: 7 } })).toMatchObject({ from: '0', to: '7' });
});

test.each<[Partial<AlertsTyped>, string]>([
  [{ least: '' }, 'least'],
  [{ least: '-5' }, 'least'],
  [{ least: '1.1234567' }, 'least'],
  [{ mostAlone: '0' }, 'mostAlone'],
  [{ mostAlone: '21' }, 'mostAlone'],
  [{ from: '24' }, 'hours'],
  [{ to: '' }, 'hours'],
])('error: %j is wrong with %s', (change, field) => {
  const wrong = Object.entries(alertsFaults({ ...TYPED, ...change })).filter(([, is]) => is);
  expect(wrong).toEqual([[field, true]]);
});
