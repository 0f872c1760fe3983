/** Whitepaper: what protects buyers, what the owner can do, and what has not been done. */
import type { Section } from '#text/document.ts';

export const security: Section = {
  id: 'security',
  title: { en: 'Security', ru: 'Безопасность' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'No contract can be upgraded: what is deployed is what will run. The token has no owner. The sale has one, with the powers below and no others; the treasury’s address is fixed for good. Collection and staking have one each, who can touch no ape, no stake and no reserved reward: all powers are on the [contracts page](/contracts).',
        ru: 'Ни один контракт нельзя обновить: что развёрнуто, то и будет работать. У токена владельца нет. У продажи есть, с правами ниже и никакими больше; адрес казны закреплён навсегда. У коллекции и у стейкинга тоже есть по владельцу; ни обезьян, ни стейков, ни закреплённых наград он не тронет: все права на [странице контрактов](/contracts).',
      },
    },
    {
      kind: 'heading',
      id: 'powers',
      text: { en: 'What the owner of the sale can do', ru: 'Что может владелец продажи' },
    },
    {
      kind: 'list',
      items: [
        {
          en: '**Cancel it** before its end. Every buyer can then get a full refund.',
          ru: '**Отменить** её до окончания. Тогда каждый покупатель может вернуть всё, что заплатил.',
        },
        {
          en: '**Close it early**, once, at least an hour ahead, without being able to take that back.',
          ru: '**Закрыть раньше**, один раз, предупредив не меньше чем за час и без права передумать.',
        },
        {
          en: '**Return tokens sent by mistake.** Of USDT and USDC never more than exceeds what the contract owes; LILAPE never.',
          ru: '**Вернуть присланное по ошибке.** USDT и USDC — не больше, чем лежит сверх долгов контракта; LILAPE — никогда.',
        },
        {
          en: '**Hand these powers on, or give them up.**',
          ru: '**Передать эти права или отказаться от них.**',
        },
      ],
    },
    {
      kind: 'text',
      text: {
        en: 'The owner cannot change a price, a date beyond the above, the goal or the treasury, cannot take a payment out before finalisation, and cannot stop a claim or a refund.',
        ru: 'Владелец не может изменить цены, сроки сверх сказанного, цель и адрес казны, не может забрать платёж до завершения и не может остановить выдачу или возврат.',
      },
    },
    {
      kind: 'heading',
      id: 'checks',
      text: { en: 'What has been checked, and what has not', ru: 'Что проверено, а что нет' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'The contracts have unit tests, random tests and invariants, among them that the sale always holds what it owes, and staking every stake with its reserved reward. The rules of prices and rewards are written twice, in Solidity and in TypeScript, and both are tested on the same examples.',
          ru: 'У контрактов есть модульные и случайные тесты и инварианты, в том числе: продажа всегда держит не меньше, чем должна, а стейкинг — каждый стейк с его наградой. Правила цены и награды написаны дважды, на Solidity и на TypeScript, и проверены на одних и тех же примерах.',
        },
        {
          en: 'The published sources give the deployed code byte for byte; anyone can verify that with the block explorer.',
          ru: 'Из опубликованных исходников получается развёрнутый код байт в байт; проверить это в обозревателе блоков может любой.',
        },
        {
          en: '**No outside firm has audited these contracts.** If that changes, the report will be linked here. Until then assume that there may be mistakes that nobody has found.',
          ru: '**Независимого аудита этих контрактов не было.** Если он появится, здесь будет ссылка на отчёт. До тех пор исходите из того, что в них могут быть ошибки, которых никто не нашёл.',
        },
      ],
    },
    {
      kind: 'note',
      look: 'warning',
      title: { en: 'How not to be robbed', ru: 'Как не дать себя обокрасть' },
      text: {
        en: 'We never ask for a seed phrase or a private key, never write to you first, and never ask for an approval beyond the payment. Our only sale is the one on this site. Compare addresses with the [contracts page](/contracts) before you sign.',
        ru: 'Мы никогда не спрашиваем секретную фразу или приватный ключ, никогда не пишем первыми и никогда не просим разрешения больше суммы платежа. Единственная наша продажа — на этом сайте. Перед подписью сверяйте адреса со [страницей контрактов](/contracts).',
      },
    },
  ],
};
