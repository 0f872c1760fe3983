// @vitest-environment node
import { expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

const head = { title: 'A </script> title', description: 'What it is.' };

test('behavior: nothing in it can end the element it stands in', () => {
  const text = structuredData({
    name: 'staking',
    path: '/staking',
    language: 'en',
    head,
    origin: 'https://a.example',
  });
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ '@type': 'WebPage', name: 'A </script> title', url: 'https://a.example/staking' }, {}],
  });
});

test('behavior: home lists its questions without the marks of links', () => {
  const text = structuredData({ name: 'home', path: '/', language: 'ru', head, origin: 'https://a.example' });
  expect(text).toContain('Что такое LILAPE?');
  expect(text).not.toContain('](');
});
