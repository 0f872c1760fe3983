/** Runs before every test file: the page is English, and nothing is left over from the test before. */
import { i18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

i18n.load('en', {});
i18n.activate('en');

afterEach(cleanup);
