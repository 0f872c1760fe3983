// Whether tests run what repeats a thing at size: `npm run test:deep` does, `npm test` plays one short case of each.

export const isDeep = process.env['DEEP'] === '1';
