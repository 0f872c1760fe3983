/** The components of `ui` that stand still: buttons, states, structure, figures. */
import { useSyncExternalStore } from 'react';
import { formatDecimal, formatTextDown } from '#shell/first/format.ts';
import type { Language } from '@lilape/domain/languages';
import { Accordion, AccordionItem, AccordionRest } from '#ui/accordion.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { ButtonDownload } from '#ui/button-download.tsx';
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '#shell/ui/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Bars } from '#ui/chart/bars.tsx';
import { Columns } from '#ui/chart/columns.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { StepChart } from '#ui/chart/step-chart.tsx';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { Blocks } from '#ui/document/blocks.tsx';
import { Exact } from '#ui/exact.tsx';
import { Progress } from '#ui/progress.tsx';
import { Prose } from '#ui/prose.tsx';
import { Stand } from '#ui/card/stand.tsx';
import { ConfirmationWord } from '#ui/confirmation-word.tsx';
import { Status } from '#ui/status.tsx';
import { Step, Steps } from '#ui/steps.tsx';
import { Group, Specimen } from './specimen.tsx';
import { titles, words, wordsIn } from './words.ts';

type Props = { language: Language };

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'danger', 'plain'];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];
const address = '0x000000000000000000000000000000000000dEaD';

/** Things that are pressed. */
export function Pressables({ language }: Props) {
  const { buy } = wordsIn(language);
  return (
    <Group id="buttons" title={titles.buttons[language]}>
      {looks.flatMap((look) =>
        sizes.map((size) => (
          <Specimen key={look + size} name={`Button ${look} ${size}`}>
            <Button look={look} size={size}>
              {buy}
            </Button>
          </Specimen>
        )),
      )}
      {looks.map((look) => (
        <Specimen key={look} name={`Button ${look} isBusy`}>
          <Button look={look} isBusy>
            {buy}
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button disabled">
        <Button disabled>{buy}</Button>
      </Specimen>
      <Specimen name="Button isWide">
        <Button isWide>{buy}</Button>
      </Specimen>
      <Specimen name="ButtonLink">
        <ButtonLink to="/" look="secondary">
          {buy}
        </ButtonLink>
      </Specimen>
      <Specimen name="ButtonDownload">
        <ButtonDownload href="/lilape-whitepaper.pdf">PDF</ButtonDownload>
      </Specimen>
      <Specimen name="CopyableAddress">
        <CopyableAddress address={address} />
      </Specimen>
      <Specimen name="CopyableAddress isFull">
        <CopyableAddress address={address} isFull />
      </Specimen>
    </Group>
  );
}

/** Loading, empty, failed, and how far something is. */
export function States({ language }: Props) {
  const { retry, buy, short, empty, broken, sold, waiting, done, now, ahead, failed } = wordsIn(language);
  return (
    <Group id="states" title={titles.states[language]}>
      <Specimen name="Blank">
        <p>
          <Blank sample={short} />
        </p>
      </Specimen>
      <Specimen name="Blank, lost">
        <p data-figures="lost">
          <Blank sample={short} />
        </p>
      </Specimen>
      <Specimen name="Exact">
        <p>
          <Exact
            short={formatTextDown('20833.333333', 2, language)}
            full={formatDecimal('20833.333333', language)}
          />{' '}
          LILAPE
        </p>
      </Specimen>
      <Specimen name="Status">
        <p>
          <Status look="done">{done}</Status> <Status look="now">{now}</Status>{' '}
          <Status look="ahead">{ahead}</Status> <Status look="failed">{failed}</Status>
        </p>
      </Specimen>
      <Specimen name="ConfirmationWord">
        <p>
          <ConfirmationWord status="seen" /> <ConfirmationWord status="safe" />{' '}
          <ConfirmationWord status="final" /> <ConfirmationWord status="orphaned" />
        </p>
      </Specimen>
      {[0, 42.17, 100].map((percent) => (
        <Specimen key={percent} name={`Progress ${percent}`}>
          <Progress label={sold} percent={percent}>
            {percent}%
          </Progress>
        </Specimen>
      ))}
      <Specimen name="Progress null">
        <Progress label={waiting} percent={null} />
      </Specimen>
      <Specimen name="Stand, empty">
        <Stand art="ape-basket">
          <p>{empty}</p>
          <Button>{buy}</Button>
        </Stand>
      </Specimen>
      <Specimen name="Stand, failed">
        <Stand art="ape-lost">
          <p role="alert">{broken}</p>
          <Button>{retry}</Button>
        </Stand>
      </Specimen>
    </Group>
  );
}

/** What holds text together. */
export function Structure({ language }: Props) {
  const { sentence, question, buy } = wordsIn(language);
  return (
    <Group id="structure" title={titles.structure[language]}>
      <Specimen name="Card">
        <Card>
          <p>{sentence}</p>
        </Card>
      </Specimen>
      <Specimen name="Accordion">
        <Accordion>
          <AccordionItem group="style" id="style-a" title={question}>
            <p>{sentence}</p>
          </AccordionItem>
          <AccordionRest more={question} fewer={question}>
            <AccordionItem group="style" id="style-b" title={question}>
              <p>{sentence}</p>
            </AccordionItem>
          </AccordionRest>
        </Accordion>
      </Specimen>
      <Specimen name="Steps" isWide>
        <Steps>
          <Step title={buy}>{sentence}</Step>
          <Step title={buy}>{sentence}</Step>
        </Steps>
      </Specimen>
      <Specimen name="Prose" isWide>
        <Prose>
          <h3>{question}</h3>
          <p>{sentence}</p>
        </Prose>
      </Specimen>
      <Specimen name="Blocks" isWide>
        <Blocks
          language={language}
          blocks={[
            { kind: 'text', text: words.sentence },
            { kind: 'list', items: [words.sentence, words.empty] },
            { kind: 'note', look: 'plain', title: words.question, text: words.sentence },
            { kind: 'note', look: 'warning', title: words.failed, text: words.broken },
            { kind: 'facts', facts: [{ name: words.sold, value: words.buy }] },
          ]}
        />
      </Specimen>
    </Group>
  );
}

const day = 86_400_000;

const never = () => () => {};

/** Charts and tables; bars set their lengths by script, which prerendered HTML may not. */
export function Figures({ language }: Props) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { sold, stage, share, table, dollars } = wordsIn(language);
  const rows = [1, 2, 3].map((number) => ({ key: number, cells: [`${stage} ${number}`, `${number * 10}%`] }));
  return (
    <Group id="figures" title={titles.figures[language]}>
      <Specimen name="StepChart" isWide>
        <StepChart
          label={sold}
          points={[1, 2, 4, 7].map((value, index) => ({
            at: index * day,
            value: value * 1000,
            words: `$${value * 1000}`,
          }))}
          marks={[{ at: 2 * day, value: 4000, sign: 2 }]}
          from={0}
          to={4 * day}
          endLabel="$7000"
          formatValue={(value) => `$${value}`}
          formatTime={(at) => `${at / day} d`}
        />
      </Specimen>
      <Specimen name="Bars" isWide>
        {isInBrowser && (
          <Bars
            bars={[100, 40, 0].map((filledPct, index) => ({
              key: index,
              name: `${stage} ${index + 1}`,
              note: '$0.0012',
              words: `${filledPct}%`,
              lengthPct: 80 + 10 * index,
              filledPct,
              isCurrent: index === 1,
            }))}
          />
        )}
      </Specimen>
      <Specimen name="Columns" isWide>
        {isInBrowser && (
          <Columns
            label={dollars}
            columns={[40, 0, 120, 75].map((value, index) => ({
              at: 1_800_000_000_000 + index * 3_600_000,
              value,
              words: `$${value}`,
            }))}
            spanMs={3_600_000}
            formatValue={(value) => `$${value}`}
            formatTime={(at) => new Date(at).toISOString().slice(11, 16)}
          />
        )}
      </Specimen>
      <Specimen name="DataTable" isWide>
        <DataTable
          summary={table}
          caption={dollars}
          columns={[{ title: stage }, { title: share, isNumber: true }]}
          rows={rows}
        />
      </Specimen>
    </Group>
  );
}
