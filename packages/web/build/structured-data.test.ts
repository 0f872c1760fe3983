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

test('behavior: home is the site, and says none of its words twice', () => {
  const text = structuredData({ name: 'home', path: '/', language: 'ru', head, origin: 'https://a.example' });
  const { '@graph': graph } = JSON.parse(text) as { '@graph': unknown[] };
  expect(graph).toEqual([expect.objectContaining({ '@type': 'WebSite', url: 'https://a.example/ru/' })]);
});
