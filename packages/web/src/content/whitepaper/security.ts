/** Whitepaper: what protects buyers, what the owner can do, and what has not been done. */
import type { Section } from '#text/document.ts';

export const security: Section = {
  id: 'security',
  title: { en: 'Security', ru: 'Безопасность' },
  blocks: [
    {
      kind: 'text',
      text: {
        en: 'Nobody can upgrade a contract: what is deployed is what runs. The token has no owner. The sale has one, with the powers below and no others; the treasury’s address is fixed for good. The collection and staking have one each, who can’t touch an ape, a stake or a reserved reward. The [contracts page](/contracts) lists all powers.',
        ru: 'Обновить контракт не может никто: что развёрнуто, то и работает. У токена владельца нет. У продажи есть, с правами ниже и никакими больше; адрес казны закреплён навсегда. У коллекции и у стейкинга тоже есть по владельцу; ни обезьян, ни стейков, ни зарезервированных наград он не тронет. Все права — на [странице контрактов](/contracts).',
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
          en: '**Close it early**, once, announced at least an hour ahead. It can’t be undone.',
          ru: '**Закрыть раньше**, один раз, объявив не меньше чем за час. Передумать нельзя.',
        },
        {
          en: '**Return tokens sent by mistake.** Of USDT and USDC only what is there beyond what the contract owes; LILAPE never.',
          ru: '**Вернуть присланное по ошибке.** USDT и USDC — не больше, чем лежит сверх долгов контракта; LILAPE — никогда.',
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
        en: 'The owner can’t change a price, the goal, the treasury, or a date beyond the above. The owner can’t take a payment out before the sale is finalised, and can’t stop a claim or a refund.',
        ru: 'Владелец не может изменить цены, цель, адрес казны и сроки сверх сказанного. Он не может забрать платёж до завершения, остановить выдачу или возврат.',
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
          en: 'The contracts have unit tests, random tests and invariants. One of these: the sale always holds what it owes, and staking every stake with its reserved reward. We wrote the rules of prices and rewards twice, in Solidity and in TypeScript, and test both on the same examples.',
          ru: 'У контрактов есть модульные и случайные тесты и инварианты. Один из них: продажа всегда держит не меньше, чем должна, а стейкинг — каждый стейк с его наградой. Правила цены и награды мы написали дважды, на Solidity и на TypeScript, и проверяем на одних и тех же примерах.',
        },
        {
          en: 'The published sources compile to the deployed code, byte for byte. Anyone can check that with the block explorer.',
          ru: 'Опубликованные исходники компилируются в развёрнутый код байт в байт. Проверить это в обозревателе блоков может любой.',
        },
        {
          en: '**No outside firm has audited these contracts.** If that changes, we’ll link the report here. Until then, assume there may be mistakes nobody has found.',
          ru: '**Независимого аудита этих контрактов не было.** Если он появится, здесь будет ссылка на отчёт. До тех пор исходите из того, что в них могут быть ошибки, которых никто не нашёл.',
        },
      ],
    },
    {
      kind: 'note',
      look: 'warning',
      title: { en: 'How not to be robbed', ru: 'Как не дать себя обокрасть' },
      text: {
        en: 'We never ask for your seed phrase or private key. We never write to you first. We never ask you to approve more than you pay. Our only sale is on this site. Compare addresses with the [contracts page](/contracts) before you sign.',
        ru: 'Мы никогда не спрашиваем секретную фразу или приватный ключ, никогда не пишем первыми и никогда не просим разрешить больше, чем вы платите. Единственная наша продажа — на этом сайте. Перед подписью сверяйте адреса со [страницей контрактов](/contracts).',
      },
    },
  ],
};
