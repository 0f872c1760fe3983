import { defineConfig } from 'vitest/config';

import { MOCKING, shared } from './vitest.shared.ts';

// Neither chain nor Postgres: what these test is given modules that answer what a test says.
export default defineConfig({ test: { ...shared, name: 'server-mocks', include: MOCKING } });
