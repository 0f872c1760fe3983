/** The sections of the admin page, and which one an address names: `/admin?at=sale`. */
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

export type Section = {
  /** As it stands in addresses. */
  readonly at: string;
  readonly name: MessageDescriptor;
  readonly Body: ComponentType;
};
export type Sections = readonly [Section, ...Section[]];

/** The section that a query string names; the first for anything else. */
export function sectionAt(search: string, sections: Sections): Section {
  const wanted = new URLSearchParams(search).get('at');
  return sections.find(({ at }) => at === wanted) ?? sections[0];
}
