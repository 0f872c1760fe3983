/** Runs before every test file: the page is English, and nothing is left over from the test before. */
import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A ceiling for a busy machine, in place of the second after which both give up.
const longestWaitMs = 20_000;
configure({ asyncUtilTimeout: longestWaitMs });
const { waitFor } = vi;
vi.waitFor = (callback, options = longestWaitMs) => waitFor(callback, options);

i18n.load('en', {});
i18n.activate('en');

afterEach(cleanup);
