// Every row of the wire's table of endpoints, so that tests cover those that are yet to come.
import { readdir } from 'node:fs/promises';
import type { Endpoint } from '@lilape/wire/endpoint';

const FOLDER = new URL('../../../wire/src/endpoints/', import.meta.url);

/** All endpoints, by path and method. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = (await Promise.all(names.map((name) => import(new URL(name, FOLDER).href)))) as Record<
    string,
    unknown
  >[];
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isEndpoint)
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** As a person would write it: `POST /api/admin/login`. */
export const nameOf = ({ method, path }: Endpoint): string => `${method.toUpperCase()} ${path}`;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'operationId' in value && 'path' in value;
