// Lets a drawing that stands alone in a file turn dark with its surroundings.

import { palette } from './palette.ts';

/**
 * The drawing with the colours of the night, for `<img>`: a picture file cannot see the page's classes, but it follows
 * the `color-scheme` of its place. It is no longer hidden from screen readers, which is for the place to say.
 */
export const withNight = (svg: string): string => {
  const rules = Object.entries(palette)
    .filter(([, { light, dark }]) => light !== dark)
    .flatMap(([colour, { dark }]) => [
      { name: `art-${colour}`, rule: `fill:${dark}` },
      { name: `art-${colour}-line`, rule: `stroke:${dark}` },
    ])
    .filter(({ name }) => new RegExp(`class="([^"]* )?${name}[ "]`).test(svg))
    .map(({ name, rule }) => `.${name}{${rule}}`);
  const style =
    rules.length === 0 ? '' : `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`;
  return svg.replace(/<svg[^>]*>/, (tag) => tag.replace(' aria-hidden="true"', '') + style);
};
