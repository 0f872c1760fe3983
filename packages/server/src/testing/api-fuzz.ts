// Requests made up from the OpenAPI document: valid ones, and ones that are wrong in one place. Seeded.
import { checksumAddress } from '@lilape/domain/address';

type Schema = {
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  /** Of what is no amount, address or hash. */
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly $ref?: string;
};
type Operation = {
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
};
export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export type FuzzRequest = {
  readonly method: string;
  readonly pattern: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** What was made wrong; null for a valid request. */
  readonly fault: string | null;
  readonly operation: Operation;
};

/** Numbers in [0, 1) that follow from the seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '0x',
  'null',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '%00',
  '%E0%A4%A',
  '🍌',
  '\ud800',
  '0x' + 'g'.repeat(40),
  '0x' + '0'.repeat(40),
  '0x' + 'f'.repeat(41),
  '0X' + 'a'.repeat(40),
  'a'.repeat(2_000),
  '-1',
  '1e309',
  'NaN',
  '1.5.5',
  '١٢٣',
];
const ODD_JSON = [
  'null',
  'true',
  '[]',
  '{}',
  '0',
  '-0',
  '-1.5',
  '1e3',
  '1e400',
  '1.00000001',
  '1000000000000000',
  '"\\u0000"',
  '[["x"]]',
  '{"toString":1}',
];
/** Wrong where a boolean or an object is asked for, or nothing. */
const NEITHER_OBJECT_NOR_BOOLEAN = ODD_JSON.filter((json) => !/^(null|true|\{)/.test(json));
const ODD_BODIES = [
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{"a":',
  'NaN',
  '\u0000',
  '['.repeat(3_000),
  'x'.repeat(10_000),
];
const ODD_METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];

const isIntegerOf = ({ minimum = -Infinity, maximum = Infinity }: Schema, value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;

/** Makes requests from `api`, some of which point to the purchases of `hashes`. */
export function createFuzz(api: OpenApi, random: () => number, hashes: readonly string[]) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  const operations = Object.entries(api.paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      pattern,
      method: method.toUpperCase(),
      operation,
    })),
  );

  const validAddress = () => {
    const address = `0x${hex(39)}1`;
    return pick([address, checksumAddress(address), `0x${address.slice(2).toUpperCase()}`]);
  };
  const validText = (schema: Schema): string => {
    if (schema.enum) return String(pick(schema.enum));
    if (typeof schema.example === 'string') return schema.example;
    if (schema.pattern?.includes('{40}')) return validAddress();
    if (schema.pattern?.includes('{64}')) return random() < 0.5 ? pick(hashes) : `0x${hex(64)}`;
    if (schema.pattern?.includes('[dD]')) return pick(['usdt', 'USDC', 'uSdT']);
    if (schema.pattern?.includes('\\d'))
      return pick(['1', '1.5', '0.000001', '999999999999999.999999', '20.10']);
    return hex(4);
  };
  const validJson = (schema: Schema): string => {
    const one = schema.anyOf === undefined ? schema : pick(schema.anyOf);
    if (one.type === 'integer') {
      const { minimum: least = 1, maximum: most = 9 } = one;
      return String(least + Math.floor(random() * (most - least + 1)));
    }
    if (one.type === 'array') return JSON.stringify(one.example ?? []);
    if (one.type === 'null') return 'null';
    if (one.type === 'boolean') return pick(['true', 'false']);
    if ([one.type].flat().includes('object'))
      return one.type !== 'object' && random() < 0.5 ? 'null' : bodyOf(one, null);
    return one.type === 'number'
      ? pick(['1', '1.5', '0.000001', '123456.654321'])
      : JSON.stringify(validText(one));
  };
  /** A wrong value for a parameter: text that the schema does not let through. */
  const wrongText = (schema: Schema): string => {
    const spoiled = () => {
      const good = validText(schema);
      const at = Math.floor(random() * good.length);
      return pick([
        good.slice(0, at),
        `${good}0`,
        `${good.slice(0, at)}%00${good.slice(at + 1)}`,
        badChecksum(),
      ]);
    };
    for (;;) {
      const text = random() < 0.5 ? pick(ODD_TEXTS) : spoiled();
      if (!isValid(schema, text)) return text;
    }
  };
  const badChecksum = () => {
    for (;;) {
      const good = checksumAddress(`0x${hex(40)}`);
      const bad = good.replace(/[a-f]/, (letter) => letter.toUpperCase());
      if (bad !== good && /[a-f]/.test(bad)) return bad;
    }
  };

  const bodyOf = (schema: Schema, asked: string | null): string => {
    const { properties: known = {}, required = [] } = resolve(api, schema);
    const properties = Object.entries(known);
    // Where nothing is to be said, saying something is all that can be wrong.
    const fault = asked !== null && properties.length === 0 ? 'extra' : asked;
    const wrong = fault === 'missing' ? pick(required) : pick(properties)?.[0];
    const fields = properties.flatMap(([name, field]) => {
      if (fault === 'field' && name === wrong) return [`${JSON.stringify(name)}:${wrongJson(field)}`];
      if (fault === 'missing' && name === wrong) return [];
      return [`${JSON.stringify(name)}:${validJson(field)}`];
    });
    if (fault === 'extra')
      fields.push(`${pick(['"x"', '"__proto__"', '"constructor"', '"userAddress "'])}:{"a":1}`);
    return `{${fields.join(',')}}`;
  };
  const wrongJson = (schema: Schema): string => {
    for (;;) {
      if (schema.type === 'integer') {
        const json = pick([...ODD_JSON, '"1"']);
        if (!isIntegerOf(schema, JSON.parse(json))) return json;
        continue;
      }
      if (schema.type === 'array') return pick(ODD_JSON);
      const type = schema.anyOf?.[0]?.type ?? schema.type;
      // What may be null names several types.
      if ([type].flat().some((each) => each === 'boolean' || each === 'object'))
        return pick(NEITHER_OBJECT_NOR_BOOLEAN);
      const json = random() < 0.5 ? pick(ODD_JSON) : JSON.stringify(wrongText(schema.anyOf?.[0] ?? schema));
      const text = json.startsWith('"') ? (JSON.parse(json) as string) : json;
      const isNumber = schema.anyOf !== undefined && !json.startsWith('"');
      if (isNumber || json.startsWith('"') ? !isValid(schema.anyOf?.[0] ?? schema, text) : true) return json;
    }
  };

  return {
    /** The next request: half of them valid. */
    next(): FuzzRequest {
      const { pattern, method, operation } = pick(operations);
      const parameters = operation.parameters ?? [];
      const schema = operation.requestBody?.content['application/json']?.schema;
      const possible: string[] = ['method'];
      if (parameters.some((parameter) => parameter.in !== 'header')) possible.push('parameter', 'parameter');
      if (schema !== undefined) {
        const hasFields = Object.keys(resolve(api, schema).properties ?? {}).length > 0;
        possible.push(...(hasFields ? ['field', 'field', 'field'] : []), 'extra', 'body', 'body', 'type');
      }
      // What may be left out is not missed.
      if (schema !== undefined && (resolve(api, schema).required ?? []).length > 0) possible.push('missing');
      const fault = random() < 0.5 ? null : pick(possible);
      const wrong = pick(parameters.filter((parameter) => parameter.in !== 'header'))?.name;
      let path = pattern;
      const query: string[] = [];
      for (const parameter of parameters) {
        const isWrong = fault === 'parameter' && parameter.name === wrong;
        if (parameter.in === 'header' || (!parameter.required && !isWrong && random() < 0.5)) continue;
        const text = isWrong ? wrongText(parameter.schema) : validText(parameter.schema);
        if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, escape(text));
        else query.push(`${parameter.name}=${escape(text)}`);
      }
      if (query.length > 0) path += `?${query.join('&')}`;
      const type =
        fault === 'type'
          ? pick(['text/plain', 'multipart/form-data', 'application/xml'])
          : 'application/json';
      const body =
        schema === undefined ? undefined : fault === 'body' ? pick(ODD_BODIES) : bodyOf(schema, fault);
      return {
        method: fault === 'method' ? pick(ODD_METHODS) : method,
        pattern,
        path,
        headers: schema === undefined ? {} : { 'Content-Type': type },
        body,
        fault,
        operation,
      };
    },
  };
}

/** The schema that a reference stands for. */
export function resolve(api: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : (api.components.schemas[name] ?? {});
}

function isValid(schema: Schema, text: string): boolean {
  if (schema.enum) return schema.enum.includes(text);
  if (schema.pattern === undefined) return true;
  if (!new RegExp(schema.pattern).test(text)) return false;
  if (!schema.pattern.includes('{40}')) return true;
  const letters = text.slice(2);
  const isMixed = letters !== letters.toLowerCase() && letters !== letters.toUpperCase();
  return !/^0x0+$/.test(text) && (!isMixed || checksumAddress(text) === text);
}

/** Percent-encodes what a request line cannot hold, and sometimes leaves a broken escape as it is. */
function escape(text: string): string {
  if (/^%[\dA-Z%]*$/.test(text)) return text;
  return encodeURIComponent(text.toWellFormed()).replace(/%25(00|E0|A4)/g, '%$1');
}
